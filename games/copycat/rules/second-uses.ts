import type { Reason } from '@hustings/kernel';
import { data } from './data.js';
import { momentOf } from './moment.js';
import { cardNotNow, officeNotNow, reasons } from './reasons.js';
import type { State } from './state.js';
import { DOCTORATE, tablesOf } from './tables.js';

/**
 * CC-5.5: the ways to a second use, and what stands against one. It needs a first use in the same
 * round and belongs to the moment in which it is made (CC-5.6); a third is refused (CC-5.2). Which
 * card or worker it is, the questions in `effects/` ask: they lie on one another, so that second
 * uses nest (CC-5.7).
 */

/** CC-7.21: a worker used once, whose office's action belongs to the moment. */
export function whyNotReuseWorker(
  state: State,
  seat: number,
  office: number,
): Reason<State> | undefined {
  const player = state.players[seat];
  const at = player.workers.indexOf(office);
  if (at < 0) return reasons.noWorkerThere;
  const moment = momentOf(state);
  if (!tablesOf(state).officeIsOf[moment][office]) return officeNotNow[moment];
  if (player.worked[at] === 0) return reasons.workerNotUsed;
  return player.worked[at] < data.limits.uses ? undefined : reasons.workerUsedTwice;
}

export function anyWorkerToReuse(state: State, seat: number): boolean {
  const { workers } = state.players[seat];
  return workers.some((office) => whyNotReuseWorker(state, seat, office) === undefined);
}

/** CC-7.22: any card of the play area whose effect belongs to the moment, used or not. */
export function whyNotCopy(state: State, seat: number, card: number): Reason<State> | undefined {
  const player = state.players[seat];
  if (card === DOCTORATE) return reasons.doctorateIsInert;
  if (!player.area.includes(card)) {
    return player.temporary.includes(card)
      ? reasons.copiedInTemporaryPile
      : reasons.copiedNotInArea;
  }
  const { effectOf, cardIsOf } = tablesOf(state);
  if (effectOf[card] === 'copyCard') return reasons.notToBeCopied;
  const moment = momentOf(state);
  return cardIsOf[moment][card] ? undefined : cardNotNow[moment];
}

export function anyCardToCopy(state: State, seat: number): boolean {
  const { area } = state.players[seat];
  return area.some((card) => whyNotCopy(state, seat, card) === undefined);
}

/** CC-8.8: a card of the play area used once, whose effect belongs to the moment. */
export function whyNotReuse(state: State, seat: number, card: number): Reason<State> | undefined {
  const player = state.players[seat];
  if (card === DOCTORATE) return reasons.doctorateIsInert;
  const at = player.area.indexOf(card);
  if (at < 0) {
    return player.temporary.includes(card) ? reasons.cardInTemporaryPile : reasons.cardNotInArea;
  }
  const moment = momentOf(state);
  if (!tablesOf(state).cardIsOf[moment][card]) return cardNotNow[moment];
  if (player.used[at] === 0) return reasons.cardNotUsed;
  return player.used[at] < data.limits.uses ? undefined : reasons.cardUsedTwice;
}

export function anyCardToReuse(state: State, seat: number): boolean {
  const { area } = state.players[seat];
  return area.some((card) => whyNotReuse(state, seat, card) === undefined);
}

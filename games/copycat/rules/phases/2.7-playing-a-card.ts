import type { Out, Reason } from '@hustings/kernel';
import { doCard } from '../7-cards.js';
import type { Event } from '../events.js';
import { momentOf } from '../moment.js';
import { layOut } from '../piles.js';
import { cardNotNow, reasons } from '../reasons.js';
import type { State } from '../state.js';
import { tablesOf } from '../tables.js';

/** A hand card takes effect at once, then lies in the play area, used (CC-2.7). */
export function play(state: State, seat: number, card: number, out: Out<Event>): void {
  layOut(state.players[seat], card, 1);
  out?.push({ type: 'played', seat, card });
  doCard(state, seat, card, out);
}

export function whyNotPlay(state: State, seat: number, card: number): Reason<State> | undefined {
  if (!state.players[seat].hand.includes(card)) return reasons.notInHandToPlay;
  const moment = momentOf(state);
  return tablesOf(state).cardIsOf[moment][card] ? undefined : cardNotNow[moment];
}

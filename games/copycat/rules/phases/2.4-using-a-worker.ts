import type { Out, Reason } from '@hustings/kernel';
import { doOffice } from '../8-offices.js';
import type { Event } from '../events.js';
import { momentOf } from '../moment.js';
import { officeNotNow, reasons } from '../reasons.js';
import type { State } from '../state.js';
import { tablesOf } from '../tables.js';

/** A worker's action, used for the first time this round (CC-2.4). */
export function useOffice(state: State, seat: number, office: number, out: Out<Event>): void {
  const player = state.players[seat];
  player.worked[player.workers.indexOf(office)] = 1;
  out?.push({ type: 'used', seat, office });
  doOffice(state, seat, office, out);
}

export function whyNotUse(state: State, seat: number, office: number): Reason<State> | undefined {
  const player = state.players[seat];
  const at = player.workers.indexOf(office);
  if (at < 0) return reasons.noWorkerThere;
  const moment = momentOf(state);
  if (!tablesOf(state).officeIsOf[moment][office]) return officeNotNow[moment];
  return player.worked[at] === 0 ? undefined : reasons.workerUsed;
}

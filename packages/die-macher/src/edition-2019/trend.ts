import type { Out } from '@hustings/kernel';
import type { Event } from './events.js';
import { boardNow, type State } from './state.js';
import { trendMoved } from './votes.js';

/** Moves a party's trend in the state whose turn it is, so many spaces (6.10). */
export function moveTrend(s: State, seat: number, steps: number, out: Out<Event>): void {
  const { trend } = boardNow(s);
  const from = trend[seat];
  trend[seat] = trendMoved(from, steps);
  out?.push({ type: 'trendMoved', seat, election: s.now.election, from, to: trend[seat] });
}

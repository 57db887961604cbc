import type { Out } from '@hustings/kernel';
import { data } from '../data.js';
import type { Event } from '../events.js';
import { boardNow } from '../../world/index.js';
import type { State } from '../state.js';

/** 6.10: the figure printed on a space of the trend scale. */
export const trendFigure = (space: number): number => data.trendScale[space];

const HIGHEST_SPACE = data.trendScale.length - 1;
export const NEUTRAL_SPACE = data.trendScale.findIndex((figure) => figure === 0);

/** The space so many steps up (or down) the scale; it stops at the ends. */
export const trendMoved = (space: number, steps: number): number =>
  Math.max(0, Math.min(HIGHEST_SPACE, space + steps));

/** Moves a party's trend in the state whose turn it is, so many spaces. */
export function moveTrend(s: State, seat: number, steps: number, out: Out<Event>): void {
  const { trend } = boardNow(s);
  const from = trend[seat];
  trend[seat] = trendMoved(from, steps);
  out?.push({ type: 'trendMoved', seat, election: s.now.election, from, to: trend[seat] });
}

import { match, type Opinions, type Program } from '../world/index.js';
import { data } from './data.js';
import type { ConversionSum } from './events.js';

/** The figure printed on a space of the trend scale. */
export const trendFigure = (space: number): number => data.trendScale[space];

const HIGHEST_SPACE = data.trendScale.length - 1;
export const NEUTRAL_SPACE = data.trendScale.findIndex((figure) => figure === 0);

/** The space so many steps up (or down) the scale; it stops at the ends (6.10). */
export const trendMoved = (space: number, steps: number): number =>
  Math.max(0, Math.min(HIGHEST_SPACE, space + steps));

/** What newly placed rallies cost in one state (4.1). */
export const rallyCost = (rallies: number): number => data.rallyCosts[rallies];

/** Votes for rallies: (rallies + trend) × match, each factor at least 1 (9.3); none for none (9.4). */
export function votesFor(rallies: number, trend: number, fit: number): number {
  if (rallies === 0) return 0;
  return Math.max(1, rallies + trend) * Math.max(1, fit);
}

type CampaignBoard = Readonly<Opinions> & {
  readonly votes: readonly number[];
  readonly trend: readonly number[];
};

/** What transforming so many rallies would give a seat in a state, spelled out. */
export function conversion(
  board: CampaignBoard,
  program: Readonly<Program>,
  seat: number,
  rallies: number,
): ConversionSum {
  const trend = trendFigure(board.trend[seat]);
  const fit = match(program, board);
  const votes = votesFor(rallies, trend, fit);
  return { rallies, trend, match: fit, votes, total: board.votes[seat] + votes };
}

/** Victory points for votes by a state's card; fewer than five votes earn none (9.6). */
export function pointsFor(state: number, votes: number): number {
  const table: readonly (readonly [number, number])[] = data.states[state].points;
  let points = 0;
  for (let i = 0; i < table.length && votes >= table[i][0]; i++) points = table[i][1];
  return points;
}

import {
  data,
  electionAt,
  electionNow,
  electsNow,
  firstElection,
  HIDDEN,
  pointsFor,
  rounds,
  stateCount,
  trendFigure,
  type BoardView,
  type ElectionPreview,
  type View,
} from '../../rules/edition-2019/index.js';
import { boardOf } from '../../rules/world/index.js';
import { stateIn } from '../../texts/edition-2019/index.js';
import { bits } from '../world/cards.js';
import type { WorldCampaign } from '../world/table.svelte.js';

/** One state on the boards, with what an election there would give now. */
export type Campaign = WorldCampaign & {
  readonly board: BoardView;
  readonly preview: ElectionPreview;
};

/** The state of an election, also of one that is over; nothing for one that lies face down (10.2). */
export const codeOf = (view: View, election: number): string =>
  data.states[stateIn(view, election)]?.code ?? '';

export function campaigns(view: View): Campaign[] {
  return Array.from({ length: stateCount(view) }, (_, i) => campaign(view, electionAt(view, i)));
}

export function campaign(view: View, election: number): Campaign {
  const board = view.boards[boardOf(election)];
  return {
    election,
    board,
    code: codeOf(view, election),
    elects: electsNow(view, election),
    voted: electsNow(view, election) && (view.ended === 1 || /^9[cde]/.test(view.position.at)),
    round: roundOf(view, election),
    preview: electionNow(view, board),
  };
}

/** The round in which an election is held. */
export function roundOf(view: View, election: number): number {
  for (let round = 1; round <= rounds(view); round++) {
    const then = { round, options: view.options };
    if (election >= firstElection(then) && electsNow(then, election)) return round;
  }
  return rounds(view);
}

/** The elections of a round. */
export function electionsOf(view: View, round: number): number[] {
  const then = { round, options: view.options };
  const found: number[] = [];
  for (let e = firstElection(then); electsNow(then, e) && e < view.options.elections; e++) {
    found.push(e);
  }
  return found;
}

/** The same board with more rallies of a seat. */
export function withRallies(board: BoardView, seat: number, more: number): BoardView {
  const rallies = board.rallies.map((held, other) => (other === seat ? held + more : held));
  return { ...board, rallies };
}

/** The same board with another trend of a seat. */
export function withTrend(board: BoardView, seat: number, space: number): BoardView {
  const trend = board.trend.map((at, other) => (other === seat ? space : at));
  return { ...board, trend };
}

export const trendOf = (board: BoardView, seat: number): number => trendFigure(board.trend[seat]);

/** The space so many steps on, stopping at the ends of the scale. */
export const trendAfter = (space: number, steps: number): number =>
  Math.max(0, Math.min(data.trendScale.length - 1, space + steps));

export const stateMax = (code: string): number =>
  data.states.find((state) => state.code === code)?.max ?? 0;

export const pointsTable = (board: BoardView): readonly (readonly [number, number])[] =>
  data.states[board.state].points;

export const pointsWith = (board: BoardView, votes: number): number =>
  pointsFor(board.state, votes);

/** The phase of a position: 0 before round 1, else 1 to 9. */
export function phaseOf(at: string): number {
  const phase = /^(\d)/.exec(at);
  return phase === null ? 9 : Number(phase[1]);
}

/** Politicians still in hand: not those that lie face down on a board. */
export function politiciansLeft(view: View, seat: number): number {
  const sent = view.boards.map((board) => board.sent[seat]);
  const down = sent.filter((one) => one === HIDDEN || (one >= 0 && (view.unseen[seat] >> one) & 1));
  return bits(view.unseen[seat]).length - down.length;
}

/** Points as they stand: votes and won elections. */
export const standing = (view: View, seat: number): number =>
  view.votePoints[seat] + view.winPoints[seat];

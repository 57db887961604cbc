import { NONE } from '@hustings/kernel';
import {
  data,
  electionAt,
  electionNow,
  electsNow,
  firstElection,
  HIDDEN,
  mediaMajority,
  partyIds,
  pointsFor,
  rounds,
  stateCount,
  trendFigure,
  type BoardView,
  type ElectionPreview,
  type View,
} from '../../rules/edition-2019/index.js';
import { boardOf, programCards } from '../../rules/world/index.js';

/** One state on the boards, with what an election there would give now. */
export type Campaign = {
  readonly election: number;
  readonly code: string;
  readonly board: BoardView;
  readonly elects: boolean;
  /** The votes of this round have been counted; the board is cleared at its end. */
  readonly voted: boolean;
  readonly round: number;
  readonly preview: ElectionPreview;
};

export const partyOf = (view: View, seat: number): string => partyIds[view.parties[seat]];

export const codeOf = (view: View, election: number): string =>
  data.states[view.boards[boardOf(election)].state]?.code ?? '';

/** Seats in the order in which they are drawn: the viewer's own first, then clockwise. */
export function seatOrder(view: View): number[] {
  const count = view.parties.length;
  const first = Math.max(0, view.position.viewer);
  return view.parties.map((_, i) => (first + i) % count);
}

/** Seats in the order of play. */
export const fromStart = (view: View): number[] =>
  view.parties.map((_, i) => (view.start + i) % view.parties.length);

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
    voted: electsNow(view, election) && /^9[cde]/.test(view.position.at),
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

export type MediaLead = { readonly seat: number; readonly most: number; readonly next: number };

/** Who leads the media with how many against how many; nobody when tied or empty. */
export function mediaLead(media: readonly number[]): MediaLead | undefined {
  const seat = mediaMajority(media);
  if (seat === NONE) return undefined;
  const others = media.filter((_, other) => other !== seat);
  return { seat, most: media[seat], next: Math.max(0, ...others) };
}

/** The spots of a state: whose marker stands on each, seat by seat; NONE is free. */
export function spotsOf(media: readonly number[]): number[] {
  const spots = media.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  return Array.from({ length: data.mediaSpots }, (_, i) => spots[i] ?? NONE);
}

export const stateMax = (code: string): number =>
  data.states.find((state) => state.code === code)?.max ?? 0;

export const pointsTable = (board: BoardView): readonly (readonly [number, number])[] =>
  data.states[board.state].points;

export const pointsWith = (board: BoardView, votes: number): number =>
  pointsFor(board.state, votes);

/** A bar up to here leaves the line at 50 and its name free. */
const CLEAR = 36;

/** The column over which that line is named: the last that does not reach it, else the lowest. */
export function clearColumn(votes: readonly number[]): number {
  const free = votes.findLastIndex((count) => count <= CLEAR);
  return free >= 0 ? free : votes.indexOf(Math.min(...votes));
}

/** The phase of a position: 0 before round 1, else 1 to 9. */
export function phaseOf(at: string): number {
  const phase = /^(\d)/.exec(at);
  return phase === null ? 9 : Number(phase[1]);
}

export const handOf = (view: View, seat: number): number[] =>
  [...view.hands[seat]].filter((card) => card !== HIDDEN);

export const programOf = (view: View, seat: number): number[] => programCards(view.programs[seat]);

export const bits = (mask: number): number[] =>
  Array.from({ length: 8 }, (_, i) => i).filter((i) => ((mask >> i) & 1) === 1);

/** Politicians still in hand: not those that lie face down on a board. */
export function politiciansLeft(view: View, seat: number): number {
  const sent = view.boards.map((board) => board.sent[seat]);
  const down = sent.filter((one) => one === HIDDEN || (one >= 0 && (view.unseen[seat] >> one) & 1));
  return bits(view.unseen[seat]).length - down.length;
}

/** Points as they stand: votes and won elections. */
export const standing = (view: View, seat: number): number =>
  view.votePoints[seat] + view.winPoints[seat];

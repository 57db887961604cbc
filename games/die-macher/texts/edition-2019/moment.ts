import { NONE } from '@hustings/kernel';
import {
  data,
  electsNow,
  firstElection,
  rounds,
  trendFigure,
  type BoardView,
  type View,
} from '../../rules/edition-2019/index.js';
import { boardOf, match, mediaMajority } from '../../rules/world/index.js';
import type { Standing } from './label-texts.js';
import type { Phase } from './position-texts.js';

/** What of the moment texts speak about, read from a view. */

type Variable = 'pick' | 'seat' | 'election' | 'part' | 'holder';

/** A loop variable of the sequence of play; NONE outside its loop. */
export const now = (view: View, variable: Variable): number => view.position.now[variable] ?? NONE;

export const boardNow = (view: View): BoardView => view.boards[boardOf(now(view, 'election'))];

const byStart: readonly (readonly [begins: string, phase: Phase])[] = [
  ['0 draft', 'draft'],
  ['0 program', 'program'],
  ['0 start', 'start'],
  ['1', 'startPlayer'],
  ['2', 'programs'],
  ['3', 'media'],
  ['4', 'rallies'],
  ['5', 'politicians'],
  ['6', 'actions'],
  ['7', 'influence'],
  ['8', 'polls'],
  ['9c', 'donations'],
];

/** The phase that a position belongs to: procedures are named after their chapters. */
export const phaseAt = (at: string): Phase =>
  byStart.find(([begins]) => at.startsWith(begins))?.[1] ?? 'election';

export const phaseOf = ({ position }: View): Phase => phaseAt(position.at);

export const isSetup = (view: View): boolean => view.position.at.startsWith('0');

/** Main or secondary action? */
export const partOf = (view: View): 'main' | 'secondary' =>
  now(view, 'part') === 0 ? 'main' : 'secondary';

/** The board of the state with this code, if it lies there. */
export const boardOfCode = (view: View, code: string): BoardView | undefined =>
  view.boards.find(({ state }) => state !== NONE && data.states[state].code === code);

/** The boards with a state, in the order of their elections. */
export function boardsOf(view: View): { election: number; board: BoardView }[] {
  const first = firstElection(view);
  return view.boards
    .map((_, i) => ({ election: first + i, board: view.boards[boardOf(first + i)] }))
    .filter(({ board }) => board.state !== NONE);
}

/** The round in which an election is held. */
export function roundOf(view: View, election: number): number {
  for (let round = view.round; round < rounds(view); round++) {
    if (electsNow({ round, options: view.options }, election)) return round;
  }
  return rounds(view);
}

export const trendOf = (board: BoardView, seat: number): number => trendFigure(board.trend[seat]);

/** How a seat stands in a state. */
export function standing(view: View, board: BoardView, seat: number): Standing {
  return {
    votes: board.votes[seat],
    rallies: board.rallies[seat],
    trend: trendOf(board, seat),
    match: match(view.programs[seat], board),
  };
}

/** Who leads the media there, if anyone; with one more marker of a seat, if one is given. */
export function mediaLeader({ media }: BoardView, plus = NONE): number {
  return mediaMajority(media.map((markers, seat) => (seat === plus ? markers + 1 : markers)));
}

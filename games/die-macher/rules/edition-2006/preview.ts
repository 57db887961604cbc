import { NONE } from '@hustings/kernel';
import { agreement, type Program } from '../world/index.js';
import { data } from './data.js';
import type { ConversionSum, ElectionOutcome } from './events.js';
import { outcomeOf } from './paragraphs/9a-seats-and-winner.js';
import type { BoardView } from './view.js';
import { conversion, gainVotes } from './paragraphs/8.2-votes.js';

/** What everyone sees of a state; a state and every view of it have it. */
export type PublicBoard = Pick<
  BoardView,
  | 'state'
  | 'opinions'
  | 'up'
  | 'double'
  | 'votes'
  | 'standing'
  | 'popularity'
  | 'meetings'
  | 'media'
  | 'tiles'
>;

/** What everyone sees of the table. */
export type PublicTable = {
  readonly first: number;
  readonly programs: readonly Readonly<Program>[];
};

export type ElectionPreview = {
  /** By seat: what its meetings would give, spelled out: 8 meetings × (2 + 1) = 24. */
  readonly conversions: readonly ConversionSum[];
  readonly outcome: ElectionOutcome;
  /** The parties with votes, the one ahead last, as their markers would then lie (8.3). */
  readonly standing: readonly number[];
};

/**
 * If the election in this state were now: all meetings converted from the first player on, as
 * markers would then be stacked, and the outcome, with these coalitions or none.
 */
export function electionNow(
  s: PublicTable,
  board: PublicBoard,
  partners: readonly number[] = s.programs.map(() => NONE),
): ElectionPreview {
  const scale = { votes: [...board.votes], standing: [...board.standing] };
  const conversions = s.programs.map((program, seat) =>
    conversion(board, program, seat, board.meetings[seat]),
  );
  for (let step = 0; step < conversions.length; step++) {
    const seat = (s.first + step) % conversions.length;
    gainVotes(scale, seat, conversions[seat].votes);
  }
  const outcome = outcomeOf({ state: board.state, ...scale }, partners);
  return { conversions, outcome, standing: scale.standing };
}

export type PossibleCoalition = {
  readonly seats: readonly [number, number];
  readonly equal: number;
  /** Either of them can force it; otherwise both must agree (4.1). */
  readonly forced: boolean;
};

/** The coalitions that two parties with tiles in this state could form, if both are free. */
export function possibleCoalitions(s: PublicTable, board: PublicBoard): PossibleCoalition[] {
  const found: PossibleCoalition[] = [];
  const hasTile = (seat: number): boolean => ((board.tiles >> seat) & 1) === 1;
  for (let one = 0; one < s.programs.length; one++) {
    for (let other = one + 1; other < s.programs.length; other++) {
      const equal = agreement(s.programs[one], s.programs[other]);
      if (!hasTile(one) || !hasTile(other) || equal < data.coalition.agree) continue;
      found.push({ seats: [one, other], equal, forced: equal >= data.coalition.force });
    }
  }
  return found;
}

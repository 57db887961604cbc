import type { ConversionSum, ElectionOutcome } from './events.js';
import { conversion } from './paragraphs/9a-rallies-into-votes.js';
import { outcomeOf, type Electorate } from './paragraphs/9b-election.js';
import type { BoardView } from './view.js';

/** What everyone sees of a state; a state and every view of it have it. */
export type PublicBoard = Pick<
  BoardView,
  'state' | 'opinions' | 'up' | 'double' | 'votes' | 'trend' | 'rallies' | 'media'
>;

export type ElectionPreview = {
  /** By seat: what its rallies would give, spelled out: (5 rallies + 2) × 3 = 21. */
  readonly conversions: readonly ConversionSum[];
  readonly outcome: ElectionOutcome;
};

/** If the election in this state were now: every rally transformed, then the outcome. */
export function electionNow(s: Electorate, board: PublicBoard): ElectionPreview {
  const conversions = s.programs.map((program, seat) =>
    conversion(board, program, seat, board.rallies[seat]),
  );
  const votes = conversions.map((sum) => sum.total);
  return { conversions, outcome: outcomeOf(s, board.state, votes) };
}

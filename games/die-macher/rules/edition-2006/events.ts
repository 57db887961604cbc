import type { Decided } from '@hustings/kernel';
import type { PassKind } from './decisions.js';

/**
 * What happens in a game. Seats, cards, elections and polls are numbers as in the state; all is
 * public but `secret`.
 */
export type Event =
  | Decided
  // 0 Preliminary stage
  | { type: 'preliminaryTaken'; seat: number; choice: PreliminaryChoice }
  // 1 First player
  | { type: 'bidsOpened'; bids: { seat: number; bid: number }[] }
  | { type: 'tie'; seats: number[]; bid: number }
  | { type: 'diceForFirst'; dice: { seat: number; die: number }[] }
  | { type: 'biddingWon'; seat: number; paid: number }
  | { type: 'firstPlayer'; seat: number; by: number }
  | { type: 'passed'; seat: number; kind: PassKind }
  // 2 Program conference
  | { type: 'programsDrawn'; seat: number; count: number; secret: Cards }
  | { type: 'programsDiscarded'; seat: number; count: number; secret: Cards }
  | { type: 'programChanged'; seat: number; out: number; in: number }
  // 3 Shadow cabinet
  | { type: 'cabinetLaid'; seat: number; elections: number[]; secret: Cards }
  | { type: 'cabinetRevealed'; cards: { seat: number; election: number; card: number }[] }
  | { type: 'cabinetPaid'; seat: number; paid: number }
  | { type: 'coalitionTile'; seat: number; election: number }
  | { type: 'cabinetActs'; seat: number; election: number; card: number }
  | { type: 'votesGained'; seat: number; election: number; votes: number; total: number }
  | { type: 'popularityMoved'; seat: number; election: number; from: number; to: number }
  | { type: 'keyIssuePlaced'; seat: number; election: number; card: number }
  | { type: 'keyIssueRemoved'; seat: number; election: number; card: number }
  | { type: 'mediaReplaced'; seat: number; owner: number; election: number; paid: number }
  // 4 Coalitions
  | { type: 'coalitionOffered'; seat: number; partner: number }
  | { type: 'coalitionRefused'; seat: number; partner: number }
  | { type: 'coalitionFormed'; seat: number; partner: number; forced: boolean }
  | { type: 'tilesReturned'; seats: number[] }
  // 5 Media
  | { type: 'mediaBought'; seat: number; election: number; paid: number }
  | { type: 'opinionSwapped'; seat: number; election: number; out: number; in: number }
  // 6 Meetings
  | { type: 'meetingsPlaced'; seat: number; meetings: number[]; paid: number }
  // 7 Polls
  | { type: 'auctionOpened'; election: number }
  | { type: 'pollBid'; seat: number; bid: number }
  | { type: 'pollWon'; seat: number; election: number; paid: number; secret: Poll }
  | { type: 'pollUnsold'; election: number }
  | { type: 'pollPublished'; seat: number; election: number; poll: number; lines: number[] }
  | { type: 'pollKept'; seat: number; election: number; dice: number[]; members: number }
  // 8 Meetings into votes, 9 The election
  | { type: 'meetingsConverted'; seat: number; election: number; sum: ConversionSum }
  | { type: 'electionHeld'; election: number; outcome: ElectionOutcome }
  | { type: 'nationalMedia'; seat: number; round: number }
  // `out` is the card that it replaces, or NONE
  | { type: 'opinionCarried'; seat: number; card: number; space: number; how: Carried; out: number }
  | { type: 'membersGained'; seat: number; gain: number; members: number }
  | { type: 'incomePaid'; seat: number; seats: number; members: number }
  // 10 End of the round
  | { type: 'stateLeft'; election: number; state: number }
  | { type: 'stateEntered'; election: number; state: number }
  | { type: 'opinionTurned'; election: number; card: number; under: number[] }
  | { type: 'opinionMissing'; election: number; under: number[] }
  | { type: 'contributionAccepted'; seat: number; sum: number }
  | { type: 'contributionLaid'; seat: number; secret: { seat: number; sum: number } }
  | { type: 'acceptedDice'; seat: number; dice: number[]; members: number }
  | { type: 'refusalsShown'; refused: { seat: number; sum: number }[] }
  | { type: 'refusedDice'; seat: number; dice: number[]; members: number }
  | { type: 'bonusDice'; seat: number; dice: number[]; members: number }
  | { type: 'roundBegan'; round: number }
  | { type: 'gameEnded' };

type Cards = { seat: number; cards: number[] };
type Poll = { seat: number; poll: number };

/** An option of each list, and the elections of the states named for their parts. */
export type PreliminaryChoice = {
  list1: number;
  parts: number[];
  list2: number;
  media: number[];
};

/** meetings × (popularity + match), spelled out; `total` are the votes then on the scale. */
export type ConversionSum = {
  meetings: number;
  popularity: number;
  match: number;
  votes: number;
  total: number;
};

/** How a carried opinion changed the nation: on a free space, or one that was taken (9.4). */
export type Carried = 'new' | 'dominant' | 'replaced';

export type ElectionOutcome = {
  /** By seat. */
  votes: number[];
  seats: number[];
  /** Nobody; one party; or two partners, the one that goes first in front. */
  winners: number[];
  /** Was it won by a tie-break (9.2)? */
  narrow: boolean;
  /** The one player who lost narrowly to a single party (9.8), or NONE. */
  narrowLoser: number;
};

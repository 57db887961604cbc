import type { Decided } from '@hustings/kernel';

/**
 * What happens in a game. Seats, cards, elections and politicians are numbers as in the state; all
 * is public but `secret`.
 */
export type Event =
  | Decided
  // 0 Setup
  | { type: 'packPassed'; from: number; to: number; secret: { seat: number; cards: number[] } }
  | { type: 'programLaid'; seat: number; cards: number[] }
  | { type: 'surplusShown'; seat: number; cards: number[] }
  | { type: 'programsDrawn'; seat: number; count: number; secret: Cards }
  | { type: 'cardKept'; seat: number }
  | { type: 'startPosition'; seat: number; block: number; elections: number[] }
  // 1 Start player
  | { type: 'bidsOpened'; bids: { seat: number; bid: number }[] }
  | { type: 'tie'; seats: number[]; bid: number }
  | { type: 'raised'; seat: number; bid: number }
  | { type: 'passed'; seat: number; kind: Passable; election?: number }
  | { type: 'startPlayer'; seat: number; paid: number }
  | { type: 'overbid'; seat: number; paid: number; base: number }
  // 2 Party programs
  | { type: 'stackDrawn'; seat: number; secret: Cards }
  | { type: 'displayDiscarded'; seat: number; cards: number[] }
  | { type: 'displayDealt'; cards: number[] }
  | { type: 'displayTaken'; seat: number; card: number }
  | { type: 'programChanged'; seat: number; out: number[]; in: number[] }
  | { type: 'handDiscarded'; seat: number; count: number; secret: Cards }
  // 3 Media, 4 Rallies, 5 Politicians
  | { type: 'mediaBought'; seat: number; election: number; paid: number }
  | { type: 'ralliesPlaced'; seat: number; first: number; rallies: number[]; paid: number }
  | { type: 'politiciansSent'; seat: number; elections: number[]; secret: Cards }
  // 6 Politicians' actions
  | { type: 'politiciansRevealed'; election: number; politicians: Sent[] }
  | { type: 'politicianPaid'; seat: number; election: number; politician: number; paid: number }
  | { type: 'politicianGone'; seat: number; election: number; politician: number }
  | { type: 'actionChosen'; seat: number; election: number; politician: number; action: string }
  | { type: 'trendMoved'; seat: number; election: number; from: number; to: number }
  | { type: 'votesGained'; seat: number; election: number; votes: number; total: number }
  | { type: 'baseChanged'; seat: number; by: number; base: number }
  | { type: 'doublePlaced'; seat: number; election: number; card: number }
  | { type: 'doubleRemoved'; seat: number; election: number; card: number }
  | { type: 'mediaRemoved'; seat: number; from: number; election: number; paid: number }
  | { type: 'mediaPlaced'; seat: number; election: number }
  // 7 Media influence
  | { type: 'opinionShifted'; seat: number; election: number; out: number; in: number }
  // 8 Polls
  | { type: 'auctionOpened'; election: number; auctioneer: number; back: number }
  | { type: 'pollBid'; seat: number; bid: number }
  | { type: 'pollWon'; seat: number; election: number; paid: number }
  | { type: 'pollUnsold'; election: number }
  | { type: 'pollLooked'; seat: number; secret: { seat: number; poll: number } }
  | { type: 'pollPublished'; seat: number; election: number; poll: number }
  | { type: 'pollHidden'; seat: number; election: number }
  // 9 Votes, elections, money, next round
  | { type: 'ralliesConverted'; seat: number; election: number; sum: ConversionSum }
  | { type: 'electionHeld'; election: number; outcome: ElectionOutcome }
  | { type: 'mediaPresence'; seat: number; election: number; by: 'winning' | 'influence' }
  | { type: 'incomePaid'; seat: number; votes: number; base: number }
  | { type: 'donationUsed'; seat: number; donation: number; accepted: boolean; base: number }
  | { type: 'stateLeft'; election: number; state: number }
  | { type: 'stateEntered'; election: number; state: number }
  | { type: 'opinionTurned'; election: number; card: number; discarded: number[] }
  | { type: 'opinionsRefilled'; cards: number[] }
  | { type: 'roundBegan'; round: number }
  | { type: 'gameEnded'; money: number[] };

/** The decisions in which passing is told. */
export type Passable =
  | 'raise'
  | 'drawPrograms'
  | 'buyMedia'
  | 'chooseAction'
  | 'placeMedia'
  | 'shiftOpinion'
  | 'bidForPoll'
  | 'convertRallies';

type Cards = { seat: number; cards: number[] };
type Sent = { seat: number; politician: number };

/** (rallies + trend) × match, spelled out. */
export type ConversionSum = {
  rallies: number;
  trend: number;
  match: number;
  votes: number;
  total: number;
};

export type ElectionOutcome = {
  /** By seat. */
  votes: number[];
  points: number[];
  /** Single: one with 50 or more; several; coalition of two; none possible (9.7–9.9). */
  kind: 'single' | 'several' | 'coalition' | 'none';
  winners: number[];
  bonus: number[];
};

import type { ConversionSum, Passable } from '../../rules/edition-2019/index.js';
import type { Party, State } from '../world/index.js';
import type { Figure, Politician } from './about.js';

type By = { readonly who: Party };
type In = { readonly state: State };
type Card = { readonly card: string };
type Cards = { readonly cards: readonly string[] };
type Change = { readonly from: number; readonly to: number };

/** What each sentence of the log speaks of; sums are in thousands, cards as they are printed. */
export type Told = {
  readonly programLaid: By & Cards;
  readonly surplusShown: By & Cards;
  readonly programsDrawn: By & { count: number };
  readonly programsDrawnSeen: By & Cards;
  readonly cardKept: By;
  readonly startPosition: By & {
    parts: readonly { what: string; states: readonly State[]; isEach: boolean }[];
  };
  readonly bidsOpened: { bids: readonly (By & { bid: number })[] };
  readonly tie: { tied: readonly Party[]; bid: number };
  readonly raised: By & { bid: number };
  readonly startPlayer: By & { paid: number };
  readonly overbid: By & { paid: number; base: number };
  readonly stackDrawn: By;
  readonly stackDrawnSeen: By & Cards;
  readonly displayDiscarded: By;
  readonly displayTaken: By & Card;
  readonly programChanged: By & { out: readonly string[]; into: readonly string[] };
  readonly programKept: By;
  readonly handDiscarded: By & { count: number };
  readonly mediaBought: By & In & { paid: number };
  readonly ralliesPlaced: By & { parts: readonly (In & { rallies: number })[]; paid: number };
  readonly politiciansSent: By & { states: readonly State[] };
  readonly politiciansRevealed: In & { sent: readonly (By & { politician: Politician })[] };
  readonly politicianPaid: By & In & { politician: Politician; paid: number };
  readonly politicianGone: By & In & { politician: Politician };
  readonly trendMoved: By & In & Change;
  readonly votesGained: By & In & { votes: number; total: number };
  readonly baseChanged: By & { by: number; base: number };
  readonly doublePlaced: By & In & Card;
  readonly doubleRemoved: By & In & Card;
  readonly mediaRemoved: By & In & { from: Party; paid: number };
  readonly mediaPlaced: By & In;
  readonly opinionShifted: By & In & { out: string; into: string };
  /** Whose trend it raises, or that nobody plays that party. */
  readonly auctionOpened: By & In & { back: Party; absent: boolean };
  readonly pollBid: By & { bid: number };
  readonly pollWon: By & In & { paid: number };
  readonly pollUnsold: In;
  readonly pollPublished: By & In & { front: readonly Figure[] };
  readonly pollHidden: By & In & { base: number };
  readonly ralliesConverted: By & In & { sum: ConversionSum };
  readonly electionSingle: By & In;
  readonly electionSeveral: In & { winners: readonly Party[] };
  readonly electionCoalition: In & { winners: readonly Party[] };
  readonly electionNone: By & In;
  readonly mediaPresence: By & In & { points: number };
  readonly incomePaid: By & { votes: number; base: number };
  readonly donationAccepted: By & { sum: number; base: number };
  readonly donationRejected: By & { sum: number; base: number };
  readonly stateLeft: In;
  readonly stateEntered: In;
  readonly opinionTurned: In & Card;
  readonly opinionsRefilled: object;
  readonly roundBegan: { round: number };
  readonly gameEnded: object;
};

/** A sentence for everything that happened; what needs no word is not here. */
export type LogTexts = {
  readonly [T in keyof Told]: (told: Told[T]) => string;
} & {
  /** `where`: the state, with a space before it, where it is said. */
  readonly passed: Readonly<Record<Passable, (told: By & { readonly where: string }) => string>>;
};

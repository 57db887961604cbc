import type { Party, State } from '../world/index.js';
import type { Figure, Work } from './about.js';

/** The steps of the game that have a name: those before round 1, and the phases of a round. */
export type Phase =
  | 'draft'
  | 'program'
  | 'start'
  | 'startPlayer'
  | 'programs'
  | 'media'
  | 'rallies'
  | 'politicians'
  | 'actions'
  | 'influence'
  | 'polls'
  | 'election'
  | 'donations';

type Row<N extends number, R extends readonly string[] = []> = R['length'] extends N
  ? R
  : Row<N, readonly [...R, string]>;

/** The position in words. */
export type PositionTexts = {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly setup: (phase: string) => string;
  readonly moment: (round: number, of: number, phase: string) => string;
  readonly over: string;
  readonly decide: (who: readonly Party[]) => string;
  /** Who has answered in secret already. */
  readonly decided: (who: readonly Party[]) => string;
  readonly pick: (pick: number, of: number) => string;
  readonly startPlayer: (who: Party) => string;
  /** While it is bid for: who was it until now. */
  readonly startSoFar: (who: Party) => string;
  readonly terms: (elections: number, openMoney: boolean, penalised: boolean) => string;
  readonly tied: (who: readonly Party[]) => string;
  readonly tiedAt: (bid: number) => string;
  readonly raised: (who: Party, bid: number) => string;
  readonly paying: (who: Party, work: Work, cost: number) => string;
  readonly acting: (who: Party, work: Work, part: 'main' | 'secondary') => string;
  readonly doing: (action: string) => string;
  readonly influencing: (who: Party, state: State) => string;
  readonly auction: (state: State, auctioneer: Party) => string;
  readonly noBid: string;
  readonly highest: (who: Party, bid: number) => string;
  readonly out: (who: readonly Party[]) => string;
  readonly converting: (state: State) => string;
  readonly pollTaken: (who: Party, state: State, back: Party) => string;
  readonly pollFront: (front: readonly Figure[]) => string;

  readonly yourParty: (who: Party) => string;
  readonly purse: (money: number, base: number, points: number) => string;
  readonly supply: (rallies: number, media: number) => string;
  readonly program: (cards: string) => string;
  readonly hand: (cards: string) => string;
  readonly picks: (cards: string) => string;
  readonly donationsLeft: (sums: readonly number[]) => string;
  readonly yourPoliticians: string;
  readonly noPoliticians: string;
  readonly politician: (name: string, cost: number, powers: string) => string;

  readonly states: string;
  readonly stateTitle: (state: State, code: string, when: string, most: number) => string;
  readonly electsNow: string;
  readonly electsIn: (round: number) => string;
  readonly hasVoted: string;
  readonly opinions: (open: readonly string[], hidden: number) => string;
  /** An opinion, and what it is worth to the reader; nothing for who watches. */
  readonly opinion: (card: string, doubled: boolean, worth: number | undefined) => string;
  readonly media: (
    present: readonly Figure[],
    leader: Party | undefined,
    freeSpots: number,
  ) => string;
  readonly stateHeads: Row<8>;
  readonly ifNow: (votes: number, points: number) => string;
  readonly faceDown: string;

  readonly parties: string;
  readonly partyHeads: Row<10>;
  /** A party with who sits there. */
  readonly chair: (party: string, person: string | undefined, isYou: boolean) => string;
  readonly closed: string;
  readonly programOf: (who: Party, cards: string, alike: number | undefined) => string;
  readonly presence: (spots: readonly number[]) => string;

  readonly displays: string;
  readonly programDisplay: (cards: string, stack: number, discards: number) => string;
  readonly opinionDisplay: (cards: string, stack: number) => string;
  readonly opinionDiscards: (cards: string) => string;
  readonly nextPoll: (back: Party, stack: number, discards: number) => string;
  readonly pollPublished: (front: readonly Figure[]) => string;
  readonly doubles: (markers: number) => string;
  readonly presenceSpots: (spots: readonly number[]) => string;
  readonly coming: (states: number) => string;
};

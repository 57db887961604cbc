import type { OptionText, Sayings } from '@hustings/texts';
import type {
  data,
  DecisionKind,
  Event,
  NothingKind,
  PassKind,
  PreliminaryChoice,
  RefusalCode,
} from '../../rules/edition-2006/index.js';
import type { Party, State, WorldTexts } from '../world/index.js';

export type CabinetId = (typeof data.cabinet)[number]['id'];

/** A cabinet card in the roles it has in sentences. */
export type CabinetName = {
  readonly name: string;
  /** Whom one sends or uses: 'the Chancellor', 'den Kanzler', 'Kanclerza'. */
  readonly whom: string;
};

/** What one begins with, from the first list. */
export type Part = keyof typeof data.preliminary.list1Values;
export type StartPart = { readonly part: Part; readonly figure: number };

/** The phases as the rulebook numbers them: a position begins with its number. */
export type Phase =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9a'
  | '9b'
  | '9c'
  | '10a'
  | '10b'
  | '11';

/** Where points come from. */
export type Source = 'seats' | 'media' | 'members' | 'membersBonus' | 'program';

/** What bots reckon with, besides each state. */
export type Fact = 'scored' | 'members' | 'nation' | 'money' | 'cabinet';

/**
 * How a party begins: parts of the first list with their states, and what the second gave. What is
 * the same in one state stands there once, with what it is together.
 */
export type Beginning = {
  readonly parts: readonly { readonly what: StartPart; readonly state: State }[];
  readonly media: readonly { readonly markers: number; readonly state: State }[];
  readonly members: number;
};

/** Names that sentences are made with. */
export type Naming = {
  readonly party: (seat: number) => Party;
  /** The state of an election, whether it is still to come or over. */
  readonly state: (election: number) => State;
  /** A state by its place in the data. */
  readonly stateItself: (state: number) => State;
  /** “For nuclear energy”. */
  readonly card: (card: number) => string;
  /** Cards after one another. */
  readonly cards: (cards: readonly number[]) => string;
  readonly cabinet: (card: number) => CabinetName;
  /** The figures of a poll, of parties at the table alone. */
  readonly poll: (poll: number) => string;
  readonly beginning: (choice: PreliminaryChoice) => Beginning;
};

type Says<E> = (event: E, naming: Naming) => string | undefined;

/** What questions speak of. */
export type Asked = {
  /** One's own money; not known where someone else is asked. */
  readonly money: number | undefined;
  readonly handSize: number;
  /** What one of the things to be bought costs. */
  readonly price: number;
  /** The state that the decision is about. */
  readonly state: State;
  /** The highest bid, and whose it is. */
  readonly bid: number;
  readonly bidder: Party | undefined;
  /** Whose turn it is: who offers a coalition. */
  readonly turn: Party | undefined;
  /** One's own meetings there. */
  readonly meetings: number;
  /** The figures of the poll one looks at. */
  readonly poll: string;
  /** What a media marker on the national board is worth. */
  readonly points: number;
  /** How many opinions one may still carry. */
  readonly carries: number;
  /** One's own cabinet cards that have not acted yet. */
  readonly laid: readonly { readonly card: CabinetName; readonly state: State }[];
};

/** What a cabinet card can do; 0 or false: not that. */
export type Powers = {
  readonly votes: number;
  readonly popularity: number;
  readonly other: number;
  readonly keyIssue: boolean;
  readonly media: boolean;
  readonly telephone: boolean;
};

/** One party's own campaign in a state. */
export type Campaign = {
  readonly votes: number;
  readonly meetings: number;
  readonly popularity: number;
  readonly match: number;
};

/** A figure before and after. */
export type Change = { readonly from: number; readonly to: number };

export type Conversion = {
  readonly meetings: number;
  readonly popularity: number;
  readonly match: number;
  readonly votes: number;
  /** On the scale then. */
  readonly total: number;
};

/** What answers are called. */
export type AnswerTexts = {
  readonly list: (number: 1 | 2) => string;
  readonly listOne: (parts: readonly StartPart[]) => string;
  readonly listTwo: (markers: number, members: number) => string;
  /** The place for the state of a part, counted from 1; which part it is where that is known. */
  readonly partPlace: (number: number, part?: StartPart) => string;
  readonly markerPlace: (number: number) => string;
  readonly you: (party: Party) => string;
  readonly partner: (equal: number, how: 'forced' | 'asked' | 'impossible') => string;
  readonly programChange: (into: string, out: string) => string;
  readonly comesIn: (card: string) => string;
  readonly matchChanges: (changes: readonly (Change & { readonly state: State })[]) => string;
  readonly cabinetCard: (card: CabinetName, cost: number) => string;
  readonly powers: (powers: Powers) => string;
  readonly campaign: (campaign: Campaign) => string;
  /** A cabinet card that lies in a state: the heading above what it can do. */
  readonly cabinetIn: (card: CabinetName, state: State) => string;
  readonly gainVotes: (votes: number, state: State) => string;
  readonly votesThere: (votes: number) => string;
  readonly raise: (by: number, state: State) => string;
  readonly lower: (party: Party, by: number, state: State) => string;
  readonly replaceMedia: (party: Party, state: State) => string;
  readonly replaceCost: (sum: number) => string;
  readonly keyIssueOff: (state: State) => string;
  readonly keyIssueOn: (opinion: string, state: State) => string;
  readonly countsTwice: string;
  /** An opinion that lies face down, by its space, counted from 1. */
  readonly hiddenOpinion: (space: number) => string;
  readonly acceptCoalition: string;
  readonly refuseCoalition: string;
  readonly markersThere: (markers: number, leader: Party | undefined) => string;
  readonly swap: (into: string, out: string) => string;
  readonly goesOut: (opinion: string) => string;
  readonly ownMatch: (change: Change) => string;
  readonly pollLine: (party: Party, by: number) => string;
  readonly popularity: (change: Change) => string;
  readonly moveMedia: string;
  readonly worth: (points: number) => string;
  readonly carry: (opinion: string, space: number) => string;
  readonly carryFree: (points: number) => string;
  readonly carryDominant: string;
  readonly carryReplaces: (card: string) => string;
  readonly accept: (sum: number) => string;
  readonly acceptDice: (dice: number) => string;
  readonly refuse: (sum: number) => string;
  readonly refuseDice: (dice: number, bonus: number) => string;
  readonly keeps: (money: number) => string;
  readonly conversion: (sum: Conversion) => string;
  readonly meetings: (count: number) => string;
  readonly cards: (count: number) => string;
};

/** What the table of a state says of one party besides figures. */
export type Also = { readonly tile: boolean; readonly card: CabinetName | 'hidden' | undefined };

/** The position in words. */
export type PositionTexts = {
  readonly round: (round: number, of: number) => string;
  readonly moment: (round: string, phase: string) => string;
  readonly before: (phase: string) => string;
  readonly over: (round: string) => string;
  readonly decide: (parties: readonly Party[]) => string;
  readonly first: (party: Party) => string;
  readonly preliminaryFirst: (party: Party) => string;
  readonly auction: (
    state: State,
    highest: { readonly party: Party; readonly bid: number } | undefined,
  ) => string;
  readonly passed: (parties: readonly Party[]) => string;
  readonly yourPoll: (figures: string) => string;
  readonly offer: (from: Party, to: Party) => string;
  readonly coalition: (one: Party, other: Party) => string;
  readonly yourParty: (party: Party) => string;
  readonly own: (own: {
    readonly money: number;
    readonly members: number;
    readonly seats: number;
    readonly meetings: number;
    readonly media: number;
  }) => string;
  readonly ownProgram: (cards: string) => string;
  readonly hand: (cards: string) => string;
  readonly contributions: (sums: readonly number[]) => string;
  readonly cabinet: string;
  readonly cabinetCard: (card: CabinetName, cost: number, powers: string) => string;
  readonly states: string;
  /** A state and when it elects: in this round, in a later one, or it has elected. */
  readonly elects: (state: State, when: 'over' | 'now' | number) => string;
  readonly upTo: (seats: number) => string;
  readonly paysMembers: string;
  readonly noCoalitions: string;
  readonly opinions: (list: readonly string[]) => string;
  readonly opinion: (card: string, isKey: boolean, worth: number) => string;
  readonly faceDown: (count: number) => string;
  readonly media: (placed: number, spots: number, leader: Party | undefined) => string;
  readonly campaignHeads: readonly [
    ...[string, string, string, string],
    ...[string, string, string, string],
  ];
  readonly wouldGet: (votes: number, seats: number) => string;
  readonly also: (also: Also) => string;
  readonly parties: string;
  readonly partyHeads: readonly [
    ...[string, string, string, string, string],
    ...[string, string, string, string],
  ];
  readonly partyPlayed: (party: Party, name: string) => string;
  readonly handSize: (cards: number) => string;
  readonly given: (
    left: number,
    laid: { readonly accepts: boolean; readonly sum: number | undefined } | undefined,
  ) => string;
  readonly program: (party: Party, cards: string, equal: number | undefined) => string;
  readonly nation: string;
  readonly nationalMedia: (points: number) => string;
  readonly noNational: string;
  readonly national: (opinion: {
    readonly space: number;
    readonly card: string;
    readonly dominant: boolean;
    readonly members: number;
    readonly points: number;
    readonly yours: boolean;
  }) => string;
  readonly mediaOf: (
    party: Party,
    markers: readonly { readonly round: number; readonly points: number }[],
  ) => string;
  readonly reserve: string;
  readonly reserveCards: (cards: string, stack: number) => string;
};

export type EventTexts = {
  readonly [T in Event['type']]: Says<Extract<Event, { readonly type: T }>>;
};

export type Trait = 'party' | 'list 1' | 'list 2';

/** Every word of the edition of 2006. A language that lacks one does not compile. */
export type Texts = {
  readonly title: string;
  readonly world: WorldTexts;
  readonly cabinet: Readonly<Record<CabinetId, CabinetName>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly refusals: Sayings<RefusalCode>;
  readonly questions: Readonly<Record<DecisionKind, (asked: Asked) => string>>;
  readonly purposes: Readonly<Record<DecisionKind, string>>;
  readonly passes: Readonly<Record<PassKind, string>>;
  readonly nothings: Readonly<Record<NothingKind, string>>;
  readonly nothing: string;
  readonly answers: AnswerTexts;
  readonly units: { readonly meetings: string; readonly money: string };
  readonly sources: Readonly<Record<Source, string>>;
  readonly facts: Readonly<Record<Fact, string>>;
  /** By what reports of many games tell seats apart. */
  readonly counted: Readonly<Record<Trait, string>>;
  readonly options: Readonly<
    Record<'length' | 'money' | 'dice' | 'majoritySwapInElectingState' | 'parties', OptionText>
  >;
  readonly events: EventTexts;
  readonly position: PositionTexts;
};

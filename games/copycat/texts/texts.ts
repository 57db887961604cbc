import type { OptionText, Sayings, Who } from '@hustings/texts';
import type {
  Action,
  CardEffect,
  CardKind,
  CopycatEvent,
  DecisionKind,
  FaultCode,
  RefusalCode,
} from '../rules/index.js';

/** Names that sentences are made with. */
export type Naming = {
  readonly who: (seat: number) => Who;
  readonly card: (card: number) => string;
  readonly office: (office: number) => string;
};

type Says<E> = (event: E, naming: Naming) => string | undefined;

/** What is offered in a turn, besides its end. */
export type Deed = 'play' | 'use' | 'place' | 'lay out' | 'buy';

/** How a turn, a phase or a payment ends. */
export type Ending = 'end turn' | 'end phase' | 'end payment';

/** Where points come from. */
export type Source = 'cards' | 'offices' | 'markers' | 'doctorates';

/** What is counted, and how a game can end. */
export type Counted =
  | 'cards used, by kind'
  | 'cards bought, by kind'
  | 'workers placed, by office'
  | 'how games end'
  | 'rounds'
  | 'round 11'
  | 'points'
  | 'last Doctorate';

/** Figures of the moment that a question may speak of. */
export type Asked = {
  /** Of the effect that the question belongs to. */
  readonly figure: number;
  readonly coins: number;
  readonly rights: number;
  readonly points: number;
  /** Workers that can be placed in this turn. */
  readonly workers: number;
};

/** A card in the street, as it can be bought. */
export type Sale = {
  readonly card: string;
  /** The space, counted from 1, where the name alone does not tell which card it is. */
  readonly space?: number;
  /** None: not for sale. */
  readonly price?: number;
};

/** What a fault of a list is about: only what belongs to it is there. */
export type About = Readonly<Record<string, unknown>>;

export type CardListTexts = {
  /** Faults in sentences, and how many more there are. */
  readonly doesNotFit: (faults: readonly string[], more: number) => string;
  readonly faults: Readonly<Record<FaultCode, (about: About) => string>>;
};

/** Every word of Copycat. A language that lacks one does not compile. */
export type Texts = {
  readonly title: string;
  readonly cards: Readonly<Record<CardKind, string>>;
  /** A card with its number. */
  readonly numbered: (name: string, number: number) => string;
  readonly offices: Readonly<Record<Action, (figure: number) => string>>;
  /** One of several equal offices. */
  readonly lettered: (name: string, letter: string) => string;
  readonly effects: Readonly<
    Record<CardEffect, (figure: number, coins: number, points: number) => string>
  >;
  /** When a card does what it does; nothing for those that never do. */
  readonly times: Readonly<Record<CardEffect, string>>;
  readonly officeEffects: Readonly<Record<Action, (figure: number) => string>>;
  readonly refusals: Sayings<RefusalCode>;
  /** What of somebody's own list of cards does not fit. */
  readonly cardList: CardListTexts;
  readonly questions: Readonly<Record<DecisionKind, (asked: Asked) => string>>;
  readonly deeds: Readonly<Record<Deed, { group: string; says: (what: string) => string }>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly passes: Readonly<Record<string, string>>;
  readonly pass: string;
  readonly passesRound: string;
  readonly theOffice: (name: string) => string;
  readonly markersThere: (count: number) => string;
  readonly sale: (sale: Sale) => string;
  readonly emptySpace: (space: number) => string;
  readonly along: (reds: readonly string[]) => string;
  readonly coins: (count: number) => string;
  readonly points: (count: number) => string;
  readonly cardCount: (count: number) => string;
  readonly units: Readonly<Record<'coin' | 'point' | 'card', string>>;
  readonly nothing: string;
  readonly none: string;
  readonly sources: Readonly<Record<Source, string>>;
  /** Table options, as they are chosen. */
  readonly options: Readonly<Record<'cards', OptionText>>;
  readonly facts: Readonly<Record<string, string>>;
  /** What reports of many games count. */
  readonly counted: Readonly<Record<Counted, string>>;
  /** A place in the first order of turns. */
  readonly placed: (place: number) => string;
  readonly events: {
    readonly [T in CopycatEvent['type']]: Says<Extract<CopycatEvent, { readonly type: T }>>;
  };
  /** What one of them laid for the order. */
  readonly laid: (who: Who, card: string) => string;
  /** Which cards were drawn, for who drew them. */
  readonly drewThese: (who: Who, cards: readonly string[]) => string;
  readonly players: { readonly you: Who; readonly other: (name: string) => Who };
  readonly seat: (number: number) => string;
  readonly phases: Readonly<Record<1 | 2 | 3 | 4, string>>;
  readonly position: PositionTexts;
};

/** The position in words. */
export type PositionTexts = {
  readonly round: (round: number, of: number) => string;
  readonly moment: (round: string, phase: string) => string;
  readonly over: (round: string) => string;
  readonly order: (names: readonly string[]) => string;
  readonly end: (points: number, rounds: number) => string;
  readonly actions: (who: Who, placements: number, free: number) => string;
  readonly buying: (who: Who, coins: number, rights: number, points: number) => string;
  readonly yourCards: string;
  readonly hand: (count: number) => string;
  readonly area: string;
  readonly temporary: string;
  readonly explained: (name: string, effect: string, time: string) => string;
  readonly piles: (draw: number, discards: string) => string;
  readonly doctorates: (count: number) => string;
  readonly offices: string;
  readonly markerSupply: (count: number) => string;
  readonly officeHeads: readonly [string, string, string, string];
  readonly worker: (name: string, used: boolean) => string;
  readonly street: string;
  readonly reds: (supply: number) => string;
  readonly streetHeads: readonly [string, string, string, string];
  readonly notForSale: string;
  readonly players: string;
  readonly playerHeads: readonly [
    ...[string, string, string, string],
    ...[string, string, string, string],
  ];
  readonly passed: (name: string) => string;
  readonly cardsOf: (who: Who) => string;
  readonly playArea: (cards: string) => string;
  readonly otherPiles: (temporary: string, discards: string) => string;
};

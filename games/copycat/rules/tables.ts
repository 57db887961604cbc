import { filled, isRefusal } from '@hustings/kernel';
import { readCardList, readOffice, type CardList } from './own-card-list.js';
import { data } from './data.js';
import {
  actionColours,
  coinsOfKind,
  DOCTORATE,
  effectOfKind,
  figureOfKind,
  NO_CARD,
  PERIODS,
  pointsOfKind,
  type Action,
  type CardEffect,
  type CardKind,
  type Colour,
  type Office,
  type Period,
} from './kinds.js';
import { cardBelongs, officeBelongs, type Moment } from './phase-by-colour.js';

export * from './kinds.js';

type ByCard<T> = readonly T[];
type ByOffice<T> = readonly T[];
type ByPeriod<T> = Readonly<Record<Period, T>>;

/** A list of cards and offices as tables by number: what the rules look things up in. */
export type Tables = {
  /** The same ten cards for each player. */
  readonly startDeck: readonly number[];
  /** No card counts as a scandal: it does nothing and can't be bought. */
  readonly kindOf: ByCard<CardKind>;
  readonly colourOf: ByCard<Colour>;
  readonly periodOf: ByCard<Period | undefined>;
  readonly periodIndexOf: ByCard<number>;
  /** The cards for sale in each period; with two players some are missing (CC-0.2). */
  readonly cardsIn: Readonly<Record<'two' | 'more', ByPeriod<readonly number[]>>>;
  /** The cards in the order of the supply: by period, then by number. */
  readonly byPeriod: readonly number[];
  /** The printed price; what is not for sale has none. */
  readonly printedPriceOf: ByCard<number | undefined>;
  readonly effectOf: ByCard<CardEffect>;
  readonly coinsOf: ByCard<number>;
  readonly pointsOf: ByCard<number>;
  readonly figureOf: ByCard<number>;
  /** CC-7: does a card's effect belong to the moment? */
  readonly cardIsOf: Readonly<Record<Moment, ByCard<boolean>>>;
  /** A card in files and protocols: kind and number. */
  readonly cardWords: ByCard<string>;
  /** An office's number is its place: on the board, base offices, extra ones. */
  readonly actionOf: ByOffice<Action>;
  readonly officeFigureOf: ByOffice<number>;
  readonly officeColourOf: ByOffice<Colour>;
  /** CC-8: does an office's action belong to the moment? */
  readonly officeIsOf: Readonly<Record<Moment, ByOffice<boolean>>>;
  /** An office in files and protocols: action and figure, equal ones told apart by a letter. */
  readonly officeWords: ByOffice<string>;
  /** The offices open from the start, in board order, by number of players (CC-0.4). */
  readonly firstOffices: readonly (readonly number[])[];
  /** The extra offices of each section, the first section first. */
  readonly extraOffices: readonly (readonly number[])[];
  /** Which section of the stack an extra office belongs to; −1 for the others. */
  readonly sectionOf: ByOffice<number>;
};

export function tablesOfList(list: CardList): Tables {
  return {
    startDeck: list.startDeck.map((card) => card.number),
    ...cardTables(list),
    ...officeTables(list),
  };
}

function cardTables({ startDeck, cards }: CardList) {
  const kinds = new Map([...startDeck, ...cards].map((card) => [card.number, card.kind]));
  const market = new Map(cards.map((card) => [card.number, card]));
  const kindOf = filled<CardKind>(DOCTORATE + 1, 'scandal').map((none, card) =>
    card === DOCTORATE ? data.doctorates.kind : (kinds.get(card) ?? none),
  );
  const periodOf = kindOf.map((_, card) =>
    card === DOCTORATE ? data.doctorates.period : market.get(card)?.period,
  );
  const periodIndexOf = periodOf.map((period) => PERIODS.indexOf(period ?? 'I'));
  const isOf = (moment: Moment): boolean[] =>
    kindOf.map((kind, card) => card !== NO_CARD && cardBelongs(moment, kind));
  return {
    kindOf,
    colourOf: kindOf.map((kind) => data.kinds[kind].colour),
    periodOf,
    periodIndexOf,
    cardsIn: {
      two: byPeriod(periodOf, (card) => !missingWithTwo.has(card)),
      more: byPeriod(periodOf, () => true),
    },
    byPeriod: kindOf
      .map((_, card) => card)
      .sort((a, b) => periodIndexOf[a] - periodIndexOf[b] || a - b),
    printedPriceOf: kindOf.map((_, card) =>
      card === DOCTORATE ? data.doctorates.price : (market.get(card)?.price ?? undefined),
    ),
    effectOf: kindOf.map(effectOfKind),
    coinsOf: kindOf.map(coinsOfKind),
    pointsOf: kindOf.map(pointsOfKind),
    figureOf: kindOf.map(figureOfKind),
    cardIsOf: { actions: isOf('actions'), payment: isOf('payment'), buying: isOf('buying') },
    cardWords: kindOf.map((kind, card) => {
      if (card === NO_CARD) return 'none';
      return card === DOCTORATE ? kind : `${kind}-${card}`;
    }),
  };
}

const missingWithTwo: ReadonlySet<number> = new Set(data.removedWithTwoPlayers);

function byPeriod(
  periodOf: ByCard<Period | undefined>,
  isIn: (card: number) => boolean,
): ByPeriod<readonly number[]> {
  const cardsOf = (period: Period): number[] =>
    periodOf.flatMap((of, card) => (of === period && isIn(card) ? [card] : []));
  return {
    I: cardsOf('I'),
    II: cardsOf('II'),
    III: cardsOf('III'),
    IV: cardsOf('IV'),
    V: cardsOf('V'),
  };
}

function officeTables({ offices: { board, base, extra } }: CardList) {
  const sections: readonly (readonly string[])[] = Object.values(extra);
  const first = [...board.flat(), ...base['3-4'], ...base['4']];
  const offices = [...first, ...sections.flat()].map(office);
  const actionOf = offices.map(({ action }) => action);
  const extraOffices = sections.map((section, i) => {
    const before = first.length + sections.slice(0, i).flat().length;
    return section.map((_, j) => before + j);
  });
  const open = [0, 0, 0, base['3-4'].length, base['3-4'].length + base['4'].length];
  const isOf = (moment: Moment): boolean[] =>
    actionOf.map((action) => officeBelongs(moment, action));
  return {
    actionOf,
    officeFigureOf: offices.map(({ figure }) => figure),
    officeColourOf: actionOf.map((action) => actionColours[action]),
    officeIsOf: { actions: isOf('actions'), payment: isOf('payment'), buying: isOf('buying') },
    officeWords: offices.map((_, i) => officeWord(offices, i)),
    firstOffices: open.map((more) =>
      Array.from({ length: board.flat().length + more }, (_, number) => number),
    ),
    extraOffices,
    sectionOf: offices.map((_, number) =>
      extraOffices.findIndex((section) => section.includes(number)),
    ),
  };
}

function office(word: string): Office {
  const read = readOffice(word);
  if (read === undefined) throw new Error(`no such office: ${word}`);
  return read;
}

function officeWord(offices: readonly Office[], number: number): string {
  const { action, figure } = offices[number];
  const alike = offices.flatMap((other, i) =>
    other.action === action && other.figure === figure ? [i] : [],
  );
  const letter = alike.length === 1 ? '' : 'abcdefghijklmnopqrstuvwxy'[alike.indexOf(number)];
  return `${action}-${figure}${letter}`;
}

/** The tables of data.ts. */
export const standard: Tables = tablesOfList(data);

/** What a game is played with goes by its list, as `writeCardList` wrote it; most have none. */
export type Listed = { readonly cardList?: string };

/** A copy with the list of what it is a copy of; games with our own list have not even the key. */
export function played<T extends Listed>(copy: T, { cardList }: Listed): T {
  if (cardList !== undefined) (copy as { cardList?: string }).cardList = cardList;
  return copy;
}

/** Asked for at every step of a game: nearly always the answer is the standard one. */
export function tablesOf(game: Listed): Tables {
  return game.cardList === undefined ? standard : tablesOfOwn(game.cardList);
}

const known = new Map<string, Tables>();
/** Lists come from outside; those of the tables that are being played are soon here again. */
const MOST_KNOWN = 50;

function tablesOfOwn(written: string): Tables {
  const found = known.get(written);
  if (found !== undefined) return found;
  const list = readCardList(written);
  if (isRefusal(list)) throw new Error(`not a list of cards: ${written.slice(0, 40)}`);
  if (known.size >= MOST_KNOWN) known.clear();
  const tables = tablesOfList(list);
  known.set(written, tables);
  return tables;
}

/** Something worked out from the tables of a game, once for each list; asked for at every word. */
export function perTables<T>(make: (tables: Tables) => T): (game: Listed) => T {
  const usual = make(standard);
  const made = new WeakMap<Tables, T>();
  return (game) => {
    if (game.cardList === undefined) return usual;
    const tables = tablesOf(game);
    const found = made.get(tables);
    if (found !== undefined) return found;
    const own = make(tables);
    made.set(tables, own);
    return own;
  };
}

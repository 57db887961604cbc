import { filled } from '@hustings/kernel';
import { data } from './data.js';

/**
 * The data as tables by card and by office. A card is its number: 0 is no card (a gap in the
 * street), and the Doctorates, which have no number, share the one after the last.
 */
export type CardKind = keyof typeof data.kinds;
export type Colour = (typeof data.kinds)[CardKind]['colour'];
export type Period = (typeof data.cards)[number]['period'] | typeof data.doctorates.period;

const printed: readonly { readonly number: number; readonly kind: CardKind }[] = [
  ...data.startDeck,
  ...data.cards,
];

export const NO_CARD = 0;
export const LAST_CARD = Math.max(...printed.map((card) => card.number));
export const DOCTORATE = LAST_CARD + 1;

export const startDeck: readonly number[] = data.startDeck.map((card) => card.number);
export const marketCards: readonly number[] = data.cards.map((card) => card.number);
export const PERIODS: readonly Period[] = ['I', 'II', 'III', 'IV', 'V'];

function byCard<T>(otherwise: T, of: (card: number) => T): readonly T[] {
  const table = filled(DOCTORATE + 1, otherwise);
  for (const { number } of printed) table[number] = of(number);
  table[DOCTORATE] = of(DOCTORATE);
  return table;
}

const kinds = new Map<number, CardKind>(printed.map((card) => [card.number, card.kind]));
const market = new Map(data.cards.map((card) => [card.number as number, card]));

/** No card counts as a scandal: it does nothing and can't be bought. */
export const kindOf: readonly CardKind[] = byCard<CardKind>(
  'scandal',
  (card) => kinds.get(card) ?? data.doctorates.kind,
);
export const colourOf: readonly Colour[] = kindOf.map((kind) => data.kinds[kind].colour);
export const periodOf: readonly (Period | undefined)[] = byCard<Period | undefined>(
  undefined,
  (card) => (card === DOCTORATE ? data.doctorates.period : market.get(card)?.period),
);

/** The printed price; what is not for sale has none. */
export const printedPriceOf: readonly (number | undefined)[] = byCard<number | undefined>(
  undefined,
  (card) => (card === DOCTORATE ? data.doctorates.price : (market.get(card)?.price ?? undefined)),
);

/** What a card does, without its figure. */
export type CardEffect =
  | 'placeAnother'
  | 'placeOnOccupied'
  | 'workers'
  | 'removeForWorker'
  | 'draw'
  | 'drawPerCoin'
  | 'coins'
  | 'doubleCoins'
  | 'either'
  | 'points'
  | 'doubleMarkers'
  | 'pointsPerCoinAtPurchase'
  | 'reuseWorker'
  | 'copyCard'
  | 'keepHand'
  | 'nothing';

type Written = Partial<Record<Exclude<CardEffect, 'either' | 'keepHand' | 'nothing'>, number>> & {
  readonly keepHand?: true;
  readonly either?: readonly { readonly coins?: number; readonly points?: number }[];
};

const written = (card: number): Written => data.kinds[kindOf[card]].effect;

export const effectOf: readonly CardEffect[] = byCard<CardEffect>(
  'nothing',
  (card) => (Object.keys(written(card))[0] ?? 'nothing') as CardEffect, // one effect a kind
);

function figure(card: number, name: 'coins' | 'points'): number {
  const { either, ...plain } = written(card);
  return plain[name] ?? either?.find((choice) => choice[name] !== undefined)?.[name] ?? 0;
}

/** Coins and points of a card; a card of both gives one or the other. */
export const coinsOf: readonly number[] = byCard(0, (card) => figure(card, 'coins'));
export const pointsOf: readonly number[] = byCard(0, (card) => figure(card, 'points'));

/** The figure of any other effect. */
export const figureOf: readonly number[] = byCard(0, (card) => {
  const value = Object.values(written(card))[0];
  return typeof value === 'number' ? value : 0;
});

export type Action =
  'draw' | 'exchange' | 'coins' | 'buy' | 'specialBuy' | 'removeForCoin' | 'points' | 'reuseCard';

const actionColours: Readonly<Record<Action, Colour>> = {
  draw: 'blue',
  exchange: 'blue',
  coins: 'yellow',
  buy: 'yellow',
  specialBuy: 'yellow',
  removeForCoin: 'yellow',
  points: 'green',
  reuseCard: 'grey',
};

type Office = { readonly action: Action; readonly figure: number };

function readOffice(text: string): Office {
  const [action, figureText] = text.split(':');
  if (!Object.hasOwn(actionColours, action)) throw new Error(`no such office: ${text}`);
  return { action: action as Action, figure: Number(figureText) };
}

const { board, base, extra } = data.offices;
const boardOffices: readonly string[] = board.flat();
const baseFromThree: readonly string[] = base['3-4'];
const baseFromFour: readonly string[] = base['4'];
const extraSections: readonly (readonly string[])[] = Object.values(extra);

/** All offices; an office's number is its place in this list. */
const offices: readonly Office[] = [
  ...boardOffices,
  ...baseFromThree,
  ...baseFromFour,
  ...extraSections.flat(),
].map(readOffice);

export const OFFICES = offices.length;
export const actionOf: readonly Action[] = offices.map((office) => office.action);
export const officeFigureOf: readonly number[] = offices.map((office) => office.figure);
export const officeColourOf: readonly Colour[] = actionOf.map((action) => actionColours[action]);

/** The offices open from the start, in board order (CC-0.4). */
export function firstOffices(players: number): readonly number[] {
  return firstByPlayers[players];
}

const firstByPlayers: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((players) => {
  const fromThree = players >= 3 ? baseFromThree.length : 0;
  const fromFour = players >= 4 ? baseFromFour.length : 0;
  return Array.from({ length: boardOffices.length + fromThree + fromFour }, (_, office) => office);
});

const firstExtra = OFFICES - extraSections.flat().length;

/** The extra offices of each section, the first section first. */
export const extraOffices: readonly (readonly number[])[] = extraSections.map((section, i) => {
  const before = extraSections.slice(0, i).flat().length;
  return section.map((_, j) => firstExtra + before + j);
});

const sections: readonly number[] = offices.map((_, office) =>
  extraOffices.findIndex((section) => section.includes(office)),
);

/** Which section of the stack an extra office belongs to; −1 for the others. */
export function sectionOf(office: number): number {
  return sections[office];
}

/** A card in files and protocols: kind and number. */
export function cardWord(card: number): string {
  return cardWords[card];
}

const cardWords: readonly string[] = kindOf.map((kind, card) => {
  if (card === NO_CARD) return 'none';
  return card === DOCTORATE ? kind : `${kind}-${card}`;
});

/** An office in files and protocols: action and figure, equal ones told apart by a letter. */
export function officeWord(office: number): string {
  return officeWords[office];
}

const officeWords: readonly string[] = offices.map(({ action, figure: n }, office) => {
  const alike = offices.flatMap((other, i) =>
    other.action === action && other.figure === n ? [i] : [],
  );
  const letter = alike.length === 1 ? '' : 'abcdefgh'[alike.indexOf(office)];
  return `${action}-${n}${letter}`;
});

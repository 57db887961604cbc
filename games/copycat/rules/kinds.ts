import { data } from './data.js';

/** What kinds of cards and offices there are. The rulebook says so: no list of cards changes it. */
export type CardKind = keyof typeof data.kinds;
export type Colour = (typeof data.kinds)[CardKind]['colour'];
export type Period = (typeof data.cards)[number]['period'] | typeof data.doctorates.period;

/** A card is its number: 0 is no card (a gap in the street). */
export const NO_CARD = 0;
export const LAST_CARD = Math.max(...data.cards.map((card) => card.number));
/** The Doctorates, which have no number, share the one after the last. */
export const DOCTORATE = LAST_CARD + 1;

export const PERIODS: readonly Period[] = ['I', 'II', 'III', 'IV', 'V'];

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

const written = (kind: CardKind): Written => data.kinds[kind].effect;

export const effectOfKind = (kind: CardKind): CardEffect =>
  (Object.keys(written(kind))[0] ?? 'nothing') as CardEffect; // one effect a kind

function figure(kind: CardKind, name: 'coins' | 'points'): number {
  const { either, ...plain } = written(kind);
  return plain[name] ?? either?.find((choice) => choice[name] !== undefined)?.[name] ?? 0;
}

/** Coins and points of a card; a card of both gives one or the other. */
export const coinsOfKind = (kind: CardKind): number => figure(kind, 'coins');
export const pointsOfKind = (kind: CardKind): number => figure(kind, 'points');

/** The figure of any other effect. */
export function figureOfKind(kind: CardKind): number {
  const value = Object.values(written(kind))[0];
  return typeof value === 'number' ? value : 0;
}

export type Action =
  | 'draw'
  | 'exchange'
  | 'coins'
  | 'buy'
  | 'specialBuy'
  | 'removeForCoin'
  | 'points'
  | 'reuseCard';

export const actionColours: Readonly<Record<Action, Colour>> = {
  draw: 'blue',
  exchange: 'blue',
  coins: 'yellow',
  buy: 'yellow',
  specialBuy: 'yellow',
  removeForCoin: 'yellow',
  points: 'green',
  reuseCard: 'grey',
};

/** An office as it is written, action:figure. */
export type Office = { readonly action: Action; readonly figure: number };

export const isAction = (word: string): word is Action => Object.hasOwn(actionColours, word);

/** How many offices there are: on the board, base and extra (CC-0.4). */
export const OFFICES = [
  ...data.offices.board.flat(),
  ...Object.values(data.offices.base).flat(),
  ...Object.values(data.offices.extra).flat(),
].length;

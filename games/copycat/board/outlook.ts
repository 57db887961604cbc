import { copyRandom, isRefusal, seedFrom, sfc, type Json } from '@hustings/kernel';
import {
  cardBrings,
  copycat,
  countedNow,
  data,
  DOCTORATE,
  NO_CARD,
  tablesOf,
  wouldHave,
  type CopycatState,
  type CopycatView,
  type DecisionKind,
} from '../rules/index.js';

/** One answer of a row of them that are given together. */
export type Step = { readonly kind: DecisionKind; readonly move: Json };

/** What a player has, or would have. */
export type Figures = {
  /** Coins, buys and points in sight: all that counts already, and the hand laid out. */
  readonly coins: number;
  readonly rights: number;
  readonly points: number;
  /** Coins that count already. */
  readonly counted: number;
  readonly hand: number;
  readonly draw: number;
  readonly discards: number;
  readonly deck: number;
  readonly free: number;
  readonly reserve: number;
  readonly markers: number;
  readonly placements: number;
  readonly score: number;
};

const SHUFFLE = sfc(seedFrom('the board'), 'simulation 0');

/** A state that agrees with a view: what it is asked for here is the same in every such state. */
export const worldOf = (view: CopycatView): CopycatState =>
  copycat.determinize(view, copyRandom(SHUFFLE));

/** The state after some answers; nothing if one of them is refused. */
export function after(
  world: CopycatState,
  seat: number,
  steps: readonly Step[],
): CopycatState | undefined {
  const state = copycat.clone(world);
  for (const step of steps) {
    if (isRefusal(copycat.submit(state, seat, step))) return undefined;
  }
  return state;
}

/** The decision that a seat has in a state. */
export function askedOf(state: CopycatState, seat: number): DecisionKind | undefined {
  const owed = copycat.decisions(state).find((one) => one.seat === seat);
  return owed?.kind as DecisionKind | undefined; // it is of this game
}

/** What a seat can answer in a state. */
export function wordsIn(state: CopycatState, seat: number): string[] {
  const form = copycat.form(state, seat);
  if (isRefusal(form) || form.shape !== 'one') return [];
  return form.options.flatMap(({ word, refusal }) => (refusal === undefined ? [word] : []));
}

export function figuresOf(state: CopycatState, seat: number): Figures {
  const player = state.players[seat];
  const { coins, rights, points } = wouldHave(state, seat);
  const { hand, draw, discard, area, temporary } = player;
  const own = state.now.seat === seat && state.phase === 2;
  return {
    coins,
    rights,
    points,
    counted: countedNow(state, seat).coins,
    hand: hand.length,
    draw: draw.length,
    discards: discard.length,
    deck: hand.length + draw.length + discard.length + area.length + temporary.length,
    free: player.free,
    reserve: player.reserve,
    markers: player.markers,
    placements: own ? state.turn.placements : 0,
    score: player.score,
  };
}

/** The state in which a seat does not hold some of its hand cards. */
export function putAway(world: CopycatState, seat: number, cards: readonly number[]): CopycatState {
  const state = copycat.clone(world);
  const { hand } = state.players[seat];
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  return state;
}

/** What a card brings somebody. */
export type Gain = Readonly<Record<'coins' | 'points' | 'draws' | 'workers', number>>;

/** Cards that just count, in phase 3. */
const counting: ReadonlySet<string> = new Set([
  'coins',
  'points',
  'either',
  'doubleCoins',
  'doubleMarkers',
]);

/**
 * What a card would bring a player who has it in hand, as the table stands; nothing where that is
 * just what the card says, or where it does something else.
 */
export function bringsNow(world: CopycatState, seat: number, card: number): Gain | undefined {
  const { effectOf, figureOf, coinsOf, pointsOf } = tablesOf(world);
  const effect = effectOf[card];
  const none: Gain = { coins: 0, points: 0, draws: 0, workers: 0 };
  if (counting.has(effect)) {
    const [without, having] = [copycat.clone(world), copycat.clone(world)];
    const { hand } = without.players[seat];
    if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
    else having.players[seat].hand.push(card);
    const [poorer, richer] = [without, having].map((state) => wouldHave(state, seat));
    const coins = richer.coins - poorer.coins;
    const points = richer.points - poorer.points;
    const printed = coinsOf[card] > 0 ? coins === coinsOf[card] : points === pointsOf[card];
    return printed && effect !== 'doubleCoins' && effect !== 'doubleMarkers'
      ? undefined
      : { ...none, coins, points };
  }
  if (
    world.phase === 3 ||
    (effect !== 'draw' && effect !== 'workers' && effect !== 'removeForWorker')
  )
    return undefined;
  // Before the turns begin it is asked what it would do in them.
  const { draws, workers } = cardBrings({ ...world, phase: 2 }, seat, card);
  return draws + workers === figureOf[card] ? undefined : { ...none, draws, workers };
}

/** The street, with the cards that it is made of. */
type Market = Pick<CopycatView, 'street' | 'cardList'>;

/** What the card on a space costs; nothing for what is not for sale. */
export function priceOn(view: Market, space: number): number | undefined {
  const printed = tablesOf(view).printedPriceOf[view.street[space]];
  return printed === undefined ? undefined : printed + data.street.surcharge[space];
}

export const isRed = (view: Market, card: number): boolean =>
  card !== NO_CARD && tablesOf(view).colourOf[card] === 'red';

/** The spaces of the red cards that come along from a space. */
export const redsLeftOf = (view: Market, space: number): number[] =>
  view.street.flatMap((card, left) => (left < space && isRed(view, card) ? [left] : []));

/** What somebody could buy with. */
export type Means = {
  readonly coins: number;
  /** Coins with the plan that is being made. */
  readonly planned: number;
  /** In one's own phase 3 a price is in reach as long as a right to buy is left. */
  readonly mayBuy: boolean;
};

/** A right to buy is there, or one can still be had: with a worker that is free. */
export const mayStillBuy = (
  phase: number,
  { rights, free }: Pick<Figures, 'rights' | 'free'>,
): boolean => rights > 0 || phase === 1 || (phase === 2 && free > 0);

/** Is a price in reach of what is in sight, of the plan, or of neither? A plan can cost coins too. */
export function reachOf(price: number, { coins, planned, mayBuy }: Means): 'can' | 'could' | 'far' {
  if (!mayBuy) return 'far';
  if (price <= Math.min(coins, planned)) return 'can';
  return price <= planned ? 'could' : 'far';
}

/** The cards of the street that so many coins reach. */
export function inReach(view: Market, coins: number): number[] {
  return view.street.flatMap((card, space) => {
    const price = priceOn(view, space);
    return price !== undefined && card !== DOCTORATE && price <= coins ? [space] : [];
  });
}

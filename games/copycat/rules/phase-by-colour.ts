import { data } from './data.js';
import type { Pending, State } from './state.js';
import {
  actionOf,
  coinsOf,
  colourOf,
  DOCTORATE,
  kindOf,
  officeColourOf,
  type Colour,
} from './tables.js';

/**
 * When something is done: in phase 2, inside a payment for Fund Raising in phase 2 (the only place
 * where coins count before phase 3), or in phase 3. What is not of its moment can't be used in it.
 */
export type Moment = 'actions' | 'payment' | 'buying';

export function momentOf(state: State): Moment {
  if (state.phase === 3) return 'buying';
  return paymentIn(state) === undefined ? 'actions' : 'payment';
}

/** The payment going on. There is never a second one inside it: Fund Raising is no coin source. */
export function paymentIn(state: State): Pending | undefined {
  const { pending } = state;
  for (let i = 0; i < pending.length; i++) if (pending[i].what === 'pay') return pending[i];
  return undefined;
}

/** CC-0.6: blue is phase 2, whatever the rulebook's overview says. */
const coloursOf: Readonly<Record<Exclude<Moment, 'payment'>, readonly Colour[]>> = {
  actions: ['purple', 'blue'],
  buying: ['yellow', 'yellow-green', 'green'],
};

function greyPhases(card: number): readonly number[] {
  const kind = data.kinds[kindOf[card]];
  return 'phases' in kind ? kind.phases : [];
}

function isOf(moment: Moment, card: number): boolean {
  if (card === DOCTORATE) return false; // CC-7.20: its action is the purchase
  if (colourOf[card] === 'grey') return greyPhases(card).includes(moment === 'buying' ? 3 : 2);
  if (moment === 'payment') return coinsOf[card] > 0; // CC-7.9
  return coloursOf[moment].includes(colourOf[card]);
}

const cardTable = (moment: Moment): readonly boolean[] =>
  kindOf.map((_, card) => isOf(moment, card));

/** CC-7: does this card's effect belong to the moment? */
export const cardIsOf: Readonly<Record<Moment, readonly boolean[]>> = {
  actions: cardTable('actions'),
  payment: cardTable('payment'),
  buying: cardTable('buying'),
};

/**
 * CC-8: does this office's action belong to the moment? A grey one always does; a blue one not used
 * in phase 2 is lost (CC-2.9).
 */
export const officeIsOf: Readonly<Record<Moment, readonly boolean[]>> = {
  actions: officeColourOf.map((colour) => colour === 'blue' || colour === 'grey'),
  payment: actionOf.map(
    (action) => action === 'coins' || action === 'removeForCoin' || action === 'reuseCard',
  ),
  buying: officeColourOf.map((colour) => colour !== 'blue'),
};

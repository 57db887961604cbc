import { data } from './data.js';
import type { Action, CardKind, Colour } from './kinds.js';
import { actionColours, coinsOfKind } from './kinds.js';

/**
 * When something is done: in phase 2, inside a payment for Fund Raising in phase 2 (the only place
 * where coins count before phase 3), or in phase 3. What is not of its moment can't be used in it.
 */
export type Moment = 'actions' | 'payment' | 'buying';

/** CC-0.6: blue is phase 2, whatever the rulebook's overview says. */
const coloursOf: Readonly<Record<Exclude<Moment, 'payment'>, readonly Colour[]>> = {
  actions: ['purple', 'blue'],
  buying: ['yellow', 'yellow-green', 'green'],
};

function greyPhases(kind: CardKind): readonly number[] {
  const printed = data.kinds[kind];
  return 'phases' in printed ? printed.phases : [];
}

/** CC-7: does the effect of such a card belong to the moment? */
export function cardBelongs(moment: Moment, kind: CardKind): boolean {
  if (kind === data.doctorates.kind) return false; // CC-7.20: its action is the purchase
  const { colour } = data.kinds[kind];
  if (colour === 'grey') return greyPhases(kind).includes(moment === 'buying' ? 3 : 2);
  if (moment === 'payment') return coinsOfKind(kind) > 0; // CC-7.9
  return coloursOf[moment].includes(colour);
}

/**
 * CC-8: does this action of an office belong to the moment? A grey one always does; a blue one not
 * used in phase 2 is lost (CC-2.9).
 */
export function officeBelongs(moment: Moment, action: Action): boolean {
  const colour = actionColours[action];
  switch (moment) {
    case 'actions':
      return colour === 'blue' || colour === 'grey';
    case 'payment':
      return action === 'coins' || action === 'removeForCoin' || action === 'reuseCard';
    case 'buying':
      return colour !== 'blue';
  }
}

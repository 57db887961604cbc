import type { Formats } from '@hustings/texts';
import type { Texts } from '../texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'en'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  return {
    'not-in-hand': () => 'That card is not in your hand.',
    'card-not-now': () => 'The effect of this card does not belong to this phase.',
    'no-coin-source': () => 'That brings no coins, and nothing else can pay for Fund Raising.',
    'office-not-now': () => 'The effect of this office does not belong to this phase.',
    'no-worker-there': () => 'You have no worker in that office.',
    'worker-used': () => 'That worker has been used this round; a second time needs Bonus Payment.',
    'worker-not-used': () => 'That worker has not been used yet; this is for a second use.',
    'worker-used-twice': () => 'That worker has been used twice this round.',
    'no-placement-left': () => 'You have placed all that this turn allows.',
    'no-free-worker': ({ reserve }) => `You have no free worker (${n(reserve)} in the reserve).`,
    'office-not-open': () => 'That office is not open in this round.',
    'office-occupied': () => 'That office is occupied; Sharpen your Elbows would let you in.',
    'own-worker-there': () => 'Your own worker is there; two of one player never share an office.',
    'card-not-in-area': () => 'That card does not lie in your play area.',
    'card-in-temporary-pile': () => 'That card is in the temporary pile, out of use this round.',
    'card-not-used': () => 'That card has not been used yet; this is for a second use.',
    'counts-by-itself': () => 'That card counts by itself when laid out; there is nothing to use.',
    'card-used': () => 'That card has been used this round.',
    'card-used-twice': () => 'That card has been used twice this round.',
    'never-an-office': () => 'An Allocation Office uses a card again, never an office.',
    'doctorate-is-inert': () => 'A Doctorate does something only when it is bought.',
    'not-to-be-copied': () => 'A Press Secretary copies no Press Secretary.',
    'number-too-low': () => 'A number from 0 is expected.',
    'draw-too-many': ({ number }) => `You may draw up to ${n(number)}.`,
    'exchange-too-many': ({ most }) => `You may exchange up to ${n(most)}.`,
    'exchange-other-number': ({ number }) => `You said ${n(number)}: exchange just as many cards.`,
    'remove-too-many': ({ most }) => `You may remove up to ${n(most)}.`,
    'remove-other-number': ({ number }) => `You said ${n(number)}: remove just as many cards.`,
    'empty-space': () => 'There is no card on that space.',
    'red-not-for-sale': () => 'Red cards are not for sale; they come along with others.',
    'no-right-to-buy': () => 'You have no right to buy left; buy offices give them.',
    'too-dear': ({ coins }) => `That costs too much. Coins you have: ${n(coins)}.`,
    'too-many-coins': ({ coins }) => `Coins you have: ${n(coins)}.`,
    'declined-too-many': ({ most }) =>
      `Points you can decline: ${n(most)}. The markers themselves, without doubling, stay.`,
  };
};

import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2019/texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'en'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  const eur = (value: unknown): string => f.euros(Number(value));
  return {
    'bid-below-zero': () => 'A bid can be zero, but not less.',
    'bid-not-higher': ({ bid }) => `The highest bid is ${eur(bid)}: bid more, or pass.`,
    'done-in-this-state': () =>
      'Somebody has already done this action in this state in this round.',
    'donation-used': () => 'This donation has been used.',
    'more-than-you-own': ({ money, most }) =>
      `You own ${eur(money)}; the highest bid you can make is ${eur(most)}.`,
    'no-foreign-marker': () => 'No other party has a media marker in this state.',
    'no-free-spot': ({ spots }) => `All ${n(spots)} media spots of this state are taken.`,
    'no-marker-of-theirs': () => 'This party has no media marker here that you could remove.',
    'no-media-marker': () => 'You have no media marker left in your supply.',
    'no-plus-for-your-party': () =>
      'The poll has no plus for your party, so it can’t be published.',
    'no-such-place': () => 'There is no such state on the boards.',
    'not-an-action': () => 'This politician does not have this action.',
    'not-face-up': () => 'This opinion lies face down.',
    'not-in-cabinet': () => 'This politician is not in your cabinet.',
    'not-in-display': () => 'This card does not lie in the display.',
    'not-in-hand': () => 'You do not hold this card.',
    'not-in-program': () => 'This card is not in your program.',
    'not-so-many-here': ({ rallies }) =>
      `You do not have so many rallies in this state; there are ${n(rallies)}.`,
    'same-state-twice': () => 'The same symbol twice needs two different states.',
    'sent-twice': () => 'A politician can only be sent to one state.',
    'state-full': ({ most }) => `A state holds at most ${n(most)} rallies of a party.`,
    'swapped-twice': () => 'A program card can be taken out only once.',
    'too-few-cards': ({ count }) =>
      `Too few cards: lay down one of each topic you can (${n(count)} in all).`,
    'too-few-rallies': ({ rallies }) =>
      `Your supply does not hold so many rallies; ${n(rallies)} left.`,
    'too-few-to-convert': ({ least }) =>
      `Where the election is still to come, at least ${n(least)} rallies are turned into votes, or none.`,
    'too-little-money': ({ money }) => `That is more than the ${eur(money)} you own.`,
    'too-many-cards': ({ count }) => `Too many cards: lay down ${n(count)} in all.`,
    'too-many-swaps': () => 'At most two program cards can be swapped.',
    'topic-laid': () => 'This topic already lies in your program.',
    'topic-lies-there': () => 'Another opinion of this topic lies face up in this state.',
    'topic-twice': () => 'The cards of a program must be of different topics.',
    'under-double-marker': () => 'An opinion under a double marker can’t be shifted.',
  };
};

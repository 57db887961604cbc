import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2006/texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'en'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  const eur = (value: unknown): string => f.euros(Number(value));
  return {
    'already-in-coalition': () => 'This party is in a coalition already.',
    'below-former-bid': ({ bid }) =>
      `In the second bidding you bid at least ${eur(bid)}, as before.`,
    'bid-below-zero': () => 'A bid can be zero, but not less.',
    'bid-not-higher': ({ least }) => `Bid at least ${eur(least)}, or pass.`,
    'card-laid-twice': () => 'A cabinet card can only be laid on one state.',
    'changes-nothing': () => 'This opinion is dominant in the nation already.',
    'contribution-used': () => 'You do not have this contribution.',
    'convert-one-or-more': () => 'Convert one or more meetings, or pass.',
    'dominant-opinion': () => 'A dominant opinion only makes way for its opposite.',
    'key-issue-there': () => 'This state has a key issue marker; it has to be removed first.',
    'line-without-change': () => 'The poll changes nothing for this party.',
    'marker-without-state': () => 'Name a state for each media marker of this option.',
    'media-protect': () => 'This party controls the media there, so the poll can’t lower it.',
    'more-than-you-own': ({ money }) => `You have ${eur(money)}; you can’t bid more.`,
    'named-before': () => 'You have named this party in this turn.',
    'no-card-there': () => 'You have no cabinet card to use in this state.',
    'no-coalition-tile': () => 'This party has no coalition tile in the electing state.',
    'no-foreign-marker': () => 'No media marker of theirs is there for you to replace.',
    'no-free-spot': ({ spots }) => `All ${n(spots)} media spots of this state are taken.`,
    'no-key-issue': () => 'There is no key issue marker to remove in this state.',
    'no-media-marker': () => 'You have no media marker left in your supply.',
    'no-room-for-meetings': ({ turn, most }) =>
      `At most ${n(turn)} new meetings in a state, and at most ${n(most)} of a party there.`,
    'no-such-place': () => 'There is no such choice on this list.',
    'not-an-action': () => 'This cabinet card does not have this action.',
    'not-face-up': () => 'This opinion lies face down.',
    'not-in-cabinet': () => 'This card is not in your shadow cabinet.',
    'not-in-hand': () => 'You do not hold this card.',
    'not-in-program': () => 'This card is not in your program.',
    'not-in-reserve': () => 'This card is not in the exchange reserve.',
    'not-so-many-here': ({ meetings }) => `Your meetings there: ${n(meetings)}.`,
    'not-so-many-in-hand': () => 'You do not hold so many of these cards.',
    'not-yourself': () => 'Name another party.',
    'other-space': () => 'This opinion belongs on another space of the national board.',
    'same-card': () => 'The new opinion must be another one.',
    'state-without-marker': () =>
      'This option has fewer media markers: name no state for the others.',
    'too-few-equal-cards': ({ least }) =>
      `A coalition needs at least ${n(least)} equal program cards.`,
    'too-few-meetings': ({ meetings }) => `Meetings left in your supply: ${n(meetings)}.`,
    'too-little-money': ({ money }) => `You have ${eur(money)}: that is not enough.`,
    'too-many-lines': ({ most }) => `At most ${n(most)} lines of a poll can be published.`,
    'topic-lies-there': () => 'Another opinion of this topic lies face up in this state.',
    'topic-twice': () => 'Another card of this topic stays in your program.',
    'under-key-issue': () => 'An opinion with the key issue marker can’t be swapped.',
  };
};

import type { Front } from '@hustings/texts';

/** English: what is said of the edition of 2006 where it is chosen. */
export const front = (): Front => ({
  title: 'Die Macher 2006',
  offers: {
    'edition-2006': 'the full game with seven elections',
    'edition-2006-short': 'the short game with five elections',
  },
  pitch: {
    headline: 'Seven elections, coalitions and shadow cabinets.',
    about: '3 to 5 players · 3 to 4 hours',
    picture: 'A parliament of coloured seats before a stand',
  },
  books: { editions: 'The two editions compared' },
  options: {
    length: {
      name: 'Length',
      values: { full: 'Full', short: 'Short' },
      about:
        'Full: seven rounds, 3 to 4 hours. Short: five, 2 to 3 hours. The last round is its election alone.',
    },
    money: {
      name: 'Money',
      values: { hidden: 'Hidden', open: 'Open' },
      about: 'Hidden: every payment is in the log, the balance is not shown.',
    },
    majoritySwapInElectingState: {
      name: 'Majority swap in the electing state',
      values: { off: 'Off', on: 'On' },
      about:
        'On: before the election, too, a party with more votes there than all others together may swap an opinion (rule 8.4).',
    },
    dice: {
      name: 'Dice',
      values: { ordinary: 'Ordinary', campaign: 'Campaign' },
      about: 'Ordinary: one to six. Campaign: 0 1 1 2 2 3, as reported of an older edition.',
    },
  },
});

import type { Front } from '@hustings/texts';

/** English: what is said of the edition of 2006 where it is chosen. */
export const front = (): Front => ({
  title: 'Die Macher 2006',
  offers: { 'edition-2006': 'played in words: text and lists, no board' },
  books: { editions: 'The two editions compared' },
  options: {
    length: {
      name: 'Length',
      values: { full: 'Full', short: 'Short' },
      about: 'Full: seven rounds. Short: five.',
    },
    money: {
      name: 'Money',
      values: { hidden: 'Hidden', open: 'Open' },
      about: 'Hidden: every payment is in the log, the balance is not shown.',
    },
    dice: {
      name: 'Dice',
      values: { ordinary: 'Ordinary', campaign: 'Campaign' },
      about: 'Ordinary: one to six. Campaign: 0 1 1 2 2 3, as reported of an older edition.',
    },
  },
});

import type { Formats } from '@hustings/texts';

/** English: the table of any game, and the rules. */
export const table = (_f: Formats) => ({
  table: {
    nav: 'Table',
    noGame: 'This browser keeps no such game.',
    oldRules: 'This game was played with other rules and can’t be opened any more.',
    broken: 'Something went wrong here. The game is saved; load the page again.',
  },
  rulesPage: {
    title: 'Rules',
    books: 'The rules of',
    none: 'There is no such book.',
  },
});

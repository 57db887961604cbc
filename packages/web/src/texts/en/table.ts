import type { Formats } from '@hustings/texts';

/** English: the table of any game, and the rules. */
export const table = (f: Formats<'en'>) => ({
  table: {
    nav: 'Table',
    noGame: 'This browser keeps no such game.',
    oldRules: 'This game was played with other rules and can’t be opened any more.',
    notSaved: 'The move is not saved',
    unsaved: {
      full: 'This browser has no room left to keep the game. Make some room, for instance by deleting old games on the first page in another tab, and try again. Until then the move has not been made.',
      blocked:
        'This browser does not let the game be kept just now. Until it does, the move has not been made.',
    },
    tryAgain: 'Try again',
    broken: 'Something went wrong here. The game is saved; load the page again.',
  },
  rulesPage: {
    title: 'Rules',
    books: 'The rules of',
    none: 'There is no such book.',
    search: 'Search these rules',
    found: (n: number, what: readonly string[]) =>
      f.plural(n, {
        one: `# chapter has ${f.list(what.map(f.quoted))}.`,
        other: `# chapters have ${f.list(what.map(f.quoted))}.`,
      }),
    nothing: (what: readonly string[]) => `No chapter has ${f.list(what.map(f.quoted))}.`,
    whole: 'Back to the whole book',
    /** A phase at a glance, for a phone beside the table. */
    quick: 'Quick cards',
    differs: 'differs in the other edition',
  },
});

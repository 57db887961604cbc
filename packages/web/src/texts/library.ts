import type { Language, Shelf } from '@hustings/texts';
import { front } from './en/front.js';
import type { Areas, Library } from './texts.js';

/**
 * The languages of the client: a new one is a folder beside `en` and its entry here, which does not
 * compile before every area is there.
 */
export const library: Library = {
  en: {
    // Drawn before anything can be fetched, and the same in the page that was drawn in advance.
    front: () => Promise.resolve(front),
    make: async () => (await import('./en/make.js')).make,
    table: async () => (await import('./en/table.js')).table,
    online: async () => (await import('./en/online.js')).online,
    account: async () => (await import('./en/account.js')).account,
  },
};

/** The languages the client can be read in. */
export const languagesThere = (books: Library = library): readonly Language[] =>
  Object.keys(books) as Language[]; // its keys are languages

/** One area in all the languages there are. */
export function shelfOf<A extends keyof Areas>(name: A, books: Library = library): Shelf<Areas[A]> {
  const all = languagesThere(books).map((language) => [language, books[language]?.[name]]);
  return Object.fromEntries(all) as Shelf<Areas[A]>; // English is among them
}

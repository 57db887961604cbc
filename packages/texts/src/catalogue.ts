import { formats, type Formats } from './formats.js';
import { PSEUDO, type Language, type Tongue } from './languages.js';
import { pseudo } from './pseudo.js';

/** The texts of an area in one language, written with its figures and lists. */
export type Written<T> = (f: Formats) => T;

/** Where the texts of an area are, by language; English is complete, others come with their files. */
export type Shelf<T> = { readonly en: () => Promise<Written<T>> } & {
  readonly [L in Language]?: () => Promise<Written<T>>;
};

/** The languages in which an area can be had. */
export const languagesOf = (shelf: Shelf<unknown>): readonly Language[] =>
  Object.keys(shelf) as Language[]; // its keys are languages

/** The texts of an area, fetched from its shelf. */
export async function fetchTexts<T>(shelf: Shelf<T>, tongue: Tongue): Promise<T> {
  if (tongue === PSEUDO) return pseudo((await shelf.en())(formats(PSEUDO)));
  const found = shelf[tongue];
  return found === undefined ? (await shelf.en())(formats('en')) : (await found())(formats(tongue));
}

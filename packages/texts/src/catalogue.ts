import { formats, type Formats } from './formats.js';
import { PSEUDO, type Language, type Tongue } from './languages.js';
import { pseudo } from './pseudo.js';

/** The texts of an area in one language, written with its figures and lists. */
export type Written<T, L extends Language = Language> = Writing<[], T, L>;
/** The same where they are written with something besides. */
type Writing<A extends readonly unknown[], T, L extends Language> = (
  f: Formats<L>,
  ...about: A
) => T;

/**
 * Where something is, by language. English is always there; the lines of other languages follow
 * from their files (`npm run languages`).
 */
export type ByLanguage<T> = { readonly en: () => Promise<T> } & {
  readonly [L in Language]?: () => Promise<T>;
};

/** Where texts are, each written with the forms of its own language. */
export type Writings<A extends readonly unknown[], T> = {
  readonly en: () => Promise<Writing<A, T, 'en'>>;
} & { readonly [L in Language]?: () => Promise<Writing<A, T, L>> };

/** Where the texts of an area are. */
export type Shelf<T> = Writings<[], T>;

/** The languages in which something can be had. */
export const languagesOf = (shelf: ByLanguage<unknown>): readonly Language[] =>
  Object.keys(shelf) as Language[]; // its keys are languages

/** What of it someone gets who reads this language: the marked one is made of English. */
export function languageIn(shelf: ByLanguage<unknown>, tongue: Tongue): Language {
  return tongue !== PSEUDO && tongue in shelf ? tongue : 'en';
}

/** Something fetched in a language, or else in English. */
export function fetchIn<T>(shelf: ByLanguage<T>, tongue: Tongue): Promise<T> {
  return (shelf[languageIn(shelf, tongue)] ?? shelf.en)();
}

/** The texts of an area, fetched from its shelf. */
export async function fetchTexts<T>(shelf: Shelf<T>, tongue: Tongue): Promise<T> {
  return (await fetchWriting(shelf, tongue))();
}

/** The same where texts are written with something besides their language. */
export async function fetchWriting<A extends readonly unknown[], T>(
  shelf: Writings<A, T>,
  tongue: Tongue,
): Promise<(...about: A) => T> {
  // Whatever was fetched is given the formats of its own language.
  const written = (await fetchIn<unknown>(shelf, tongue)) as Writing<A, T, Language>;
  if (tongue === PSEUDO) return (...about) => pseudo(written(formats(PSEUDO), ...about));
  return (...about) => written(formats(languageIn(shelf, tongue)), ...about);
}

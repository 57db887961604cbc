import * as all from './languages/all.js';
import type { Card } from './languages/card.js';

/** A language people read, by its tag. */
export type Language = keyof typeof all;

/** The forms that a language counts with, as its card has them. */
export type Counts<L extends Language> = (typeof all)[L]['counts'][number];

const cards: Readonly<Record<Language, Card>> = all;

/** All of them; first the one that is always there. */
export const languages: readonly Language[] = [
  'en',
  ...(Object.keys(cards) as Language[]).filter((tag) => tag !== 'en'),
];

/** English with every text marked and two fifths longer: it finds what no catalogue has. */
export const PSEUDO = 'en-XA';

/** A language, or the one that tests look through. */
export type Tongue = Language | typeof PSEUDO;

/** What is known of a language itself. */
export const cardOf = (language: Language): Card => cards[language];

export const isLanguage = (tag: string): tag is Language =>
  languages.some((language) => language === tag);

export const isTongue = (tag: string): tag is Tongue => tag === PSEUDO || isLanguage(tag);

/** The first of these wishes that there is: `de-AT` gets German; nobody's wish gets English. */
export function bestLanguage(
  wishes: readonly string[],
  there: readonly Language[] = languages,
): Language {
  for (const wish of wishes) {
    const [tag] = wish.trim().toLowerCase().split('-');
    const found = there.find((language) => language === tag);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The wishes of an Accept-Language header, the dearest first. */
export function wishesOf(header: string): readonly string[] {
  return header
    .split(',')
    .map((part, place) => {
      const [tag, ...more] = part.split(';').map((text) => text.trim());
      const weight = more.find((text) => text.startsWith('q='));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0, place };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .map(({ tag }) => tag);
}

/** Where a request for a page may say what is to be read. */
export type PageWish = {
  /** Of the address: `?lang=de`. */
  readonly lang?: string | undefined;
  /** What was chosen in this browser before (`LANGUAGE_COOKIE`). */
  readonly cookie?: string | undefined;
  /** `Accept-Language`. */
  readonly header?: string | undefined;
};

/** By which a browser tells a server what was chosen in it. */
export const LANGUAGE_COOKIE = 'lang';

/** In which of these languages a page goes out; the marked one only to who asks for it. */
export function pageTongue(
  { lang, cookie, header = '' }: PageWish,
  there: readonly Tongue[],
): Tongue {
  const chosen = [lang, cookie].find((tag) => there.some((tongue) => tongue === tag));
  if (chosen !== undefined && isTongue(chosen)) return chosen;
  return bestLanguage(
    wishesOf(header),
    there.filter((tongue) => tongue !== PSEUDO),
  );
}

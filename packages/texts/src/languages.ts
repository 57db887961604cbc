/** The languages people read, by their tags; English is the one that is always there. */
export const languages = ['en', 'de', 'fr', 'it', 'pl'] as const;
export type Language = (typeof languages)[number];

/** English with every text marked and two fifths longer: it finds what no catalogue has. */
export const PSEUDO = 'en-XA';

/** A language, or the one that tests look through. */
export type Tongue = Language | typeof PSEUDO;

/** What each is called by those who speak it. */
export const ownNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
};

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

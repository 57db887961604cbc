import { fetchTexts, languages, messagesOf, type Language } from '@hustings/texts';
import { describe, expect, test } from 'vitest';
import { keysFor, root, samplesFor, shelves } from '../../../scripts/shelves.mjs';
import { maybeSame, sharedWith, spelled, unheard, wordsOf } from './same-words.js';
import { foreignMarks, typography } from './typography.js';

/** One message in one language, and in English. */
type Twin = {
  readonly where: string;
  readonly says: readonly string[];
  readonly english: readonly string[];
  readonly fails: string | undefined;
};

const isUnheard = (where: string): boolean => unheard.some(([pattern]) => pattern.test(where));

const load = (path: string): Promise<object> =>
  import(/* @vite-ignore */ `${root}${path}`) as Promise<object>;
const all = await shelves(load);

/** Every message of every catalogue that is there in a language. */
async function messagesIn(language: Language): Promise<Twin[]> {
  const found: Twin[] = [];
  for (const [name, shelf] of all) {
    if (!(language in shelf)) continue;
    const english = await fetchTexts(shelf, 'en');
    const keys = await keysFor(name, load);
    const samples = samplesFor(name);
    const told = messagesOf(english, samples, { keys });
    const own = messagesOf(await fetchTexts(shelf, language), samples, {
      like: english,
      keys,
    });
    for (const { path, says, fails } of own) {
      const twin = told.find((one) => one.path === path);
      found.push({ where: `${name} ${path}`, says, fails, english: twin?.says ?? [] });
    }
  }
  return found;
}

const there = languages.filter((language) =>
  [...all.values()].some((shelf) => language === 'en' || language in shelf),
);
const twins = new Map(
  await Promise.all(there.map(async (one) => [one, await messagesIn(one)] as const)),
);
const of = (language: Language): readonly Twin[] => twins.get(language) ?? [];
/** Those of which something is to be said, with what it is. */
const odd = (language: Language, isOdd: (text: string) => boolean): string[] =>
  of(language).flatMap(({ where, says }) => says.filter(isOdd).map((text) => `${where}: ${text}`));

/** What stands for a value, and what is no word. */
const SAMPLE = /‹[^›]*›/g;
const bare = (text: string): string => text.replaceAll(SAMPLE, '').replaceAll('""', '');
const hasWords = (text: string): boolean => /\p{L}/u.test(bare(text));

/** What was looked up with a value that is made up, and not found. */
const isEmpty = (text: string): boolean => /undefined|NaN|\[object/.test(text);

/** A word of the rules; names of settings, units and programs are none. */
const isIdentifier = (text: string): boolean =>
  /\b[a-z]+[A-Z]\w*|\w_\w/.test(text.replaceAll(/HUSTINGS_\w+|SQLite|\bkB\b/g, ''));

/** Names come in roles, and each language takes those that it needs. */
const ROLES = /^‹(name|in|to|of|from|at|mid|with|for|by|whom|word|short|text|you)( \d)?›$/;
const valuesOf = (says: readonly string[]): Set<string> =>
  new Set(
    says
      .flatMap((text) => text.match(SAMPLE) ?? [])
      .map((value) => (ROLES.test(value) ? '‹name›' : value.replace(/ \d›$/, '›'))),
  );

test('there are catalogues, and messages in them', () => {
  expect(all.size).toBeGreaterThan(15);
  expect(of('en').length).toBeGreaterThan(1500);
});

describe.each(there)('every message in %s', (language) => {
  test('can be said, without an empty place or a word of the rules', () => {
    const silent = of(language).filter(
      ({ says, fails }) => fails !== undefined || says.some(isEmpty),
    );
    // A few look something up that no made-up value is; what English says, the others say too.
    expect(silent.length).toBeLessThan(of(language).length / 40);
    const lost = silent.filter(({ english }) => english.length > 0 && !english.some(isEmpty));
    expect(language === 'en' ? [] : lost.map(({ where }) => where)).toEqual([]);
    expect(odd(language, (text) => isIdentifier(bare(text)))).toEqual([]);
  });

  test('quotes as the language does', () => {
    const others = foreignMarks(language);
    expect(odd(language, (text) => others.some((mark) => bare(text).includes(mark)))).toEqual([]);
    // In a terminal an apostrophe may be straight.
    const straight = odd(language, (text) => /\p{L}'\p{L}/u.test(bare(text)));
    expect(straight.filter((one) => !one.startsWith('packages/cli'))).toEqual([]);
  });
});

describe.each(there.filter((one) => one !== 'en'))('beside English, %s', (language) => {
  const likeEnglish = (): Twin[] =>
    of(language).filter(
      ({ says, english }) => says.join() === english.join() && says.some(hasWords),
    );

  test('says nothing in English, but what is listed with a reason', () => {
    const equal = likeEnglish()
      .filter(({ says }) => !says.every((text) => maybeSame(language, text)))
      .map(({ where, says }) => `${where}: ${says.join(' | ')}`);
    expect(equal).toEqual([]);
  });

  test('lists no word that need not be listed', () => {
    const said = new Set(
      likeEnglish().flatMap(({ says }) => wordsOf(says.join(' ').toLowerCase())),
    );
    expect(sharedWith(language).filter((word) => !said.has(word))).toEqual([]);
  });

  test('says every value that it is given', () => {
    const lost = of(language).flatMap(({ where, says, english }) => {
      if (isUnheard(where) || says.length === 0) return [];
      const own = valuesOf(says);
      const missing = [...valuesOf(english)].filter((value) => !own.has(value));
      const figures = english.some((text) => /\d/.test(text)) && !says.some((t) => /\d/.test(t));
      if (figures) missing.push('the figure');
      return missing.length === 0 ? [] : [`${where}: ${missing.join()} in ${says.join(' | ')}`];
    });
    expect(lost).toEqual([]);
  });
});

describe.each(there.filter((one) => one in typography))('typography of %s', (language) => {
  test.each(typography[language] ?? [])('%s: never (%s)', (pattern) => {
    // A value may end with any mark: what stands for it is a letter.
    const found = of(language).flatMap(({ where, says }) =>
      spelled.test(where)
        ? []
        : says
            .filter((text) => pattern.test(text.replaceAll(SAMPLE, 'x')))
            .map((text) => `${where}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

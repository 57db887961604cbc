import { describe, expect, test } from 'vitest';
import { bestLanguage, cardOf, formats, isTongue, languages, wishesOf } from '../src/index.js';

describe('which language someone reads', () => {
  test('the dearest wish that there is; English if there is none', () => {
    expect(bestLanguage(['de-AT', 'en'])).toBe('de');
    expect(bestLanguage(['eo', 'PL'])).toBe('pl');
    expect(bestLanguage(['eo'])).toBe('en');
    expect(bestLanguage(['fr', 'it'], ['en', 'it'])).toBe('it');
  });

  test('an Accept-Language header is read by its weights', () => {
    expect(wishesOf('en;q=0.5, de-CH, fr;q=0.9, xx;q=0')).toEqual(['de-CH', 'fr', 'en']);
    expect(wishesOf('')).toEqual([]);
  });

  test('every language has the name its speakers give it', () => {
    expect(languages[0]).toBe('en');
    expect(languages.map((language) => cardOf(language).name)).toContain('Deutsch');
    expect(languages.every(isTongue)).toBe(true);
    expect(isTongue('tlh')).toBe(false);
  });
});

/** Which of the narrow spaces stands there differs between machines. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('figures', () => {
  test('are grouped, signed and paid as each language does', () => {
    const known = ['en', 'de', 'fr', 'it', 'pl'] as const; // one more changes nothing here
    expect(known.map((language) => plain(formats(language).euros(12)))).toEqual([
      '12,000 €',
      '12.000 €',
      '12 000 €',
      '12.000 €',
      '12 000 €',
    ]);
    expect(formats('en').signed(-3)).toBe('−3');
    expect(formats('en').signed(0)).toBe('0');
  });

  test('choose among the forms that a language counts with', () => {
    const forms = { one: '# głos', few: '# głosy', many: '# głosów', other: '# głosu' };
    const counted = [1, 2, 5, 22, 1.5].map((n) => formats('pl').plural(n, forms));
    expect(counted).toEqual(['1 głos', '2 głosy', '5 głosów', '22 głosy', '1,5 głosu']);
    expect(formats('fr').plural(0, { one: '# voix', other: '# voies' })).toBe('0 voix');
  });

  test('that its card says it counts with, no more and no less', () => {
    // To ten thousand by ones, and with halves to ten.
    const figures = Array.from({ length: 10_020 }, (_, i) => (i < 20 ? i / 2 : i - 20));
    for (const language of languages) {
      const rules = new Intl.PluralRules(language);
      const needed = new Set(figures.map((n) => rules.select(n)));
      expect([language, [...needed].sort()]).toEqual([
        language,
        [...cardOf(language).counts].sort(),
      ]);
    }
  });
});

import { fetchTexts, formats, messagesOf, PSEUDO, unmarked, type Written } from '@hustings/texts';
import { describe, expect, test, vi } from 'vitest';
import { languagesThere, library, shelfOf } from '../src/texts/library.js';
import type { Areas, Books, Library } from '../src/texts/texts.js';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { askedFor, wished } = await import('../src/language.js');

const areas = Object.keys(library.en) as (keyof Areas)[];

describe('which language is read', () => {
  const there = ['en', 'de', 'pl'] as const;
  const nobody = { search: '', chosen: '', browser: [] };

  test('as the address says, as chosen before, as the browser’s user likes it, else English', () => {
    const browser = ['fr-CH', 'pl-PL', 'de'];
    expect(wished({ search: '?lang=de', chosen: 'pl', browser }, there)).toBe('de');
    expect(wished({ ...nobody, chosen: 'de', browser }, there)).toBe('de');
    expect(wished({ ...nobody, browser }, there)).toBe('pl');
    expect(wished(nobody, there)).toBe('en');
  });

  test('what is not there, or no more, is not read', () => {
    expect(wished({ search: '?lang=it', chosen: 'fr', browser: ['it'] }, there)).toBe('en');
    expect(askedFor('?lang=tlh', there)).toBeUndefined();
  });

  test('the marked language comes only by its name', () => {
    expect(wished({ ...nobody, search: `?lang=${PSEUDO}` }, there)).toBe(PSEUDO);
    expect(wished({ ...nobody, chosen: PSEUDO }, there)).toBe(PSEUDO);
    expect(wished({ ...nobody, browser: [PSEUDO] }, there)).toBe('en');
  });
});

describe('a language is there when its books are', () => {
  const german: Books = {
    ...library.en,
    make: async () => {
      const english = await library.en.make();
      return (f) => ({ ...english(f), title: 'Einen Tisch machen' });
    },
  };
  const both: Library = { ...library, de: german };

  test('it can be read, area by area', async () => {
    expect(languagesThere(both)).toEqual(['en', 'de']);
    expect((await fetchTexts(shelfOf('make', both), 'de')).title).toBe('Einen Tisch machen');
    expect((await fetchTexts(shelfOf('make', both), 'en')).title).toBe('Make a table');
  });

  test('and does not compile without every area and every word', () => {
    const { account: _forgotten, ...rest } = german;
    // @ts-expect-error -- an area is missing
    const poor: Library = { ...library, de: rest };
    // @ts-expect-error -- words are missing
    const empty: Written<Areas['make']> = () => ({ title: 'Einen Tisch machen' });
    expect([poor, empty]).toHaveLength(2);
  });
});

describe.each(areas)('%s', (name) => {
  test.each(languagesThere())('in %s: every message can be said', async (language) => {
    const texts = await fetchTexts(shelfOf(name), language);
    const messages = messagesOf(texts, { dayName: [['2026-12-24']] });
    expect(messages.length).toBeGreaterThan(5);
    const odd = messages.filter(
      ({ says, fails }) =>
        fails !== undefined || says.some((text) => /undefined|NaN|\[object/.test(text)),
    );
    expect(odd).toEqual([]);
  });

  test('marked: nothing is left that no catalogue has', async () => {
    const texts = await fetchTexts(shelfOf(name), PSEUDO);
    const said = messagesOf(texts, { dayName: [['2026-12-24']] }).flatMap(({ says }) => says);
    expect(said.filter((text) => unmarked(text).trim() !== '')).toEqual([]);
  });
});

test('words in a list of facts, a clock and a sum are whole in the catalogue', async () => {
  const { make, clock } = (await library.en.online())(formats('en'));
  const time = clock({ kind: 'live', bank: 1_800_000, increment: 30_000 });
  expect(make.sum('Copycat', 3, 1, time)).toBe(
    'Copycat, 3 chairs, 1 open; live, 30 minutes and 30 seconds a move.',
  );
});

import {
  fetchTexts,
  formats,
  messagesOf,
  PSEUDO,
  unmarked,
  type Formats,
  type Written,
} from '@hustings/texts';
import { describe, expect, test, vi } from 'vitest';
import { make as english } from '../src/texts/en/make.js';
import { languagesThere, library, shelfOf } from '../src/texts/library.js';
import type { Areas, Library } from '../src/texts/texts.js';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { askedFor, wished } = await import('../src/language.js');

const areas = Object.keys(library) as (keyof Areas)[];

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

describe('a language is there when its files are', () => {
  const german: Written<Areas['make'], 'de'> = (f) => ({
    ...english(f),
    title: 'Einen Tisch machen',
  });
  // Whatever else is there besides.
  const make: Library['make'] = { en: library.make.en, de: () => Promise.resolve(german) };

  test('it can be read, area by area', async () => {
    expect((await fetchTexts(make, 'de')).title).toBe('Einen Tisch machen');
    expect((await fetchTexts(make, 'en')).title).toBe('Make a table');
    expect((await fetchTexts(make, 'pl')).title).toBe('Make a table');
    const front = { en: library.front.en, de: library.front.en };
    expect(languagesThere({ ...library, make, front })).toEqual(['en', 'de']);
  });

  test('and does not compile without every word, or with one too many', () => {
    // @ts-expect-error -- words are missing
    const poor: Written<Areas['make']> = () => ({ title: 'Einen Tisch machen' });
    const rich = (f: Formats<'en'>): Areas['make'] => ({
      ...english(f),
      // @ts-expect-error -- nobody asks for this one
      stool: 'Stuhl',
    });
    expect([poor, rich]).toHaveLength(2);
  });

  test('nor with another value than English takes', () => {
    const other: Written<Areas['make'], 'en'> = (f) => ({
      ...english(f),
      // @ts-expect-error -- this one is given the number of a chair
      chair: (name: string) => `Stuhl ${name}`,
    });
    expect(other(formats('en')).title).toBe('Make a table');
  });

  test('nor without a form that the language counts with, or with one that it has not', () => {
    const said = [
      // @ts-expect-error -- of five votes Polish speaks in another form
      formats('pl').plural(5, { one: '# głos', few: '# głosy', other: '# głosu' }),
      // @ts-expect-error -- English counts two like five
      formats('en').plural(5, { one: '# vote', few: '# votes', other: '# votes' }),
    ];
    expect(said).toHaveLength(2);
  });
});

describe.each(areas)('%s', (name) => {
  test.each(languagesThere())('in %s: every message can be said', async (language) => {
    const texts = await fetchTexts<unknown>(shelfOf(name), language);
    const messages = messagesOf(texts, {
      dayName: [['2026-12-24']],
      range: [['2026-12-24', '2026-12-31', 8]],
    });
    expect(messages.length).toBeGreaterThan(5);
    const odd = messages.filter(
      ({ says, fails }) =>
        fails !== undefined || says.some((text) => /undefined|NaN|\[object/.test(text)),
    );
    expect(odd).toEqual([]);
  });

  test('marked: nothing is left that no catalogue has', async () => {
    const texts = await fetchTexts<unknown>(shelfOf(name), PSEUDO);
    const said = messagesOf(texts, {
      dayName: [['2026-12-24']],
      range: [['2026-12-24', '2026-12-31', 8]],
    }).flatMap(({ says }) => says);
    // Figures alone are the same in every language.
    expect(said.filter((text) => /\p{L}/u.test(unmarked(text)))).toEqual([]);
  });
});

test('words in a list of facts, a clock and a sum are whole in the catalogue', async () => {
  const { make, clock } = (await library.online.en())(formats('en'));
  const time = clock({ kind: 'live', bank: 1_800_000, increment: 30_000 });
  expect(make.sum('Copycat', 3, 1, time)).toBe(
    'Copycat, 3 chairs, 1 open; live, 30 minutes and 30 seconds a move.',
  );
});

import { expect, test } from 'vitest';
import { fetchTexts, marked, pseudo, PSEUDO, unmarked } from '../src/index.js';

const catalogue = {
  title: 'The table',
  steps: ['one', 'two'],
  count: 3,
  deep: { says: (who: string, n: number) => `${who} has ${n}` },
};

test('every text is marked and two fifths longer, whatever makes it', () => {
  const { title, steps, count, deep } = pseudo(catalogue);
  expect(title).toBe('⟦The table····⟧');
  expect(steps).toEqual(['⟦one··⟧', '⟦two··⟧']);
  expect(count).toBe(3);
  expect(deep.says('Ada', 2)).toBe('⟦Ada has 2····⟧');
});

test('a text inside another is marked once', () => {
  const { title, deep } = pseudo(catalogue);
  expect(deep.says(title, 2)).toBe(marked('The table has 2'));
});

test('what was glued in a component shows', () => {
  expect(unmarked(`${marked('Round 2')} of ${marked('four')}`).trim()).toBe('of');
  expect(unmarked(marked('Round 2')).trim()).toBe('');
});

test('a language without files of its own reads English; the marked one is English marked', async () => {
  const shelf = { en: () => Promise.resolve(() => ({ hello: 'Hello' })) };
  expect(await fetchTexts(shelf, 'pl')).toEqual({ hello: 'Hello' });
  expect(await fetchTexts(shelf, PSEUDO)).toEqual({ hello: '⟦Hello··⟧' });
  const both = { ...shelf, pl: () => Promise.resolve(() => ({ hello: 'Cześć' })) };
  expect(await fetchTexts(both, 'pl')).toEqual({ hello: 'Cześć' });
});

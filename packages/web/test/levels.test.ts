import { expect, test } from 'vitest';
import { games } from '@hustings/games';
import { fetchTexts, languagesOf } from '@hustings/texts';
import { levelsOf } from '../src/engine/games.js';
import { levels } from '../src/engine/tables.js';
import { levelFor } from '../src/games/strengths.js';
import { Chairs } from '../src/pages/chairs.svelte.js';
import { settings } from '../src/settings.svelte.js';

test('a game that brings no bots offers no levels to choose from', () => {
  const taught = games.find(({ bots }) => bots !== undefined);
  expect(levelsOf(taught)).toEqual(levels);
  expect(levelsOf({})).toEqual([]);
  expect(levelsOf(undefined)).toEqual([]);
});

test('whoever plays for the first time meets gentle bots; even and strong ones play better', () => {
  expect(settings.strength).toBe('gentle');
  expect(new Chairs().levelOf(1)).toBe(levelFor.gentle);
  const ranks = (['gentle', 'even', 'strong'] as const).map((one) => levels.indexOf(levelFor[one]));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(3);
});

test('every temperament of a bot is called something, and a line says how it shows', async () => {
  const tempers = games.flatMap((game) => (game.tempers === undefined ? [] : [game.tempers]));
  expect(tempers.length).toBeGreaterThan(0);
  const shown = tempers.map(async ({ names, texts }) => {
    const shelf = await texts();
    const all = languagesOf(shelf).map((language) => fetchTexts(shelf, language));
    return (await Promise.all(all)).map((one) => [names, one] as const);
  });
  for (const [names, texts] of (await Promise.all(shown)).flat()) {
    expect(Object.keys(texts)).toEqual(names);
    for (const { name, says } of Object.values(texts)) {
      expect(name.length).toBeGreaterThan(2);
      expect(says.length).toBeGreaterThan(10);
    }
  }
});

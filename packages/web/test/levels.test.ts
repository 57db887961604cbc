import { expect, test } from 'vitest';
import { games } from '@hustings/games';
import { levelsOf } from '../src/engine/games.js';
import { levels } from '../src/engine/tables.js';

test('a game that brings no bots offers no levels to choose from', () => {
  const taught = games.find(({ bots }) => bots !== undefined);
  expect(levelsOf(taught)).toEqual(levels);
  expect(levelsOf({})).toEqual([]);
  expect(levelsOf(undefined)).toEqual([]);
});

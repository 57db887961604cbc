import { describe, expect, inject, it } from 'vitest';
import { provePromises } from '@hustings/proving';
import { game } from './table.js';

/** `npm run prove` plays more, and looks closer. */
const extent = inject('extent');
const isLong = extent > 1;
const games = isLong ? 25 * extent : 7;
/** Until every question was looked at. */
const most = 60 * extent;

describe('promises in random games', () => {
  it.each([
    { seats: 3, options: { length: 'full' }, games, most },
    { seats: 4, options: { length: 'full' }, games, most },
    { seats: 5, options: { length: 'full' }, games, most },
    { seats: 3, options: { length: 'short' }, games, most },
    { seats: 4, options: { length: 'short' }, games, most },
    { seats: 5, options: { length: 'short' }, games, most },
    { seats: 4, options: { money: 'open', dice: 'campaign' }, games, most },
    { seats: 3, options: { length: 'short', majoritySwapInElectingState: 'on' }, games, most },
  ])(
    '$games games, $seats seats, $options',
    (setting) => {
      const seed = 'die-macher-2006';
      const often = { heavyEvery: 3000, fileEvery: 100, ...(isLong ? {} : { heavyFirst: 2 }) };
      const proof = provePromises(game, { ...setting, seed, ...often });
      expect(proof.games).toBeGreaterThanOrEqual(setting.games);
      expect(proof.missed).toEqual([]);
      expect(proof.worlds.different).toBe(proof.worlds.made);
      expect(proof.worlds.telling).toBeGreaterThan(0);
      expect(proof.files).toBeGreaterThan(0);
    },
    300_000 * extent,
  );
});

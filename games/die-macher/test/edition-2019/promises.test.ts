import { describe, expect, inject, it } from 'vitest';
import { provePromises } from '@hustings/proving';
import { game } from './table.js';

/** `npm run prove` plays more, and looks closer. */
const extent = inject('extent');
const isLong = extent > 1;
const games = isLong ? 50 * extent : 8;
/** Until every question was looked at. */
const most = 100 * extent;

describe('promises in random games', () => {
  it.each([
    { seats: 3, options: { elections: 4 }, games, most },
    { seats: 4, options: { elections: 4 }, games, most },
    { seats: 5, options: { elections: 4 }, games, most },
    { seats: 3, options: { elections: 7 }, games, most },
    { seats: 4, options: { elections: 7 }, games, most },
    { seats: 5, options: { elections: 7 }, games, most },
    { seats: 4, options: { elections: 4, money: 'open' }, games, most },
    { seats: 5, options: { elections: 7, overbidding: 'penalised' }, games, most },
  ])(
    '$games games, $seats seats, $options',
    (setting) => {
      const seed = 'die-macher-2019';
      const { money, overbidding } = setting.options;
      const plain = money === undefined && overbidding === undefined;
      const proof = provePromises(game, {
        ...setting,
        seed,
        ...(plain ? { passing: [] } : {}), // with closed purses and no bluffs views keep it all
        heavyEvery: 3000,
        ...(isLong ? {} : { heavyFirst: 2 }),
        fileEvery: 100,
      });
      expect(proof.games).toBeGreaterThanOrEqual(setting.games);
      // Who bluffs or shows an empty purse seldom pays politicians: in a few games not all act.
      const seldom = plain ? '-' : "6 politicians' actions/";
      expect(proof.missed.filter((path) => !path.startsWith(seldom))).toEqual([]);
      expect(proof.worlds.different).toBeGreaterThan(proof.worlds.made / 2);
      expect(proof.worlds.telling).toBeGreaterThan(0);
      expect(proof.files).toBeGreaterThan(0);
    },
    300_000 * extent,
  );
});

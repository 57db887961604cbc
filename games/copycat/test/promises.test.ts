import { describe, expect, inject, it } from 'vitest';
import { provePromises } from '@hustings/proving';
import { copycat } from '../rules/index.js';
import { crowdedCopycat } from './crowded.js';

/** Many games, perhaps on a machine that does other things as well; `npm run prove` plays more. */
const extent = inject('extent');
const long = { timeout: 300_000 * extent };
const isLong = extent > 1;
const games = isLong ? 25 * extent : 15;

/** What random players never come to in whole games; the crowded table has it all. */
const rare =
  /effects\/(pay|copyCard|reuseWorker|removeNumber|removeCards|coinsForDoctorate)|declinePoints/;

describe('Copycat keeps the promises', () => {
  it.each([2, 3, 4])('over random games of %i players', long, (seats) => {
    const proof = provePromises(copycat, {
      seats,
      games,
      heavyEvery: 400,
      ...(isLong ? {} : { heavyFirst: 2 }),
      seed: 'copycat',
    });
    expect(proof.games).toBe(games);
    expect(proof.missed.filter((path) => !rare.test(path))).toEqual([]);
    expect(proof.worlds.different).toBeGreaterThan(proof.worlds.made / 2);
    expect(proof.worlds.telling).toBeGreaterThan(0);
  });

  it.each([2, 3, 4])('over games of %i players in which all cards are out', long, (seats) => {
    const proof = provePromises(crowdedCopycat, {
      seats,
      games: isLong ? 80 * extent : 20,
      most: 80 * extent,
      seed: 'crowded',
    });
    expect(proof.missed).toEqual([]);
    expect(proof.worlds.telling).toBeGreaterThan(0);
  });
});

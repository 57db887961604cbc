import { describe, expect, it } from 'vitest';
import { provePromises } from '@hustings/proving';
import { dieMacher2006 } from '../../src/index.js';

/**
 * What is shown once and not kept in view: a published poll that is discarded face down, dice of
 * which members keep the sum, opinions that went under the stack, refused contributions.
 */
const passing = [
  'pollPublished',
  'pollKept',
  'opinionTurned',
  'opinionMissing',
  'diceForFirst',
  'acceptedDice',
  'refusalsShown',
  'refusedDice',
  'bonusDice',
];

const tables = ['full', 'short'].flatMap((length) => [3, 4, 5].map((seats) => ({ length, seats })));

describe('Die Macher 2006 keeps the promises', () => {
  it.each(tables)('over random games, $length, $seats players', ({ length, seats }) => {
    const options = { length };
    const proof = provePromises(dieMacher2006, {
      seats,
      games: 1000,
      seed: 'die-macher-2006',
      options,
      passing,
      heavyEvery: 2000,
      fileEvery: 250,
    });
    expect(proof.games).toBe(1000);
    expect(proof.missed).toEqual([]);
    expect(proof.worlds.different).toBe(proof.worlds.made);
    expect(proof.worlds.telling).toBeGreaterThan(0);
  });

  it.each([3, 4, 5])('with open money and campaign dice, %i players', (seats) => {
    const options = { money: 'open', dice: 'campaign' };
    const seed = 'die-macher-2006 open';
    const proof = provePromises(dieMacher2006, {
      seats,
      games: 100,
      seed,
      options,
      passing,
      heavyEvery: 2000,
    });
    expect(proof.missed).toEqual([]);
  });
});

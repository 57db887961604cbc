import { describe, expect, it } from 'vitest';
import { fuzz, provePromises } from '@hustings/proving';
import { marketDay } from '../../kernel/test/toy/game.js';

/** What is thrown away may be shuffled in again at once. */
const passing = ['threw'];

describe('Market Day keeps the promises', () => {
  for (const seats of [2, 3, 4]) {
    it(`over random games with ${seats} seats`, () => {
      const proof = provePromises(marketDay, {
        seats,
        games: 300,
        seed: 'market day',
        passing,
      });
      expect(proof.games).toBe(300);
      expect(proof.missed).toEqual([]);
      expect(proof.worlds.different).toBeGreaterThan(proof.worlds.made / 2);
      expect(proof.worlds.telling).toBeGreaterThan(0);
      expect(proof.files).toBe(6);
    });
  }

  it('against hostile submissions', () => {
    const fuzzed = fuzz(marketDay, { seats: 3, inputs: 20_000, seed: 'market day' });
    expect(fuzzed.refused).toBeGreaterThanOrEqual(20_000);
    const rare = 'hand-full'; // seldom is a hand still full when it is tidied
    const own = Object.keys(marketDay.rules.phrases.refusals).filter((code) => code !== rare);
    expect(own.filter((code) => fuzzed.codes[code] === undefined)).toEqual([]);
  });
});

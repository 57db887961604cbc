import { describe, expect, it } from 'vitest';
import {
  isFault,
  isRefusal,
  Match,
  readGameFile,
  replay,
  seedFrom,
  sfc,
  writeGameFile,
} from '@hustings/kernel';
import { fuzz, provePromises } from '@hustings/proving';
import { marketDay } from '../../kernel/test/toy/game.js';
import { mutatedText } from '../src/hostile.js';

/** What its rules refuse; only a hand that is still full when it is tidied is too seldom. */
const own = [
  'not-held',
  'bid-below-zero',
  'bid-too-high',
  'stall-full',
  'too-dear',
  'too-few-workers',
  'no-worker',
  'stall-taken',
  'not-so-many',
  'two-at-most',
  'apple-and-cherry',
];

/** What is thrown away may be shuffled in again at once. */
const passing = ['threw'];

describe('Market Day keeps the promises', () => {
  for (const seats of [2, 3, 4]) {
    it(`over random games with ${seats} seats`, () => {
      const proof = provePromises(marketDay, { seats, games: 300, seed: 'market day', passing });
      expect(proof.games).toBe(300);
      expect(proof.missed).toEqual([]);
      expect(proof.worlds.different).toBeGreaterThan(proof.worlds.made / 2);
      expect(proof.worlds.telling).toBeGreaterThan(0);
      expect(proof.files).toBe(6);
    });
  }

  it('against files with something changed in them', () => {
    const begun = Match.start(marketDay, {}, 2, seedFrom('files'));
    if (isRefusal(begun)) throw new Error(begun.refused);
    let match = begun;
    const random = sfc(seedFrom('files'), 'simulation 0');
    while (!match.isOver) {
      const [{ seat }] = marketDay.decisions(match.state);
      match = match.play(seat, marketDay.sample(match.state, seat, random));
    }
    const text = writeGameFile(match.export());
    const outcomes = { refused: 0, fault: 0, same: 0 };
    for (let i = 0; i < 3000; i++) {
      const file = readGameFile(mutatedText(text, random));
      if (isRefusal(file)) outcomes.refused++;
      else if (isFault(replay(marketDay, file))) outcomes.fault++;
      else outcomes.same++;
    }
    expect(outcomes.refused).toBeGreaterThan(1000);
    expect(outcomes.fault).toBeGreaterThan(100);
    expect(outcomes.same).toBeLessThan(300); // a field too many, or the last moves missing
  });

  it('against hostile submissions', () => {
    const fuzzed = fuzz(marketDay, { seats: 3, inputs: 20_000, seed: 'market day' });
    expect(fuzzed.refused).toBeGreaterThanOrEqual(20_000);
    expect(own.filter((code) => fuzzed.codes[code] === undefined)).toEqual([]);
  });
});

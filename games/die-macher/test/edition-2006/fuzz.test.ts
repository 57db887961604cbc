import { describe, expect, inject, it } from 'vitest';
import { fuzz } from '@hustings/proving';
import { english } from './reading.js';
import { game } from './table.js';

/** `npm run prove` tries more. */
const extent = inject('extent');
const inputs = 10_000 * extent;

describe('hostile input', () => {
  it.each([
    { seats: 3, options: { length: 'full' } },
    { seats: 4, options: { length: 'short', money: 'open' } },
    { seats: 5, options: { length: 'full', dice: 'campaign' } },
  ])(
    '$seats seats, $options',
    (setting) => {
      const fuzzed = fuzz(game, {
        ...setting,
        seed: 'die-macher-2006',
        inputs,
        says: (refusal) => english.refusal(refusal),
      });
      expect(fuzzed.refused).toBeGreaterThanOrEqual(inputs);
      expect(fuzzed.legal).toBeGreaterThan(0);
      expect(fuzzed.saves).toBeGreaterThan(inputs / 20);
      for (const code of ['not-your-turn', 'not-an-answer', 'other-decision', 'unknown-option']) {
        expect(fuzzed.codes[code]).toBeGreaterThan(0);
      }
    },
    300_000 * extent,
  );
});

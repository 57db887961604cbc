import { describe, expect, inject, it } from 'vitest';
import { fuzz } from '@hustings/proving';
import { speakerIn } from '@hustings/texts';
import { shelf, speaker } from '../../texts/edition-2019/index.js';
import { game } from './table.js';

const english = await speakerIn('en', shelf, speaker);

/** `npm run prove` tries more. */
const extent = inject('extent');
const inputs = 10_000 * extent;

describe('hostile input', () => {
  it.each([
    { seats: 3, options: { elections: 4 } },
    { seats: 4, options: { elections: 7 } },
    { seats: 5, options: { elections: 4, money: 'open', overbidding: 'penalised' } },
  ])(
    '$seats seats, $options',
    (setting) => {
      const fuzzed = fuzz(game, {
        ...setting,
        seed: 'die-macher-2019',
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

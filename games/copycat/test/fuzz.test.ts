import { describe, expect, inject, it } from 'vitest';
import type { Refusal } from '@hustings/kernel';
import { fuzz } from '@hustings/proving';
import { crowdedCopycat } from './crowded.js';
import { speakerIn } from '@hustings/texts';
import { copycat } from '../rules/index.js';
import { shelf, speaker } from '../texts/index.js';

const english = await speakerIn('en', shelf, speaker);
const says = (refusal: Refusal): string => english.refusal(refusal);

/** Many inputs, perhaps on a machine that does other things as well; `npm run prove` tries more. */
const extent = inject('extent');
const long = { timeout: 300_000 * extent };
const inputs = 6000 * extent;

describe('Copycat refuses what is not a move', () => {
  it.each([2, 3, 4])('with a reason and without a change, %i players', long, (seats) => {
    const fuzzed = fuzz(copycat, { seats, inputs, seed: 'copycat', says });
    expect(fuzzed.refused).toBeGreaterThanOrEqual(inputs);
  });

  it.each([2, 4])('where effects meet, %i players', long, (seats) => {
    const fuzzed = fuzz(crowdedCopycat, { seats, inputs, seed: 'crowded', says });
    expect(fuzzed.refused).toBeGreaterThanOrEqual(inputs);
  });
});

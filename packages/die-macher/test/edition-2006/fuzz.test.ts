import { describe, expect, it } from 'vitest';
import { fuzz } from '@hustings/proving';
import { dieMacher2006 } from '../../src/index.js';

describe('Die Macher 2006 refuses what is not a move', () => {
  it.each([3, 4, 5])('with a reason and without a change, %i players', (seats) => {
    const length = seats === 4 ? 'short' : 'full';
    const fuzzed = fuzz(dieMacher2006, {
      seats,
      inputs: 40_000,
      seed: 'die-macher-2006',
      options: { length },
    });
    expect(fuzzed.refused).toBeGreaterThanOrEqual(40_000);
  });
});

import { copycatCounting } from './copycat.js';
import type { Counting } from './tally.js';

/** What to count, by game; of other games only scores, lengths and win shares are told. */
export const countings: Readonly<Record<string, Counting>> = {
  copycat: copycatCounting,
};

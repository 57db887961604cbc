import { clockwiseFrom } from '@hustings/kernel';
import type { State } from './state.js';

/** All seats once, clockwise from the first player. */
export const fromFirst = clockwiseFrom<State>((s) => s.first);

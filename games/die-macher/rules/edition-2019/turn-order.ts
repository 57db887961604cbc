import { clockwiseFrom } from '@hustings/kernel';
import type { State } from './state.js';

/** All seats once, clockwise from the start player. */
export const fromStart = clockwiseFrom<State>((s) => s.start);

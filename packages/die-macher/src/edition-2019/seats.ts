import { clockwiseFrom, NONE } from '@hustings/kernel';
import { seatsOf, type State } from './state.js';

/** All seats once, clockwise from the start player. */
export const fromStart = clockwiseFrom<State>((s) => s.start);

type Seated = { readonly parties: readonly number[]; readonly start: number };

/** 1.6: of these seats (bits) the first one clockwise from the start player, who is first. */
export function closestToStart(s: Seated, seats: number): number {
  const n = seatsOf(s);
  for (let step = 0; step < n; step++) {
    const seat = (s.start + step) % n;
    if ((seats >> seat) & 1) return seat;
  }
  return NONE;
}

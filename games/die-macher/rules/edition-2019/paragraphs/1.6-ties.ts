import { seatsOf } from '../../world/index.js';
import { NONE } from '@hustings/kernel';

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

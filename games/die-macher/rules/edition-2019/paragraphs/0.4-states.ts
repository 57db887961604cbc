import { filled, NONE, shuffle, type Random } from '@hustings/kernel';
import { BOARDS } from '../../world/index.js';
import { data } from '../data.js';
import type { Board } from '../state.js';
import { NEUTRAL_SPACE } from './6.10-trend-scale.js';

/**
 * 0.4: two small and two large states on the ring, and some for later (10.2). The boards are
 * numbered from the one that holds the first election: lowest maximum, of equals the first in
 * ring order.
 */
export function drawStates(later: number, random: Random): { laid: number[]; coming: number[] } {
  const small = shuffle(random, smallStates.slice());
  const large = shuffle(random, largeStates.slice());
  const ring = shuffle(random, [...small.splice(0, 2), ...large.splice(0, 2)]);
  const rest = shuffle(random, [...small, ...large]);
  const first = lowestMaximum(ring);
  return {
    laid: ring.map((_, i) => ring[(first + i) % BOARDS]),
    coming: rest.slice(0, later),
  };
}

const statesOf = (size: 'small' | 'large'): number[] =>
  data.states.flatMap((state, i) => (state.size === size ? [i] : []));

const smallStates = statesOf('small');
const largeStates = statesOf('large');

/** The place in the ring of the state with the lowest maximum; of equals the first. */
export function lowestMaximum(ring: readonly number[]): number {
  const maxima = ring.map((state) => data.states[state].max);
  return maxima.findIndex((max) => max === Math.min(...maxima));
}

/** The board of a state nobody has campaigned in: votes 0 and trend 0 (0.9). */
export function newBoard(state: number, seats: number): Board {
  const zeros = (): number[] => filled(seats, 0);
  return {
    opinions: [],
    up: 0,
    double: NONE,
    state,
    votes: zeros(),
    trend: filled(seats, NEUTRAL_SPACE),
    rallies: zeros(),
    media: zeros(),
    sent: filled(seats, NONE),
    revealed: 0,
    paid: 0,
    done: 0,
  };
}

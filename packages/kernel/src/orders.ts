import type { Order, Position } from './flow.js';
import { NONE } from './move.js';

/** All seats once, clockwise from the one the state names. */
export function clockwiseFrom<S extends Position>(start: (state: S) => number): Order<S> {
  return {
    first: start,
    next: (state, current) => {
      const next = (current + 1) % state.sealed.length;
      return next === start(state) ? NONE : next;
    },
  };
}

/** The members of an order for which the test holds, in its order. */
export function amongst<S>(
  order: Order<S>,
  holds: (state: S, member: number) => boolean,
): Order<S> {
  const from = (state: S, member: number): number => {
    let at = member;
    while (at !== NONE && !holds(state, at)) at = order.next(state, at);
    return at;
  };
  return {
    first: (state) => from(state, order.first(state)),
    next: (state, current) => from(state, order.next(state, current)),
  };
}

/** The seats of a bit mask, lowest first. */
export function seatsIn(mask: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < 32 && mask >>> seat !== 0; seat++)
    if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}

/** The mask of all seats. */
export function everyone(state: Position): number {
  return (1 << state.sealed.length) - 1;
}

/** All members of an order as they stand now, first to last. */
export function members<S>(order: Order<S>, state: S): number[] {
  const all: number[] = [];
  for (let at = order.first(state); at !== NONE; at = order.next(state, at)) all.push(at);
  return all;
}

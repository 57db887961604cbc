import type { State } from './state.js';
import { NO_CARD, tablesOf } from './tables.js';

// CC-7.24: a red card does nothing, is not for sale, and is otherwise a card like others; it comes along
// with what is bought to its right.

function isRed(state: State, card: number): boolean {
  return card !== NO_CARD && tablesOf(state).colourOf[card] === 'red';
}

/** CC-3.4: the red cards that would come along with the card on a space. */
export function redsLeftOf(state: State, space: number): number[] {
  return state.street.slice(0, space).filter((card) => isRed(state, card));
}

/** CC-3.4: takes a card and the reds left of it; the gaps stay. */
export function takeFromStreet(state: State, space: number): { card: number; reds: number[] } {
  const { street } = state;
  const card = street[space];
  const reds = redsLeftOf(state, space);
  street[space] = NO_CARD;
  for (let left = 0; left < space; left++) if (isRed(state, street[left])) street[left] = NO_CARD;
  return { card, reds };
}

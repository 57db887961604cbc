import { drawTop, type Out } from '@hustings/kernel';
import { data } from './data.js';
import type { Event } from './events.js';
import type { State } from './state.js';
import { DOCTORATE, NO_CARD, tablesOf } from './tables.js';

const { spaces, surcharge } = data.street;

/** CC-3.3: what the card on a space costs now; nothing for what is not for sale. */
export function priceOn(state: State, space: number): number | undefined {
  const printed = tablesOf(state).printedPriceOf[state.street[space]];
  return printed === undefined ? undefined : printed + surcharge[space];
}

/** Closes up to the left and refills from the right; an empty supply leaves the end empty. */
export function closeAndRefill(state: State, out: Out<Event>): void {
  const { street, supply } = state;
  let filled = 0;
  for (let space = 0; space < spaces; space++) {
    if (street[space] !== NO_CARD) street[filled++] = street[space];
  }
  for (; filled < spaces; filled++) {
    street[filled] = supply.length > 0 ? drawTop(state, supply) : NO_CARD;
  }
  out?.push({ type: 'streetFilled', street: street.slice() });
}

/** CC-6.2: is there a Doctorate still to be bought? */
export function doctoratesLeft(state: State): boolean {
  return state.street.includes(DOCTORATE) || state.supply.includes(DOCTORATE);
}

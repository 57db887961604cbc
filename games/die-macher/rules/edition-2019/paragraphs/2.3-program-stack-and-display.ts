import { drawTop, remake } from '@hustings/kernel';
import { data } from '../data.js';
import { seatsOf } from '../../world/index.js';
import type { State } from '../state.js';

/** 0.8: by the number of players. */
const displaySizes = Object.entries(data.programDisplay).reduce<number[]>(
  (sizes, [seats, size]) => {
    sizes[Number(seats)] = size;
    return sizes;
  },
  [],
);

export const displaySize = (seats: number): number => displaySizes[seats];

/** The top program card; a stack that runs empty is at once made anew from its discards (2.3). */
export function drawProgram(s: State): number {
  const card = drawTop(s, s.programStack);
  if (s.programStack.length === 0) remake(s, s.programStack, s.programDiscards);
  return card;
}

/** 2.4: nobody may look through this pile; `view.ts` shows only how many lie there. */
export function discardProgram(s: State, card: number): void {
  s.programDiscards.push(card);
}

export function discardDisplay(s: State): number[] {
  const cards = s.programDisplay.splice(0);
  for (const card of cards) discardProgram(s, card);
  return cards;
}

/** Fills the empty spaces of the display; returns the new cards. */
export function fillDisplay(s: State): number[] {
  const dealt: number[] = [];
  while (s.programDisplay.length < displaySize(seatsOf(s))) {
    const card = drawProgram(s);
    s.programDisplay.push(card);
    dealt.push(card);
  }
  return dealt;
}

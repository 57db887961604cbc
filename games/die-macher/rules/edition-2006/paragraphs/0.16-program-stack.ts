import { drawTop, remake } from '@hustings/kernel';
import type { State } from '../state.js';

/** The top program card; an empty stack is re-made from its discards (0.16). */
export function drawProgram(s: State): number {
  if (s.programStack.length === 0) remake(s, s.programStack, s.programDiscards);
  return drawTop(s, s.programStack);
}

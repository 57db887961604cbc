import { drawTop, remake, show, type Out } from '@hustings/kernel';
import { boardFor, topicLies, topicOf } from '../../world/index.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';

/** The top opinion; an empty stack is at once made anew from its discards (0.6). */
export function drawOpinion(s: State): number {
  if (s.opinionStack.length === 0) remake(s, s.opinionStack, s.opinionDiscards);
  const card = drawTop(s, s.opinionStack);
  if (s.opinionStack.length === 0) remake(s, s.opinionStack, s.opinionDiscards);
  return card;
}

/**
 * Turns up the next face-down opinion of a state. A card whose topic already lies face up there
 * is discarded and replaced, on the same space, until one fits (0.5, 0.6).
 */
export function turnUpOpinion(s: State, election: number, out: Out<Event>): void {
  const board = boardFor(s, election);
  const space = board.up;
  const discarded: number[] = [];
  show(s);
  while (topicLies(board, topicOf(board.opinions[space]))) {
    discarded.push(board.opinions[space]);
    s.opinionDiscards.push(board.opinions[space]);
    board.opinions[space] = drawOpinion(s);
  }
  board.up++;
  out?.push({ type: 'opinionTurned', election, card: board.opinions[space], discarded });
}

import { drawTop, NONE, putAt, remake, show, shuffle, takeAt, type Out } from '@hustings/kernel';
import { boardFor, topicLies, topicOf } from '../../world/index.js';
import type { Event } from '../events.js';
import type { Board, State } from '../state.js';

/** The top opinion; an empty stack is re-made from its discards (0.16). */
function drawOpinion(s: State): number {
  if (s.opinionStack.length === 0) remake(s, s.opinionStack, s.opinionDiscards);
  return drawTop(s, s.opinionStack);
}

/** Every card of the stack is tried at most once; those that do not fit go under it. */
function tryStack(s: State, board: Board, under: number[]): number {
  for (let left = s.opinionStack.length; left > 0; left--) {
    const card = drawTop(s, s.opinionStack);
    if (!topicLies(board, topicOf(card))) return card;
    s.opinionStack.unshift(card);
    under.push(card);
  }
  return NONE;
}

/** 0.16: an opinion whose topic does not lie face up here, or NONE if there is none at all. */
function seekOpinion(s: State, board: Board, under: number[]): number {
  const card = tryStack(s, board, under);
  if (card !== NONE || s.opinionDiscards.length === 0) return card;
  s.opinionStack.push(...s.opinionDiscards.splice(0));
  shuffle(s.random, s.opinionStack);
  return tryStack(s, board, under);
}

/** 0.5: so many opinions face up, of different topics, and the others face down to the right. */
export function dealOpinions(
  s: State,
  election: number,
  up: number,
  all: number,
  out: Out<Event>,
): void {
  const board = boardFor(s, election);
  for (let i = 0; i < up; i++) layFaceUp(s, election, [], out);
  for (let i = up; i < all; i++) board.opinions.push(drawOpinion(s));
}

/** A fitting opinion face up, right of those that are; without one the space stays empty. */
function layFaceUp(s: State, election: number, under: number[], out: Out<Event>): void {
  const board = boardFor(s, election);
  const card = seekOpinion(s, board, under);
  if (card === NONE) {
    out?.push({ type: 'opinionMissing', election, under });
    return;
  }
  putAt(board.opinions, board.up, card);
  board.up++;
  out?.push({ type: 'opinionTurned', election, card, under });
}

/**
 * 10.1 (d): turns up one face-down opinion of a state, if it has one. A card whose topic lies
 * face up there goes under the stack, and cards are drawn until one fits.
 */
export function turnUpOpinion(s: State, election: number, out: Out<Event>): void {
  const board = boardFor(s, election);
  if (board.up === board.opinions.length) return;
  const card = board.opinions[board.up];
  show(s);
  if (!topicLies(board, topicOf(card))) {
    board.up++;
    out?.push({ type: 'opinionTurned', election, card, under: [] });
    return;
  }
  takeAt(board.opinions, board.up);
  s.opinionStack.unshift(card);
  layFaceUp(s, election, [card], out);
}

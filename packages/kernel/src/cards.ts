import { mistake } from './mistake.js';
import type { Position } from './flow.js';
import { shuffle } from './random.js';

/**
 * Verbs for stacks of cards. A stack is an array whose last element is the top card. The verbs that
 * show somebody something raise the undo barrier, so that no rule needs to think of undo.
 */

/** Takes the top card; whoever gets it learns it. */
export function drawTop(state: Position, stack: number[]): number {
  const card = stack.pop();
  if (card === undefined) throw mistake('stack-empty');
  state.flow.seen++;
  return card;
}

/** Somebody is shown something: an opened bid, a turned card, a politician. */
export function show(state: Position): void {
  state.flow.seen++;
}

/** The discards, shuffled, become the stack, below what is left of it. */
export function remake(state: Position, stack: number[], discards: number[]): void {
  shuffle(state.random, discards);
  stack.unshift(...discards);
  discards.length = 0;
}

/** Removes one card of this face; the others keep their order. */
export function takeCard(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at < 0) throw mistake('card-not-there', card);
  takeAt(cards, at);
}

/** Removes the card at a place and gives it; the others keep their order. Faster than a splice. */
export function takeAt(cards: number[], place: number): number {
  const card = cards[place];
  for (let at = place + 1; at < cards.length; at++) cards[at - 1] = cards[at];
  cards.pop();
  return card;
}

/** Puts a card at a place; those from there on move up. Faster than a splice. */
export function putAt(cards: number[], place: number, card: number): void {
  cards.push(card);
  for (let at = cards.length - 1; at > place; at--) cards[at] = cards[at - 1];
  cards[place] = card;
}

/** How many cards of this face there are. */
export function countCards(cards: readonly number[], card: number): number {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) n++;
  return n;
}

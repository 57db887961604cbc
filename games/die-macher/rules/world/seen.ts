import type { Opinions } from './opinions.js';
import { HIDDEN } from './unseen.js';

/** What a viewer sees of things that lie alike in all editions. */

/** The opinions of a state: face-down ones are there, but hidden. */
export const opinionsSeen = (board: Readonly<Opinions>): number[] =>
  board.opinions.map((card, space) => (space < board.up ? card : HIDDEN));

/** Everyone's cards in hand: one's own, of the others only how many. */
export const handsSeen = (hands: readonly (readonly number[])[], viewer: number): number[][] =>
  hands.map((hand, seat) => (seat === viewer ? hand.slice() : hand.map(() => HIDDEN)));

/** Everyone's money: one's own, or all of it where it is open. */
export const pursesSeen = (money: readonly number[], viewer: number, open: boolean): number[] =>
  money.map((sum, seat) => (open || seat === viewer ? sum : HIDDEN));

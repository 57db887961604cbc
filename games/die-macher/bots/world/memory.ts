import type { GameEvent } from '@hustings/kernel';
import { HIDDEN } from '../../rules/world/index.js';

/** What of a view memory has to do with: whose it is, and the purses, closed ones HIDDEN. */
export type Purses = {
  readonly position: { readonly viewer: number };
  readonly money: readonly number[];
};

/** Gives to a seat, or takes from it. */
export type Pay = (seat: number, sum: number) => void;

/**
 * Closed purses, known to the coin: all begin with the same, and everything paid or received is
 * public. `booked` tells what an event moves; it is given what the seat was told and nothing else.
 *
 * A log that does not lead to the purses one sees, one's own at least, is not the whole of this game
 * (play from a position that somebody set up): then nothing is known.
 */
export const recallBy =
  <V extends Purses>(start: number, booked: () => (event: GameEvent, pay: Pay) => void) =>
  (view: V, log: readonly GameEvent[]): V => {
    const purses = view.money.map(() => start);
    const book = booked();
    for (const event of log) book(event, (seat, sum) => (purses[seat] += sum));
    const agrees = purses.every((sum, seat) => {
      const seen = view.money[seat];
      return seen === HIDDEN ? sum >= 0 : sum === seen;
    });
    return agrees ? { ...view, money: purses } : view;
  };

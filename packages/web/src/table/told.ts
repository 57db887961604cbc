import type { View } from '@hustings/kernel';
import type { Entry } from '../engine/tables.js';

export type Told = {
  readonly number: number;
  readonly text: string;
  readonly party: string | undefined;
};

/** How a game's log and seats are put into words, where a game has words of its own. */
export type Presenter = {
  /** The party whose inks a seat is drawn in. */
  party(view: View, seat: number): string | undefined;
  label(view: View | undefined, seat: number): string;
  lines(view: View, entries: readonly Entry[]): Told[];
  /** An option as the rules name it, in words for people. */
  word(word: string): string;
};

/** fatherlyFriend-18: Fatherly friend 18. */
export function spoken(word: string): string {
  const spaced = word.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/(\w)-(\d)/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

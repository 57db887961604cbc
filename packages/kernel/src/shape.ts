import type { Json } from './json.js';
import type { Move } from './move.js';
import type { Random } from './random.js';
import type { Refusal } from './refusal.js';

/**
 * The shape of a decision: one static descriptor per kind, functions over state and seat.
 * Everything anybody does with a decision comes from here: the referee reads moves, bots sample
 * them, screens and texts draw the form. There is no second list of what is legal.
 */
export interface Shape<S, M extends Move> {
  /** A move from outside, in words. Total against hostile input: a legal move or a refusal. */
  read(state: S, seat: number, words: unknown): M | Refusal;
  /** The same move in words: state codes and card names, stable in files. */
  write(state: S, seat: number, move: M): Json;
  /** One legal move, each with the same chance. */
  sample(state: S, seat: number, random: Random): M;
  /** All legal moves, up to a limit. For tests and small menus; never on a hot path. */
  each(state: S, seat: number, visit: (move: M) => void, limit: number): void;
  /** What to show a person: plain data for screen, keyboard, screen reader and text. */
  form(state: S, seat: number): Form;
  /**
   * The values allowed for the next part of a composite move, given its first parts; for search
   * and for screens that ask part by part. No prefix it offers leads into a dead end; none left
   * to choose means that the move is complete.
   */
  steps?(state: S, seat: number, prefix: readonly number[]): number[];
  /** The only answer there is, where it says no more than everybody is about to see. */
  unasked?(state: S, seat: number): M | undefined;
}

/**
 * The parts of a shape, none left out. However a game wrote them down, every shape of a kind then
 * has them in the same places, which is what the machine finds fastest.
 */
export type Parts<T> = { readonly [K in keyof Required<T>]: T[K] };

export type FormOption = { readonly word: string; readonly refusal?: Refusal };

export type Form =
  | { readonly shape: 'one'; readonly options: readonly FormOption[]; readonly pass: boolean }
  | {
      readonly shape: 'some';
      readonly options: readonly FormOption[];
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly shape: 'amount';
      readonly min: number;
      readonly max: number;
      readonly pass: boolean;
    }
  | {
      readonly shape: 'allocation';
      readonly slots: readonly { readonly word: string; readonly most: number }[];
      /** `price[n]` is what n in one slot cost. */
      readonly price: readonly number[];
      readonly budget: number;
      readonly supply: number;
    }
  | {
      readonly shape: 'assignment';
      readonly slots: readonly { readonly word: string; readonly options: readonly FormOption[] }[];
      /** Whether a slot may be left empty. */
      readonly optional: boolean;
    };

/** The first and the last word for a decision one may decline. */
export const PASS_WORD = 'pass';

/**
 * The options worth a look. Where options are the numbers of all cards and five of them are in
 * hand, sampling, listing and forms look at those five; `why` or `fits` still judges whatever
 * comes from outside, and must refuse every option that is not among them.
 */
export type Among<S> = {
  count: (state: S, seat: number) => number;
  at: (state: S, seat: number, index: number) => number;
};

import type { GameEvent, Move, Random, View } from '@hustings/kernel';
import type { Rated } from './knowledge.js';

/**
 * How long a bot may think: so many simulations (then the same seed gives the same move), or so
 * many milliseconds by a clock that the caller brings. `stop` is asked in between: true ends it.
 */
export type Budget = {
  readonly simulations?: number;
  readonly milliseconds?: { readonly limit: number; readonly clock: () => number };
  readonly stop?: () => boolean;
};

/** A move with what is known about it: the points of lead it promises, and from how many trials. */
export type Opinion = Rated & {
  /** How often it was tried out in an imagined world. */
  readonly trials: number;
  /** Points each seat is expected to end with, and the seat's chance to win. */
  readonly points: readonly number[];
  readonly win: number;
};

/** Thinking in small steps, so that it can be interrupted at any time and still has an answer. */
export type Thinking = {
  /** Thinks on for a moment; false when there is nothing more to think about. */
  readonly step: () => boolean;
  /** The best move so far. */
  readonly best: () => Move;
  /** What it thinks of the moves it looked at, best first. */
  readonly opinions: () => Opinion[];
};

/**
 * A player made of code. It is given what its seat sees and nothing else: a view, a stream of
 * random numbers of its own, a budget, and, where somebody kept it, all that the seat was told since
 * the game began. That log is its only memory, so it can take over any seat at any decision and hand
 * it back.
 */
export type Bot<V extends View = View> = {
  readonly level: string;
  think(view: V, random: Random, budget: Budget, log?: readonly GameEvent[]): Thinking;
};

/** Thinks to the end of the budget. */
export function decide<V extends View>(
  bot: Bot<V>,
  view: V,
  random: Random,
  budget: Budget = {},
  log?: readonly GameEvent[],
): Move {
  const thinking = bot.think(view, random, budget, log);
  while (thinking.step());
  return thinking.best();
}

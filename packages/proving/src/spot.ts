import type { Game, GameEvent, Position, Random, View } from '@hustings/kernel';

/** A position of a random game, to be looked at from all sides without being changed. */
export type Spot<S extends Position, V extends View, E extends GameEvent> = {
  readonly game: Game<S, V, E>;
  readonly state: S;
  /** The state as JSON. */
  readonly text: string;
  /** All objects and arrays in it. */
  readonly parts: ReadonlySet<unknown>;
  readonly random: Random;
  readonly worlds: Worlds;
  /** Events that may tell what views do not keep. */
  readonly passing: readonly string[];
};

/** How much the comparison of worlds had to compare: figures that should not be zero. */
export type Worlds = {
  /** Worlds made up from a view, and those of them that differ from the truth. */
  made: number;
  different: number;
  /** Moves made in two worlds that a viewer can't tell apart, and those that told them apart. */
  moves: number;
  telling: number;
};

/** What is wrong, or nothing. */
export type Wrong = string | undefined;

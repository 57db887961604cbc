import type { Random, Seed } from '@hustings/kernel';

/** What is measured: a game, reduced to the acts that take time. */
export type Subject<S, V> = {
  setup(seed: Seed): S;
  /** Plays to the end at random; the number of decisions. */
  playOut(state: S, random: Random): number;
  isOver(state: S): boolean;
  /** The decision that is open, to say where a worst case was met. */
  kind(state: S): string;
  /** One random move. */
  step(state: S, random: Random): void;
  sample(state: S, random: Random): void;
  list(state: S): void;
  clone(state: S): S;
  view(state: S): V;
  determinize(view: V, random: Random): S;
  /** A recorded game, to be replayed from its moves again and again. */
  replay(seed: Seed): () => void;
  /** The same with every check: commitment, legality and a hash after each move. */
  readonly verify: ((seed: Seed) => () => void) | undefined;
};

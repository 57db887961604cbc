import type { Game, GameEvent, Position, View } from '@hustings/kernel';

/** A game whose own types are forgotten: commands see every game through the kernel alone. */
export type AnyGame = Game;

/**
 * Forgets them. The compiler can't follow, because rules are functions of their own state; but a
 * state only ever goes back to the game that made it, or that checked it in `load`.
 */
export function anyGame<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
): AnyGame {
  return game as unknown as AnyGame;
}

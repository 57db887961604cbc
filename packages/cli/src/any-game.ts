import type { Game, GameEvent, Position, View } from '@hustings/kernel';

/**
 * A game whose own types are forgotten: commands see every game through the kernel alone.
 * (The second half is how the kernel's log and match want it.)
 */
export type AnyGame = Game & Game<Position, never>;

/**
 * Forgets them. The compiler can't follow, because rules are functions of their own state; but a
 * state only ever goes back to the game that made it, or that checked it in `load`.
 */
export function anyGame<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
): AnyGame {
  return game as unknown as AnyGame;
}

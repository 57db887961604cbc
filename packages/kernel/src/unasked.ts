import type { GameEvent } from './event.js';
import type { Position } from './flow.js';
import type { Game, View } from './game.js';
import type { Move } from './move.js';
import { seatsIn } from './orders.js';

/** An answer that needs nobody: a seat owes it, and there is nothing to choose. */
export type Unasked = { readonly seat: number; readonly move: Move };

/**
 * The answers that a table gives by itself. As long as one seat has something to choose, the others
 * are asked as well: who did not wait for theirs would know what is still sealed.
 *
 * A game of older rules comes with a kernel of its own, which may not know of this: it always asks.
 */
export function unaskedOf<S extends Position, E extends GameEvent>(
  { program }: Game<S, View, E>,
  state: S,
): readonly Unasked[] {
  const shape = program.decision(state)?.shape;
  const owed = seatsIn(state.flow.owed);
  const given = owed.flatMap((seat) => {
    const move = shape?.unasked?.(state, seat);
    return move === undefined ? [] : [{ seat, move }];
  });
  return given.length === owed.length ? given : [];
}

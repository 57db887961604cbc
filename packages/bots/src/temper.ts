import type { GameEvent, Position, View } from '@hustings/kernel';
import type { Knowledge, Rated } from './knowledge.js';
import type { Temper } from './manners.js';

/** How much each move is to the liking of a seat: what it changes there. */
export function leanings<S extends Position, V extends View, E extends GameEvent>(
  { game }: Knowledge<S, V, E>,
  temper: Temper<S> | undefined,
  world: S,
  seat: number,
  rated: readonly Rated[],
): number[] {
  if (temper === undefined || rated.length < 2) return rated.map(() => 0);
  const now = temper(world, seat);
  return rated.map(({ move }) => {
    const after = game.clone(world);
    game.apply(after, seat, move);
    return temper(after, seat) - now;
  });
}

/** The same moves, each worth more or less as it is to one's liking. */
export function tempered<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  temper: Temper<S> | undefined,
  world: S,
  seat: number,
  rated: readonly Rated[],
): Rated[] {
  const lean = leanings(knowledge, temper, world, seat, rated);
  return rated.map(({ move, worth }, i) => ({ move, worth: worth + lean[i] }));
}

import type { Game, GameEvent, Position, View } from '@hustings/kernel';
import type { Bot } from './bot.js';

/** Any legal move, each with the same chance: the yardstick, not a level. */
export function randomBot<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
): Bot<V> {
  return {
    level: 'random',
    think: (view, random) => {
      const world = game.determinize(view, random);
      const move = game.sample(world, view.position.viewer, random);
      return { step: () => false, best: () => move, opinions: () => [] };
    },
  };
}

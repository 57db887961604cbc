import type { Game, GameEvent, Position, Random, View } from '@hustings/kernel';
import type { Budget, Thinking } from './bot.js';
import type { Knowledge } from './knowledge.js';
import type { Level } from './level-names/index.js';
import { botOf } from './levels.js';

/**
 * What a build of a game's rules gives to a later version of this program: the game with the kernel
 * it was built with, and its bots. Whatever becomes different here needs another number, and who
 * reads builds (server/src/rules/build.ts) has to understand both.
 */
export type Kept<
  S extends Position = Position,
  V extends View = View,
  E extends GameEvent = GameEvent,
> = {
  readonly contract: 1;
  readonly game: Game<S, V, E>;
  /** None: no bot knows this game. */
  readonly think?: (level: Level, view: V, random: Random, budget: Budget) => Thinking;
};

export function kept<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
): Kept<S, V, E> {
  return {
    contract: 1,
    game: knowledge.game,
    think: (level, view, random, budget) => botOf(knowledge, level).think(view, random, budget),
  };
}

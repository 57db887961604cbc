import type { GameEvent, Position, View } from '@hustings/kernel';
import type { Bot } from './bot.js';
import type { Knowledge } from './knowledge.js';

/** A bot that makes use of the log it is handed, where its game knows how. */
export function remembering<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  bot: Bot<V>,
): Bot<V> {
  return {
    level: bot.level,
    think: (view, random, budget, log) => {
      const known = log === undefined ? undefined : knowledge.recall?.(view, log);
      return bot.think(known ?? view, random, budget);
    },
  };
}

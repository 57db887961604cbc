import type { GameEvent, Position, View } from '@hustings/kernel';
import type { Bot } from './bot.js';
import { searchBot } from './chancellor.js';
import { heuristicBot } from './heuristic.js';
import type { Knowledge } from './knowledge.js';
import type { Level } from './level-names/index.js';
import { randomBot } from './random-bot.js';
import type { SearchSettings } from './search-settings.js';

export * from './level-names/index.js';

const searchSettings: SearchSettings = {
  moves: 6,
  behind: 8,
  prior: 4,
  horizon: 1,
  drop: 2.5,
  patience: 6,
};

/** A bot of this level for a game. */
export function botOf<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  level: Level,
): Bot<V> {
  const { organiser, strategist } = knowledge.parameters;
  switch (level) {
    case 'random':
      return randomBot(knowledge.game);
    case 'intern':
      return heuristicBot(knowledge, level, organiser, knowledge.intern);
    case 'organiser':
      return heuristicBot(knowledge, level, organiser);
    case 'strategist':
      return heuristicBot(knowledge, level, strategist);
    case 'chancellor':
      return searchBot(knowledge, level, strategist, {
        ...searchSettings,
        ...knowledge.search,
      });
  }
}

import type { GameEvent, Position, View } from '@hustings/kernel';
import type { Bot } from './bot.js';
import { searchBot } from './chancellor.js';
import { heuristicBot } from './heuristic.js';
import { learnedBot, learnedSearchBot, type Learned } from './learned/learned-bot.js';
import type { Knowledge } from './knowledge.js';
import type { Level } from './level-names/index.js';
import { remembering } from './memory.js';
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

/** The same with a net, whose opinion is worth fewer trials, and whose trials are quicker. */
const learnedSettings: SearchSettings = { ...searchSettings, behind: 4, prior: 2 };

/**
 * A bot of this level for a game. Where something was learned for as many players as are at the table,
 * the two highest levels go by it; they also remember, where they are handed the log.
 */
export function botOf<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  level: Level,
): Bot<V> {
  const { organiser, strategist } = knowledge.parameters;
  const learned = learnedIn(knowledge);
  switch (level) {
    case 'random':
      return randomBot(knowledge.game);
    case 'intern':
      return heuristicBot(knowledge, level, organiser, knowledge.intern);
    case 'organiser':
      return heuristicBot(knowledge, level, organiser);
    case 'strategist':
      return remembering(
        knowledge,
        learned === undefined
          ? heuristicBot(knowledge, level, strategist)
          : learnedBot(knowledge, learned, level),
      );
    case 'strategist-1':
      return heuristicBot(knowledge, level, strategist);
    case 'chancellor':
      return remembering(
        knowledge,
        learned === undefined
          ? searchBot(knowledge, level, strategist, { ...searchSettings, ...knowledge.search })
          : learnedSearchBot(knowledge, learned, level, learnedSettings),
      );
    case 'chancellor-1':
      return searchBot(knowledge, level, strategist, { ...searchSettings, ...knowledge.search });
  }
}

function learnedIn<S extends Position, V extends View, E extends GameEvent>({
  sight,
  learned,
}: Knowledge<S, V, E>): Learned<S> | undefined {
  return sight === undefined || learned === undefined ? undefined : { sight, net: learned };
}

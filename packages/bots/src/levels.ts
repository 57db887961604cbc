import type { GameEvent, Position, View } from '@hustings/kernel';
import type { Bot } from './bot.js';
import { searchBot } from './chancellor.js';
import { heuristicBot } from './heuristic.js';
import { learnedBot, learnedSearchBot, type Learned } from './learned/learned-bot.js';
import type { Knowledge } from './knowledge.js';
import type { Erring, Level } from './level-names/index.js';
import { remembering } from './memory.js';
import { randomBot } from './random-bot.js';
import type { SearchSettings } from './search-settings.js';
import type { Temper } from './manners.js';

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
 * A bot of this level for a game, with a temperament if the game knows such a one. Where something was
 * learned for as many players as are at the table, the highest levels go by it; the two at the top also
 * remember, where they are handed the log.
 */
export function botOf<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  level: Level,
  temperament?: string,
): Bot<V> {
  const { strategist } = knowledge.parameters;
  const learned = learnedIn(knowledge);
  const temper = temperament === undefined ? undefined : knowledge.tempers?.[temperament];
  const search = { ...searchSettings, ...knowledge.search };
  switch (level) {
    case 'random':
      return randomBot(knowledge.game);
    case 'strategist':
      return remembering(
        knowledge,
        learned === undefined
          ? heuristicBot(knowledge, level, strategist, { temper })
          : learnedBot(knowledge, learned, level, { temper }),
      );
    case 'strategist-1':
      return heuristicBot(knowledge, level, strategist);
    case 'chancellor':
      return remembering(
        knowledge,
        learned === undefined
          ? searchBot(knowledge, level, strategist, search, temper)
          : learnedSearchBot(knowledge, learned, level, settingsFor(learned), temper),
      );
    case 'chancellor-1':
      return searchBot(knowledge, level, strategist, search);
    default:
      return humanBot(knowledge, level, temper);
  }
}

const settingsFor = <S extends Position>({ sight }: Learned<S>): SearchSettings => ({
  ...learnedSettings,
  ...sight.search,
});

/** One of the levels that err. */
function humanBot<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  level: Erring,
  temper: Temper<S> | undefined,
): Bot<V> {
  const { figures, sight, errors } = knowledge.people[level];
  const { organiser, strategist } = knowledge.parameters;
  const learned = figures === 'learned' ? learnedIn(knowledge) : undefined;
  const manner = { errors, temper };
  if (learned !== undefined) return learnedBot(knowledge, learned, level, manner);
  const base = figures === 'organiser' ? organiser : strategist;
  return heuristicBot(knowledge, level, { ...base, ...sight }, manner);
}

function learnedIn<S extends Position, V extends View, E extends GameEvent>({
  sight,
  learned,
}: Knowledge<S, V, E>): Learned<S> | undefined {
  return sight === undefined || learned === undefined ? undefined : { sight, net: learned };
}

import {
  coded,
  isRefusal,
  seedFrom,
  type Move,
  type OptionTable,
  type Options,
} from '@hustings/kernel';
import type { Bot, Budget } from '../bot.js';
import type { Knowledge } from '../knowledge.js';
import { botOf, type Level } from '../levels.js';
import { playGame, type Clock, type Played } from './play.js';

/** A small budget: two trials for every decision of a Chancellor. */
const budget: Budget = { simulations: 2 };

/** Every number of players in turn, every other game with other options than the standard one. */
export function enduranceTable({ game }: Knowledge, number: number): Table {
  const { min, max } = game.rules.seats;
  const seats = min + (number % (max - min + 1));
  const chosen = number % 2 === 0 ? {} : lastChoices(game.rules.options);
  const options = game.readOptions(chosen, seats);
  if (isRefusal(options)) throw new Error(coded(options));
  return { options, seats };
}

type Table = { readonly options: Options; readonly seats: number };

/** One whole game with one level on every seat. A refused move or one over budget ends it. */
export function endure(knowledge: Knowledge, level: Level, number: number, clock: Clock): Played {
  const { options, seats } = enduranceTable(knowledge, number);
  // Only a Chancellor tries moves out.
  const bot =
    level === 'chancellor' ? withinBudget(botOf(knowledge, level)) : botOf(knowledge, level);
  const bots = Array.from({ length: seats }, () => bot);
  return playGame(knowledge, bots, options, seedFrom(`whole ${level} ${number}`), budget, clock);
}

/** Looks at every move whether more trials went into it than the budget allows. */
export const withinBudget = (bot: Bot): Bot => ({
  level: bot.level,
  think(view, random, allowed) {
    const thinking = bot.think(view, random, allowed);
    const best = (): Move => {
      const trials = thinking.opinions().reduce((sum, opinion) => sum + opinion.trials, 0);
      const most = allowed.simulations ?? Infinity;
      if (trials > most) throw new Error(`${bot.level} made ${trials} trials of ${most}`);
      return thinking.best();
    };
    return { ...thinking, best };
  },
});

/** Of each option its last value: not the standard game. */
function lastChoices(table: OptionTable): Options {
  const picked: Record<string, string> = {};
  for (const [name, { pick, values }] of Object.entries(table)) {
    if (pick === 'one') picked[name] = values[values.length - 1];
  }
  return picked;
}

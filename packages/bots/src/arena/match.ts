import type { Options } from '@hustings/kernel';
import { botFrom, botOf, isLevel } from '../levels.js';
import type { Bot, Budget } from '../bot.js';
import type { Knowledge } from '../knowledge.js';
import { matchSeed, playGame, type Clock } from './play.js';

/** A match as plain data, so that it can be handed to a thread or put into a queue. */
export type MatchPlan = {
  readonly game: string;
  readonly options: Options;
  /**
   * The field as words (`botWord`), in the seat order of the first game of a seed. A word may end with
   * a bot's own time for a decision, in milliseconds: `chancellor@200`.
   */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly budget: PlainBudget;
};

export type PlainBudget = { readonly simulations?: number; readonly milliseconds?: number };

/** One game of a match: its number tells seed and rotation. */
export type GameReport = {
  readonly number: number;
  /** Which seed it was played on: games of one seed are not independent. */
  readonly cluster: number;
  /** By seat: which of the field sat there (its place in the plan). */
  readonly seats: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly times: readonly (readonly number[])[];
  readonly sources: Readonly<Record<string, readonly number[]>>;
  readonly traits: readonly Readonly<Record<string, string>>[];
};

/** Different seatings of a field under rotation: as many as seats, or 1 when all are alike. */
export function rotations(bots: readonly string[]): number {
  return bots.every((bot) => bot === bots[0]) ? 1 : bots.length;
}

/** Plays game `number` of the match: all rotations on one seed, then the next seed. */
export function playNumber(
  knowledge: Knowledge,
  plan: MatchPlan,
  number: number,
  clock: Clock,
): GameReport {
  const n = plan.bots.length;
  const turns = rotations(plan.bots);
  const cluster = Math.floor(number / turns);
  const seats = plan.bots.map((_, seat) => (seat + (number % turns)) % n);
  const bots = seats.map((one) => botBy(knowledge, plan.bots[one], clock));
  const budget = budgetOf(plan.budget, clock);
  const seed = matchSeed(plan.seed, cluster);
  const { result, times, traits } = playGame(knowledge, bots, plan.options, seed, budget, clock);
  const { scores, winners, sources } = result;
  return { number, cluster, seats, scores, winners, times, sources, traits };
}

/** Between a bot and its own time. */
const FOR = '@';

/** What a word of a field says: the bot, and its own milliseconds for a decision, if any. */
export function fielded(word: string): { readonly bot: string; readonly milliseconds?: number } {
  const at = word.indexOf(FOR);
  if (at < 0) return { bot: word };
  return { bot: word.slice(0, at), milliseconds: Number(word.slice(at + 1)) };
}

function botBy(knowledge: Knowledge, word: string, clock: Clock): Bot {
  const { bot: name, milliseconds } = fielded(word);
  const { level, temper } = botFrom(name);
  if (!isLevel(level)) throw new Error(`no bot is called ${word}`);
  const bot = botOf(knowledge, level, temper);
  if (milliseconds === undefined) return bot;
  const own = budgetOf({ milliseconds }, clock);
  return { level: bot.level, think: (view, random, _, log) => bot.think(view, random, own, log) };
}

export function budgetOf({ simulations, milliseconds }: PlainBudget, clock: Clock): Budget {
  return {
    ...(simulations === undefined ? {} : { simulations }),
    ...(milliseconds === undefined ? {} : { milliseconds: { limit: milliseconds, clock } }),
  };
}

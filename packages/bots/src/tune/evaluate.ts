import type { Options } from '@hustings/kernel';
import { heuristicBot } from '../heuristic.js';
import type { Knowledge, Parameters } from '../knowledge.js';
import { playGame, tuningSeed } from '../arena/play.js';

/** One candidate to be tried against a field, as plain data. */
export type TrialPlan = {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly candidate: Parameters;
  /** Who sits on the other seats; game by game another of these. */
  readonly field: readonly Parameters[];
  /** Games from this number on. */
  readonly from: number;
  readonly games: number;
};

/** So many points ahead of the best rival make a win e times as likely. */
const SCALE = 12;

/**
 * How well a candidate does, from 0 to 1: how likely its lead over the best rival makes a win,
 * which says more of few games than wins alone. Candidates of one round play the same games.
 */
export function evaluate(knowledge: Knowledge, plan: TrialPlan): number {
  let sum = 0;
  for (let number = plan.from; number < plan.from + plan.games; number++) {
    const own = number % plan.seats;
    const rival = plan.field[Math.floor(number / plan.seats) % plan.field.length];
    const bots = Array.from({ length: plan.seats }, (_, seat) =>
      heuristicBot(knowledge, 'tuning', seat === own ? plan.candidate : rival),
    );
    const seed = tuningSeed(plan.seed, Math.floor(number / plan.seats));
    const { result } = playGame(knowledge, bots, plan.options, seed, {}, () => 0);
    const best = Math.max(...result.scores.filter((_, seat) => seat !== own));
    sum += 1 / (1 + Math.exp((best - result.scores[own]) / SCALE));
  }
  return sum / plan.games;
}

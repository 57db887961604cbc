import {
  evaluate,
  playNumber,
  type GameReport,
  type MatchPlan,
  type TrialPlan,
} from '@hustings/bots/arena';
import type { Knowledge } from '@hustings/bots';
import { knowledgeOf } from '@hustings/games';
import { seedFrom, type Options } from '@hustings/kernel';

/** Work for bots as plain data: it runs here, in a thread, or anywhere a queue reaches. */
export type GameJob = { readonly job: 'game'; readonly plan: MatchPlan; readonly number: number };
export type TrialJob = { readonly job: 'trial'; readonly plan: TrialPlan };
export type Job = GameJob | TrialJob;
export type Done<J extends Job> = J extends GameJob ? GameReport : number;

/** Milliseconds of this process's own computing: undisturbed by whatever else a machine does. */
const computing = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function clockOf(measure: string): () => number {
  return measure === 'cpu' ? computing : () => performance.now();
}

export async function runJob(job: Job, measure = 'wall'): Promise<GameReport | number> {
  const { game, options } = job.plan;
  const seats = job.job === 'game' ? job.plan.bots.length : job.plan.seats;
  const knowledge = await knowledgeAt(game, options, seats);
  if (knowledge === undefined) throw new Error(`no bots for ${game}`);
  return job.job === 'game'
    ? playNumber(knowledge, job.plan, job.number, clockOf(measure))
    : evaluate(knowledge, job.plan);
}

/** What bots know of a game, with what was learned for a table of so many and with these options. */
export async function knowledgeAt(
  game: string,
  options: Options,
  seats: number,
): Promise<Knowledge | undefined> {
  const knowledge = await knowledgeOf(game);
  if (knowledge === undefined) return undefined;
  const table = knowledge.game.simulate(options, seats, seedFrom('a table'));
  return knowledgeOf(game, knowledge.game.view(table, 0));
}

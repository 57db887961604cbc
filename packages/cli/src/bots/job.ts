import {
  evaluate,
  playNumber,
  type GameReport,
  type MatchPlan,
  type TrialPlan,
} from '@hustings/bots/arena';
import { knowledgeOf } from '@hustings/games';

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
  const { game } = job.plan;
  const knowledge = await knowledgeOf(game);
  if (knowledge === undefined) throw new Error(`no bots for ${game}`);
  return job.job === 'game'
    ? playNumber(knowledge, job.plan, job.number, clockOf(measure))
    : evaluate(knowledge, job.plan);
}

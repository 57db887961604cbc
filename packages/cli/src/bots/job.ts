import {
  evaluate,
  playNumber,
  type GameReport,
  type MatchPlan,
  type TrialPlan,
} from '@hustings/bots/arena';
import type { Knowledge } from '@hustings/bots';
import { selfPlay, Training, type Round, type TrainingPlan } from '@hustings/bots/training';
import { knowledgeOf } from '@hustings/games';
import { seedFrom, type Options } from '@hustings/kernel';
import { floatsIn, textOf } from './bytes.js';

/** Work for bots as plain data: it runs here, in a thread, or anywhere a queue reaches. */
export type GameJob = { readonly job: 'game'; readonly plan: MatchPlan; readonly number: number };
export type TrialJob = { readonly job: 'trial'; readonly plan: TrialPlan };
export type LessonJob = {
  readonly job: 'lesson';
  readonly plan: TrainingPlan & { readonly game: string };
  /** What the net has learned so far, as text. */
  readonly weights: string;
  readonly round: Round;
};
export type Job = GameJob | TrialJob | LessonJob;
/** Positions and what they should have been valued at, as text; and how long it took. */
export type Reaped = {
  readonly inputs: string;
  readonly targets: string;
  readonly milliseconds: number;
};
export type Done<J extends Job> = J extends GameJob
  ? GameReport
  : J extends LessonJob
    ? Reaped
    : number;

/** Computing time is asked for so often at most, in milliseconds: a third of a trial went into asking. */
const ASKED = 0.25;

/** Milliseconds of this process's own computing: undisturbed by whatever else a machine does. */
function computingClock(): () => number {
  let asked = -Infinity;
  let used = 0;
  return () => {
    const now = performance.now();
    if (now - asked < ASKED) return used;
    const { user, system } = process.cpuUsage();
    asked = now;
    return (used = (user + system) / 1000);
  };
}

export function clockOf(measure: string): () => number {
  return measure === 'cpu' ? computingClock() : () => performance.now();
}

export async function runJob(job: Job, measure = 'wall'): Promise<GameReport | Reaped | number> {
  if (job.job === 'lesson') return reap(job, clockOf(measure));
  const { game, options } = job.plan;
  const seats = job.job === 'game' ? job.plan.bots.length : job.plan.seats;
  const knowledge = await knowledgeAt(game, options, seats);
  if (knowledge === undefined) throw new Error(`no bots for ${game}`);
  return job.job === 'game'
    ? playNumber(knowledge, job.plan, job.number, clockOf(measure))
    : evaluate(knowledge, job.plan);
}

/** The last plan that was played for, with its net: the next job is mostly of the same. */
let pupil: { readonly plan: string; readonly training: Training } | undefined;

async function reap({ plan, weights, round }: LessonJob, clock: () => number): Promise<Reaped> {
  const { training } = await pupilFor(plan);
  training.learner.net.weights.set(floatsIn(weights));
  const begun = clock();
  const { inputs, targets } = selfPlay(training.lesson, round);
  return {
    inputs: textOf(inputs),
    targets: textOf(targets),
    milliseconds: clock() - begun,
  };
}

async function pupilFor(plan: LessonJob['plan']): Promise<NonNullable<typeof pupil>> {
  const written = JSON.stringify(plan);
  if (pupil?.plan === written) return pupil;
  const knowledge = await knowledgeOf(plan.game);
  if (knowledge === undefined) throw new Error(`no bots for ${plan.game}`);
  pupil = { plan: written, training: new Training(knowledge, plan, 0) };
  return pupil;
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

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUND, triedAt, type Harvest, Training } from '@hustings/bots/training';
import { knowledgeOf } from '@hustings/games';
import { checkpointOf, resume, type Kept, type Progress } from '../bots/checkpoint.js';
import { curveText, matchesOf, weightsModule, type About, type Point } from '../bots/curve.js';
import { floatsIn, integersIn, textOf } from '../bots/bytes.js';
import { clockOf, type LessonJob, type Reaped } from '../bots/job.js';
import { queueForce } from '../bots/queue.js';
import { cores, workforce, type Workforce } from '../bots/workforce.js';
import { choiceFlags, choose } from '../choose.js';
import { command } from '../command.js';
import { integer, text } from '../flags.js';
import { isWrong, wrong } from '../wrong.js';

const SEED = '1';
const FOLDER = 'training';
/** Points of the curve. */
const POINTS = 10;
/** So many games are one job: a round of them keeps ten threads or machines busy. */
const GAMES = 2;

export const trainCommand = command({
  name: 'train',
  summary: ({ commands }) => commands.train.summary,
  about: ({ commands }) => commands.train.about,
  flags: {
    ...choiceFlags,
    hours: integer(({ flags }) => flags.trainHours, { min: 0, max: 10_000, standard: 0 }),
    minutes: integer(({ flags }) => flags.trainMinutes, { min: 0, max: 600_000, standard: 0 }),
    games: integer(({ flags }) => flags.trainGames, {
      min: 1,
      max: 1_000_000_000,
      standard: undefined,
    }),
    matches: integer(({ flags }) => flags.trainMatches, { min: 1, max: 100_000, standard: 120 }),
    seed: text('text', ({ flags }) => flags.figuresSeed(SEED)),
    threads: integer(({ flags }) => flags.threads(cores()), {
      min: 1,
      max: 256,
      standard: undefined,
    }),
    queue: text('url', ({ flags }) => flags.throughQueue),
    folder: text('folder', ({ flags }) => flags.trainTo),
  },
  run: async (values, { io, games, words }) => {
    const choice = choose(games, values);
    if (isWrong(choice)) return choice;
    const { game, seats, options } = choice;
    const knowledge = await knowledgeOf(game.id);
    if (knowledge?.sight === undefined) return wrong((t) => t.wrong.noNet(game.rules.name));
    const seconds = 3600 * values.hours + 60 * values.minutes;
    if (seconds === 0 && values.games === undefined) return wrong((t) => t.wrong.noTrainingTime);
    const seed = values.seed ?? SEED;
    const plan = { game: game.id, options, seats, seed };
    const training = new Training(knowledge, plan);
    const about: About = { game: game.id, seats, seed, command: typed(game.id, seats, values) };
    const folder = values.folder ?? FOLDER;
    await mkdir(folder, { recursive: true });
    const name = join(folder, `${game.id}-${seats}`);
    const progress = await resume(`${name}.checkpoint`, training, seed);
    const school: School = {
      training,
      plan,
      progress,
      seconds,
      goal: values.games ?? Infinity,
      ...(await hands(values)),
    };
    const learned = { ...knowledge, learned: training.taught };
    try {
      while (pointOf(school) < POINTS) {
        await learn(school);
        training.settle();
        const reached: Point = {
          games: progress.games,
          seconds: progress.seconds,
          loss: training.learner.takeLoss(),
          ...matchesOf(learned, choice, values.matches),
        };
        progress.curve.push(reached);
        io.warn(
          `${words.texts.train.point(reached.games, words.figures.short(100 * reached.wins.mean, 1))}\n`,
        );
        await save(name, training, progress, about);
      }
      return 0;
    } finally {
      await school.force.end();
    }
  },
});

type Values = {
  readonly minutes: number;
  readonly hours: number;
  readonly games: number | undefined;
  readonly seed: string | undefined;
};

/** The command that makes it again. */
function typed(game: string, seats: number, { minutes, hours, games, seed }: Values): string {
  const length = games === undefined ? `--minutes ${60 * hours + minutes}` : `--games ${games}`;
  return `hustings train --game ${game} --players ${seats} ${length} --seed ${seed ?? SEED}`;
}

/** A net that learns, whoever plays its games. */
type School = {
  readonly training: Learning;
  readonly plan: LessonJob['plan'];
  readonly progress: Progress;
  /** When it is over: after so many seconds of work, or so many games. */
  readonly seconds: number;
  readonly goal: number;
  readonly force: Workforce;
  /** What is counted as work: computing where all is done in this thread, else time. */
  readonly clock: () => number;
};

type Learning = Kept & Pick<Training, 'learn' | 'games' | 'taught'>;

async function hands({
  threads = cores(),
  queue,
}: {
  readonly threads: number | undefined;
  readonly queue: string | undefined;
}): Promise<Pick<School, 'force' | 'clock'>> {
  const measure = threads === 1 && queue === undefined ? 'cpu' : 'wall';
  const force = queue === undefined ? workforce(threads, measure) : await queueForce(queue);
  return { force, clock: clockOf(measure) };
}

const partDone = ({ progress, seconds, goal }: School): number =>
  Math.max(seconds === 0 ? 0 : progress.seconds / seconds, progress.games / goal);

const pointOf = (school: School): number => Math.floor(POINTS * partDone(school));

/**
 * Plays and learns to the next point of the curve. While a round is learned from, the next is played
 * by what was known before it; so the same comes of it however many play. At a point all is still.
 */
async function learn(school: School): Promise<void> {
  const { progress, training, clock } = school;
  const point = pointOf(school);
  let coming = playRound(school);
  for (;;) {
    const reaped = await coming;
    const done = partDone(school);
    progress.games += ROUND;
    progress.seconds += reaped.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
    const isLast = pointOf(school) !== point;
    if (!isLast) coming = playRound(school);
    const begun = clock();
    training.learn(reaped.map(harvestOf), done);
    progress.seconds += (clock() - begun) / 1000;
    if (isLast) return;
  }
}

function playRound(school: School): Promise<Reaped[]> {
  const { force, plan, training, progress } = school;
  const tried = triedAt(training.judge.sight, partDone(school));
  const weights = textOf(training.learner.net.weights);
  const jobs = Array.from({ length: ROUND / GAMES }, (_, i) => progress.games + i * GAMES);
  return Promise.all(
    jobs.map((from) =>
      force.run({ job: 'lesson', plan, weights, round: { from, games: GAMES, tried } } as const),
    ),
  );
}

const harvestOf = ({ inputs, targets }: Reaped): Harvest => ({
  inputs: integersIn(inputs),
  targets: floatsIn(targets),
});

async function save(
  name: string,
  training: Learning,
  progress: Progress,
  about: About,
): Promise<void> {
  const { weights } = training.taught;
  // Whoever is stopped while writing goes on from the checkpoint before.
  await writeFile(`${name}.checkpoint.new`, checkpointOf(training, progress, about.seed));
  await rename(`${name}.checkpoint.new`, `${name}.checkpoint`);
  await writeFile(`${name}.ts`, weightsModule(weights, about));
  await writeFile(`${name}.md`, curveText(about, weights.length, progress.curve));
}

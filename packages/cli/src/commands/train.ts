import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Training } from '@hustings/bots/training';
import { knowledgeOf } from '@hustings/games';
import { checkpointOf, resume, type Kept, type Progress } from '../bots/checkpoint.js';
import { curveText, matchesOf, weightsModule, type About, type Point } from '../bots/curve.js';
import { clockOf } from '../bots/job.js';
import { choiceFlags, choose } from '../choose.js';
import { command } from '../command.js';
import { integer, text } from '../flags.js';
import { isWrong, wrong } from '../wrong.js';

const SEED = '1';
const FOLDER = 'training';
/** Points of the curve. */
const POINTS = 10;

const computing = clockOf('cpu');

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
    const training = new Training(knowledge, { options, seats, seed });
    const about: About = { game: game.id, seats, seed, command: typed(game.id, seats, values) };
    const folder = values.folder ?? FOLDER;
    await mkdir(folder, { recursive: true });
    const name = join(folder, `${game.id}-${seats}`);
    const progress = await resume(`${name}.checkpoint`, training, seed);
    const learned = { ...knowledge, learned: training.taught };
    for (;;) {
      const goal = values.games ?? Infinity;
      const point = pointAt(progress, seconds, goal);
      if (point >= POINTS) return 0;
      learn(training, progress, point, seconds, goal);
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

const partDone = ({ games, seconds }: Progress, limit: number, goal: number): number =>
  Math.max(limit === 0 ? 0 : seconds / limit, games / goal);

const pointAt = (progress: Progress, limit: number, goal: number): number =>
  Math.floor(POINTS * partDone(progress, limit, goal));

/** Plays and learns to the next point of the curve. */
function learn(
  training: AnyTraining,
  progress: Progress,
  point: number,
  limit: number,
  goal: number,
): void {
  while (pointAt(progress, limit, goal) === point) {
    const begun = computing();
    training.round(partDone(progress, limit, goal));
    progress.games = training.games;
    progress.seconds += (computing() - begun) / 1000;
  }
}

type AnyTraining = Kept & Pick<Training, 'round' | 'games' | 'taught'>;

async function save(
  name: string,
  training: AnyTraining,
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

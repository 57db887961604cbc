import type { Parameters } from '@hustings/bots';
import {
  beginEvolution,
  candidatesOf,
  centreOf,
  evolve,
  type Evolution,
  type EvolutionSettings,
  type TrialPlan,
} from '@hustings/bots/arena';
import { knowledgeOf } from '@hustings/games';
import { seedFrom, sfc } from '@hustings/kernel';
import { cores, workforce, type Workforce } from '../bots/workforce.js';
import { choiceFlags, choose, type Choice } from '../choose.js';
import { command } from '../command.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { isWrong, wrong } from '../wrong.js';

const SEED = '1';

export const tuneCommand = command({
  name: 'tune',
  summary: ({ commands }) => commands.tune.summary,
  about: ({ commands }) => commands.tune.about,
  flags: {
    ...choiceFlags,
    generations: integer(({ flags }) => flags.generations, { min: 1, max: 100_000, standard: 20 }),
    candidates: integer(({ flags }) => flags.candidates, { min: 4, max: 1000, standard: 12 }),
    games: integer(({ flags }) => flags.candidateGames, { min: 1, max: 100_000, standard: 48 }),
    seed: text('text', ({ flags }) => flags.figuresSeed(SEED)),
    from: text('level', ({ flags }) => flags.tuneFrom),
    threads: integer(({ flags }) => flags.threads(cores()), {
      min: 1,
      max: 256,
      standard: undefined,
    }),
  },
  run: async (values, { io, games, words }) => {
    const choice = choose(games, values);
    if (isWrong(choice)) return choice;
    const knowledge = await knowledgeOf(choice.game.id);
    if (knowledge === undefined) return wrong((t) => t.wrong.noBots(choice.game.rules.name));
    const { organiser, strategist } = knowledge.parameters;
    const force = workforce(values.threads ?? cores(), 'wall');
    const tuning: Tuning = {
      choice,
      seed: values.seed ?? SEED,
      generations: values.generations,
      games: values.games,
      rival: organiser,
      settings: settingsFor(values.candidates),
      tell: (generation, fitness) => {
        const mean = words.figures.short(fitness, 3);
        io.warn(`${words.texts.tune.generation(generation, mean)}\n`);
      },
    };
    const start = values.from === 'strategist' ? strategist : organiser;
    const found = await tune(tuning, start, force);
    await force.end();
    if (values.json) await writeJson(io, found);
    else await io.write(figuresText(found));
    return 0;
  },
});

type Tuning = {
  readonly choice: Choice;
  readonly seed: string;
  readonly generations: number;
  readonly games: number;
  readonly rival: Parameters;
  readonly settings: EvolutionSettings;
  readonly tell: (generation: number, fitness: number) => void;
};

const settingsFor = (candidates: number): EvolutionSettings => ({
  candidates,
  parents: Math.max(2, Math.floor(candidates / 3)),
  step: 0.25,
  learning: 0.15,
});

async function tune(tuning: Tuning, start: Parameters, force: Workforce): Promise<Parameters> {
  const random = sfc(seedFrom(tuning.seed), 'simulation 0');
  let evolution = beginEvolution(start, tuning.settings);
  for (let generation = 0; generation < tuning.generations; generation++) {
    const candidates = candidatesOf(evolution, tuning.settings, random);
    const tried = await tryAll(tuning, evolution, candidates, generation, force);
    evolution = evolve(evolution, tuning.settings, tried);
    const mean = tried.reduce((sum, { fitness }) => sum + fitness, 0) / tried.length;
    tuning.tell(generation + 1, mean);
  }
  return centreOf(evolution);
}

function tryAll(
  { choice, seed, games, rival }: Tuning,
  evolution: Evolution,
  candidates: readonly Parameters[],
  generation: number,
  force: Workforce,
): Promise<{ candidate: Parameters; fitness: number }[]> {
  const plan: Omit<TrialPlan, 'candidate'> = {
    game: choice.game.id,
    options: choice.options,
    seats: choice.seats,
    seed,
    field: [rival, centreOf(evolution)],
    from: generation * games,
    games,
  };
  return Promise.all(
    candidates.map(async (candidate) => {
      const fitness = await force.run({ job: 'trial', plan: { ...plan, candidate } } as const);
      return { candidate, fitness };
    }),
  );
}

function figuresText(figures: Parameters): string {
  const lines = Object.entries(figures).map(([name, figure]) => `  ${name}: ${figure},\n`);
  return `{\n${lines.join('')}}\n`;
}

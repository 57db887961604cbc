import { isLevel, levels, type Level } from '@hustings/bots';
import { rotations, tableOf, type GameReport, type MatchPlan } from '@hustings/bots/arena';
import { manifestOf } from '@hustings/games';
import { balanceOf, balanceText } from '../bots/balance.js';
import { matchText } from '../bots/match-text.js';
import { throughQueue } from '../bots/queue.js';
import { cores, workforce } from '../bots/workforce.js';
import { choiceFlags, choose } from '../choose.js';
import { command } from '../command.js';
import { integer, text, truth } from '../flags.js';
import { writeJson } from '../io.js';
import { progress } from '../progress.js';
import { isWrong, quoted, wrong, type Wrong } from '../wrong.js';

const { game, options } = choiceFlags;

export const arenaCommand = command({
  name: 'arena',
  summary: 'let bots play many games against each other and compare them',
  about: `Bots are ${levels.join(', ')}, or random. All seatings of the field by rotation are played on
the same seeds; intervals are 95 %, taking only seeds as independent.`,
  flags: {
    game,
    options,
    bots: text('A,B,…', 'one for each seat'),
    games: integer('how many games', { min: 1, max: 1_000_000, standard: 100 }),
    seed: text('TEXT', 'the same text gives the same games (1)'),
    milliseconds: integer('thinking time of a Chancellor for a decision', {
      min: 1,
      max: 600_000,
      standard: undefined,
    }),
    simulations: integer('or its trials for a decision (200 if neither is given)', {
      min: 1,
      max: 10_000_000,
      standard: undefined,
    }),
    threads: integer(`threads that play (${cores()})`, { min: 1, max: 256, standard: undefined }),
    measure: text('wall|cpu', 'what times mean; cpu plays in one thread (wall)'),
    queue: text('URL', 'play through a queue on this PostgreSQL, by hustings arena-worker'),
    balance: truth('also report wins by party, start and other traits'),
  },
  run: async (values, { io, games }) => {
    const plan = readPlan(games, values);
    if (isWrong(plan)) return plan;
    const count = wholeSeeds(values.games, plan.bots);
    const bar = progress(io, count, 'games');
    const reports =
      values.queue === undefined
        ? await here(plan, count, values, bar.at)
        : await throughQueue(values.queue, plan, count, bar.at);
    bar.end();
    const table = tableOf(plan, reports);
    const balance = values.balance ? balanceOf(plan, reports) : undefined;
    if (values.json) await writeJson(io, { plan, ...table, balance });
    else {
      await io.write(matchText(plan, table));
      if (balance !== undefined) await io.write(balanceText(balance));
    }
    return 0;
  },
});

type Values = {
  readonly game: string | undefined;
  readonly options: readonly string[];
  readonly bots: string | undefined;
  readonly seed: string | undefined;
  readonly milliseconds: number | undefined;
  readonly simulations: number | undefined;
};

const STANDARD_SIMULATIONS = 200;

function readPlan(games: Parameters<typeof choose>[0], values: Values): MatchPlan | Wrong {
  const bots = (values.bots ?? '').split(',');
  const odd = bots.find((bot) => !isLevel(bot));
  if (odd !== undefined) {
    return wrong(`--bots is a list of ${levels.join(', ')} or random, not ${quoted(odd)}.`);
  }
  const choice = choose(games, { ...values, players: bots.length });
  if (isWrong(choice)) return choice;
  if (manifestOf(choice.game.id)?.bots === undefined) {
    return wrong(`nobody has taught a bot ${choice.game.rules.name} yet.`);
  }
  const { milliseconds, simulations } = values;
  const budget =
    milliseconds === undefined
      ? { simulations: simulations ?? STANDARD_SIMULATIONS }
      : { milliseconds, ...(simulations === undefined ? {} : { simulations }) };
  return {
    game: choice.game.id,
    options: choice.options,
    bots: bots as Level[], // each has just been checked
    seed: values.seed ?? '1',
    budget,
  };
}

/** Every seed is played in all seatings, or some bots would sit better than others. */
function wholeSeeds(games: number, bots: readonly string[]): number {
  const turns = rotations(bots);
  return Math.ceil(games / turns) * turns;
}

async function here(
  plan: MatchPlan,
  count: number,
  { threads, measure }: { threads: number | undefined; measure: string | undefined },
  tell: (done: number) => void,
): Promise<GameReport[]> {
  const force = workforce(measure === 'cpu' ? 1 : (threads ?? cores()), measure ?? 'wall');
  let done = 0;
  try {
    return await Promise.all(
      Array.from({ length: count }, async (_, number) => {
        const report = await force.run({ job: 'game', plan, number } as const);
        tell(++done);
        return report;
      }),
    );
  } finally {
    await force.end();
  }
}

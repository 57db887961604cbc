import { botFrom, botWord, isLevel, levels } from '@hustings/bots';
import { fielded, rotations, tableOf, type GameReport, type MatchPlan } from '@hustings/bots/arena';
import { manifestOf } from '@hustings/games';
import { balanceOf, balanceText } from '../bots/balance.js';
import { matchText } from '../bots/match-text.js';
import { queueForce } from '../bots/queue.js';
import { cores, workforce, type Workforce } from '../bots/workforce.js';
import { choiceFlags, choose, findGame } from '../choose.js';
import { command } from '../command.js';
import { integer, text, truth } from '../flags.js';
import { writeJson } from '../io.js';
import { progress } from '../progress.js';
import { isWrong, quoted, wrong, type Wrong } from '../wrong.js';

const { game, options } = choiceFlags;
const SEED = '1';

export const arenaCommand = command({
  name: 'arena',
  summary: ({ commands }) => commands.arena.summary,
  about: ({ commands }) => commands.arena.about(levels.join(', ')),
  flags: {
    game,
    options,
    bots: text('list', (t) => t.flags.bots),
    games: integer((t) => t.flags.games, { min: 1, max: 1_000_000, standard: 100 }),
    seed: text('text', (t) => t.flags.seed(SEED)),
    milliseconds: integer((t) => t.flags.milliseconds, {
      min: 1,
      max: 600_000,
      standard: undefined,
    }),
    simulations: integer((t) => t.flags.simulations, {
      min: 1,
      max: 10_000_000,
      standard: undefined,
    }),
    threads: integer((t) => t.flags.threads(cores()), { min: 1, max: 256, standard: undefined }),
    measure: text('wall|cpu', (t) => t.flags.measure),
    queue: text('url', (t) => t.flags.throughQueue),
    balance: truth((t) => t.flags.withBalance),
  },
  run: async (values, { io, games, words, speech }) => {
    const plan = readPlan(games, values);
    if (isWrong(plan)) return plan;
    const count = wholeSeeds(values.games, plan.bots);
    const bar = progress(io, count, words.texts.progress.games);
    const force = values.queue === undefined ? here(values) : await queueForce(values.queue);
    const reports = await playAll(force, plan, count, bar.at);
    bar.end();
    const table = tableOf(plan, reports);
    const balance = values.balance ? balanceOf(plan, reports) : undefined;
    if (values.json) await writeJson(io, { plan, ...table, balance });
    else {
      await io.write(matchText(plan, table, words));
      const played = findGame(games, plan.game);
      if (balance !== undefined && !isWrong(played))
        await io.write(balanceText(balance, await speech(played), words));
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
  const odd = bots.find((bot) => !isLevel(levelOf(bot)) || !isTimely(bot));
  if (odd !== undefined) {
    return wrong((t) => t.wrong.notBots(levels, quoted(odd)));
  }
  const choice = choose(games, { ...values, players: bots.length });
  if (isWrong(choice)) return choice;
  if (manifestOf(choice.game.id)?.bots === undefined) {
    return wrong((t) => t.wrong.noBots(choice.game.rules.name));
  }
  const strange = bots.find((bot) => !canBe(choice.game.id, bot));
  if (strange !== undefined) {
    return wrong((t) => t.wrong.notBots(likeIt(choice.game.id, strange), quoted(strange)));
  }
  const { milliseconds, simulations } = values;
  const budget =
    milliseconds === undefined
      ? { simulations: simulations ?? STANDARD_SIMULATIONS }
      : { milliseconds, ...(simulations === undefined ? {} : { simulations }) };
  return {
    game: choice.game.id,
    options: choice.options,
    bots,
    seed: values.seed ?? SEED,
    budget,
  };
}

const tempersIn = (id: string): readonly string[] => manifestOf(id)?.tempers?.names ?? [];

const levelOf = (word: string): string => botFrom(fielded(word).bot).level;

/** A time of its own is a whole number of milliseconds. */
function isTimely(word: string): boolean {
  const { milliseconds = 1 } = fielded(word);
  return Number.isInteger(milliseconds) && milliseconds > 0;
}

/** Only levels have a temperament, no yardstick, and only one that the game knows. */
function canBe(id: string, bot: string): boolean {
  const { level, temper } = botFrom(fielded(bot).bot);
  if (temper === undefined) return true;
  return levels.some((one) => one === level) && tempersIn(id).includes(temper);
}

/** What was perhaps meant: the same level with each temperament that there is, or any level. */
function likeIt(id: string, bot: string): readonly string[] {
  const level = levelOf(bot);
  if (!levels.some((one) => one === level)) return levels;
  return [level, ...tempersIn(id).map((temper) => botWord(level, temper))];
}

/** Every seed is played in all seatings, or some bots would sit better than others. */
function wholeSeeds(games: number, bots: readonly string[]): number {
  const turns = rotations(bots);
  return Math.ceil(games / turns) * turns;
}

type Hands = { readonly threads: number | undefined; readonly measure: string | undefined };

const here = ({ threads, measure }: Hands): Workforce =>
  workforce(measure === 'cpu' ? 1 : (threads ?? cores()), measure ?? 'wall');

async function playAll(
  force: Workforce,
  plan: MatchPlan,
  count: number,
  tell: (done: number) => void,
): Promise<GameReport[]> {
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

import { botOf, decide, isLevel, levels, Tally, type Counting } from '@hustings/bots';
import { manifestOf } from '@hustings/games';
import {
  seedFrom,
  sfc,
  type GameEvent,
  type Move,
  type Position,
  type Random,
} from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { knowledgeAt } from '../bots/job.js';
import { choiceFlags, choose, type Choice } from '../choose.js';
import { command } from '../command.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { firstOwed } from '../play.js';
import { progress, type Progress } from '../progress.js';
import { distribution, type Distribution } from '../statistics.js';
import { columns } from '../text.js';
import type { Words } from '../words.js';
import { isWrong, quoted, wrong, type Wrong } from '../wrong.js';

const SEED = '1';

export const balanceCommand = command({
  name: 'balance',
  summary: ({ commands }) => commands.balance.summary,
  flags: {
    ...choiceFlags,
    games: integer(({ flags }) => flags.games, { min: 1, max: 1_000_000, standard: 1000 }),
    bots: text('level', ({ flags }) => flags.whoPlays(levels.join(', '))),
    seed: text('text', ({ flags }) => flags.seed(SEED)),
  },
  run: async (values, { io, games, words, speech }) => {
    const choice = choose(games, values);
    if (isWrong(choice)) return choice;
    const counting = await manifestOf(choice.game.id)?.counting?.();
    if (counting === undefined) return wrong((t) => t.wrong.nothingCounted(choice.game.rules.name));
    const level = values.bots ?? 'random';
    const chooser = await chooserOf(choice, level);
    if (isWrong(chooser)) return chooser;
    const bar = progress(io, values.games, words.texts.progress.games);
    const plan = {
      choice,
      counting,
      chooser,
      level,
      games: values.games,
      seed: values.seed ?? SEED,
    };
    const report = balance(plan, bar);
    bar.end();
    if (values.json) await writeJson(io, report);
    else await io.write(reportText(report, await speech(choice.game), words));
    return 0;
  },
});

export type BalanceReport = {
  readonly game: string;
  readonly players: number;
  readonly options: Choice['options'];
  /** The level of all players. */
  readonly bots: string;
  readonly seed: string;
  readonly games: number;
  readonly decisions: Distribution;
  readonly scores: Distribution;
  readonly winners: Distribution;
  /** By where a seat stood before the first move: its share of the wins. */
  readonly standings: Readonly<Record<string, number>>;
  readonly tables: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

type Seen = {
  readonly tally: Tally;
  readonly lengths: number[];
  readonly scores: number[];
  readonly best: number[];
  readonly standings: Map<string, number>;
};

/** How a seat decides in a true state; bots are shown their view of it. */
type Chooser = (state: Position, seat: number, random: Random) => Move;

async function chooserOf(
  { game, options, seats }: Choice,
  level: string,
): Promise<Chooser | Wrong> {
  if (level === 'random') return (state, seat, random) => game.sample(state, seat, random);
  const knowledge = await knowledgeAt(game.id, options, seats);
  if (!isLevel(level) || knowledge === undefined) {
    return wrong((t) => t.wrong.notBots(levels, quoted(level)));
  }
  const bot = botOf(knowledge, level);
  return (state, seat, random) => decide(bot, game.view(state, seat), random, { simulations: 100 });
}

type Plan = {
  readonly choice: Choice;
  readonly counting: Counting;
  readonly chooser: Chooser;
  readonly level: string;
  readonly games: number;
  readonly seed: string;
};

function balance(plan: Plan, bar: Progress): BalanceReport {
  const { choice, counting, level, games, seed } = plan;
  const seen: Seen = {
    tally: new Tally(),
    lengths: [],
    scores: [],
    best: [],
    standings: new Map(),
  };
  counting.begin(seen.tally, choice.seats);
  for (let i = 0; i < games; i++) {
    playOne(plan, seedFrom(`${seed} ${i}`), seen);
    bar.at(i + 1);
  }
  return {
    game: choice.game.id,
    players: choice.seats,
    options: choice.options,
    bots: level,
    seed,
    games,
    decisions: distribution(seen.lengths),
    scores: distribution(seen.scores),
    winners: distribution(seen.best),
    standings: Object.fromEntries(
      [...seen.standings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([at, n]) => [at, n / games]),
    ),
    tables: seen.tally.tables(),
  };
}

function playOne({ choice, counting, chooser }: Plan, seed: string, seen: Seen): void {
  const { game, seats, options } = choice;
  const state = game.simulate(options, seats, seed);
  const standings = Array.from({ length: seats }, (_, seat) => counting.standing(state, seat));
  const streams = standings.map((_, seat) => sfc(seed, `bot ${seat}`));
  let decisions = 0;
  while (state.flow.owed !== 0) {
    const seat = firstOwed(state);
    const events: GameEvent[] = [];
    game.apply(state, seat, chooser(state, seat, streams[seat]), events);
    for (const event of events) counting.event(seen.tally, event, state);
    decisions++;
  }
  const result = game.result(state);
  if (result === undefined) throw new Error(`a game without a result: seed ${seed}`);
  counting.end(seen.tally, state, result);
  seen.lengths.push(decisions);
  seen.scores.push(...result.scores);
  seen.best.push(Math.max(...result.scores));
  for (const at of standings) if (!seen.standings.has(at)) seen.standings.set(at, 0);
  for (const seat of result.winners) {
    const share = (seen.standings.get(standings[seat]) ?? 0) + 1 / result.winners.length;
    seen.standings.set(standings[seat], share);
  }
}

function reportText(report: BalanceReport, speaker: Speaker, words: Words): string {
  const { game, players, games, bots, seed, decisions, scores, winners } = report;
  const { simulate, balance: say } = words.texts;
  const { mean, sd, median } = simulate.heads;
  const { short, percent } = words.figures;
  const counted = (word: string): string => speaker.counted(word);
  return [
    say.title(game, players, bots, games, seed),
    '',
    columns(
      [
        ['', mean, sd, simulate.quantile(5), median, simulate.quantile(95)],
        [simulate.decisions, ...figures(decisions, words)],
        [simulate.score, ...figures(scores, words)],
        [say.winnersScore, ...figures(winners, words)],
      ],
      ['left', 'right', 'right', 'right', 'right', 'right'],
    ),
    '',
    tableText(say.wins, report.standings, counted, percent),
    ...Object.entries(report.tables).map(([name, rows]) =>
      tableText(say.perGame(counted(name)), rows, counted, (n) => short(n / games, 2)),
    ),
  ].join('\n');
}

const figures = (d: Distribution, { figures: { short } }: Words): string[] => [
  short(d.mean),
  short(d.sd),
  short(d.p5, 0),
  short(d.median, 0),
  short(d.p95, 0),
];

function tableText(
  name: string,
  rows: Readonly<Record<string, number>>,
  called: (row: string) => string,
  say: (n: number) => string,
): string {
  const lines = Object.entries(rows).map(([row, n]) => [`  ${called(row)}`, say(n)]);
  return `${name}\n${columns(lines, ['left', 'right'])}\n`;
}

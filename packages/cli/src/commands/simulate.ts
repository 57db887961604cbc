import { seedFrom, sfc } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { choiceFlags, choose, type Choice } from '../choose.js';
import { command } from '../command.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { playOut } from '../play.js';
import { progress, type Progress } from '../progress.js';
import { average, distribution, type Distribution } from '../statistics.js';
import { columns } from '../text.js';
import type { Words } from '../words.js';
import { isWrong } from '../wrong.js';

const SEED = '1';

export const simulateCommand = command({
  name: 'simulate',
  summary: ({ commands }) => commands.simulate.summary,
  flags: {
    ...choiceFlags,
    games: integer(({ flags }) => flags.games, { min: 1, max: 10_000_000, standard: 1000 }),
    seed: text('text', ({ flags }) => flags.seed(SEED)),
  },
  run: async (values, { io, games, words, speech }) => {
    const choice = choose(games, values);
    if (isWrong(choice)) return choice;
    const bar = progress(io, values.games, words.texts.progress.games);
    const report = simulate(choice, values.games, values.seed ?? SEED, bar);
    bar.end();
    if (values.json) await writeJson(io, report);
    else await io.write(reportText(report, await speech(choice.game), words));
    return 0;
  },
});

/** What a simulation found. Only `speed` differs from one run to the next. */
export type Report = {
  readonly game: string;
  readonly players: number;
  readonly options: Choice['options'];
  readonly seed: string;
  readonly games: number;
  readonly decisions: number;
  readonly length: Distribution;
  readonly scores: Distribution;
  readonly seats: readonly {
    readonly seat: number;
    /** A shared win counts in shares. */
    readonly wins: number;
    readonly scores: Distribution;
  }[];
  /** Mean points of a seat by where they come from. */
  readonly sources: Readonly<Record<string, number>>;
  readonly speed: {
    readonly seconds: number;
    readonly gamesPerSecond: number;
    readonly decisionsPerSecond: number;
  };
};

/** Games as they ended, in order. */
type Tally = {
  readonly lengths: number[];
  readonly scores: number[][];
  readonly wins: number[];
  readonly sources: Map<string, number>;
};

function simulate(choice: Choice, games: number, seed: string, bar: Progress): Report {
  const { game, seats, options } = choice;
  const tally: Tally = {
    lengths: [],
    scores: Array.from({ length: seats }, () => []),
    wins: new Array<number>(seats).fill(0),
    sources: new Map(),
  };
  const begun = performance.now();
  for (let i = 0; i < games; i++) {
    playOne(choice, seedFrom(`${seed} ${i}`), tally);
    bar.at(i + 1);
  }
  const seconds = (performance.now() - begun) / 1000;
  const decisions = tally.lengths.reduce((sum, n) => sum + n, 0);
  return {
    game: game.id,
    players: seats,
    options,
    seed,
    games,
    decisions,
    length: distribution(tally.lengths),
    scores: distribution(tally.scores.flat()),
    seats: tally.scores.map((scores, seat) => ({
      seat,
      wins: tally.wins[seat] / games,
      scores: distribution(scores),
    })),
    sources: Object.fromEntries(
      [...tally.sources].map(([source, points]) => [source, points / (games * seats)]),
    ),
    speed: { seconds, gamesPerSecond: games / seconds, decisionsPerSecond: decisions / seconds },
  };
}

function playOne({ game, seats, options }: Choice, seed: string, tally: Tally): void {
  const state = game.simulate(options, seats, seed);
  tally.lengths.push(playOut(game, state, sfc(seed, 'bot 0')));
  const result = game.result(state);
  if (result === undefined) throw new Error(`a game without a result: seed ${seed}`);
  result.scores.forEach((score, seat) => tally.scores[seat].push(score));
  for (const seat of result.winners) tally.wins[seat] += 1 / result.winners.length;
  for (const [source, points] of Object.entries(result.sources)) {
    const before = tally.sources.get(source) ?? 0;
    tally.sources.set(source, before + average(points) * seats);
  }
}

function reportText(report: Report, speaker: Speaker, words: Words): string {
  const { game, players, games, decisions, speed, seed } = report;
  const { title, speed: said, sources } = words.texts.simulate;
  const seconds = words.figures.short(speed.seconds, 2);
  const [perSecond, gamesPerSecond] = [speed.decisionsPerSecond, speed.gamesPerSecond];
  return [
    title(game, players, games, seed),
    '',
    said(decisions, seconds, Math.round(perSecond), Math.round(gamesPerSecond)),
    '',
    distributionsText(report, words),
    '',
    sources,
    sourcesText(report.sources, speaker, words),
    '',
  ].join('\n');
}

function distributionsText({ length, scores, seats }: Report, words: Words): string {
  const { heads, quantile, decisions, score, seat } = words.texts.simulate;
  const { mean, sd, min, median, max, wins } = heads;
  const [low, high] = [[5, 25].map(quantile), [75, 95].map(quantile)];
  const head = ['', mean, sd, min, ...low, median, ...high, max, wins];
  const rows = [
    head,
    [decisions, ...figures(length, words)],
    [score, ...figures(scores, words)],
    ...seats.map((one) => [
      `  ${seat(one.seat + 1)}`,
      ...figures(one.scores, words),
      words.figures.percent(one.wins),
    ]),
  ];
  return columns(rows, ['left', ...head.slice(1).map(() => 'right' as const)]);
}

function figures(d: Distribution, { figures: { short } }: Words): string[] {
  const row = [d.min, d.p5, d.p25, d.median, d.p75, d.p95, d.max].map((n) => short(n, 0));
  return [short(d.mean), short(d.sd), ...row];
}

function sourcesText(sources: Report['sources'], speaker: Speaker, words: Words): string {
  const rows = Object.entries(sources).map(([source, mean]) => [
    `  ${speaker.source(source)}`,
    words.figures.short(mean),
  ]);
  return columns(rows, ['left', 'right']);
}

import { seedFrom, sfc } from '@hustings/kernel';
import { choiceFlags, choose, type Choice } from '../choose.js';
import { command } from '../command.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { playOut } from '../play.js';
import { progress, type Progress } from '../progress.js';
import { average, distribution, type Distribution } from '../statistics.js';
import { columns, percent, short, whole } from '../text.js';
import { isWrong } from '../wrong.js';

export const simulateCommand = command({
  name: 'simulate',
  summary: 'play many games at random and report what they look like',
  flags: {
    ...choiceFlags,
    games: integer('how many games', { min: 1, max: 10_000_000, standard: 1000 }),
    seed: text('TEXT', 'the same text gives the same games (1)'),
  },
  run: async (values, { io, games }) => {
    const choice = choose(games, values);
    if (isWrong(choice)) return choice;
    const bar = progress(io, values.games, 'games');
    const report = simulate(choice, values.games, values.seed ?? '1', bar);
    bar.end();
    if (values.json) await writeJson(io, report);
    else await io.write(reportText(report));
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

function reportText(report: Report): string {
  const { game, players, games, decisions, speed } = report;
  return [
    `${game}, ${players} players, ${whole(games)} games played at random, seed ${report.seed}`,
    '',
    `${whole(decisions)} decisions in ${short(speed.seconds, 2)} s: ` +
      `${whole(speed.decisionsPerSecond)} decisions/s, ${whole(speed.gamesPerSecond)} games/s`,
    '',
    distributionsText(report),
    '',
    `points by source (mean of a seat)`,
    sourcesText(report.sources),
    '',
  ].join('\n');
}

const HEAD = ['', 'mean', 'sd', 'min', '5 %', '25 %', 'median', '75 %', '95 %', 'max', 'wins'];

function distributionsText({ length, scores, seats }: Report): string {
  const rows = [
    HEAD,
    ['decisions', ...figures(length)],
    ['score', ...figures(scores)],
    ...seats.map((one) => [`  seat ${one.seat + 1}`, ...figures(one.scores), percent(one.wins)]),
  ];
  return columns(rows, ['left', ...HEAD.slice(1).map(() => 'right' as const)]);
}

function figures(d: Distribution): string[] {
  const row = [d.min, d.p5, d.p25, d.median, d.p75, d.p95, d.max].map((n) => short(n, 0));
  return [short(d.mean), short(d.sd), ...row];
}

function sourcesText(sources: Report['sources']): string {
  const rows = Object.entries(sources).map(([source, mean]) => [`  ${source}`, short(mean)]);
  return columns(rows, ['left', 'right']);
}

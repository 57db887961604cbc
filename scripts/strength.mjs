// npm run strength: the matches behind the strength table of docs/bots.md, one line for each.
// npm run strength -- GAME 4     only the lines that contain all of these words
// Environment: GAMES (400), CHANCELLOR_GAMES (200), MILLISECONDS (200), SEED (test), THREADS.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { levels } from '@hustings/bots/level-names';
import { allKnowledge } from '@hustings/games';
import { cells, percent } from './tables.mjs';

const hustings = fileURLToPath(new URL('../packages/cli/bin/hustings.mjs', import.meta.url));
const {
  GAMES = '400',
  CHANCELLOR_GAMES = '200',
  MILLISECONDS = '200',
  SEED = 'test',
} = process.env;

/** Every number of players that a game takes, those near the usual one first. */
const USUAL = 4;
function countsOf({ seats: { min, max } }) {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return counts.toSorted((a, b) => Math.abs(a - USUAL) - Math.abs(b - USUAL) || a - b);
}

const knowledges = await allKnowledge();
const pairs = [
  ['volunteer', 'random'],
  ...levels.slice(1).map((level, i) => [level, levels[i]]),
  ['strategist', 'strategist-1'],
  ['chancellor', 'chancellor-1'],
  ['strategist', 'strategist'],
];

const rows = knowledges.flatMap(({ game: { id: game, rules } }) =>
  countsOf(rules).flatMap((count) => pairs.map(([one, others]) => ({ game, count, one, others }))),
);
const words = process.argv.slice(2);
const wanted = rows.filter((row) =>
  words.every((word) => Object.values(row).map(String).includes(word)),
);

cells(
  'game',
  'players',
  'one',
  'against',
  'games',
  'wins',
  '95 %',
  'par',
  'score',
  'p50 ms',
  'p99 ms',
);
cells(...Array.from({ length: 11 }, () => '---'));
for (const { game, count, one, others } of wanted) {
  const games = one === 'chancellor' ? CHANCELLOR_GAMES : GAMES;
  const bots = [one, ...Array.from({ length: count - 1 }, () => others)].join(',');
  const args = [
    'arena',
    '--game',
    game,
    '--bots',
    bots,
    '--games',
    games,
    '--seed',
    SEED,
    '--json',
  ];
  if (one === 'chancellor') args.push('--milliseconds', MILLISECONDS);
  if (process.env.THREADS !== undefined) args.push('--threads', process.env.THREADS);
  const { stdout, stderr, status } = spawnSync(process.execPath, [hustings, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) {
    console.error(stderr);
    process.exit(1);
  }
  const { rows: found, games: played, seats } = JSON.parse(stdout);
  const [{ wins, score, time }] = found;
  const against = one === others ? seats.map(({ mean }) => percent(mean)).join(' / ') : others;
  cells(
    game,
    count,
    one,
    one === others ? `itself, by seat: ${against}` : `${count - 1} × ${others}`,
    played,
    percent(wins.mean),
    `${percent(Math.max(0, wins.low))} – ${percent(Math.min(1, wins.high))}`,
    percent(1 / count),
    score.mean.toFixed(1),
    time.p50.toFixed(2),
    time.p99.toFixed(2),
  );
}

// npm run league: each exploiter of each game (games/*/bots/**/exploiters.ts: somebody with one trick)
// against a table of the strongest that looks one step ahead, one line for each; who wins more than
// their share has found something. Ends with 1 if somebody has, beyond chance.
// npm run league -- GAME 4     only the lines that contain all of these words
// Environment: GAMES (120), SEED (league), AGAINST (strategist).
import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { botOf, exploiterBot } from '@hustings/bots';
import { clustered, matchSeed, playGame } from '@hustings/bots/arena';
import { cells, percent, tables } from './tables.mjs';

const { GAMES = '120', SEED = 'league', AGAINST = 'strategist' } = process.env;
const folder = fileURLToPath(new URL('../games/dist/', import.meta.url));

/** The exploiters of every game, by what they know. */
async function exploitersByGame() {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\/bots\/(.*\/)?exploiters\.js$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const beside = (name) => pathToFileURL(folder + file.replace('exploiters.js', name)).href;
      const { exploiters } = await import(beside('exploiters.js'));
      if (exploiters === undefined) return []; // what editions share
      const { knowledge } = await import(beside('index.js'));
      return [[knowledge.game.id, exploiters]];
    }),
  );
  return new Map(found.flat());
}

/** All seatings of one exploiter on one seed after the other: its share of wins. */
function match(knowledge, name, exploiter, seats) {
  const { game } = knowledge;
  const options = game.readOptions({}, seats);
  const wins = new Map();
  for (let cluster = 0; cluster < Math.ceil(Number(GAMES) / seats); cluster++) {
    const shares = Array.from({ length: seats }, (_, seat) => {
      const bots = Array.from({ length: seats }, (__, other) =>
        other === seat ? exploiterBot(knowledge, name, exploiter) : botOf(knowledge, AGAINST),
      );
      const seed = matchSeed(SEED, cluster);
      const { result } = playGame(knowledge, bots, options, seed, { simulations: 50 }, () => 0);
      return result.winners.includes(seat) ? 1 / result.winners.length : 0;
    });
    wins.set(cluster, shares);
  }
  return clustered(wins);
}

const words = process.argv.slice(2);

const all = await exploitersByGame();
cells('game', 'players', 'exploiter', 'against', 'games', 'wins (par)', '95 %', 'above par');
cells(...Array.from({ length: 8 }, () => '---'));
for (const { id, seats, knowledge } of await tables()) {
  for (const [name, exploiter] of Object.entries(all.get(id) ?? {})) {
    const line = [id, String(seats), name];
    if (!words.every((word) => line.includes(word))) continue;
    const { mean, low, high } = match(knowledge, name, exploiter, seats);
    const isFound = low > 1 / seats;
    if (isFound) process.exitCode = 1;
    cells(
      ...line,
      `${seats - 1} × ${AGAINST}`,
      Math.ceil(Number(GAMES) / seats) * seats,
      `${percent(mean)} (${percent(1 / seats)})`,
      `${percent(Math.max(0, low))} – ${percent(Math.min(1, high))}`,
      isFound ? 'yes' : 'no',
    );
  }
}

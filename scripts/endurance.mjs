// npm run endurance: 1,000 whole games for every game and level of bots, without a refused move, an
// exception or a move over budget (a Chancellor's is two trials).
// npm run endurance -- GAME chancellor      only this game, only this level
// Environment: HUSTINGS_GAMES (1000), HUSTINGS_THREADS (one a core).
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { levels } from '@hustings/bots';
import { endure, enduranceTable } from '@hustings/bots/arena';
import { allKnowledge, knowledgeOf } from '@hustings/games';
import { seedFrom } from '@hustings/kernel';

const knowledges = await allKnowledge();

/** Games that a thread plays before it says so. */
const CHUNK = 10;

if (isMainThread) await play();
else {
  parentPort.on('message', (job) => {
    void playChunk(job).then((times) => parentPort.postMessage(times));
  });
}

async function play() {
  const words = new Set(process.argv.slice(2));
  const wanted = (names) => names.filter((name) => words.has(name));
  const some = (names) => (wanted(names).length > 0 ? wanted(names) : names);
  const games = some(knowledges.map(({ game }) => game.id));
  const rows = games.flatMap((game) => some(levels).map((level) => ({ game, level })));
  const threads = Array.from(
    { length: asked('HUSTINGS_THREADS', availableParallelism()) },
    () => new Worker(new URL(import.meta.url)),
  );
  for (const row of rows) await playRow(threads, row, asked('HUSTINGS_GAMES', 1000));
  await Promise.all(threads.map((thread) => thread.terminate()));
}

/** A level of a game: its games go to whichever thread is free. */
async function playRow(threads, { game, level }, count) {
  const begun = performance.now();
  const times = [];
  let next = 0;
  const work = async (thread) => {
    while (next < count) {
      const from = next;
      next = Math.min(count, from + CHUNK);
      times.push(...(await ask(thread, { game, level, from, to: next })));
    }
  };
  await Promise.all(threads.map(work));
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)];
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${game} ${level}: ${count} games to their end in ${seconds} s, ${times.length} moves, ` +
      `none refused, none over budget; p99 ${p99.toFixed(2)} ms`,
  );
}

async function playChunk({ game, level, from, to }) {
  const known = knowledges.find((one) => one.game.id === game);
  const times = [];
  for (let number = from; number < to; number++) {
    const { options, seats } = enduranceTable(known, number);
    const table = known.game.simulate(options, seats, seedFrom('a table'));
    const knowledge = await knowledgeOf(game, known.game.view(table, 0)); // with what was learned
    const played = endure(knowledge, level, number, () => performance.now());
    for (const seat of played.times) times.push(...seat);
  }
  return times;
}

/** The answer of a thread; what goes wrong there goes wrong here. */
async function ask(thread, job) {
  thread.postMessage(job);
  const [answer] = await once(thread, 'message');
  return answer;
}

function asked(name, otherwise) {
  const number = Number(process.env[name] ?? otherwise);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} is a number from 1`);
  return number;
}

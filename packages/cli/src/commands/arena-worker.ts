import { workOnQueue } from '../bots/queue.js';
import { cores, workforce } from '../bots/workforce.js';
import { command } from '../command.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { count } from '../text.js';
import { wrong } from '../wrong.js';

export const arenaWorkerCommand = command({
  name: 'arena-worker',
  summary: 'play games that an arena has put into a queue',
  about: 'Start as many as you like, on as many machines as you like.',
  flags: {
    queue: text('URL', 'the PostgreSQL that holds the queue'),
    threads: integer(`threads that play (${cores()})`, { min: 1, max: 256, standard: undefined }),
    idle: integer('end after so many seconds without a game', {
      min: 1,
      max: 10_000_000,
      standard: 60,
    }),
  },
  run: async ({ queue, threads, idle, json }, { io }) => {
    if (queue === undefined) return wrong('--queue is missing: the URL of a PostgreSQL.');
    const hands = threads ?? cores();
    const force = workforce(hands, 'wall');
    const games = await workOnQueue(queue, force, hands, idle * 1000, () => undefined);
    await force.end();
    if (json) await writeJson(io, { games });
    else await io.write(`played ${count(games, 'game')}\n`);
    return 0;
  },
});

import { workOnQueue } from '../bots/queue.js';
import { cores, workforce } from '../bots/workforce.js';
import { command } from '../command.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { wrong } from '../wrong.js';

export const arenaWorkerCommand = command({
  name: 'arena-worker',
  summary: ({ commands }) => commands.arenaWorker.summary,
  about: ({ commands }) => commands.arenaWorker.about,
  flags: {
    queue: text('url', ({ flags }) => flags.queue),
    threads: integer(({ flags }) => flags.threads(cores()), {
      min: 1,
      max: 256,
      standard: undefined,
    }),
    idle: integer(({ flags }) => flags.idle, {
      min: 1,
      max: 10_000_000,
      standard: 60,
    }),
  },
  run: async ({ queue, threads, idle, json }, { io, words }) => {
    if (queue === undefined) return wrong((t) => t.wrong.queueMissing);
    const hands = threads ?? cores();
    const force = workforce(hands, 'wall');
    const games = await workOnQueue(queue, force, hands, idle * 1000, () => undefined);
    await force.end();
    if (json) await writeJson(io, { games });
    else await io.write(`${words.texts.arena.played(games)}\n`);
    return 0;
  },
});

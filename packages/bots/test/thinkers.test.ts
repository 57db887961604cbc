import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { seedFrom, sfc } from '@hustings/kernel';
import { afterAll, expect, test } from 'vitest';
import { botOf, decide } from '../src/index.js';
import { thinkers } from '../src/node/index.js';
import { all, begin } from './helpers.js';

// Threads can't run the sources; `npm test` has built the worker's file.
const pool = thinkers(1, new URL('../../cli/dist/bots/courteous-thinker.js', import.meta.url));
afterAll(() => pool.end());

const one = all[0];
const view = one.game.view(begin(one, 4, 'thread'), 0);
const question = { game: one.game.id, level: 'chancellor', view, seed: 'thread' } as const;

test('a bot in a thread makes the move it would make here, and nobody waits meanwhile', async () => {
  let turned = false; // by whatever else this thread has to do
  setImmediate(() => (turned = true));
  const move = await pool.decide({ ...question, simulations: 30 });
  const random = sfc(seedFrom('thread'), 'bot 0');
  expect(move).toEqual(decide(botOf(one, 'chancellor'), view, random, { simulations: 30 }));
  expect(turned).toBe(true);
});

test.runIf(process.platform === 'linux')('bots let everyone else go first', async () => {
  await pool.decide({ ...question, simulations: 5 });
  const nice = readdirSync('/proc/self/task').map((thread) =>
    // The fields after the name, which may itself have brackets and blanks: the 17th is how nice it is.
    Number(
      readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16],
    ),
  );
  expect(nice.filter((niceness) => niceness === Math.min(19, getPriority() + 10))).toHaveLength(1);
  expect(nice).toContain(getPriority());
});

test('a question can be taken back while a bot is thinking', async () => {
  const abort = new AbortController();
  const answer = pool.decide({ ...question, simulations: 100_000_000 }, abort.signal);
  setTimeout(() => abort.abort(), 50);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await expect(pool.decide({ ...question, simulations: 5 })).resolves.toBeDefined();
});

/** A thread that dies of one question and never comes to an end with another. */
const frail = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ ask, seed }) => {
      if (seed === 'dies') process.exit(1);
      if (seed === 'throws') throw new Error('too much for it');
      if (seed === 'loops') for (;;);
      parentPort.postMessage({ ask, move: seed });
    });
  `)}`,
);

test.each([
  ['dies', 'has ended'],
  ['throws', 'too much for it'],
  ['loops', 'does not come to an end'],
])('where a thread %s, who asked hears of it and another takes its place', async (seed, why) => {
  const few = thinkers(1, frail, 3000);
  try {
    await expect(few.decide({ ...question, seed: 'first' })).resolves.toBe('first');
    const [lost, besides] = [{ seed }, { seed: 'besides' }].map((own) =>
      few.decide({ ...question, ...own }),
    );
    // The second was in the same thread, and may ask again.
    await Promise.all([lost, besides].map((asked) => expect(asked).rejects.toThrow(why)));
    await expect(few.decide({ ...question, seed: 'next' })).resolves.toBe('next');
  } finally {
    await few.end();
  }
});

test('whoever still waits when the bots are sent home hears of it', async () => {
  const few = thinkers(1, frail, 60_000);
  const lost = few.decide({ ...question, seed: 'loops' });
  await Promise.all([expect(lost).rejects.toThrow('sent home'), few.end()]);
});

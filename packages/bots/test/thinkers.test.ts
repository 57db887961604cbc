import { seedFrom, sfc } from '@hustings/kernel';
import { afterAll, expect, test } from 'vitest';
import { botOf, decide } from '../src/index.js';
import { thinkers } from '../src/node/index.js';
import { all, begin } from './helpers.js';

// Threads can't run the sources; `npm test` has built the worker's file.
const pool = thinkers(1, new URL('../../cli/dist/bots/thinker.js', import.meta.url));
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

test('a question can be taken back while a bot is thinking', async () => {
  const abort = new AbortController();
  const answer = pool.decide({ ...question, simulations: 100_000_000 }, abort.signal);
  setTimeout(() => abort.abort(), 50);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await expect(pool.decide({ ...question, simulations: 5 })).resolves.toBeDefined();
});

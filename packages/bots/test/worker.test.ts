import { expect, test } from 'vitest';
import { botOf, decide } from '../src/index.js';
import { seedFrom, sfc } from '@hustings/kernel';
import { serve, type Cancel, type Question, type Reply } from '../src/worker/serve.js';
import { all, begin } from './helpers.js';

/** A worker without a thread: messages and pauses happen when the test says so. */
function worker() {
  const replies: Reply[] = [];
  const later: (() => void)[] = [];
  const ears: ((message: Question | Cancel) => void)[] = [];
  let now = 0;
  serve(
    { send: (reply) => replies.push(reply), listen: (hear) => void ears.push(hear) },
    {
      knowledgeOf: (game) => Promise.resolve(all.find((known) => known.game.id === game)),
      clock: () => (now += 5),
      breathe: (then) => later.push(then),
    },
  );
  const breathe = () => later.shift()?.();
  return { replies, later, breathe, tell: (message: Question | Cancel) => ears[0](message) };
}

/** What a bot knows of a game is loaded by now. */
const known = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const [one] = all;
const view = one.game.view(begin(one, 4, 'worker'), 0);
const question: Question = {
  ask: 7,
  game: one.game.id,
  level: 'chancellor',
  view,
  seed: 'worker',
  simulations: 10,
};

test('a question is answered with the move the bot would make here', async () => {
  const { replies, later, breathe, tell } = worker();
  tell(question);
  await known();
  while (later.length > 0) breathe();
  const random = sfc(seedFrom('worker'), 'bot 0');
  const move = decide(botOf(one, 'chancellor'), view, random, { simulations: 10 });
  expect(replies).toEqual([{ ask: 7, move }]);
});

test('a question that is taken back gets no move', async () => {
  const { replies, later, breathe, tell } = worker();
  tell({ ...question, simulations: 1_000_000 });
  await known();
  breathe();
  tell({ cancel: 7 });
  while (later.length > 0) breathe();
  expect(replies).toEqual([{ ask: 7, cancelled: true }]);
});

test('a question that is taken back before the bot knows its game gets no move either', async () => {
  const { replies, later, tell } = worker();
  tell(question);
  tell({ cancel: 7 });
  await known();
  expect(later).toEqual([]);
  expect(replies).toEqual([{ ask: 7, cancelled: true }]);
});

test('a game nobody knows is a failure, not a crash', async () => {
  const { replies, tell } = worker();
  tell({ ...question, game: 'chess' });
  await known();
  expect(replies).toEqual([{ ask: 7, failed: 'no bot knows chess' }]);
});

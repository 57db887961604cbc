import { isRefusal } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import { withinBudget } from '../src/arena/index.js';
import { botOf, decide, type Bot } from '../src/index.js';
import { all, begin, isLookedAt, playThrough, stream } from './helpers.js';

describe.each(all.map((knowledge) => [knowledge.game.id, knowledge] as const))('%s', (_id, one) => {
  const { game } = one;
  const chancellor = botOf(one, 'chancellor');

  test('the same seed and number of trials give the same move', () => {
    playThrough(one, 'intern', 3, 'again', (state, seat, number) => {
      if (!isLookedAt(number, 60)) return;
      const view = game.view(state, seat);
      const think = () => decide(chancellor, view, stream(`again ${number}`), { simulations: 12 });
      expect(think()).toEqual(think());
    });
  });

  test('a budget in milliseconds is kept by the clock it brings', () => {
    const view = game.view(begin(one, 3, 'clock'), 0);
    let now = 0;
    const clock = () => (now += 1);
    decide(chancellor, view, stream('clock'), { milliseconds: { limit: 40, clock } });
    expect(now).toBeLessThanOrEqual(40);
  });

  test('a trial that would take longer than the budget is given up', () => {
    const view = game.view(begin(one, 3, 'clock'), 0);
    let now = 0;
    const clock = () => (now += 20); // so long takes each decision of it
    decide(chancellor, view, stream('clock'), { milliseconds: { limit: 100, clock } });
    expect(now).toBeGreaterThan(60);
    expect(now).toBeLessThanOrEqual(20 + 100); // from the first look
  });

  test('thinking stops when it is told to, and still has an answer', () => {
    const state = begin(one, 3, 'stop');
    const view = game.view(state, 0);
    let asked = 0;
    const stop = () => ++asked > 3;
    const thinking = chancellor.think(view, stream('stop'), { simulations: 1_000_000, stop });
    let steps = 0;
    while (thinking.step()) steps++;
    expect(steps).toBeLessThan(5);
    const answer = game.write(state, 0, thinking.best());
    expect(isRefusal(game.read(state, 0, answer))).toBe(false);
  });
});

/** A bot that says it has made so many trials. */
const trying = (trials: number): Bot => ({
  level: 'eager',
  think: () => ({
    step: () => false,
    best: () => 0,
    opinions: () => [{ move: 0, worth: 0, trials, points: [], win: 0 }],
  }),
});

test('more trials than the budget allows are noticed', () => {
  const [knowledge] = all;
  const view = knowledge.game.view(begin(knowledge, 3, 'eager'), 0);
  const move = (trials: number) =>
    decide(withinBudget(trying(trials)), view, stream('eager'), { simulations: 2 });
  expect(move(2)).toBe(0);
  expect(() => move(3)).toThrow('eager made 3 trials of 2');
});

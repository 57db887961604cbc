import { canonical, isRefusal } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import { botOf, decide, levels } from '../src/index.js';
import { all, begin, isLookedAt, playThrough, stream } from './helpers.js';

describe.each(all.map((knowledge) => [knowledge.game.id, knowledge] as const))('%s', (_id, one) => {
  const { game } = one;

  test.each(levels)('%s: worlds that look the same get the same move', (level) => {
    const bot = botOf(one, level);
    const budget = { simulations: 4 };
    let compared = 0;
    playThrough(one, 'intern', 3, `honesty ${level}`, (state, seat, number) => {
      if (!isLookedAt(number, level === 'chancellor' ? 19 : 9)) return;
      const view = game.view(state, seat);
      const other = game.determinize(view, stream(`other ${number}`));
      const seen = game.view(other, seat);
      expect(canonical(seen)).toBe(canonical(view));
      const move = decide(bot, view, stream(`bot ${number}`), budget);
      expect(decide(bot, seen, stream(`bot ${number}`), budget)).toEqual(move);
      compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });

  test.each(levels)('%s: handed the log, it knows what its seat was told and no more', (level) => {
    const bot = botOf(one, level);
    const budget = { simulations: 4 };
    let compared = 0;
    playThrough(one, 'intern', 3, `memory ${level}`, (state, seat, number, log) => {
      if (!isLookedAt(number, level === 'chancellor' ? 29 : 13)) return;
      const view = game.view(state, seat);
      const before = canonical([view, log]);
      const seen = game.view(game.determinize(view, stream(`other ${number}`)), seat);
      const known = one.recall?.(view, log) ?? view;
      // What is remembered fits what is seen: a world made of it looks the same.
      const world = game.determinize(known, stream(`known ${number}`));
      expect(canonical(game.view(world, seat))).toBe(canonical(view));
      const move = decide(bot, view, stream(`bot ${number}`), budget, log);
      expect(decide(bot, seen, stream(`bot ${number}`), budget, log)).toEqual(move);
      expect(isRefusal(game.read(state, seat, game.write(state, seat, move)))).toBe(false);
      expect(canonical([view, log])).toBe(before);
      compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });

  test('a bot leaves the view it was given as it was', () => {
    const state = begin(one, 3, 'untouched');
    const view = game.view(state, 0);
    const before = canonical(view);
    decide(botOf(one, 'chancellor'), view, stream('untouched'), { simulations: 12 });
    expect(canonical(view)).toBe(before);
  });

  test('rating moves changes nothing in the imagined world', () => {
    playThrough(one, 'intern', 4, 'pure', (state, seat, number) => {
      if (number % 3 !== 0) return;
      const world = game.determinize(game.view(state, seat), stream('pure'));
      const before = canonical(world);
      const rated = one.rate(world, seat, one.parameters.strategist, stream('pure'));
      const points = one.forecast(world, one.parameters.strategist);
      expect(canonical(world)).toBe(before);
      expect(rated.length).toBeGreaterThan(0);
      expect(rated.every(({ worth }) => Number.isFinite(worth))).toBe(true);
      expect(points.every((n) => Number.isFinite(n))).toBe(true);
    });
  });
});

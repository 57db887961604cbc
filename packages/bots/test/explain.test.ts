import { describe, expect, test } from 'vitest';
import { botOf, explain, winChances } from '../src/index.js';
import { all, isLookedAt, playThrough, seatsFor, stream } from './helpers.js';

describe.each(all.map((knowledge) => [knowledge.game.id, knowledge] as const))('%s', (_id, one) => {
  const { game } = one;

  test.each(['strategist', 'chancellor'] as const)(
    '%s explains its best moves in words, with chances, points and reasons',
    (level) => {
      let told = 0;
      playThrough(one, 'organiser', 3, 'explain', (state, seat, number) => {
        if (!isLookedAt(number, 31)) return;
        const view = game.view(state, seat);
        const budget = { simulations: 8 };
        const bot = botOf(one, level);
        const { kind, moves } = explain(one, bot, view, stream('explain'), budget, 3);
        expect(kind).toBe(game.decisions(state)[0].kind);
        expect(moves.length).toBeGreaterThan(0);
        for (const { move, win, points, worth, facts } of moves) {
          expect(game.read(state, seat, { kind, move })).not.toHaveProperty('refused');
          expect(win).toBeGreaterThanOrEqual(0);
          expect(win).toBeLessThanOrEqual(1);
          expect(points).toHaveLength(seatsFor(one, 3));
          expect(worth).toBeLessThanOrEqual(0);
          told += facts.length;
        }
      });
      expect(told).toBeGreaterThan(2);
    },
  );
});

test('chances to win add up, and more points mean a better chance', () => {
  const chances = winChances([100, 120, 90]);
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  expect(chances[1]).toBeGreaterThan(chances[0]);
  expect(chances[0]).toBeGreaterThan(chances[2]);
});

import { describe, expect, test } from 'vitest';
import { botOf, chancesIn, explain, winChances } from '../src/index.js';
import { all, isLookedAt, playThrough, seatsFor, stream, tuned } from './helpers.js';

describe.each(all.map((knowledge) => [knowledge.game.id, knowledge] as const))('%s', (_id, one) => {
  const { game } = one;

  test.each(['strategist', 'chancellor'] as const)(
    '%s explains its best moves in words, with chances, points and reasons',
    (level) => {
      let told = 0;
      playThrough(one, 'intern', 3, 'explain', (state, seat, number) => {
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
        // Reasons never say the contrary of the order that they are to explain.
        const speaks = moves.map(({ facts }) =>
          facts.reduce((sum, { values }) => {
            const points = Number(values['points']);
            return sum + (values['seat'] === undefined ? points : -points);
          }, 0),
        );
        expect(speaks[0]).toBeGreaterThanOrEqual(0);
        const behind = speaks.filter((_, i) => i > 0 && moves[i].worth < 0);
        for (const sum of behind) expect(sum).toBeLessThanOrEqual(0);
      });
      expect(told).toBeGreaterThan(2);
    },
  );
});

test('chances to win add up, and more points mean a better chance', () => {
  const chances = winChances([100, 120, 90], 12);
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  expect(chances[1]).toBeGreaterThan(chances[0]);
  expect(chances[0]).toBeGreaterThan(chances[2]);
});

describe.each(tuned.map((knowledge) => [knowledge.game.id, knowledge] as const))(
  '%s',
  (_id, one) => {
    test('a reason may be what others are kept from: whom, and how much', () => {
      const denied: { points: number; seat: number }[] = [];
      playThrough(one, 'strategist', 3, 'denied', (state, seat, number) => {
        if (denied.length > 0 || number % 5 !== 0) return;
        const view = one.game.view(state, seat);
        const bot = botOf(one, 'strategist');
        const { moves } = explain(one, bot, view, stream('denied'), { simulations: 8 }, 3);
        for (const { values } of moves.flatMap(({ facts }) => facts)) {
          if (values['seat'] === undefined) continue;
          expect(values['seat']).not.toBe(seat); // one's own losses are no reason of this kind
          denied.push({ points: Number(values['points']), seat: Number(values['seat']) });
        }
      });
      expect(denied.length).toBeGreaterThan(0);
      for (const { points, seat } of denied) {
        expect(points).toBeLessThanOrEqual(-0.5);
        expect(seat).toBeLessThan(3);
      }
    });

    test('a chance is never plainly wrong: whoever may still win is not told 0 %, and it pays to believe it', () => {
      const { game, parameters } = one;
      const told: { readonly chances: readonly number[]; readonly left: number; game: number }[] =
        [];
      const winners: (readonly number[])[] = [];
      for (let n = 0; n < 2; n++) {
        const end = playThrough(one, 'strategist', 4, `calibrated ${n}`, (state, _seat, number) => {
          if (number % 12 !== 0) return;
          const chances = chancesIn(one, state, one.forecast(state, parameters.strategist));
          told.push({ chances, left: one.left(state), game: n });
        });
        winners.push(game.result(end)?.winners ?? []);
        expect(one.left(end)).toBeCloseTo(0);
      }
      // What one pays for the surprise, against who believes in nothing but equal chances.
      const surprise = told.map(
        ({ chances, game: n }) =>
          -Math.log(winners[n].reduce((sum, seat) => sum + chances[seat], 0)),
      );
      const mean = surprise.reduce((sum, each) => sum + each, 0) / surprise.length;
      expect(mean).toBeLessThan(Math.log(told[0].chances.length));
      const early = told.filter(({ left }) => left > told[0].left / 2);
      expect(Math.min(...early.flatMap(({ chances }) => chances))).toBeGreaterThan(0.002);
      expect(Math.min(...told.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    });
  },
);

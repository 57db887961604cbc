import type { LoggedMove, Position } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import { chancesAt, weigh } from '../src/analysis/index.js';
import { botOf, decide } from '../src/index.js';
import { begin, firstOwed, stream, tuned } from './helpers.js';

describe.each(tuned.map((knowledge) => [knowledge.game.id, knowledge] as const))(
  '%s',
  (_id, one) => {
    const { game } = one;
    type Moment = {
      readonly before: Position;
      readonly logged: LoggedMove;
      readonly number: number;
    };

    /** Some moves of a game in which the first seat plays by lot and the others as Strategists. */
    function moments(every: number, most: number): Moment[] {
      const state = begin(one, 4, 'analysed');
      const random = stream('analysed');
      const found: Moment[] = [];
      for (let number = 1; state.flow.owed !== 0 && found.length < most; number++) {
        const seat = firstOwed(state);
        const before = game.clone(state);
        const bot = botOf(one, seat === 0 ? 'random' : 'strategist');
        const move = decide(bot, game.view(state, seat), random, {});
        const logged = { seat, ...game.write(state, seat, move), hash: '' };
        game.apply(state, seat, move);
        if (number % every === 0) found.push({ before, logged, number });
      }
      return found;
    }

    test('a move is weighed alike whenever it is weighed with the same seed', () => {
      for (const { before, logged, number } of moments(17, 2)) {
        const kept = game.hash(before);
        const first = weigh(one, before, logged, number, 'a seed');
        expect(weigh(one, before, logged, number, 'a seed')).toEqual(first);
        expect(game.hash(before)).toBe(kept); // nothing of the game is changed by looking at it
        // how sure it is of a difference is said with it
        expect(first.doubt === undefined).toBe(first.other === undefined);
        expect(first.doubt ?? 0).toBeLessThanOrEqual(0.5);
        expect(first.expected.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0);
        const chances = chancesAt(one, before);
        expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
      }
    });

    /** What a move costs on average, against what is held best. */
    const skill = (some: readonly Moment[]): number => {
      const lost = some
        .map(({ before, logged, number }) => weigh(one, before, logged, number, 'a seed'))
        .map(({ win, choice }) => (choice === undefined ? 0 : win - choice.win));
      return lost.reduce((sum, each) => sum + each, 0) / lost.length;
    };
    test('who plays by lot loses by it, and who plays as a Strategist is not blamed for it', () => {
      const all = moments(3, 60);
      const lot = skill(all.filter(({ logged }) => logged.seat === 0));
      expect(lot).toBeLessThan(-0.001); // Copycat decides in many small steps
      // The Strategists are three, and decide three times as often: a part of it is enough.
      const others = all.filter(({ logged }) => logged.seat !== 0);
      expect(skill(others.filter((_, i) => i % 3 === 1))).toBeGreaterThan(lot / 3);
    }, 300_000); // thirty moves are weighed, on machines that do other things as well
  },
);

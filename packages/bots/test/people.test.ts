import { games as manifests } from '@hustings/games';
import { canonical } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import { botFrom, botOf, botWord, decide } from '../src/index.js';
import { erring, habit } from '../src/errors.js';
import { leanings } from '../src/temper.js';
import { imagine } from '../src/heuristic.js';
import { all, begin, firstOwed, playThrough, stream, tuned } from './helpers.js';

test('a bot is one word: its level, and what temperament it has', () => {
  expect(botFrom(botWord('intern', undefined))).toEqual({ level: 'intern' });
  expect(botFrom(botWord('intern', 'miser'))).toEqual({ level: 'intern', temper: 'miser' });
});

test('a habit is the same every time, on another chair another', () => {
  expect(habit(1, 'bid', 3)).toBe(habit(1, 'bid', 3));
  expect(habit(1, 'bid', 3)).not.toBe(habit(2, 'bid', 3));
  expect(habit(1, 'bid', 3)).not.toBe(habit(1, 'raise', 3));
  const many = Array.from({ length: 2000 }, (_, i) => habit(0, 'place', [i, i + 1]));
  const mean = many.reduce((sum, one) => sum + one, 0) / many.length;
  const square = many.reduce((sum, one) => sum + one * one, 0) / many.length;
  expect(Math.abs(mean)).toBeLessThan(0.1);
  expect(square).toBeGreaterThan(0.8);
  expect(square).toBeLessThan(1.2);
});

describe.each(all.map((knowledge) => [knowledge.game.id, knowledge] as const))('%s', (id, one) => {
  const { game } = one;
  const state = begin(one, 3, 'erring');
  const seat = firstOwed(state);
  const world = imagine(one, game.view(state, seat), stream('erring'));
  const rated = one.rate(world, seat, one.parameters.organiser, stream('rated'));
  const none = { noise: 0, habit: 0, overlooks: 0, tilt: 0 };

  test('who overlooks everything still has one thought, and who errs in nothing has all of them', () => {
    expect(erring(one, world, seat, rated, none, stream('one'))).toEqual(rated);
    const blind = erring(one, world, seat, rated, { ...none, overlooks: 1 }, stream('one'));
    expect(blind).toHaveLength(1);
    expect(rated.map(({ move }) => move)).toContainEqual(blind[0].move);
  });

  test('habits bend a judgement in the same way every time', () => {
    const bent = (random: string) =>
      erring(one, world, seat, rated, { ...none, habit: 2 }, stream(random));
    expect(bent('one')).toEqual(bent('another'));
    expect(bent('one')).not.toEqual(rated);
  });

  const manifest = manifests.find((each) => each.id === id);
  const tempers = one.tempers ?? {};

  test('its temperaments are those that are offered', () => {
    expect(manifest?.tempers?.names ?? []).toEqual(Object.keys(tempers));
  });

  test.runIf(tuned.includes(one))('there are four of them', () => {
    expect(Object.keys(tempers)).toHaveLength(4);
  });

  test.each(Object.keys(tempers))(
    '%s is felt, and most of the time reason has its way',
    (temper) => {
      const bot = botOf(one, 'strategist', temper);
      const plain = botOf(one, 'strategist');
      let [other, same] = [0, 0];
      playThrough(one, 'strategist', 3, 'felt', (now, who, number) => {
        const view = game.view(now, who);
        const moves = [bot, plain].map((each) => decide(each, view, stream(`felt ${number}`)));
        if (canonical(moves[0]) === canonical(moves[1])) {
          same++;
          return;
        }
        other++;
        // What it does otherwise is more to its liking, in the world that both imagined.
        const seen = imagine(one, view, stream(`felt ${number}`));
        const both = moves.map((move) => ({ move, worth: 0 }));
        const [its, calm] = leanings(one, tempers[temper], seen, who, both);
        expect(its).toBeGreaterThan(calm);
      });
      // Each of those at the table would do otherwise at least once a game.
      expect(other).toBeGreaterThanOrEqual(state.sealed.length);
      expect(same).toBeGreaterThan(other); // most of the time reason has its way
    },
  );
});

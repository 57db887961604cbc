import { isRefusal, seedFrom, type Options } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import { endure, playGame } from '../src/arena/index.js';
import { botOf, decide, levels } from '../src/index.js';
import { all, begin, firstOwed, stream, tuned } from './helpers.js';

/** A thousand of each: `npm run endurance`. */
const GAMES = {
  volunteer: 1,
  intern: 1,
  delegate: 1,
  organiser: 1,
  adviser: 1,
  strategist: 2,
  chancellor: 1,
};

describe.each(all.map((knowledge) => [knowledge.game.id, knowledge] as const))('%s', (_id, one) => {
  const { game } = one;
  const { min, max } = game.rules.seats;

  test('how far its forecast errs is known for every number of players', () => {
    const numbers = Array.from({ length: max - min + 1 }, (_, more) => min + more);
    expect(Object.keys(one.spread).map(Number)).toEqual(numbers);
  });

  test.each(levels)('%s plays whole games without a refused move or one over budget', (level) => {
    for (let number = 0; number < GAMES[level]; number++) {
      expect(endure(one, level, number, () => 0).result.winners.length).toBeGreaterThan(0);
    }
  });

  test('a bot can take over any seat at any decision and hand it back', () => {
    const state = begin(one, max, 'minding');
    const random = stream('minding');
    for (let number = 0; state.flow.owed !== 0; number++) {
      const seat = firstOwed(state);
      const view = game.view(state, seat);
      const minding = number % 7 === 0 ? levels : levels.slice(0, -1); // a Chancellor now and then
      for (const level of minding) {
        const move = decide(botOf(one, level), view, random, { simulations: 2 });
        expect(isRefusal(game.read(state, seat, game.write(state, seat, move)))).toBe(false);
      }
      game.apply(state, seat, game.sample(state, seat, random)); // the person is back
    }
  });
});

describe.each(tuned.map((one) => [one.game.id, one] as const))('%s', (_id, one) => {
  test('the Organiser leaves random players behind', () => {
    const { game } = one;
    let wins = 0;
    const games = 12;
    const options = game.readOptions({}, 4) as Options;
    for (let number = 0; number < games; number++) {
      const bots = [0, 1, 2, 3].map((seat) =>
        botOf(one, seat === number % 4 ? 'organiser' : 'random'),
      );
      const seed = seedFrom(`yardstick ${number}`);
      const { result } = playGame(one, bots, options, seed, {}, () => 0);
      if (result.winners.includes(number % 4)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(games - 1);
  });
});

import { isRefusal, seedFrom, type Move, type Options } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import { playGame } from '../src/arena/index.js';
import { botOf, decide, levels, type Bot } from '../src/index.js';
import { all, begin, firstOwed, manyGames, stream } from './helpers.js';

describe.each(all.map((knowledge) => [knowledge.game.id, knowledge] as const))('%s', (_id, one) => {
  const { game } = one;
  const { min, max } = game.rules.seats;

  test.each(levels)(
    '%s plays whole games without a refused move or one over budget',
    (level) => {
      const games = level === 'chancellor' && manyGames < 10 ? 1 : manyGames;
      for (let number = 0; number < games; number++) {
        const seats = min + (number % (max - min + 1));
        const table = number % 2 === 0 ? {} : lastChoices(one.game.rules.options);
        const options = game.readOptions(table, seats);
        if (isRefusal(options)) throw new Error(game.says(options));
        const bot = botOf(one, level);
        const bots = Array.from({ length: seats }, () =>
          level === 'chancellor' ? watched(bot) : bot,
        );
        const budget = { simulations: 2 };
        const seed = seedFrom(`whole ${level} ${number}`);
        const { result } = playGame(one, bots, options, seed, budget, () => 0);
        expect(result.winners.length).toBeGreaterThan(0);
      }
    },
    3_600_000,
  );

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

  test('the Organiser leaves random players behind', () => {
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

/** Looks at every move whether more trials went into it than the budget allows. */
const watched = (bot: Bot): Bot => ({
  level: bot.level,
  think(view, random, budget) {
    const thinking = bot.think(view, random, budget);
    const best = (): Move => {
      const trials = thinking.opinions().reduce((sum, opinion) => sum + opinion.trials, 0);
      expect(trials).toBeLessThanOrEqual(budget.simulations ?? Infinity);
      return thinking.best();
    };
    return { ...thinking, best };
  },
});

/** Of each option its last value: not the standard game. */
function lastChoices(table: Options | object): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const [name, spec] of Object.entries(table)) {
    const { pick, values } = spec as { pick: string; values: readonly string[] };
    if (pick === 'one') picked[name] = values[values.length - 1];
  }
  return picked;
}

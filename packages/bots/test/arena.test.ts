import { describe, expect, test } from 'vitest';
import {
  beginEvolution,
  candidatesOf,
  centreOf,
  clustered,
  evolve,
  matchSeed,
  placesOf,
  playNumber,
  quantile,
  rotations,
  tableOf,
  tuningSeed,
  type GameReport,
  type MatchPlan,
} from '../src/arena/index.js';
import { all, stream } from './helpers.js';

describe('figures that come in clusters', () => {
  test('the interval takes only clusters as independent', () => {
    const { mean, low, high } = clustered(
      new Map([
        [0, [1, 1, 1, 1]],
        [1, [0, 0, 0, 0]],
        [2, [1, 1, 0, 0]],
      ]),
    );
    // Cluster means 1, 0, ½: standard error ½ / √3, Student's t with 2 degrees 4.303.
    expect(mean).toBeCloseTo(0.5);
    expect(high - mean).toBeCloseTo((4.303 * 0.5) / Math.sqrt(3), 6);
    expect(mean - low).toBeCloseTo(high - mean);
  });

  test('with equal clusters it is the interval of their means', () => {
    const many = new Map(Array.from({ length: 100 }, (_, i) => [i, [i % 2, i % 2]] as const));
    const { high, mean } = clustered(many);
    expect(high - mean).toBeCloseTo((1.96 * Math.sqrt(25 / 99)) / 10, 6);
  });

  test('one cluster alone says nothing about chance', () => {
    expect(clustered(new Map([[0, [1, 0]]])).high).toBe(Infinity);
  });

  test('quantiles', () => {
    const numbers = Array.from({ length: 100 }, (_, i) => 99 - i);
    expect(quantile(numbers, 0.5)).toBe(50);
    expect(quantile(numbers, 0.99)).toBe(99);
  });
});

test('places from scores', () => {
  expect(placesOf([10, 30, 30, 5])).toEqual([2, 0, 0, 3]);
});

const oneGame = all[all.length - 1]; // the smallest

const plan: MatchPlan = {
  game: oneGame.game.id,
  options: {},
  bots: ['organiser', 'random', 'random'],
  seed: 'arena test',
  budget: { simulations: 1 },
};

/** A made-up game of three. */
const report = (number: number, winners: number[]): GameReport => ({
  number,
  cluster: Math.floor(number / 3),
  seats: [0, 1, 2].map((seat) => (seat + (number % 3)) % 3),
  scores: [0, 1, 2].map((seat) => (winners.includes(seat) ? 10 : 0)),
  winners,
  times: [[1], [2], [3]],
  sources: {},
  traits: [{}, {}, {}],
});

describe('a match', () => {
  test('all seatings are played on one seed, then on the next', () => {
    expect(rotations(plan.bots)).toBe(3);
    expect(rotations(['intern', 'intern'])).toBe(1);
    const games = [0, 1, 2, 3].map((number) => playNumber(oneGame, plan, number, () => 0));
    expect(games.map((game) => game.seats)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ]);
    expect(games.map((game) => game.cluster)).toEqual([0, 0, 0, 1]);
  });

  test('the same plan and number give the same game', () => {
    const [once, again] = [5, 5].map((number) => playNumber(oneGame, plan, number, () => 0));
    expect(once).toEqual(again);
  });

  test('the table counts shared wins in shares', () => {
    // The Organiser sits on seats 0, 2, 1 in turn: a win, a half, nothing.
    const table = tableOf(plan, [report(0, [0]), report(1, [1, 2]), report(2, [0])]);
    expect(table.rows[0].bot).toBe('organiser');
    expect(table.rows[0].wins.mean).toBeCloseTo(0.5);
    expect(table.rows[1].wins.mean).toBeCloseTo(0.25);
    expect(table.seats.map((seat) => seat.mean)).toEqual([2 / 3, 1 / 6, 1 / 6]);
  });

  test('games of tuning are never games of an arena', () => {
    const tuning = new Set(Array.from({ length: 500 }, (_, i) => tuningSeed('1', i)));
    expect(Array.from({ length: 500 }, (_, i) => tuning.has(matchSeed('1', i)))).not.toContain(
      true,
    );
  });
});

describe('tuning', () => {
  const settings = { candidates: 12, parents: 4, step: 0.3, learning: 0.15 };

  test('the evolution finds the best of a simple hill', () => {
    let evolution = beginEvolution({ a: 1, b: 5 }, settings);
    const random = stream('hill');
    for (let i = 0; i < 80; i++) {
      const tried = candidatesOf(evolution, settings, random).map((candidate) => ({
        candidate,
        fitness: -(Math.log(candidate['a'] / 3) ** 2 + Math.log(candidate['b'] / 2) ** 2),
      }));
      evolution = evolve(evolution, settings, tried);
    }
    const { a, b } = centreOf(evolution);
    expect(a).toBeCloseTo(3, 0);
    expect(b).toBeCloseTo(2, 0);
  });

  test('the tuned figures have the names of the hand-made ones', () => {
    for (const { parameters } of all) {
      expect(Object.keys(parameters.strategist)).toEqual(Object.keys(parameters.organiser));
    }
  });
});

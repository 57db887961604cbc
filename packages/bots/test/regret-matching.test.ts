import type { Position } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import { botOf, decide, type Knowledge } from '../src/index.js';
import { pick, RegretMatching } from '../src/regret-matching.js';
import { begin, firstOwed, stream, tuned } from './helpers.js';

/** What a row of payoffs is worth against a mixture. */
const against = (chances: readonly number[], row: readonly number[]): number =>
  row.reduce((sum, payoff, i) => sum + payoff * chances[i], 0);

/** Two learners play a game of sums to zero against each other. */
function selfPlay(payoffs: readonly (readonly number[])[], rounds: number): number[][] {
  const columns = payoffs[0].map((_, i) => payoffs.map((row) => -row[i]));
  const one = new RegretMatching(payoffs.length);
  const other = new RegretMatching(columns.length);
  for (let round = 0; round < rounds; round++) {
    const [mine, theirs] = [one.now(), other.now()];
    one.learn(payoffs.map((row) => against(theirs, row)));
    other.learn(columns.map((column) => against(mine, column)));
  }
  return [one.mixture(), other.mixture()].map((mixture) =>
    mixture.map((chance) => Math.round(10 * chance) / 10),
  );
}

describe('regret matching', () => {
  test('finds the mixture of rock, paper and scissors where scissors pay double', () => {
    const payoffs = [
      [0, -1, 2],
      [1, 0, -2],
      [-2, 2, 0],
    ];
    // Each option must be worth the same against the other's mixture.
    const mixture = [0.4, 0.4, 0.2];
    expect(selfPlay(payoffs, 5000)).toEqual([mixture, mixture]);
  });

  test('takes what is always better', () => {
    const payoffs = [
      [1, 1],
      [3, 2],
    ];
    expect(selfPlay(payoffs, 500)[0]).toEqual([0, 1]);
  });

  test('a point of the mixture picks in proportion, and nothing that is hardly ever taken', () => {
    const points = Array.from({ length: 1000 }, (_, i) => i / 1000);
    const picked = points.map((point) => pick([0.48, 0.04, 0.48], point));
    expect(picked.filter((option) => option === 0)).toHaveLength(500);
    expect(picked).not.toContain(1);
  });
});

/** Games in which somebody bids in secret. */
const bidding = tuned.filter(({ sealedBids }) => sealedBids.length > 0);

describe.each(bidding.map((one) => [one.game.id, one] as const))('%s', (_id, one) => {
  test('a Chancellor does not always make the same sealed bid', () => {
    const { game } = one;
    const state = atFirstBid(one);
    const seat = firstOwed(state);
    const bids = Array.from({ length: 16 }, (_, n) =>
      decide(botOf(one, 'chancellor'), game.view(state, seat), stream(`bid ${n}`), {
        simulations: 6,
      }),
    );
    expect(new Set(bids).size).toBeGreaterThan(1);
  });
});

/** A game up to its first sealed bid. */
function atFirstBid(knowledge: Knowledge): Position {
  const { game } = knowledge;
  const state = begin(knowledge, 4, 'bids');
  const random = stream('bids');
  while (!knowledge.sealedBids.includes(game.decisions(state)[0].kind)) {
    const seat = firstOwed(state);
    const move = decide(botOf(knowledge, 'organiser'), game.view(state, seat), random);
    game.apply(state, seat, move);
  }
  return state;
}

import { describe, expect, test } from 'vitest';
import { accountOf } from '../../board/account.js';
import { litWith } from '../../board/light.js';
import { bringsNow, figuresOf, mayStillBuy, putAway, reachOf } from '../../board/outlook.js';
import { keyOf, type Piece } from '../../board/pieces.js';
import { copycat } from '../../rules/index.js';
import type { Term } from '../../texts/terms.js';
import { card, office, table, type TableSpec } from '../table.js';

test('a price is in reach of the coins in sight, or of the plan; without a right to buy, of nothing', () => {
  const means = { coins: 4, planned: 6, mayBuy: true };
  expect([4, 5, 6, 7].map((price) => reachOf(price, means))).toEqual([
    'can',
    'could',
    'could',
    'far',
  ]);
  expect([2, 3].map((price) => reachOf(price, { ...means, planned: 2 }))).toEqual(['can', 'far']);
  expect([4, 6].map((price) => reachOf(price, { ...means, mayBuy: false }))).toEqual([
    'far',
    'far',
  ]);
});

test('who has neither a right to buy nor a worker to get one with can buy nothing this round', () => {
  expect(mayStillBuy(1, { rights: 0, free: 0 })).toBe(true);
  expect(mayStillBuy(2, { rights: 0, free: 1 })).toBe(true);
  expect(mayStillBuy(2, { rights: 0, free: 0 })).toBe(false);
  expect(mayStillBuy(3, { rights: 0, free: 2 })).toBe(false);
  expect(mayStillBuy(3, { rights: 1, free: 0 })).toBe(true);
});

const turn: TableSpec = {
  players: 2,
  phase: 2,
  street: ['scandal-2', 'sauna-21', 'industrialist-31', 'scandal-3', 'banker-48', 'lunch-44'],
  A: {
    hand: ['banker-39', 'fatherlyFriend-12', 'lunch-38', 'smallPR-26', 'pressSecretary-46'],
    area: { 'sauna-20': 1 },
    draw: ['localMedia-9'],
    workers: { 'draw-1': 1, 'coins-2': 0 },
    markers: 3,
  },
};

describe('what a card would do for you now', () => {
  const none = { coins: 0, points: 0, draws: 0, workers: 0 };
  const { state } = table(turn);
  const brings = (word: string) => bringsNow(state, 0, card(word));

  test('a card that doubles, by what there is to double', () => {
    expect(brings('gardenParty-57')).toEqual({ ...none, coins: 6 });
    expect(brings('campaignTrail-34')).toEqual({ ...none, points: 3 });
  });

  test('a coin with Garden Party in hand counts twice', () => {
    const { hand = [] } = turn.A ?? {};
    const doubled = table({ ...turn, A: { ...turn.A, hand: [...hand, 'gardenParty-57'] } });
    expect(bringsNow(doubled.state, 0, card('banker-39'))).toEqual({ ...none, coins: 6 });
  });

  test('as many cards as the piles have', () => {
    expect(brings('lunch-38')).toEqual({ ...none, draws: 1 });
  });

  test('what the card says itself is not said twice', () => {
    const same = ['banker-39', 'smallPR-26', 'wifesFundraiser-40', 'scandal-2', 'elbows-25'];
    expect(same.map(brings)).toEqual(same.map(() => undefined));
  });
});

/** Where coins come from that count, for a side in phase 3. */
const coinTerms = (side: TableSpec['A'], coins: number): readonly Term[] => {
  const { state } = table({ players: 2, phase: 3, A: { free: 0, ...side } });
  state.account.coins = coins;
  return accountOf(copycat.view(state, 0), 0).coins.terms;
};

test('what cards in play do not explain has the name of what brought it, where that is sure', () => {
  const removes = { workers: { 'removeForCoin-2': 1 } };
  expect(coinTerms(removes, 2)).toEqual([{ of: 'removed', sum: 2 }]);
  const twice = { workers: { 'coins-2': 2 } };
  expect(coinTerms(twice, 4)).toEqual([
    { of: 'office', office: office('coins-2'), figure: 2 },
    { of: 'again', sum: 2 },
  ]);
  const wife = { area: { 'wifesFundraiser-40': 1 } };
  expect(coinTerms(wife, 1)).toEqual([{ of: 'cards', kind: 'wifesFundraiser', count: 1, sum: 1 }]);
  expect(coinTerms({ ...removes, ...wife }, 3)).toEqual([{ of: 'more', sum: 3 }]);
});

test('cards of a kind are one term, where one lies there and one is in hand', () => {
  const friends = { hand: ['fatherlyFriend-12'], area: { 'fatherlyFriend-13': 1 } };
  expect(coinTerms(friends, 1)).toEqual([
    { of: 'cards', kind: 'fatherlyFriend', count: 2, sum: 2 },
  ]);
  const wives = { hand: ['wifesFundraiser-61'], area: { 'wifesFundraiser-40': 1 } };
  expect(coinTerms(wives, 1)).toEqual([{ of: 'cards', kind: 'wifesFundraiser', count: 2, sum: 2 }]);
});

test('a card that was used again lies aside, and its first use is told with its kind', () => {
  const aside = table({
    players: 2,
    phase: 3,
    A: {
      free: 0,
      area: { 'fatherlyFriend-13': 1 },
      temporary: ['sauna-20', 'fatherlyFriend-12'],
      workers: { 'reuseCard-1a': 1 },
    },
  });
  aside.state.account.coins = 2;
  aside.state.account.fixedCoins = 1;
  expect(accountOf(copycat.view(aside.state, 0), 0).coins.terms).toEqual([
    { of: 'cards', kind: 'fatherlyFriend', count: 2, sum: 2 },
    { of: 'fixed', sum: 1 },
  ]);

  const { state } = table({
    players: 2,
    phase: 3,
    A: { free: 0, temporary: ['nationalRadio-27'], workers: { 'reuseCard-1a': 1 } },
  });
  state.account.cardPoints = 6;
  expect(accountOf(copycat.view(state, 0), 0).points.terms).toEqual([
    { of: 'cards', kind: 'nationalRadio', count: 1, sum: 3 },
    { of: 'again', sum: 3 },
  ]);
});

test('rights to buy of a worker that was used again are told, and the sum agrees', () => {
  const { state } = table({ players: 2, phase: 3, A: { free: 0, workers: { 'buy-2': 2 } } });
  state.account.rights = 3;
  expect(accountOf(copycat.view(state, 0), 0).buys).toEqual({
    terms: [
      { of: 'office', office: office('buy-2'), figure: 2 },
      { of: 'again', sum: 2 },
      { of: 'used', sum: 1 },
    ],
    total: 3,
  });
});

test('cards that go leave their coins and points; what is drawn for them is not known', () => {
  const { state } = table(turn);
  const before = figuresOf(state, 0);
  const after = figuresOf(putAway(state, 0, [card('banker-39')]), 0);
  expect(after).toEqual({
    ...before,
    coins: before.coins - 3,
    hand: before.hand - 1,
    deck: before.deck - 1,
  });
});

test('what has to do with a piece lights up with it', () => {
  const view = copycat.view(table(turn).state, 0);
  const lit = (piece: Piece): string[] => litWith(view, piece, 4).map(keyOf).sort();
  const coins = [`hand ${card('banker-39')}`, `hand ${card('fatherlyFriend-12')}`];
  // Red cards that come along, and what it is paid with.
  expect(lit({ on: 'street', space: 4 })).toEqual(
    ['street 0', 'street 3', ...coins, `office ${office('coins-2')}`].sort(),
  );
  expect(lit({ on: 'street', space: 0 })).toEqual([]);
  // With one coin more, Lunch on the sixth space.
  expect(lit({ on: 'office', office: office('coins-1a') })).toEqual(['street 5']);
  expect(lit({ on: 'office', office: office('draw-1') })).toEqual(
    ['player 0', `office ${office('coins-2')}`, `office ${office('draw-1')}`].sort(),
  );
  expect(lit({ on: 'player', seat: 0 })).toEqual(
    [`office ${office('coins-2')}`, `office ${office('draw-1')}`].sort(),
  );
  expect(lit({ on: 'hand', card: card('pressSecretary-46') })).toEqual([
    `area ${card('sauna-20')}`,
  ]);
  expect(lit({ on: 'hand', card: card('bonusPayment-45') })).toEqual([
    `office ${office('draw-1')}`,
  ]);
});

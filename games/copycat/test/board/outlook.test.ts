import { expect, test } from 'vitest';
import { reachOf } from '../../board/outlook.js';

test('a price is in reach of the coins in sight, or of the plan; without a right to buy, of nothing', () => {
  const means = { coins: 4, planned: 6, mayBuy: true };
  expect([4, 5, 6, 7].map((price) => reachOf(price, means))).toEqual([
    'can',
    'could',
    'could',
    'far',
  ]);
  expect([4, 6].map((price) => reachOf(price, { ...means, mayBuy: false }))).toEqual([
    'far',
    'far',
  ]);
});

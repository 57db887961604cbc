import { describe, expect, test } from 'vitest';
import { stretchAt, stretchesOf } from '../src/history/stretches.js';

const questions = [
  '0 setup/lay',
  '1 bids/bid',
  '2 changes/swap',
  '3 media/buy',
  '4 actions/swap',
].map((path) => ({ path, decision: { kind: path.split('/')[1] } }));
const log = (...kinds: readonly string[]) =>
  ['', ...kinds].map((kind, number) => ({ number, seat: 0, kind, events: [] }));

describe('the log by phases', () => {
  test('moves of a phase stand together; the sequence begins anew with each round', () => {
    const found = stretchesOf({ questions }, log('lay', 'lay', 'bid', 'buy', 'bid', 'bid'));
    expect(found.map(({ round, at, from, to }) => [round, at, from, to])).toEqual([
      [0, '0 setup', 1, 2],
      [1, '1 bids', 3, 3],
      [1, '3 media', 4, 4],
      [2, '1 bids', 5, 6],
    ]);
    expect(stretchAt(found, 6)?.round).toBe(2);
  });
  test('what is asked in two phases belongs to the one that is on, or to the next', () => {
    const found = stretchesOf({ questions }, log('bid', 'swap', 'buy', 'swap', 'swap', 'bid'));
    expect(found.map(({ at }) => at)).toEqual([
      '1 bids',
      '2 changes',
      '3 media',
      '4 actions',
      '1 bids',
    ]);
  });
  test('what was taken back stays where it was taken back', () => {
    expect(stretchesOf({ questions }, log('bid', '', 'bid'))).toHaveLength(1);
  });
});

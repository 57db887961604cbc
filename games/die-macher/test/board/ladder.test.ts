import { expect, test } from 'vitest';
import { lastRounds, type Word } from '../../board/edition-2006/ladder.js';

const told = (ladder: ReadonlyMap<number, readonly Word[]>, most: number): [number, Word[][]][] =>
  lastRounds(ladder, most).map(({ round, words }) => [
    round,
    [...words].map(([seat, word]) => [seat, word]),
  ]);

test('an auction that goes on for long shows its last rounds, and who has left it', () => {
  const ladder = new Map<number, readonly Word[]>([
    [0, [1, 4, 6, 8, 10]],
    [1, [2, 'out']],
    [2, [3, 5, 7, 9]],
    [3, ['out']],
  ]);
  expect(told(ladder, 3)).toEqual([
    [
      3,
      [
        [0, 6],
        [1, 'out'],
        [2, 7],
        [3, 'out'],
      ],
    ],
    [
      4,
      [
        [0, 8],
        [2, 9],
      ],
    ],
    [5, [[0, 10]]],
  ]);
});

test('an auction that begins has its first round, where nobody has spoken', () => {
  expect(told(new Map(), 4)).toEqual([[1, []]]);
});

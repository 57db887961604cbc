import { describe, expect, test } from 'vitest';
import { copyOfSeats, filled, rising, putAt, takeAt } from '../src/index.js';

describe('lists', () => {
  test('so many of the same', () => {
    expect(filled(3, 7)).toEqual([7, 7, 7]);
    expect(filled(0, 7)).toEqual([]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'a copy of %i entries is another list that says the same',
    (n) => {
      const list = Array.from({ length: n }, (_, i) => i * 10);
      const copy = copyOfSeats(list);
      expect(copy).toEqual(list);
      expect(copy).not.toBe(list);
    },
  );

  test('a card is taken from any place', () => {
    for (const place of [0, 1, 2]) {
      const cards = [4, 5, 6];
      expect(takeAt(cards, place)).toBe(4 + place);
      expect(cards).toEqual([4, 5, 6].filter((card) => card !== 4 + place));
    }
  });

  test('a card is put at any place', () => {
    for (const place of [0, 1, 2]) {
      const cards = [4, 5];
      putAt(cards, place, 9);
      expect(cards).toEqual([...[4, 5].slice(0, place), 9, ...[4, 5].slice(place)]);
    }
  });

  test('numbers are put into rising order, in place', () => {
    for (const numbers of [[], [3], [2, 1], [5, 1, 4, 1, -1, 9, 0]]) {
      const sorted = numbers.toSorted((a, b) => a - b);
      expect(rising(numbers)).toBe(numbers);
      expect(numbers).toEqual(sorted);
    }
  });
});

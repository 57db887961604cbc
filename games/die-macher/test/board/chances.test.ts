import { expect, test } from 'vitest';
import { wholes } from '@hustings/parts/shares';
import { turningPoints } from '../../board/world/chances.js';

test('turning points: the greatest changes, apart from each other, in the order of the game', () => {
  const flat = Array.from({ length: 60 }, () => [0.4, 0.3, 0.3]);
  const jump = (from: number, by: number): void => {
    for (let i = from; i < flat.length; i++) {
      const [a, b, c] = flat[i];
      flat[i] = [a + by, b - by / 2, c - by / 2];
    }
  };
  jump(40, 0.2);
  jump(41, 0.15);
  jump(10, -0.3);
  jump(25, 0.1);
  expect(turningPoints(flat).map(({ move }) => move)).toEqual([10, 25, 40]);
  expect(turningPoints(flat)[0]).toMatchObject({ seat: 0 });
  expect(turningPoints([])).toEqual([]);
});

test('chances in whole percents: together they are one hundred', () => {
  expect(wholes([0.345, 0.335, 0.165, 0.155])).toEqual([0.35, 0.34, 0.16, 0.15]);
  expect(wholes([1 / 3, 1 / 3, 1 / 3])).toEqual([0.34, 0.33, 0.33]);
  expect(wholes([0, 1])).toEqual([0, 1]);
});

import { expect, test } from 'vitest';
import { courseOf } from '../../board/world/course.js';

test('bars rise from the weakest to the strongest, and the line waits until all stand', () => {
  const { votes, gains, verdict, pair, points } = courseOf([30, 12, 45]);
  for (const rising of [votes, gains]) {
    expect([1, 0, 2].map((seat) => rising[seat])).toEqual([...rising].sort((a, b) => a - b));
    expect(new Set(rising).size).toBe(3);
    expect(Math.max(...rising)).toBeLessThan(verdict);
  }
  expect(verdict).toBeLessThan(pair);
  expect(pair).toBeLessThan(points);
});

test('while one party after the other is asked, the line waits', () => {
  const [plain, asking] = [courseOf([30, 12, 45]), courseOf([30, 12, 45], 2)];
  expect(asking.verdict).toBe(plain.verdict);
  expect(asking.pair).toBeCloseTo(plain.pair + 2);
});

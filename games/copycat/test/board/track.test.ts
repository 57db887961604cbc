import { expect, test } from 'vitest';
import { figureAt, pinsOf, waysOf } from '../../board/track.js';

const x = (score: number): number => 16 + 3 * score;
const near = (score: number): number => 16 + 9 * score;

test.each([[[0, 0, 0, 0]], [[0, 3, 0, 1]], [[65, 68, 85, 65]], [[10, 11, 12, 13]]])(
  'with %j pieces stand apart, and the lines to their scores do not cross',
  (scores) => {
    const pins = pinsOf(scores, x);
    const pairs = pins.slice(1).map((pin, i) => [pins[i], pin] as const);
    expect(pairs.filter(([last, pin]) => pin.at - last.at < 22)).toEqual([]);
    const moved = pairs.filter(([, pin]) => pin.at > x(pin.score));
    expect(moved.length).toBeGreaterThan(0);
    for (const [last, pin] of moved)
      expect(Math.sign(pin.corner - last.corner)).toBe(Math.sign(pin.score - last.score));
  },
);

test('pieces beyond the end stand before it, beside each other, and leave the chair free', () => {
  const end = x(95);
  const onTrack = (score: number): number => x(Math.min(score, 95));
  const pins = pinsOf([93, 96, 97, 60], onTrack, end);
  const places = pins.map(({ at }) => at).toSorted((a, b) => a - b);
  expect(Math.max(...places)).toBe(end);
  expect(places.slice(1).filter((at, i) => at - places[i] < 22)).toEqual([]);
  // Who is led to the right has a lower corner the farther left: 93 below those at the end.
  const corner = (of: number): number => pins.find(({ score }) => score === of)?.corner ?? 0;
  expect(corner(93)).toBeGreaterThan(corner(96));
  expect(corner(96)).toBe(corner(97));
});

test('the figure of a plan stands beside a low line too, not only beside where it comes down', () => {
  const pins = pinsOf([0, 2, 3], near);
  const { at } = figureAt({ ways: waysOf(pins, near), from: near(2), to: near(3), end: near(95) });
  for (const pin of pins.filter(({ corner }) => corner > 27))
    expect(at >= pin.at || at + 26 <= near(pin.score)).toBe(true);
});

test('the figure of a plan stands on no pin', () => {
  const end = x(95);
  const plan = (scores: readonly number[], own: number, gain: number) =>
    figureAt({ ways: scores.map(x), from: x(own), to: x(own + gain), end });
  expect(plan([0, 0, 0, 0], 0, 3)).toEqual({ at: x(3) + 4, anchor: 'start' });
  // Somebody comes right behind: then it stands before it, …
  expect(plan([40, 48], 40, 6)).toEqual({ at: x(40) - 4, anchor: 'end' });
  // … and where there is no room either, past them.
  expect(plan([0, 5], 0, 3)).toEqual({ at: x(5) + 4, anchor: 'start' });
  // Nor on a piece that made room before the end.
  expect(figureAt({ ways: [270, 283, 292], from: 283, to: end, end })).toEqual({
    at: 266,
    anchor: 'end',
  });
  // Never over the chair at the end.
  expect(plan([90, 20], 90, 4)).toEqual({ at: x(90) - 4, anchor: 'end' });
});

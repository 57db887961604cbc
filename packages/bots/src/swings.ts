/**
 * Fixed disturbances of the votes of all seats, in standard deviations: the same in every forecast,
 * so that a small advantage is worth a little. Every pattern comes in all its rotations: what one
 * seat meets in one of them every other seat meets in another, and none is favoured.
 */
const patterns: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [0.9, -0.9],
    [0.3, 0.4],
    [-0.5, -0.2],
  ],
  3: [
    [1.2, -0.3, -0.9],
    [-1.1, 0.4, 0.7],
  ],
  4: [
    [1.2, -0.9, 0.3, -0.6],
    [0.9, 0.4, -1.2, -0.1],
  ],
  5: [[1.2, -0.9, 0.2, 0.6, -1.1]],
};

const rotations = (pattern: readonly number[]): number[][] =>
  pattern.map((_, by) => pattern.map((__, seat) => pattern[(seat + by) % pattern.length]));

const swings: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4, 5].map((seats) =>
  (patterns[seats] ?? []).flatMap(rotations),
);

/** Nothing is left to chance. */
const still: readonly (readonly number[])[] = [[0, 0, 0, 0, 0]];

export const swingsFor = (seats: number, spread: number): readonly (readonly number[])[] =>
  spread === 0 ? still : swings[seats];

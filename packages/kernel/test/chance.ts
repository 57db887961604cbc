import { seedFrom, sfc, type Move, type Random, type Shape } from '@hustings/kernel';

/** A fixed stream for a test, named after it. */
export function chance(name: string): Random {
  return sfc(seedFrom(name), 'simulation 0');
}

/**
 * How far counts are from all being equal, as a multiple of what would be seen by chance once in
 * ten thousand tests (chi-square; Wilson and Hilferty's approximation). Below 1 they look uniform.
 */
export function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const df = counts.length - 1;
  const part = 2 / (9 * df);
  return chi / (df * (1 - part + 3.719 * Math.sqrt(part)) ** 3);
}

/** Every legal move of a shape, as texts. */
export function listed<S>(shape: Shape<S, Move>, state: S, seat = 0, limit = 10_000): string[] {
  const moves: string[] = [];
  shape.each(state, seat, (move) => moves.push(JSON.stringify(move)), limit);
  return moves;
}

/** Every legal move of a shape that goes part by part, as texts: the same, in the same order. */
export function stepped<S>(shape: Shape<S, Move>, state: S, seat = 0): string[] {
  const moves: string[] = [];
  const walk = (prefix: readonly number[]): void => {
    const values = shape.steps?.(state, seat, prefix) ?? [];
    if (values.length === 0) moves.push(JSON.stringify(prefix));
    for (const value of values) walk([...prefix, value]);
  };
  walk([]);
  return moves;
}

/** Samples often; fails on an illegal move and tells how uneven the legal ones came. */
export function sampledUnevenness<S>(shape: Shape<S, Move>, state: S, seat = 0): number {
  const counts = new Map(listed(shape, state, seat).map((move) => [move, 0]));
  const random = chance('sampling');
  for (let i = 0; i < counts.size * 400; i++) {
    const move = JSON.stringify(shape.sample(state, seat, random));
    const count = counts.get(move);
    if (count === undefined) throw new Error(`${move} is sampled but not listed`);
    counts.set(move, count + 1);
  }
  return unevenness([...counts.values()]);
}

/** Reads back all moves that are listed, from their words. */
export function rereads<S, M extends Move>(shape: Shape<S, M>, state: S, seat = 0): boolean {
  let same = true;
  const check = (move: M): void => {
    const words: unknown = JSON.parse(JSON.stringify(shape.write(state, seat, move)));
    if (JSON.stringify(shape.read(state, seat, words)) !== JSON.stringify(move)) same = false;
  };
  shape.each(state, seat, check, 10_000);
  return same;
}

/** What nobody should send as a move. */
export const nonsense: readonly unknown[] = [
  undefined,
  null,
  true,
  -0,
  NaN,
  Infinity,
  1.5,
  -1,
  2 ** 31,
  1e300,
  'constructor',
  '__proto__',
  '',
  [],
  [[]],
  {},
  { length: 1 },
  JSON.parse('{"__proto__": 1}'),
  () => 0,
  Symbol('move'),
  10n,
  new Map(),
];

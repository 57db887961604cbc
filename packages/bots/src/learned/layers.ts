import {
  add,
  FLOAT,
  float,
  get,
  keep,
  loadFloat,
  loadInteger,
  loadVector,
  loopTo,
  max,
  maxFloat,
  set,
  spread,
  step,
  storeFloat,
  storeVector,
  times,
  timesFloat,
  unlessSame,
  VECTOR,
  type Routine,
} from './assembler.js';

/** What is below nothing counts so much of itself (leaky ReLU). */
export const LEAK = Math.fround(0.01);

export const LANES = 4;
const BYTES = 16;
export const eachOf = (width: number): number[] =>
  Array.from({ length: width / LANES }, (_, i) => i);

/**
 * `first(rows, values, end, from, to)`: adds to a layer the rows of weights whose addresses are in
 * the list, each times its value.
 */
function first(width: number): Routine {
  const [rows, values, end, from, to, value, sum] = [0, 1, 2, 3, 4, 5, 6];
  const parts = eachOf(width);
  return {
    name: 'first',
    given: 5,
    locals: [[1 + parts.length, VECTOR]],
    code: [
      parts.map((i) => [get(from), loadVector(BYTES * i), set(sum + i)]),
      unlessSame(
        rows,
        end,
        loopTo(rows, end, 4, [
          [get(values), loadFloat, spread, set(value), step(values, 4)],
          parts.map((i) => [
            [get(sum + i), get(value), get(rows), loadInteger, loadVector(BYTES * i)],
            [times, add, set(sum + i)],
          ]),
        ]),
      ),
      parts.map((i) => [get(to), get(sum + i), storeVector(BYTES * i)]),
    ],
  };
}

/** `second(layer, end, weights, bias, to)`: bends the first layer in place, and makes the second. */
function second(width: number): Routine {
  const [layer, end, weights, bias, to, one, value, sum] = [0, 1, 2, 3, 4, 5, 6, 7];
  const parts = eachOf(width);
  return {
    name: 'second',
    given: 5,
    locals: [
      [1, FLOAT],
      [1 + parts.length, VECTOR],
    ],
    code: [
      parts.map((i) => [get(bias), loadVector(BYTES * i), set(sum + i)]),
      loopTo(layer, end, 4, [
        [get(layer), loadFloat, keep(one), get(one), float(LEAK), timesFloat, maxFloat, set(one)],
        [get(layer), get(one), storeFloat, get(one), spread, set(value)],
        parts.map((i) => [
          [get(sum + i), get(value), get(weights), loadVector(BYTES * i)],
          [times, add, set(sum + i)],
        ]),
        step(weights, 4 * width),
      ]),
      parts.map((i) => [
        [get(to), get(sum + i), get(sum + i), float(LEAK), spread, times, max],
        storeVector(BYTES * i),
      ]),
    ],
  };
}

export const layerRoutines = (widths: { first: number; second: number }): Routine[] => [
  first(widths.first),
  second(widths.second),
];

import {
  add,
  addFloat,
  FLOAT,
  float,
  get,
  INTEGER,
  isGreater,
  keep,
  lane,
  loadFloat,
  loadInteger,
  loadVector,
  loopTo,
  plus,
  select,
  set,
  spread,
  step,
  storeFloat,
  storeVector,
  times,
  timesFloat,
  VECTOR,
  type Routine,
} from '../learned/assembler.js';
import { eachOf, LEAK } from '../learned/layers.js';

const BYTES = 16;

/** `firstBack(rows, values, end, errors, shift)`: what the first layer's weights are to blame for. */
function firstBack(width: number): Routine {
  const [rows, values, end, errors, shift, value, error] = [0, 1, 2, 3, 4, 5, 6];
  const parts = eachOf(width);
  const row = error + parts.length;
  return {
    name: 'firstBack',
    given: 5,
    locals: [
      [1 + parts.length, VECTOR],
      [1, INTEGER],
    ],
    code: [
      parts.map((i) => [get(errors), loadVector(BYTES * i), set(error + i)]),
      loopTo(rows, end, 4, [
        [get(values), loadFloat, spread, set(value), step(values, 4)],
        [get(rows), loadInteger, get(shift), plus, set(row)],
        parts.map((i) => [
          [get(row), get(row), loadVector(BYTES * i), get(value), get(error + i)],
          [times, add, storeVector(BYTES * i)],
        ]),
      ]),
    ],
  };
}

/**
 * `secondBack(layer, end, weights, blame, errors, to)`: what the second layer's weights are to blame
 * for, and what the first layer is.
 */
function secondBack(width: number): Routine {
  const [layer, end, weights, blame, errors, to, one, sum, value, sums, error] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ];
  const parts = eachOf(width);
  return {
    name: 'secondBack',
    given: 6,
    locals: [
      [2, FLOAT],
      [2 + parts.length, VECTOR],
    ],
    code: [
      parts.map((i) => [get(errors), loadVector(BYTES * i), set(error + i)]),
      loopTo(layer, end, 4, [
        [get(layer), loadFloat, keep(one), spread, set(value), float(0), spread, set(sums)],
        parts.map((i) => [
          [get(blame), get(blame), loadVector(BYTES * i), get(value), get(error + i)],
          [times, add, storeVector(BYTES * i)],
          [get(sums), get(weights), loadVector(BYTES * i), get(error + i), times, add, set(sums)],
        ]),
        [0, 1, 2, 3].map((number) => [get(sums), lane(number)]),
        [addFloat, addFloat, addFloat, set(sum)],
        [get(to), get(sum), get(sum), float(LEAK), timesFloat],
        [get(one), float(0), isGreater, select, storeFloat],
        [step(weights, 4 * width), step(blame, 4 * width), step(to, 4)],
      ]),
    ],
  };
}

export const gradientRoutines = (widths: { first: number; second: number }): Routine[] => [
  firstBack(widths.first),
  secondBack(widths.second),
];

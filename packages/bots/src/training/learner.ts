import type { Random } from '@hustings/kernel';
import { noise } from '../chance.js';
import { sigmoid } from '../learned/judge.js';
import { LEAK } from '../learned/layers.js';
import type { Net } from '../learned/net.js';
import { OUTPUTS } from '../learned/sight.js';
import { routinesOn, type Routines } from '../learned/simd.js';
import { gradientRoutines } from './gradients.js';

/** What should have come out, in the order of a net's outputs; the chance to win as a share. */
export type Targets = { readonly win: number; readonly lead: number; readonly points: number };

const DECAY = 1e-5;
const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;
/** The mean of the weights goes back about so many steps. */
const AVERAGED = 4000;
/** How much the outputs count against each other while learning. */
const COUNTS = { win: 1, lead: 2, points: 0.5 };

/** So many floats of memory a learner wants beside those of its net. */
export const roomFor = (weights: number): number => 3 * weights + 1024;

/** Teaches a net by Adam, in batches. */
export class Learner {
  readonly #blame: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  readonly #error1: Float32Array;
  readonly #error2: Float32Array;
  readonly #errors: Float64Array;
  readonly #routines: Routines;
  /** The mean of the last weights: it plays steadier than any one of them. */
  readonly average: Float32Array;
  #batch = 0;
  #steps = 0;
  /** Sum of what the chance to win was off by (cross entropy), and of how many. */
  #loss = 0;
  #seen = 0;

  constructor(readonly net: Net) {
    const { shape, parts, memory } = net;
    this.#blame = net.take(parts.all);
    this.#mean = net.take(parts.all);
    this.#square = net.take(parts.all);
    this.#error1 = net.take(shape.first);
    this.#error2 = net.take(shape.second);
    this.#errors = new Float64Array(shape.outputs);
    this.average = new Float32Array(parts.all);
    const routines = memory === undefined ? undefined : routinesOn(memory, gradientRoutines(shape));
    if (routines === undefined) throw new Error('learning needs WebAssembly with vectors');
    this.#routines = routines;
  }

  /** From nothing: small random weights. */
  begin(random: Random): void {
    const { weights, parts, shape } = this.net;
    const spread = (from: number, to: number, deviation: number): void => {
      for (let i = from; i < to; i++) weights[i] = deviation * noise(random);
    };
    spread(parts.weights1, parts.bias1, 0.08);
    spread(parts.weights2, parts.bias2, Math.sqrt(2 / shape.first));
    spread(parts.weights3, parts.bias3, 0.1);
  }

  /** All that has to be kept to go on another day. */
  state(): { readonly arrays: readonly Float32Array[]; readonly steps: number } {
    const arrays = [this.net.weights, this.#mean, this.#square, this.average];
    return { arrays, steps: this.#steps };
  }

  resume(arrays: readonly Float32Array[], steps: number): void {
    this.state().arrays.forEach((array, i) => array.set(arrays[i]));
    this.#steps = steps;
  }

  /** The mean of what the chance to win was off by since it was last asked. */
  takeLoss(): number {
    const loss = this.#loss / Math.max(1, this.#seen);
    this.#loss = 0;
    this.#seen = 0;
    return loss;
  }

  /** Looks at one position and notes who is to blame for what is wrong. */
  learn(inputs: Int8Array, targets: Targets): void {
    const { net } = this;
    net.see(inputs);
    const { out } = net;
    const win = sigmoid(out[OUTPUTS.win]);
    this.#loss -= targets.win * Math.log(win + 1e-7) + (1 - targets.win) * Math.log(1 - win + 1e-7);
    this.#seen++;
    this.#errors[OUTPUTS.win] = COUNTS.win * (win - targets.win);
    this.#errors[OUTPUTS.lead] = COUNTS.lead * bounded(out[OUTPUTS.lead] - targets.lead);
    this.#errors[OUTPUTS.points] = COUNTS.points * bounded(out[OUTPUTS.points] - targets.points);
    this.#back();
    this.#batch++;
  }

  #back(): void {
    const { net } = this;
    const { parts, shape, weights, layer1, layer2, rows, values } = net;
    const blame = this.#blame;
    const n = shape.outputs;
    for (let o = 0; o < n; o++) blame[parts.bias3 + o] += this.#errors[o];
    for (let k = 0; k < shape.second; k++) {
      let sum = 0;
      for (let o = 0; o < n; o++) {
        const at = parts.weights3 + k * n + o;
        blame[at] += layer2[k] * this.#errors[o];
        sum += weights[at] * this.#errors[o];
      }
      this.#error2[k] = layer2[k] > 0 ? sum : sum * LEAK;
      blame[parts.bias2 + k] += this.#error2[k];
    }
    const start = layer1.byteOffset;
    this.#routines['secondBack'](
      start,
      start + 4 * shape.first,
      weights.byteOffset + 4 * parts.weights2,
      blame.byteOffset + 4 * parts.weights2,
      this.#error2.byteOffset,
      this.#error1.byteOffset,
    );
    for (let j = 0; j < shape.first; j++) blame[parts.bias1 + j] += this.#error1[j];
    if (net.used === 0) return;
    const from = rows.byteOffset;
    const shift = blame.byteOffset - weights.byteOffset;
    const end = from + 4 * net.used;
    this.#routines['firstBack'](from, values.byteOffset, end, this.#error1.byteOffset, shift);
  }

  /** One step of Adam with what was noted since the last. */
  step(rate: number): void {
    const { weights } = this.net;
    const [blame, mean, square, average] = [this.#blame, this.#mean, this.#square, this.average];
    this.#steps++;
    const share = 1 / this.#batch;
    const bias1 = 1 / (1 - FIRST_MOMENT ** this.#steps);
    const bias2 = 1 / (1 - SECOND_MOMENT ** this.#steps);
    const part = Math.max(1 / AVERAGED, 1 / this.#steps);
    for (let i = 0; i < weights.length; i++) {
      const g = blame[i] * share;
      blame[i] = 0;
      mean[i] += (1 - FIRST_MOMENT) * (g - mean[i]);
      square[i] += (1 - SECOND_MOMENT) * (g * g - square[i]);
      const move = (mean[i] * bias1) / (Math.sqrt(square[i] * bias2) + 1e-8);
      weights[i] -= rate * (move + DECAY * weights[i]);
      average[i] += part * (weights[i] - average[i]);
    }
    this.#batch = 0;
  }
}

const bounded = (error: number): number => Math.max(-1, Math.min(1, error));

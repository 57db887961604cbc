import { LANES, layerRoutines, LEAK } from './layers.js';
import { memoryOf, routinesOn, type Memory, type Routines } from './simd.js';

/** How many inputs, and how wide the layers are; layers are multiples of four. */
export type Shape = {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  readonly outputs: number;
};

/** Where the parts of a net's weights begin, in one row of them. */
export function partsOf({ inputs, first, second, outputs }: Shape) {
  const bias1 = inputs * first;
  const weights2 = bias1 + first;
  const bias2 = weights2 + first * second;
  const weights3 = bias2 + second;
  const bias3 = weights3 + second * outputs;
  return { weights1: 0, bias1, weights2, bias2, weights3, bias3, all: bias3 + outputs };
}

/**
 * A small network: inputs are small whole numbers, most of them 0, each with a scale. Vectors of
 * WebAssembly where there are any; without, the same to the last bit, only slower.
 */
export class Net {
  readonly parts: ReturnType<typeof partsOf>;
  /** All weights, in the order of `parts`. */
  readonly weights: Float32Array;
  /** What comes out, as of the last look. */
  readonly out: Float64Array;
  readonly layer1: Float32Array;
  readonly layer2: Float32Array;
  /** The inputs of the last look that are not 0: addresses of their rows of weights, and values. */
  readonly rows: Int32Array;
  readonly values: Float32Array;
  used = 0;
  readonly memory: Memory | undefined;
  readonly #buffer: ArrayBuffer;
  readonly #routines: Routines | undefined;
  /** The inputs of the last look, filled up to fours. */
  readonly #seen: Int8Array;
  readonly #fours: Int32Array;
  #taken = 0;

  constructor(
    readonly shape: Shape,
    readonly scales: Float32Array,
    how: { readonly vectors?: boolean; readonly room?: number } = {},
  ) {
    if (shape.first % LANES !== 0 || shape.second % LANES !== 0) throw new Error('odd layers');
    this.parts = partsOf(shape);
    const floats = this.parts.all + shape.first + shape.second + 2 * shape.inputs;
    const bytes = 4 * (floats + (how.room ?? 0)) + SLACK;
    this.memory = how.vectors === false ? undefined : memoryOf(bytes);
    this.#buffer = this.memory?.buffer ?? new ArrayBuffer(bytes);
    this.weights = this.take(this.parts.all);
    this.layer1 = this.take(shape.first);
    this.layer2 = this.take(shape.second);
    this.values = this.take(shape.inputs);
    this.rows = new Int32Array(this.#buffer, this.take(shape.inputs).byteOffset, shape.inputs);
    this.out = new Float64Array(shape.outputs);
    this.#fours = new Int32Array(Math.ceil(shape.inputs / 4));
    this.#seen = new Int8Array(this.#fours.buffer);
    this.#routines =
      this.memory === undefined ? undefined : routinesOn(this.memory, layerRoutines(shape));
  }

  /** Does it reckon in vectors? */
  get isVectored(): boolean {
    return this.#routines !== undefined;
  }

  /** Some of the memory for floats, where vectors can reach them. */
  take(length: number): Float32Array {
    const taken = new Float32Array(this.#buffer, this.#taken, length);
    this.#taken = (this.#taken + 4 * length + 15) & -16;
    return taken;
  }

  /** Looks at a position: what it says is in `out`. */
  see(inputs: Int8Array): void {
    this.#collect(inputs);
    if (this.#routines === undefined) this.#plainly();
    else this.#inVectors(this.#routines);
    const { layer2, weights, parts, out, shape } = this;
    const n = shape.outputs;
    for (let o = 0; o < n; o++) out[o] = weights[parts.bias3 + o];
    let at = parts.weights3;
    for (let k = 0; k < shape.second; k++) {
      const one = layer2[k];
      for (let o = 0; o < n; o++) out[o] += one * weights[at++];
    }
  }

  /** Most inputs are 0: they are passed over four at a time. */
  #collect(inputs: Int8Array): void {
    const { rows, values, scales, shape } = this;
    const seen = this.#seen;
    const fours = this.#fours;
    const start = this.weights.byteOffset;
    const row = 4 * shape.first;
    seen.set(inputs);
    let used = 0;
    for (let four = 0; four < fours.length; four++) {
      if (fours[four] === 0) continue;
      for (let i = 4 * four; i < 4 * four + 4; i++) {
        if (seen[i] === 0) continue;
        rows[used] = start + i * row;
        values[used++] = seen[i] * scales[i];
      }
    }
    this.used = used;
  }

  #inVectors({ first, second }: Routines): void {
    const { rows, values, layer1, layer2, weights, parts, shape } = this;
    const at = (part: number): number => weights.byteOffset + 4 * part;
    const from = rows.byteOffset;
    first(from, values.byteOffset, from + 4 * this.used, at(parts.bias1), layer1.byteOffset);
    second(
      layer1.byteOffset,
      layer1.byteOffset + 4 * shape.first,
      at(parts.weights2),
      at(parts.bias2),
      layer2.byteOffset,
    );
  }

  /** Rounded after every step, as the vectors are: the same moves wherever it runs. */
  #plainly(): void {
    const { rows, values, layer1, layer2, weights, parts } = this;
    const { first, second } = this.shape;
    for (let j = 0; j < first; j++) layer1[j] = weights[parts.bias1 + j];
    for (let u = 0; u < this.used; u++) {
      const row = (rows[u] - weights.byteOffset) >> 2;
      for (let j = 0; j < first; j++) layer1[j] += Math.fround(values[u] * weights[row + j]);
    }
    for (let k = 0; k < second; k++) layer2[k] = weights[parts.bias2 + k];
    for (let j = 0; j < first; j++) {
      layer1[j] = Math.max(layer1[j], Math.fround(layer1[j] * LEAK));
      const row = parts.weights2 + j * second;
      for (let k = 0; k < second; k++) layer2[k] += Math.fround(layer1[j] * weights[row + k]);
    }
    for (let k = 0; k < second; k++) layer2[k] = Math.max(layer2[k], Math.fround(layer2[k] * LEAK));
  }
}

/** Room for putting each part where vectors like it. */
const SLACK = 512;

/** A net as those see it who only ask it: by what it can do, whoever made it. */
export type Taught = Pick<Net, keyof Net>;

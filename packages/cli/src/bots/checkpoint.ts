import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Training, TrainingState } from '@hustings/bots/training';
import type { Point } from './curve.js';

/** How far a training has come. */
export type Progress = {
  /** Games played, and seconds of computing that they and the learning took. */
  games: number;
  seconds: number;
  readonly curve: Point[];
};

/** What of a training is kept and brought back. */
export type Kept = Pick<Training, 'state' | 'resume' | 'learner' | 'judge'>;

type Head = Progress & {
  readonly seed: string;
  readonly steps: number;
  readonly taught: number;
  readonly random: TrainingState['random'];
  /** Positions in the ring, where the next one goes, how many there ever were; once not kept. */
  readonly ring?: { readonly filled: number; readonly at: number; readonly added: number };
};

const FLOAT = Float32Array.BYTES_PER_ELEMENT;
/** Arrays of a learner: weights, the two moments of Adam, and the mean of the weights. */
const ARRAYS = 4;
/** Floats that a position of the ring should have been valued at. */
const TARGETS = 3;

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Everything a training needs to go on: a line of JSON, the learner's floats, and its ring. */
export function checkpointOf(training: Kept, progress: Progress, seed: string): Buffer {
  const { learner, ring, taught, random } = training.state();
  const { inputs, targets, at, added } = ring;
  const head: Head = {
    ...progress,
    seed,
    steps: learner.steps,
    taught,
    random,
    ring: { filled: targets.length / TARGETS, at, added },
  };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    ...[...learner.arrays, targets, inputs].map(bytesOf),
  ]);
}

/** Goes on from a file, if there is one; one of another seed or shape is not gone on from. */
export async function resume(file: string, training: Kept, seed: string): Promise<Progress> {
  const nothing: Progress = { games: 0, seconds: 0, curve: [] };
  if (!existsSync(file)) return nothing;
  const bytes = await readFile(file);
  const end = bytes.indexOf('\n') + 1;
  const head = JSON.parse(bytes.subarray(0, end).toString()) as Head; // written by `checkpointOf`
  if (head.seed !== seed || head.ring === undefined) return nothing;
  const { filled, at, added } = head.ring;
  const width = training.judge.inputs.length;
  const sizes = [
    ...Array.from({ length: ARRAYS }, () => training.learner.net.weights.byteLength),
    filled * TARGETS * FLOAT,
    filled * width,
  ];
  if (bytes.length !== sizes.reduce((sum, size) => sum + size, end)) return nothing;
  const { floats, inputs } = arraysIn(bytes.subarray(end), sizes);
  const { games, seconds, curve, steps, taught, random } = head;
  const targets = floats[ARRAYS];
  training.resume({
    games,
    taught,
    random,
    learner: { arrays: floats.slice(0, ARRAYS), steps },
    ring: { inputs, targets, at, added },
  });
  return { games, seconds, curve };
}

/** One array after the other; all hold floats but the last. */
function arraysIn(
  bytes: Uint8Array,
  sizes: readonly number[],
): { readonly floats: Float32Array[]; readonly inputs: Int8Array } {
  let from = 0;
  const parts = sizes.map((size) => new Uint8Array(bytes.subarray(from, (from += size))));
  const inputs = parts[parts.length - 1];
  return {
    floats: parts.slice(0, -1).map(({ buffer }) => new Float32Array(buffer)),
    inputs: new Int8Array(inputs.buffer),
  };
}

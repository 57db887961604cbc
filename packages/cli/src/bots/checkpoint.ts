import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Learner } from '@hustings/bots/training';
import type { Point } from './curve.js';

/** How far a training has come. */
export type Progress = {
  /** Games played, and seconds of computing that they and the learning took. */
  games: number;
  seconds: number;
  readonly curve: Point[];
};

type Head = Progress & { readonly steps: number; readonly seed: string };

/** Everything a training needs to go on: a line of JSON, then the learner's floats. */
export function checkpointOf(learner: Learner, progress: Progress, seed: string): Buffer {
  const { arrays, steps } = learner.state();
  const head: Head = { ...progress, steps, seed };
  const floats = arrays.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...floats]);
}

/** Goes on from a file, if there is one; one of another seed or shape is left alone. */
export async function resume(file: string, learner: Learner, seed: string): Promise<Progress> {
  const nothing: Progress = { games: 0, seconds: 0, curve: [] };
  if (!existsSync(file)) return nothing;
  const bytes = await readFile(file);
  const end = bytes.indexOf('\n') + 1;
  const head = JSON.parse(bytes.subarray(0, end).toString()) as Head; // written by `checkpointOf`
  const size = learner.net.weights.byteLength;
  if (head.seed !== seed || bytes.length !== end + 3 * size) return nothing;
  const arrays = [0, 1, 2].map((i) => {
    const part = new Uint8Array(bytes.subarray(end + i * size, end + (i + 1) * size));
    return new Float32Array(part.buffer);
  });
  learner.resume(arrays, head.steps);
  const { games, seconds, curve } = head;
  return { games, seconds, curve };
}

import { fromBase64, toBase64 } from './base64.js';
import { fromHalf, toHalf } from './half.js';
import type { Net } from './net.js';

/** Weights as a file of 16-bit floats, lowest byte first, written as base64. */
export function writeWeights(weights: Float32Array): string {
  const bytes = new Uint8Array(2 * weights.length);
  weights.forEach((weight, i) => {
    const half = toHalf(weight);
    bytes[2 * i] = half & 255;
    bytes[2 * i + 1] = half >>> 8;
  });
  return toBase64(bytes);
}

/** Puts them into a net; those of a net of another shape are an error. */
export function readWeights(text: string, net: Net): void {
  const bytes = fromBase64(text);
  if (bytes.length !== 2 * net.weights.length) throw new Error('weights of another net');
  for (let i = 0; i < net.weights.length; i++) {
    net.weights[i] = fromHalf(bytes[2 * i] | (bytes[2 * i + 1] << 8));
  }
}

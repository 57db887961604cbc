/** Floats of 16 bits (IEEE 754 binary16): half the bytes, and more than a net's weights can tell. */

const single = new Float32Array(1);
const bits = new Uint32Array(single.buffer);

/** The nearest half; what is too large becomes the largest there is. */
export function toHalf(number: number): number {
  single[0] = number;
  const sign = (bits[0] >>> 16) & 0x8000;
  const size = Math.abs(single[0]);
  if (size >= LARGEST) return sign | 0x7bff;
  if (size < SMALLEST_NORMAL) return sign | Math.round(size / SMALLEST);
  const exponent = ((bits[0] >>> 23) & 0xff) - 127;
  const steps = Math.round(size * 2 ** (10 - exponent)); // 1024 to 2048: one too many carries over
  return sign | (((exponent + 15) << 10) + steps - 1024);
}

export function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >>> 10) & 31;
  const rest = half & 1023;
  if (exponent === 0) return sign * rest * SMALLEST;
  return sign * (1024 + rest) * 2 ** (exponent - 25);
}

const LARGEST = 65504;
const SMALLEST = 2 ** -24;
const SMALLEST_NORMAL = 2 ** -14;

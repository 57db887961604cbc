import { next, type Random } from '@hustings/kernel';

const WORDS = 0x100000000;

/** A number from 0 up to but not including 1. */
export const chance = (random: Random): number => (next(random) >>> 0) / WORDS;

/** A number near 0, roughly normal with deviation 1: the sum of twelve uniform ones. */
export function noise(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance(random);
  return sum;
}

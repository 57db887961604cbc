import { below, type Random } from '@hustings/kernel';
import { randomFor } from '../support/client.js';

/** Chance that comes out the same for the same seed. */
export class Dice {
  readonly #random: Random;

  constructor(private readonly seed: string) {
    this.#random = randomFor(seed);
  }

  /** Dice of their own for one part, whatever the other parts throw. */
  for(part: string): Dice {
    return new Dice(`${this.seed} ${part}`);
  }

  /** From 0 up to, and without, n. */
  below(n: number): number {
    return below(this.#random, Math.max(1, Math.round(n)));
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(all: readonly T[]): T {
    return all[this.below(all.length)];
  }
}

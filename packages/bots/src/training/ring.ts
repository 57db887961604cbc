import type { Random } from '@hustings/kernel';
import { below } from '@hustings/kernel';
import type { Verdict } from '../learned/judge.js';
import type { Learner, Targets } from './learner.js';

/** What a ring holds, in its order; `at` is where the next one goes. */
export type RingState = {
  readonly inputs: Int8Array;
  readonly targets: Float32Array;
  readonly at: number;
  readonly added: number;
};

/** What games have brought: positions one after the other, and what they should have been valued at. */
export type Harvest = { readonly inputs: Int8Array; readonly targets: Float32Array };

/** Floats that a position should have been valued at. */
const TARGETS = 3;

/** Takes in what is to be learned from games. */
export class Basket {
  readonly #inputs: Int8Array[] = [];
  readonly #targets: number[] = [];

  put(inputs: Int8Array, { win, lead, points }: Targets): void {
    this.#inputs.push(inputs);
    this.#targets.push(win, lead, points);
  }

  harvest(width: number): Harvest {
    const inputs = new Int8Array(this.#inputs.length * width);
    this.#inputs.forEach((one, i) => inputs.set(one, i * width));
    return { inputs, targets: Float32Array.from(this.#targets) };
  }
}

/** The last so many positions with what they should have been valued at. */
export class Ring {
  readonly #inputs: Int8Array;
  readonly #targets: Float32Array;
  #at = 0;
  filled = 0;
  /** How many were ever put in. */
  added = 0;

  constructor(
    readonly size: number,
    readonly width: number,
  ) {
    this.#inputs = new Int8Array(size * width);
    this.#targets = new Float32Array(size * TARGETS);
  }

  /** All that has to be kept to go on another day. */
  state(): RingState {
    return {
      inputs: this.#inputs.subarray(0, this.filled * this.width),
      targets: this.#targets.subarray(0, this.filled * TARGETS),
      at: this.#at,
      added: this.added,
    };
  }

  resume({ inputs, targets, at, added }: RingState): void {
    this.#inputs.set(inputs);
    this.#targets.set(targets);
    this.filled = inputs.length / this.width;
    this.#at = at;
    this.added = added;
  }

  add({ inputs, targets }: Harvest): void {
    const { width } = this;
    for (let i = 0; i * width < inputs.length; i++) {
      this.#inputs.set(inputs.subarray(i * width, (i + 1) * width), this.#at * width);
      this.#targets.set(targets.subarray(i * TARGETS, (i + 1) * TARGETS), this.#at * TARGETS);
      this.#at = (this.#at + 1) % this.size;
      this.filled = Math.min(this.size, this.filled + 1);
      this.added++;
    }
  }

  /** One batch of them, drawn by lot. */
  teach(learner: Learner, batch: number, rate: number, random: Random): void {
    for (let i = 0; i < batch; i++) {
      const at = below(random, this.filled);
      const inputs = this.#inputs.subarray(at * this.width, (at + 1) * this.width);
      const [win, lead, points] = this.#targets.subarray(at * TARGETS, (at + 1) * TARGETS);
      learner.learn(inputs, { win, lead, points });
    }
    learner.step(rate);
  }
}

/** The row of positions that one seat chose in a game, with what was thought of them. */
export class Trail {
  readonly #seen: { readonly inputs: Int8Array; readonly verdict: Verdict }[] = [];

  note(inputs: Int8Array, verdict: Verdict): void {
    this.#seen.push({ inputs: inputs.slice(), verdict });
  }

  /**
   * From the end back: each position should have been valued as what followed it, partly by what was
   * thought of the next one and partly by what really came (λ-return).
   */
  tell(end: Verdict, lambda: number, basket: Basket): void {
    let { win, lead, points } = end;
    for (let i = this.#seen.length - 1; i >= 0; i--) {
      const { inputs, verdict } = this.#seen[i];
      basket.put(inputs, { win, lead, points });
      win = (1 - lambda) * verdict.win + lambda * win;
      lead = (1 - lambda) * verdict.lead + lambda * lead;
      points = (1 - lambda) * verdict.points + lambda * points;
    }
  }
}

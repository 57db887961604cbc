import { filled } from '@hustings/kernel';

/**
 * A mixed strategy learned from regrets: every round one is told what each option would have been
 * worth, and plays those more that one would rather have taken. Regrets stay at zero or above, and
 * later rounds count more, which settles sooner (Hart and Mas-Colell; Tammelin's CFR+).
 */
export class RegretMatching {
  readonly #regrets: number[];
  readonly #sums: number[];
  #rounds = 0;

  constructor(options: number) {
    this.#regrets = filled(options, 0);
    this.#sums = filled(options, 0);
  }

  /** The chances with which to take each option now. */
  now(): number[] {
    return shares(this.#regrets);
  }

  /** What each option would have been worth this time. */
  learn(worths: readonly number[]): void {
    const chances = this.now();
    const got = worths.reduce((sum, worth, i) => sum + chances[i] * worth, 0);
    this.#rounds++;
    for (let i = 0; i < worths.length; i++) {
      this.#sums[i] += this.#rounds * chances[i];
      this.#regrets[i] = Math.max(0, this.#regrets[i] + worths[i] - got);
    }
  }

  /** What it has come to: the chances of all rounds, averaged. */
  mixture(): number[] {
    return shares(this.#sums);
  }
}

/** In proportion; all alike where there is nothing. */
function shares(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole > 0 ? part / whole : 1 / parts.length));
}

/** The option at this point (0 to 1) of a mixture; those hardly ever taken are left out. */
export function pick(mixture: readonly number[], point: number, least = 0.05): number {
  const likely = shares(mixture.map((chance) => (chance < least ? 0 : chance)));
  let left = point;
  for (let i = 0; i < likely.length; i++) {
    left -= likely[i];
    if (left < 0) return i;
  }
  return likely.indexOf(Math.max(...likely));
}

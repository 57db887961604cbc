import { mistake } from '../mistake.js';
import { isInteger, type Json } from '../json.js';
import { PASS } from '../move.js';
import { below, type Random } from '../random.js';
import { refuse, refused, type Reason, type Refusal } from '../refusal.js';
import { PASS_WORD, type Form, type Parts, type Shape } from '../shape.js';

export type AmountOf<S> = {
  min: (state: S, seat: number) => number;
  max: (state: S, seat: number) => number;
  /** Which of several reasons it is may depend on the moment. */
  tooLow: Reason<S> | ((state: S) => Reason<S>);
  tooHigh: Reason<S>;
  pass?: boolean;
};

/** An amount from `min` to `max`, both not negative; or pass, the only choice where max < min. */
export class Amount<S> implements Shape<S, number> {
  private readonly of: Parts<AmountOf<S>>;

  constructor({ min, max, tooLow, tooHigh, pass }: AmountOf<S>) {
    this.of = { min, max, tooLow, tooHigh, pass };
  }

  read(state: S, seat: number, words: unknown): number | Refusal {
    if (words === PASS_WORD) return this.of.pass === true ? PASS : refused('must-choose');
    if (!isInteger(words)) return refused('not-a-number');
    if (words > this.of.max(state, seat)) return refuse(this.of.tooHigh, state, seat);
    if (words < this.of.min(state, seat)) return refuse(this.#tooLow(state), state, seat);
    return words;
  }

  #tooLow(state: S): Reason<S> {
    const { tooLow } = this.of;
    return typeof tooLow === 'function' ? tooLow(state) : tooLow;
  }

  write(_state: S, _seat: number, move: number): Json {
    return move === PASS ? PASS_WORD : move;
  }

  sample(state: S, seat: number, random: Random): number {
    const min = this.of.min(state, seat);
    const count = Math.max(0, this.of.max(state, seat) - min + 1);
    const choices = count + (this.of.pass === true ? 1 : 0);
    if (choices === 0) throw mistake('no-legal-amount');
    const choice = choices === 1 ? 0 : below(random, choices);
    return choice === count ? PASS : min + choice;
  }

  each(state: S, seat: number, visit: (move: number) => void, limit: number): void {
    let left = limit;
    if (this.of.pass === true && left-- > 0) visit(PASS);
    const max = this.of.max(state, seat);
    for (let n = this.of.min(state, seat); n <= max && left-- > 0; n++) visit(n);
  }

  form(state: S, seat: number): Form {
    const min = this.of.min(state, seat);
    return { shape: 'amount', min, max: this.of.max(state, seat), pass: this.of.pass === true };
  }
}

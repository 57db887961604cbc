import { mistake } from '../mistake.js';
import type { Json } from '../json.js';
import { rising } from '../lists.js';
import { PASS } from '../move.js';
import { below, type Random } from '../random.js';
import { refuse, refused, type Reason, type Refusal } from '../refusal.js';
import {
  PASS_WORD,
  type Among,
  type Form,
  type FormOption,
  type Parts,
  type Shape,
} from '../shape.js';

export type OneOf<S> = {
  /** Options are the integers below this; `why` says which of them are open. */
  size: number | ((state: S) => number);
  word: (state: S, option: number) => string;
  why: (state: S, seat: number, option: number) => Reason<S> | undefined;
  /** May the seat decline? A reason forbids it at this moment. */
  pass?: boolean | ((state: S, seat: number) => Reason<S> | undefined);
  /** Options not worth showing when refused (a card nobody has), by the reason's identity. */
  hides?: Reason<S>;
  /** The only options that can be open, where that is much fewer than all. */
  among?: Among<S>;
};

/** Choose one of several options, or pass where that is allowed. */
export class One<S> implements Shape<S, number> {
  private readonly of: Parts<OneOf<S> & { size: (state: S) => number }>;

  constructor({ size, word, why, pass, hides, among }: OneOf<S>) {
    const count = typeof size === 'number' ? (): number => size : size;
    this.of = { size: count, word, why, pass, hides, among };
  }

  read(state: S, seat: number, words: unknown): number | Refusal {
    if (typeof words !== 'string') return refused('not-a-word');
    if (words === PASS_WORD) return this.#readPass(state, seat);
    const option = this.#find(state, seat, words);
    if (option === undefined) return refused('unknown-option', { word: words.slice(0, 40) });
    const why = this.of.why(state, seat, option);
    return why === undefined ? option : refuse(why, state, seat);
  }

  write(state: S, _seat: number, move: number): Json {
    return move === PASS ? PASS_WORD : this.of.word(state, move);
  }

  /** Rejection first: most options are open most of the time. Then a count, so that it ends. */
  sample(state: S, seat: number, random: Random): number {
    const from = this.#mayPass(state, seat) ? PASS : 0;
    const size = this.#count(state, seat) - from;
    if (size === 1) return this.#option(state, seat, from);
    for (let tries = 0; tries < 8; tries++) {
      const option = this.#option(state, seat, below(random, size) + from);
      if (option === PASS || this.of.why(state, seat, option) === undefined) return option;
    }
    const open = this.#open(state, seat);
    if (open.length === 0) throw mistake('no-legal-option');
    return open[below(random, open.length)];
  }

  each(state: S, seat: number, visit: (move: number) => void, limit: number): void {
    const open = this.#open(state, seat);
    if (this.of.among !== undefined) rising(open); // they lie in any order
    const count = Math.min(open.length, limit);
    for (let i = 0; i < count; i++) visit(open[i]);
  }

  form(state: S, seat: number): Form {
    const options: FormOption[] = [];
    for (const option of this.#worthALook(state, seat)) {
      const why = this.of.why(state, seat, option);
      const word = this.of.word(state, option);
      if (why === undefined) options.push({ word });
      else if (why !== this.of.hides) options.push({ word, refusal: refuse(why, state, seat) });
    }
    return { shape: 'one', options, pass: this.#mayPass(state, seat) };
  }

  #open(state: S, seat: number): number[] {
    const open: number[] = this.#mayPass(state, seat) ? [PASS] : [];
    const count = this.#count(state, seat);
    for (let i = 0; i < count; i++) {
      const option = this.#option(state, seat, i);
      if (this.of.why(state, seat, option) === undefined) open.push(option);
    }
    return open;
  }

  /** In rising order, whatever order they lie in. */
  #worthALook(state: S, seat: number): number[] {
    const count = this.#count(state, seat);
    const options: number[] = [];
    for (let i = 0; i < count; i++) options.push(this.#option(state, seat, i));
    return rising(options);
  }

  #count(state: S, seat: number): number {
    return this.of.among === undefined ? this.of.size(state) : this.of.among.count(state, seat);
  }

  #option(state: S, seat: number, index: number): number {
    const { among } = this.of;
    return among === undefined || index === PASS ? index : among.at(state, seat, index);
  }

  #mayPass(state: S, seat: number): boolean {
    const { pass } = this.of;
    return typeof pass === 'function' ? pass(state, seat) === undefined : pass === true;
  }

  #readPass(state: S, seat: number): number | Refusal {
    const { pass } = this.of;
    if (pass === true) return PASS;
    const why = typeof pass === 'function' ? pass(state, seat) : undefined;
    if (typeof pass === 'function' && why === undefined) return PASS;
    return why === undefined ? refused('must-choose') : refuse(why, state, seat);
  }

  /** First where it is likely to be: who writes down a move mostly means one that can be made. */
  #find(state: S, seat: number, word: string): number | undefined {
    const { among } = this.of;
    const likely = among?.count(state, seat) ?? 0;
    for (let i = likely - 1; i >= 0; i--) {
      const option = among?.at(state, seat, i);
      if (option !== undefined && this.of.word(state, option) === word) return option;
    }
    const size = this.of.size(state);
    for (let option = 0; option < size; option++) {
      if (this.of.word(state, option) === word) return option;
    }
    return undefined;
  }
}

import { mistake } from '../mistake.js';
import type { Json } from '../json.js';
import { rising } from '../lists.js';
import { below, next, type Random } from '../random.js';
import { isRefusal, refuse, refused, type Reason, type Refusal } from '../refusal.js';
import type { Among, Form, FormOption, Parts, Shape } from '../shape.js';

export type SomeOf<S> = {
  /** Options are the integers below this. */
  size: number | ((state: S) => number);
  word: (state: S, option: number) => string;
  /** Whether this option may be picked at all. */
  fits: (state: S, seat: number, option: number) => Reason<S> | undefined;
  min: (state: S, seat: number) => number;
  max: (state: S, seat: number) => number;
  /** Whether the picked options, in rising order, go together. */
  together: (state: S, seat: number, move: readonly number[]) => Reason<S> | undefined;
  tooFew: Reason<S>;
  tooMany: Reason<S>;
  /** Options not worth showing when refused, by the reason's identity. */
  hides?: Reason<S>;
  /** The only options that can fit, where that is much fewer than all. */
  among?: Among<S>;
  /**
   * Who can pick nothing need not be asked. Only where the answer shows that to everybody at once: to
   * skip a question for a hidden reason would tell it.
   */
  unasked?: boolean;
};

/** Pick several different options; a move lists them in rising order. */
export class Some<S> implements Shape<S, number[]> {
  private readonly of: Parts<SomeOf<S> & { size: (state: S) => number }>;

  constructor(of: SomeOf<S>) {
    const { size, word, fits, min, max, together, tooFew, tooMany, hides, among, unasked } = of;
    const count = typeof size === 'number' ? (): number => size : size;
    this.of = {
      size: count,
      word,
      fits,
      min,
      max,
      together,
      tooFew,
      tooMany,
      hides,
      among,
      unasked,
    };
  }

  /** Words: an array of options in any order. */
  read(state: S, seat: number, words: unknown): number[] | Refusal {
    const move = this.#parse(state, words);
    if (isRefusal(move)) return move;
    const why = this.#why(state, seat, move);
    return why === undefined ? move : refuse(why, state, seat);
  }

  write(state: S, _seat: number, move: number[]): Json {
    return move.map((option) => this.of.word(state, option));
  }

  /** A size by the number of its sets, then a set of that size; again until it goes together. */
  sample(state: S, seat: number, random: Random): number[] {
    const fitting = this.#fitting(state, seat);
    const min = this.of.min(state, seat);
    const max = Math.min(this.of.max(state, seat), fitting.length);
    for (let tries = 0; tries < 1000; tries++) {
      const count = min === max ? min : sampleCount(fitting.length, min, max, random);
      const move = sampleSet(fitting, count, random);
      if (this.of.together(state, seat, move) === undefined) return move;
    }
    const all: number[][] = [];
    this.each(state, seat, (found) => all.push(found), 1_000_000);
    if (all.length === 0) throw mistake('no-legal-pick');
    return all[below(random, all.length)];
  }

  each(state: S, seat: number, visit: (move: number[]) => void, limit: number): void {
    const fitting = this.#fitting(state, seat);
    const min = this.of.min(state, seat);
    const max = this.of.max(state, seat);
    let left = limit;
    const picked: number[] = [];
    const walk = (from: number): void => {
      if (picked.length >= min && this.of.together(state, seat, picked) === undefined) {
        left--;
        visit(picked.slice());
      }
      if (picked.length === max) return;
      for (let i = from; i < fitting.length; i++) {
        if (left <= 0) return;
        picked.push(fitting[i]);
        walk(i + 1);
        picked.pop();
      }
    };
    if (left > 0) walk(0);
  }

  form(state: S, seat: number): Form {
    const options: FormOption[] = [];
    for (const option of this.#worthALook(state, seat)) {
      const why = this.of.fits(state, seat, option);
      const word = this.of.word(state, option);
      if (why === undefined) options.push({ word });
      else if (why !== this.of.hides) options.push({ word, refusal: refuse(why, state, seat) });
    }
    const min = this.of.min(state, seat);
    return { shape: 'some', options, min, max: this.of.max(state, seat) };
  }

  unasked(state: S, seat: number): number[] | undefined {
    return this.of.unasked === true && this.of.max(state, seat) === 0 ? [] : undefined;
  }

  #fitting(state: S, seat: number): number[] {
    const fitting: number[] = [];
    if (this.of.among === undefined) {
      const size = this.of.size(state);
      for (let option = 0; option < size; option++) {
        if (this.of.fits(state, seat, option) === undefined) fitting.push(option);
      }
      return fitting;
    }
    for (const option of this.#worthALook(state, seat)) {
      if (this.of.fits(state, seat, option) === undefined) fitting.push(option);
    }
    return fitting;
  }

  /** In rising order, as moves are. */
  #worthALook(state: S, seat: number): number[] {
    const { among } = this.of;
    if (among === undefined) return Array.from({ length: this.of.size(state) }, (_, i) => i);
    const options: number[] = [];
    for (let i = among.count(state, seat) - 1; i >= 0; i--) options.push(among.at(state, seat, i));
    return rising(options);
  }

  #parse(state: S, words: unknown): number[] | Refusal {
    if (!Array.isArray(words)) return refused('not-a-list');
    const size = this.of.size(state);
    if (words.length > size) return refused('too-long-a-list');
    const names = Array.from({ length: size }, (_, option) => this.of.word(state, option));
    const move: number[] = [];
    for (const word of words) {
      const option = typeof word === 'string' ? names.indexOf(word) : -1;
      if (option < 0) return refused('unknown-option');
      if (move.includes(option)) return refused('picked-twice', { word: names[option] });
      move.push(option);
    }
    return rising(move);
  }

  #why(state: S, seat: number, move: readonly number[]): Reason<S> | undefined {
    for (const option of move) {
      const why = this.of.fits(state, seat, option);
      if (why !== undefined) return why;
    }
    if (move.length < this.of.min(state, seat)) return this.of.tooFew;
    if (move.length > this.of.max(state, seat)) return this.of.tooMany;
    return this.of.together(state, seat, move);
  }
}

function sampleCount(n: number, min: number, max: number, random: Random): number {
  let sets = 0;
  for (let k = min; k <= max; k++) sets += choose(n, k);
  let left = sets <= 0x80000000 ? below(random, sets) : belowLarge(random, sets);
  for (let k = min; k < max; k++) {
    left -= choose(n, k);
    if (left < 0) return k;
  }
  return max;
}

/** As `below`, for numbers that 53 bits hold: there are more sets of 33 options than words. */
function belowLarge(random: Random, n: number): number {
  const limit = 2 ** 53 - (2 ** 53 % n);
  for (;;) {
    const number = (next(random) >>> 11) * 0x100000000 + (next(random) >>> 0);
    if (number < limit) return number % n;
  }
}

function sampleSet(from: readonly number[], count: number, random: Random): number[] {
  const cards = from.slice();
  for (let i = 0; i < count; i++) {
    const j = i + below(random, cards.length - i);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
  const set = cards.slice(0, count);
  return count > 1 ? rising(set) : set;
}

function choose(n: number, k: number): number {
  let sets = 1;
  for (let i = 0; i < k; i++) sets = (sets * (n - i)) / (i + 1);
  return sets;
}

import { isInteger, isRecord, type Json } from '../json.js';
import { filled } from '../lists.js';
import { below, type Random } from '../random.js';
import { isRefusal, refuse, refused, type Reason, type Refusal } from '../refusal.js';
import type { Form, Parts, Shape } from '../shape.js';

export type AllocationOf<S> = {
  slots: (state: S) => number;
  word: (state: S, slot: number) => string;
  /** The most this slot takes, money and supply apart. */
  most: (state: S, seat: number, slot: number) => number;
  /** `price[n]` is what n in one slot cost; it never falls. */
  price: readonly number[];
  budget: (state: S, seat: number) => number;
  supply: (state: S, seat: number) => number;
  full: Reason<S>;
  tooDear: Reason<S>;
  tooMany: Reason<S>;
};

/**
 * Put any number into each of several slots, paid from one purse and one supply. Whatever is
 * legal stays legal with less of it, so every prefix of a legal move can be completed.
 */
export class Allocation<S> implements Shape<S, number[]> {
  private readonly of: Parts<AllocationOf<S>>;

  constructor(of: AllocationOf<S>) {
    const { slots, word, most, price, budget, supply, full, tooDear, tooMany } = of;
    this.of = { slots, word, most, price, budget, supply, full, tooDear, tooMany };
  }

  /** Words: an object from slot to number; a slot left out gets nothing. */
  read(state: S, seat: number, words: unknown): number[] | Refusal {
    const move = this.#parse(state, words);
    if (isRefusal(move)) return move;
    const why = this.#why(state, seat, move);
    return why === undefined ? move : refuse(why, state, seat);
  }

  write(state: S, _seat: number, move: number[]): Json {
    const words: Record<string, number> = {};
    move.forEach((n, slot) => {
      if (n > 0) words[this.of.word(state, slot)] = n;
    });
    return words;
  }

  /**
   * Rejection from the box that money and supply clamp: exactly uniform, unlike filling slot by
   * slot, which would favour the first ones.
   */
  sample(state: S, seat: number, random: Random): number[] {
    const slots = this.of.slots(state);
    const budget = this.of.budget(state, seat);
    const supply = this.of.supply(state, seat);
    const most: number[] = [];
    for (let slot = 0; slot < slots; slot++) {
      most.push(this.#most(state, seat, slot, budget, supply));
    }
    const move: number[] = [];
    for (;;) {
      let cost = 0;
      let count = 0;
      for (let slot = 0; slot < slots; slot++) {
        const n = below(random, most[slot] + 1);
        move[slot] = n;
        cost += this.of.price[n];
        count += n;
      }
      if (cost <= budget && count <= supply) return move;
    }
  }

  each(state: S, seat: number, visit: (move: number[]) => void, limit: number): void {
    const { price } = this.of;
    const last = this.of.slots(state) - 1;
    const room: number[] = [];
    for (let slot = 0; slot <= last; slot++) room.push(this.#room(state, seat, slot));
    const move = filled(room.length, 0);
    let left = limit;
    if (last < 0 && left > 0) visit(move);
    // Purse and supply go down with every slot, so that none is asked for twice.
    const walk = (slot: number, budget: number, supply: number): void => {
      const most = Math.min(room[slot], supply);
      for (let n = 0; n <= most && price[n] <= budget && left > 0; n++) {
        move[slot] = n;
        if (slot < last) {
          walk(slot + 1, budget - price[n], supply - n);
        } else {
          left--;
          visit(move.slice());
        }
      }
    };
    if (last >= 0) walk(0, this.of.budget(state, seat), this.of.supply(state, seat));
  }

  steps(state: S, seat: number, prefix: readonly number[]): number[] {
    const numbers: number[] = [];
    if (prefix.length >= this.of.slots(state)) return numbers;
    let budget = this.of.budget(state, seat);
    let supply = this.of.supply(state, seat);
    for (const n of prefix) {
      budget -= this.of.price[n];
      supply -= n;
    }
    const most = this.#most(state, seat, prefix.length, budget, supply);
    for (let n = 0; n <= most; n++) numbers.push(n);
    return numbers;
  }

  form(state: S, seat: number): Form {
    const slots = Array.from({ length: this.of.slots(state) }, (_, slot) => ({
      word: this.of.word(state, slot),
      most: this.#room(state, seat, slot),
    }));
    const budget = this.of.budget(state, seat);
    const supply = this.of.supply(state, seat);
    return { shape: 'allocation', slots, price: this.of.price, budget, supply };
  }

  #most(state: S, seat: number, slot: number, budget: number, supply: number): number {
    let most = Math.min(this.#room(state, seat, slot), supply);
    while (this.of.price[most] > budget) most--;
    return most;
  }

  /** What has no price can't be bought. */
  #room(state: S, seat: number, slot: number): number {
    return Math.min(this.of.most(state, seat, slot), this.of.price.length - 1);
  }

  #parse(state: S, words: unknown): number[] | Refusal {
    if (!isRecord(words)) return refused('not-an-allocation');
    const slots = this.of.slots(state);
    const move = filled(slots, 0);
    let known = 0;
    for (let slot = 0; slot < slots; slot++) {
      const word = this.of.word(state, slot);
      if (!Object.hasOwn(words, word)) continue;
      const n = words[word];
      if (!isInteger(n) || n < 0) return refused('not-a-number', { word });
      move[slot] = n;
      known++;
    }
    return Object.keys(words).length === known ? move : refused('unknown-option');
  }

  #why(state: S, seat: number, move: readonly number[]): Reason<S> | undefined {
    let cost = 0;
    let count = 0;
    for (let slot = 0; slot < move.length; slot++) {
      if (move[slot] > this.#room(state, seat, slot)) return this.of.full;
      cost += this.of.price[move[slot]];
      count += move[slot];
    }
    if (count > this.of.supply(state, seat)) return this.of.tooMany;
    return cost > this.of.budget(state, seat) ? this.of.tooDear : undefined;
  }
}

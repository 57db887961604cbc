import { mistake } from '../mistake.js';
import { isRecord, type Json } from '../json.js';
import { filled } from '../lists.js';
import { NONE } from '../move.js';
import { below, type Random } from '../random.js';
import { isRefusal, refuse, refused, type Reason, type Refusal } from '../refusal.js';
import type { Form, FormOption, Parts, Shape } from '../shape.js';

export type AssignmentOf<S> = {
  slots: (state: S, seat: number) => number;
  slotWord: (state: S, seat: number, slot: number) => string;
  /** Values are the integers below this. */
  size: number;
  word: (state: S, slot: number, value: number) => string;
  /** Whether this value may stand in this slot at all, whatever stands elsewhere. */
  fits: (state: S, seat: number, slot: number, value: number) => Reason<S> | undefined;
  /** Set where `fits` does not look at the slot: it is then asked once for all of them. */
  alike?: true;
  /** May a slot be left empty? */
  optional: boolean;
  /** Values not worth showing when refused, by the reason's identity. */
  hides?: Reason<S>;
} & (Whole<S> | InParts<S>);

/** Only whole moves are judged. */
type Whole<S> = {
  /** Whether the values of a whole move go together; slots left empty hold NONE. */
  together: (state: S, seat: number, move: readonly number[]) => Reason<S> | undefined;
  joins?: undefined;
};

/** Values that go together in the first slots can always be completed, so that parts are judged alone. */
type InParts<S> = {
  /** Whether the value of this slot goes with those in the slots before it. */
  joins: Joins<S>;
  together?: undefined;
};

type Joins<S> = (
  state: S,
  seat: number,
  move: readonly number[],
  slot: number,
) => Reason<S> | undefined;

/** A move goes together where each of its values joins those before it. */
const inEverySlot =
  <S>(joins: Joins<S>): Whole<S>['together'] =>
  (state, seat, move) => {
    for (let slot = 0; slot < move.length; slot++) {
      if (move[slot] === NONE) continue;
      const why = joins(state, seat, move, slot);
      if (why !== undefined) return why;
    }
    return undefined;
  };

/** Give each of several slots one of several values, or none where that is allowed. */
export class Assignment<S> implements Shape<S, number[]> {
  private readonly of: Parts<Omit<AssignmentOf<S>, 'together'> & Omit<Whole<S>, 'joins'>>;

  constructor(of: AssignmentOf<S>) {
    this.of = {
      slots: of.slots,
      slotWord: of.slotWord,
      size: of.size,
      word: of.word,
      fits: of.fits,
      together: of.joins === undefined ? of.together : inEverySlot(of.joins),
      joins: of.joins,
      alike: of.alike,
      optional: of.optional,
      hides: of.hides,
    };
  }

  /** Words: an object from slot to value; a slot left out stays empty. */
  read(state: S, seat: number, words: unknown): number[] | Refusal {
    const move = this.#parse(state, seat, words);
    if (isRefusal(move)) return move;
    const why = this.#why(state, seat, move);
    return why === undefined ? move : refuse(why, state, seat);
  }

  write(state: S, seat: number, move: number[]): Json {
    const words: Record<string, string> = {};
    move.forEach((value, slot) => {
      if (value === NONE) return;
      words[this.of.slotWord(state, seat, slot)] = this.of.word(state, slot, value);
    });
    return words;
  }

  /** Values slot by slot from those that fit, all of them again until they go together. */
  sample(state: S, seat: number, random: Random): number[] {
    const slots = this.of.slots(state, seat);
    const open = this.#fitting(state, seat, slots);
    const move = filled(slots, NONE);
    for (let tries = 0; tries < 1000; tries++) {
      for (let slot = 0; slot < slots; slot++) {
        move[slot] = open[slot][below(random, open[slot].length)];
      }
      if (this.of.together(state, seat, move) === undefined) return move;
    }
    const all: number[][] = [];
    this.each(state, seat, (found) => all.push(found), 1_000_000);
    if (all.length === 0) throw mistake('no-legal-assignment');
    return all[below(random, all.length)];
  }

  each(state: S, seat: number, visit: (move: number[]) => void, limit: number): void {
    const open = this.#fitting(state, seat, this.of.slots(state, seat));
    const { together, joins } = this.of;
    const last = open.length - 1;
    const move = filled(open.length, NONE);
    let left = limit;
    const goesOn = (slot: number): boolean => {
      if (joins === undefined) return slot < last || together(state, seat, move) === undefined;
      return move[slot] === NONE || joins(state, seat, move, slot) === undefined;
    };
    const walk = (slot: number): void => {
      const values = open[slot];
      for (let i = 0; i < values.length && left > 0; i++) {
        move[slot] = values[i];
        if (!goesOn(slot)) continue;
        if (slot < last) {
          walk(slot + 1);
        } else {
          left--;
          visit(move.slice());
        }
      }
    };
    if (last >= 0) walk(0);
    else if (left > 0 && together(state, seat, move) === undefined) visit(move);
  }

  steps(state: S, seat: number, prefix: readonly number[]): number[] {
    const open = this.#fitting(state, seat, this.of.slots(state, seat));
    if (prefix.length >= open.length) return [];
    return open[prefix.length].filter((value) =>
      this.#leadsOn(state, seat, [...prefix, value], open),
    );
  }

  #leadsOn(state: S, seat: number, prefix: number[], open: readonly number[][]): boolean {
    const isJudged = this.of.joins !== undefined || prefix.length === open.length;
    if (isJudged) return this.of.together(state, seat, prefix) === undefined;
    return open[prefix.length].some((value) =>
      this.#leadsOn(state, seat, [...prefix, value], open),
    );
  }

  form(state: S, seat: number): Form {
    const slots = Array.from({ length: this.of.slots(state, seat) }, (_, slot) => ({
      word: this.of.slotWord(state, seat, slot),
      options: this.#options(state, seat, slot),
    }));
    return { shape: 'assignment', slots, optional: this.of.optional };
  }

  #options(state: S, seat: number, slot: number): FormOption[] {
    const options: FormOption[] = [];
    for (let value = 0; value < this.of.size; value++) {
      const why = this.of.fits(state, seat, slot, value);
      const word = this.of.word(state, slot, value);
      if (why === undefined) options.push({ word });
      else if (why !== this.of.hides) options.push({ word, refusal: refuse(why, state, seat) });
    }
    return options;
  }

  /** For each slot the values that may stand in it at all. */
  #fitting(state: S, seat: number, slots: number): number[][] {
    const fitting: number[][] = [];
    for (let slot = 0; slot < slots; slot++) {
      if (slot > 0 && this.of.alike === true) {
        fitting.push(fitting[0]);
        continue;
      }
      const open: number[] = this.of.optional ? [NONE] : [];
      for (let value = 0; value < this.of.size; value++) {
        if (this.of.fits(state, seat, slot, value) === undefined) open.push(value);
      }
      fitting.push(open);
    }
    return fitting;
  }

  #parse(state: S, seat: number, words: unknown): number[] | Refusal {
    if (!isRecord(words)) return refused('not-an-assignment');
    const slots = this.of.slots(state, seat);
    const move = filled(slots, NONE);
    let known = 0;
    for (let slot = 0; slot < slots; slot++) {
      const slotWord = this.of.slotWord(state, seat, slot);
      if (!Object.hasOwn(words, slotWord)) continue;
      const value = this.#find(state, slot, words[slotWord]);
      if (value === undefined) return refused('unknown-option', { slot: slotWord });
      move[slot] = value;
      known++;
    }
    if (Object.keys(words).length !== known) return refused('unknown-option');
    if (!this.of.optional && known < slots) return refused('must-choose');
    return move;
  }

  #why(state: S, seat: number, move: readonly number[]): Reason<S> | undefined {
    for (let slot = 0; slot < move.length; slot++) {
      if (move[slot] === NONE) continue;
      const why = this.of.fits(state, seat, slot, move[slot]);
      if (why !== undefined) return why;
    }
    return this.of.together(state, seat, move);
  }

  #find(state: S, slot: number, word: unknown): number | undefined {
    if (typeof word !== 'string') return undefined;
    for (let value = 0; value < this.of.size; value++) {
      if (this.of.word(state, slot, value) === word) return value;
    }
    return undefined;
  }
}

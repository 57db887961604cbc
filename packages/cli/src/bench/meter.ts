import { seedFrom, sfc, type Random } from '@hustings/kernel';
import type { Subject } from './subject.js';

/** What one repetition found. Times are in microseconds, replays in milliseconds. */
export type Figures = {
  readonly decisionsPerSecond: number;
  readonly clone: number;
  readonly view: number;
  readonly determinize: number;
  readonly replay: number;
  readonly verify: number | undefined;
  /** The largest state met, as JSON. */
  readonly bytes: number;
  readonly worstList: Worst;
  readonly worstSample: Worst;
};

export type Worst = { readonly time: number; readonly kind: string };

/** Games whose every position is looked at. */
const GAMES = 4;
/** Positions that are copied and viewed: few enough to stay in the processor's cache, as in a search. */
const NEAR = 64;
/** One sampled move takes luck; the mean of several does not. */
const SAMPLES = 16;

/** Measures one subject, one repetition at a time. */
export class Meter<S, V> {
  readonly #subject: Subject<S, V>;
  readonly #states: S[] = [];
  readonly #random: Random = sfc(seedFrom('bench'), 'bot 0');
  readonly #replays: readonly (() => void)[];
  readonly #verifies: readonly (() => void)[];
  /** The best time of each state so far: what is left is the state's own, not the machine's. */
  readonly #lists: Float64Array;
  readonly #samples: Float64Array;
  /** The last thing made, so that no work is optimised away. */
  kept: unknown;
  #played = 0;

  constructor(subject: Subject<S, V>) {
    this.#subject = subject;
    const seeds = Array.from({ length: GAMES }, (_, i) => seedFrom(`bench ${i}`));
    for (const seed of seeds) {
      const state = subject.setup(seed);
      for (; !subject.isOver(state); subject.step(state, this.#random)) {
        this.#states.push(subject.clone(state));
      }
    }
    const { verify } = subject;
    this.#replays = seeds.map((seed) => subject.replay(seed));
    this.#verifies = verify === undefined ? [] : seeds.map((seed) => verify(seed));
    this.#lists = new Float64Array(this.#states.length).fill(Infinity);
    this.#samples = new Float64Array(this.#states.length).fill(Infinity);
  }

  repeat(milliseconds: number): Figures {
    const subject = this.#subject;
    const near = spread(this.#states, NEAR);
    const views = near.map((state) => subject.view(state));
    const each = <T>(of: readonly T[], act: (one: T) => unknown): number =>
      perUnit(milliseconds, () => {
        for (let i = 0; i < of.length; i++) this.kept = act(of[i]);
        return of.length;
      });
    const decision = perUnit(milliseconds, () => this.#playOne());
    this.#noteWorst();
    return {
      decisionsPerSecond: 1000 / decision,
      clone: 1000 * each(near, (state) => subject.clone(state)),
      view: 1000 * each(near, (state) => subject.view(state)),
      determinize: 1000 * each(views, (view) => subject.determinize(view, this.#random)),
      replay: each(this.#replays, (replay) => replay()),
      verify: subject.verify && each(this.#verifies, (verify) => verify()),
      bytes: Math.max(...this.#states.map((state) => JSON.stringify(state).length)),
      worstList: this.#worst(this.#lists),
      worstSample: this.#worst(this.#samples),
    };
  }

  #playOne(): number {
    const seed = seedFrom(`bench play ${this.#played++}`);
    return this.#subject.playOut(this.#subject.setup(seed), this.#random);
  }

  #noteWorst(): void {
    const subject = this.#subject;
    this.#states.forEach((state, i) => {
      const listed = timed(() => subject.list(state));
      const sampled = timed(() => {
        for (let n = 0; n < SAMPLES; n++) subject.sample(state, this.#random);
      });
      this.#lists[i] = Math.min(this.#lists[i], listed);
      this.#samples[i] = Math.min(this.#samples[i], sampled / SAMPLES);
    });
  }

  #worst(times: Float64Array): Worst {
    const at = times.indexOf(Math.max(...times));
    return { time: 1000 * times[at], kind: this.#subject.kind(this.#states[at]) };
  }
}

/** So many of a list, evenly spread. */
function spread<T>(all: readonly T[], count: number): T[] {
  const step = all.length / count;
  return Array.from({ length: count }, (_, i) => all[Math.floor(i * step)]);
}

function timed(act: () => void): number {
  const begun = performance.now();
  act();
  return performance.now() - begun;
}

/** Milliseconds per unit of work; each call says how many units it did. */
function perUnit(milliseconds: number, work: () => number): number {
  const begun = performance.now();
  let units = 0;
  for (;;) {
    units += work();
    const spent = performance.now() - begun;
    if (spent >= milliseconds) return spent / units;
  }
}

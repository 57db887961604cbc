import { seedFrom, sfc, type Random } from '@hustings/kernel';
import type { Subject } from './subject.js';

/** What one repetition found: of playing, and of everything else. */
export type Figures = Played & Handled;

export type Played = { readonly decisionsPerSecond: number };

/** Times are in microseconds, replays in milliseconds. */
export type Handled = {
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
const SEEDS = [0, 1, 2, 3].map((i) => seedFrom(`bench ${i}`));
/**
 * Positions that are copied and viewed. No more are ever kept, or V8 would learn that clones live
 * long, put all of them where the old objects are, and make every clone several times dearer.
 */
const NEAR = 64;
/** One sampled move takes luck; the mean of several does not. */
const SAMPLES = 16;

/** One position of the games that are looked at: the best times seen there so far. */
type Spot = { readonly kind: string; list: number; sample: number };

/** Measures one subject's play, one repetition at a time. */
export class PlayMeter<S, V> {
  readonly #subject: Subject<S, V>;
  readonly #random: Random = sfc(seedFrom('bench'), 'bot 0');
  #played = 0;

  constructor(subject: Subject<S, V>) {
    this.#subject = subject;
  }

  repeat(milliseconds: number): Played {
    return { decisionsPerSecond: 1000 / perUnit(milliseconds, () => this.#playOne()) };
  }

  #playOne(): number {
    const seed = seedFrom(`bench play ${this.#played++}`);
    return this.#subject.playOut(this.#subject.setup(seed), this.#random);
  }
}

/** Measures all that is done with one subject's states, one repetition at a time. */
export class Meter<S, V> {
  /** The last thing made, so that no work is optimised away. */
  kept: unknown;
  readonly #subject: Subject<S, V>;
  readonly #random: Random = sfc(seedFrom('bench'), 'bot 0');
  readonly #spots: Spot[] = [];
  readonly #near: S[] = [];
  readonly #replays: readonly (() => void)[];
  readonly #verifies: readonly (() => void)[];
  #bytes = 0;

  constructor(subject: Subject<S, V>) {
    this.#subject = subject;
    const { verify } = subject;
    this.#replays = SEEDS.map((seed) => subject.replay(seed));
    this.#verifies = verify === undefined ? [] : SEEDS.map((seed) => verify(seed));
    this.#walk((state) => {
      this.#bytes = Math.max(this.#bytes, JSON.stringify(state).length);
      this.#spots.push({ kind: subject.kind(state), list: Infinity, sample: Infinity });
    });
    const step = Math.ceil(this.#spots.length / NEAR);
    this.#walk((state, i) => {
      if (i % step === 0) this.#near.push(subject.clone(state));
    });
  }

  repeat(milliseconds: number): Handled {
    const subject = this.#subject;
    const views = this.#near.map((state) => subject.view(state));
    const each = <T>(of: readonly T[], act: (one: T) => unknown): number =>
      perUnit(milliseconds, () => {
        for (let i = 0; i < of.length; i++) this.kept = act(of[i]);
        return of.length;
      });
    this.#walk((state, i) => this.#time(state, this.#spots[i]));
    return {
      clone: 1000 * each(this.#near, (state) => subject.clone(state)),
      view: 1000 * each(this.#near, (state) => subject.view(state)),
      determinize: 1000 * each(views, (view) => subject.determinize(view, this.#random)),
      replay: each(this.#replays, (replay) => replay()),
      verify: subject.verify && each(this.#verifies, (verify) => verify()),
      bytes: this.#bytes,
      worstList: this.#worst(({ list }) => list),
      worstSample: this.#worst(({ sample }) => sample),
    };
  }

  /** Through every position of the games, always the same ones. */
  #walk(visit: (state: S, i: number) => void): void {
    let i = 0;
    for (const seed of SEEDS) {
      const random = sfc(seed, 'bot 0');
      const state = this.#subject.setup(seed);
      for (; !this.#subject.isOver(state); this.#subject.step(state, random)) visit(state, i++);
    }
  }

  /** The best time counts: what is left of it is the position's own, not the machine's. */
  #time(state: S, spot: Spot): void {
    const subject = this.#subject;
    const listed = timed(() => subject.list(state));
    const sampled = timed(() => {
      for (let n = 0; n < SAMPLES; n++) subject.sample(state, this.#random);
    });
    spot.list = Math.min(spot.list, listed);
    spot.sample = Math.min(spot.sample, sampled / SAMPLES);
  }

  #worst(timeOf: (spot: Spot) => number): Worst {
    const worst = this.#spots.reduce((a, b) => (timeOf(b) > timeOf(a) ? b : a));
    return { time: 1000 * timeOf(worst), kind: worst.kind };
  }
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

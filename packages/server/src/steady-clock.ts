import type { ClockStore } from './store/store.js';
import type { Span } from './table/schedule.js';

/** The time of a machine: the time of day, which may be set anew, and one that only ever passes. */
export type Times = { readonly wall: () => number; readonly monotonic: () => number };

export const machineTimes: Times = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
};

/** So often a process says that there is a server. */
const BEAT_MS = 2000;
/** Who has not heard of a server for so long could not play in the meantime. */
const TOLERANCE_MS = 5000;
/** How much faster or slower we go until we show what the machine shows. */
const DRIFT = 0.01;
const MOST_TRIES = 20;
/** A clock that is suddenly so far ahead was most likely set wrong, */
const STRANGE_MS = 86_400_000;
/** and is believed when it has said so for this long. */
const DOUBT_MS = 600_000;

/**
 * The time of all server processes on one database. It passes as a stopwatch does, it never goes
 * back, and it stands still unless it is written down every few seconds that it has passed. When it
 * has to leap (the machine's clock was set forward, or there was no server for a while), the gap is
 * written down as well, and costs nobody time. What is written down is for all processes the same.
 * As it never goes back, it does not follow at once where the machine's clock leaps by days.
 */
export class SteadyClock {
  /** The time was `#at` when the stopwatch showed `#stopwatch`. */
  #at: number;
  #stopwatch: number;
  /** The latest time that has been shown. */
  #shown = -Infinity;
  #gaps: readonly Span[] = [];
  /** What the stopwatch showed when the machine's clock was first found to be days ahead. */
  #strangeSince: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #stopped = false;

  private constructor(
    private readonly store: ClockStore,
    private readonly times: Times,
  ) {
    this.#at = Math.floor(times.wall());
    this.#stopwatch = times.monotonic();
  }

  static async open(store: ClockStore, times: Times): Promise<SteadyClock> {
    const clock = new SteadyClock(store, times);
    await clock.beat();
    return clock;
  }

  readonly now = (): number => {
    const passed = Math.min(this.times.monotonic() - this.#stopwatch, TOLERANCE_MS);
    this.#shown = Math.max(this.#shown, Math.floor(this.#at + passed));
    return this.#shown;
  };

  readonly gaps = (): readonly Span[] => this.#gaps;

  /** Writes down that time has passed; true if it has leapt. */
  async beat(): Promise<boolean> {
    const stopwatch = this.times.monotonic();
    const mine = this.#reached(stopwatch);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = this.#gaps.length;
      const last = await this.#read();
      const at = Math.max(mine, last ?? mine);
      const isGap = last !== undefined && at - last > TOLERANCE_MS;
      if (at === last || (await this.store.moveClock(last, at, isGap))) {
        this.#at = at;
        this.#stopwatch = stopwatch;
        if (isGap) this.#gaps = [...this.#gaps, [last, at]];
        return this.#gaps.length > before;
      }
      // Another process was faster, and its time counts as well.
    }
    throw new Error('other processes are always faster');
  }

  /** The last time that was written down. The gaps before it are known then, too. */
  async #read(): Promise<number | undefined> {
    const last = await this.store.readClock();
    const gaps = await this.store.readGaps(this.#gaps.at(-1)?.[1] ?? 0);
    this.#gaps = [...this.#gaps, ...gaps];
    return last;
  }

  /** What time it is by our own machine: by the stopwatch, unless the clock was set forward. */
  #reached(stopwatch: number): number {
    const passed = stopwatch - this.#stopwatch;
    const ahead = this.times.wall() - (this.#at + passed);
    if (this.#isDoubtful(ahead, stopwatch)) return Math.floor(this.#at + passed);
    if (ahead > TOLERANCE_MS) return Math.floor(this.times.wall());
    const most = passed * DRIFT;
    return Math.floor(this.#at + passed + Math.max(-most, Math.min(most, ahead)));
  }

  #isDoubtful(ahead: number, stopwatch: number): boolean {
    if (ahead < STRANGE_MS) {
      this.#strangeSince = undefined;
      return false;
    }
    this.#strangeSince ??= stopwatch;
    return stopwatch - this.#strangeSince < DOUBT_MS;
  }

  /** Beats from now on. */
  start(heard: { readonly leapt: () => void; readonly failed: (error: unknown) => void }): void {
    const beat = async (): Promise<void> => {
      try {
        if (await this.beat()) heard.leapt();
      } catch (error) {
        heard.failed(error);
      }
    };
    const next = (): void => {
      if (this.#stopped) return;
      this.#timer = setTimeout(() => void (this.#beating = beat().finally(next)), BEAT_MS);
      this.#timer.unref();
    };
    next();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#beating;
  }
}

import type { ClockStore } from '../../src/store/store.js';
import type { Times } from '../../src/steady-clock.js';
import type { Span } from '../../src/table/schedule.js';

/** A machine whose time passes when the test says so, and whose clock can be set. */
export class Machine implements Times {
  #wall = Date.parse('2026-11-16T12:00:00Z');
  #monotonic = 1000;

  readonly wall = (): number => this.#wall;
  readonly monotonic = (): number => this.#monotonic;

  /** Time passes. */
  pass(milliseconds: number): void {
    this.#wall += milliseconds;
    this.#monotonic += milliseconds;
  }

  /** Someone sets the clock. */
  set(forward: number): void {
    this.#wall += forward;
  }

  /** Another machine, or this one after it was switched on again. */
  another(): Machine {
    const other = new Machine();
    other.#wall = this.#wall;
    return other;
  }
}

/** Keeps the time of servers without a database. */
export class Notebook implements ClockStore {
  at: number | undefined;
  readonly gaps: Span[] = [];
  /** The database can't be reached. */
  isAway = false;

  async readClock(): Promise<number | undefined> {
    await this.#reach();
    return this.at;
  }

  async readGaps(after: number): Promise<Span[]> {
    await this.#reach();
    return this.gaps.filter(([, until]) => until > after);
  }

  async moveClock(from: number | undefined, to: number, isGap: boolean): Promise<boolean> {
    await this.#reach();
    if (this.at !== from) return false;
    this.at = to;
    if (isGap && from !== undefined) this.gaps.push([from, to]);
    return true;
  }

  #reach(): Promise<void> {
    return this.isAway ? Promise.reject(new Error('away')) : Promise.resolve();
  }
}

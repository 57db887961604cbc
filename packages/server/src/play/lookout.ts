import type { Context } from '../context.js';
import type { Hub } from './hub.js';

/** Every table is looked at once in this time. */
const ROUND_MS = 2000;
/** Whoever can't look need not try again at once: when the database is back, everyone is told. */
const TROUBLE_MS = 3000;
/** So many in one breath: all of ten thousand would hold up everyone's moves. */
const AT_ONCE = 250;

/**
 * Looks now and then whether another process has changed a table that someone here watches. It has
 * told us, unless it died between writing and telling; then this is what finds out.
 */
export class Lookout {
  #wake: (() => void) | undefined;
  #stopped = false;
  #rounds: Promise<void> = Promise.resolve();

  constructor(
    private readonly context: Context,
    private readonly hub: Hub,
  ) {}

  start(): void {
    this.#rounds = this.#goRound();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake?.();
    await this.#rounds;
  }

  async #goRound(): Promise<void> {
    while (!this.#stopped) {
      const told = [...this.hub.told];
      const parts = Math.max(1, Math.ceil(told.length / AT_ONCE));
      for (let part = 0; part < parts && !this.#stopped; part++) {
        await this.#rest(ROUND_MS / parts);
        const some = new Map(told.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
        if (!(await this.#look(some))) await this.#rest(TROUBLE_MS);
      }
    }
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, milliseconds).unref();
    });
  }

  async #look(told: ReadonlyMap<string, number>): Promise<boolean> {
    const { store, desk, log } = this.context;
    try {
      for (const [id, revision] of await store.changed(told)) {
        desk.hear(id, revision);
        this.hub.tell(id);
      }
      return true;
    } catch (error) {
      log.warn({ err: error }, 'could not look around');
      return false;
    }
  }
}

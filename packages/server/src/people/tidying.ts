import type { Context } from '../context.js';
import { timeAgo } from '../table/schedule.js';

const DAY = 86_400_000;
/** As long as a cookie is kept. */
const SESSION_MS = 365 * DAY;
/** A guest who has not played or said anything has nothing to come back to. */
const GUEST_MS = 30 * DAY;
const AT_ONCE = 500;
/** So often in one go; what is left then waits for the next. */
const MOST_ROUNDS = 20;

/**
 * Forgets what nobody can use any more, now and then. Every process may: it is gone only once. How long
 * someone was away is counted while there was a server: a clock that was set years ahead for a moment
 * would otherwise log everybody out.
 */
export class Tidying {
  /** The guest whom the last look ended with. */
  #after = '';
  #under: Promise<void> | undefined;
  #stopped = false;

  constructor(private readonly context: Context) {}

  /** One look; one at a time. */
  look(): Promise<void> {
    this.#under ??= this.#look()
      .catch((error: unknown) => this.context.log.warn({ err: error }, 'could not tidy up'))
      .finally(() => (this.#under = undefined));
    return this.#under;
  }

  /** Begins nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#under;
  }

  async #look(): Promise<void> {
    const { store, now, gaps } = this.context;
    const ago = (span: number): number => timeAgo(now(), span, gaps());
    for (let round = 0; round < MOST_ROUNDS && !this.#stopped; round++) {
      const more = await store.forgetOver(now(), ago(SESSION_MS), AT_ONCE);
      this.#after = (await store.forgetGuests(ago(GUEST_MS), this.#after, AT_ONCE)) ?? '';
      if (!more && this.#after === '') return;
    }
  }
}

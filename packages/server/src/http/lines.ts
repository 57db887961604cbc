import type { Context } from '../context.js';
import { PEOPLE_PER_ADDRESS } from './doorkeeper.js';

/** An open WebSocket: whose it is, and by which session they came in. */
export type OpenLine = {
  readonly session: string;
  readonly person: string;
  /** Where they call from, as far as limits go. */
  readonly network: string;
  /** The session is no more: nothing is heard or said any longer. */
  readonly end: () => void;
};

/** Of the requests that one person may make in a minute, one in so many may be an open WebSocket. */
const REQUESTS_FOR_ONE = 12;

/** So many sessions are asked about in one breath. */
const AT_ONCE = 500;

/** The open WebSockets of this process. Each ends with the session that it was opened with. */
export class Lines {
  readonly #open = new Set<OpenLine>();
  /** How many are open, by person and by network. */
  readonly #counts = new Map<string, number>();
  readonly #most: number;

  constructor(private readonly context: Context) {
    this.#most = Math.ceil(context.config.ratePerMinute / REQUESTS_FOR_ONE);
  }

  /**
   * False if there are too many already: each is a descriptor, of which the process has only so many.
   * Who logged out between showing the cookie and this moment is found by a second look.
   */
  add(line: OpenLine): boolean {
    const { person, network } = line;
    const isRoom =
      this.#count(person) < this.#most && this.#count(network) < this.#most * PEOPLE_PER_ADDRESS;
    if (!isRoom) return false;
    this.#open.add(line);
    this.#change(line, 1);
    void this.#check([line]);
    return true;
  }

  remove(line: OpenLine): void {
    if (this.#open.delete(line)) this.#change(line, -1);
  }

  #count(whose: string): number {
    return this.#counts.get(whose) ?? 0;
  }

  #change({ person, network }: OpenLine, by: number): void {
    for (const whose of [person, network]) {
      const count = this.#count(whose) + by;
      if (count === 0) this.#counts.delete(whose);
      else this.#counts.set(whose, count);
    }
  }

  /** A session of this person has ended; which, is in the store. */
  async checkOf(person: string): Promise<void> {
    await this.#check([...this.#open].filter((line) => line.person === person));
  }

  /** Something may have ended without our hearing of it. */
  async checkAll(): Promise<void> {
    const all = [...this.#open];
    for (let i = 0; i < all.length; i += AT_ONCE) await this.#check(all.slice(i, i + AT_ONCE));
  }

  async #check(lines: readonly OpenLine[]): Promise<void> {
    if (lines.length === 0) return;
    try {
      const alive = await this.context.store.aliveSessions(lines.map(({ session }) => session));
      for (const line of lines) if (!alive.has(line.session)) line.end();
    } catch (error) {
      // Whoever can't be asked now is asked again with the next round.
      this.context.log.warn({ err: error }, 'could not look after sessions');
    }
  }
}

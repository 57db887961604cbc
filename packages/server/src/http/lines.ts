import type { Context } from '../context.js';

/** An open WebSocket: whose it is, and by which session they came in. */
export type OpenLine = {
  readonly session: string;
  readonly person: string;
  /** The session is no more: nothing is heard or said any longer. */
  readonly end: () => void;
};

/** So many sessions are asked about in one breath. */
const AT_ONCE = 500;

/** The open WebSockets of this process. Each ends with the session that it was opened with. */
export class Lines {
  readonly #open = new Set<OpenLine>();

  constructor(private readonly context: Context) {}

  /** Who logged out between showing the cookie and this moment is found by a second look. */
  add(line: OpenLine): void {
    this.#open.add(line);
    void this.#check([line]);
  }

  remove(line: OpenLine): void {
    this.#open.delete(line);
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

import { Socket } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import pg from 'pg';
import { troubleOf } from './trouble.js';

const FIRST_REST_MS = 100;
/** With the time an attempt may take, this is how late a database that is back is noticed. */
const LONGEST_REST_MS = 2000;
export const ATTEMPT_MS = 2000;
/** A connection whose other end has vanished looks like one on which nobody says anything. */
const PULSE_MS = 4000;
const PULSE_ANSWER_MS = 3000;
const GOODBYE_MS = 1000;

/** What the ear says. */
export type Hearing = {
  readonly heard: (payload: string) => void;
  /** Nobody knows what is said from now on. */
  readonly away: () => void;
  /** It hears again, and has missed what was said meanwhile. */
  readonly back: () => void;
};

type Line = {
  readonly client: pg.Client;
  readonly socket: Socket;
  readonly ended: Promise<void>;
};

/**
 * Hears what all processes say on a channel of the database. It is one loop: it waits for the end of
 * its connection, then tries to get another, one attempt at a time and at growing intervals. There
 * is no second way to an attempt.
 */
export class Ear {
  readonly #closing = new AbortController();
  #line: Line | undefined;
  #life: Promise<void> = Promise.resolve();

  private constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly hearing: Hearing,
  ) {}

  /** Fails if the database can't be reached at the first attempt. */
  static async open(url: string, channel: string, hearing: Hearing): Promise<Ear> {
    const ear = new Ear(url, channel, hearing);
    ear.#line = await ear.#attempt().catch((error: unknown) => {
      throw troubleOf(error);
    });
    ear.#life = ear.#live(ear.#line);
    return ear;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    if (this.#line !== undefined) await goodbye(this.#line);
    await this.#life;
  }

  async #live(first: Line): Promise<void> {
    for (let line: Line | undefined = first; line !== undefined;) {
      await line.ended;
      this.#line = undefined;
      if (this.#closing.signal.aborted) return;
      this.hearing.away();
      line = await this.#again();
      if (line !== undefined) this.hearing.back();
    }
  }

  /** Another connection, however long it takes; none if nobody wants it any more. */
  async #again(): Promise<Line | undefined> {
    const { signal } = this.#closing;
    for (let tries = 0; ; tries++) {
      await rest(pauseBefore(tries), undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return undefined;
      const line = await this.#attempt().catch(() => undefined);
      if (line === undefined) continue;
      if (!signal.aborted) return (this.#line = line);
      await goodbye(line);
      return undefined;
    }
  }

  async #attempt(): Promise<Line> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: ATTEMPT_MS,
      query_timeout: PULSE_ANSWER_MS,
      keepAlive: true,
      application_name: 'hustings ear', // for who looks at pg_stat_activity
      stream: () => socket,
    });
    const ended = new Promise<void>((resolve) => void client.once('end', () => resolve()));
    client.on('error', () => undefined); // its end follows
    client.on('notification', ({ payload }) => this.hearing.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${this.channel}`);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    const beating = setInterval(() => {
      client.query('select 1').catch(() => socket.destroy());
    }, PULSE_MS);
    beating.unref();
    return { client, socket, ended: ended.finally(() => clearInterval(beating)) };
  }
}

/** Twice as long each time, and never all processes at the same moment. */
export function pauseBefore(tries: number): number {
  return Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** tries) * (0.5 + Math.random() / 2);
}

/** In good manners if the other side still listens. */
async function goodbye({ client, socket }: Line): Promise<void> {
  const enough = setTimeout(() => socket.destroy(), GOODBYE_MS);
  await client.end().catch(() => undefined);
  clearTimeout(enough);
}

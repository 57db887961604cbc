import type { Json } from '@hustings/kernel';
import type { Update } from '../../src/play/update.js';
import { Client, owes, type Answered, type Line, type Okay, type Refused } from './client.js';

type Sent = {
  readonly seat: number;
  readonly seen: number;
  readonly kind: string;
  readonly move: Json;
};

/** Someone who plays on, whatever happens to the server. */
export type Player = {
  /** Comes in for the first time; gives the own id. */
  enter(): Promise<string>;
  ask(method: string, path: string, body?: unknown): Promise<Answered>;
  good<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Waits until the seat owes a decision after this entry, or the game is over. */
  turn(table: string, seat: number, after: number): Promise<Update>;
  /** The number of the entry, when it is acknowledged. */
  move(table: string, sent: Sent): Promise<number>;
  leave(): void;
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
const AGAIN_MS = 100;
const MOST_TRIES = 3000;
const SHORTEST_MS = 20;
const LONGEST_MS = 400;

const isTurn = (update: Update, after: number): boolean =>
  update.over || (owes(update) && update.number > after);

/** Over HTTP: asks again until there is an answer, each time at the next process. */
export class Stubborn implements Player {
  readonly #client: Client;

  constructor(
    private readonly bases: readonly string[],
    private readonly index: number,
  ) {
    this.#client = new Client(bases[index % bases.length]);
  }

  get cookie(): string {
    return this.#client.cookie;
  }

  async enter(): Promise<string> {
    return (await this.good<{ id: string }>('GET', '/api/v1/me')).id;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answered> {
    for (let tries = 0; ; tries++) {
      const client = new Client(this.bases[(this.index + tries) % this.bases.length]);
      client.cookie = this.#client.cookie;
      try {
        const answer = await client.ask(method, path, body);
        this.#client.cookie = client.cookie;
        if (answer.status < 500) return answer;
      } catch {
        // not there just now
      }
      if (tries > MOST_TRIES) throw new Error(`no answer to ${method} ${path}`);
      await sleep(AGAIN_MS);
    }
  }

  async good<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask(method, path, body);
    if (answer.status === 200) return answer.body as T; // what the interface promises
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  async turn(table: string, seat: number, after: number): Promise<Update> {
    for (let pause = SHORTEST_MS; ; pause = Math.min(LONGEST_MS, pause * 1.5)) {
      const update = await this.good<Update>('GET', `/api/v1/tables/${table}/play?seat=${seat}`);
      if (isTurn(update, after)) return update;
      await sleep(pause);
    }
  }

  async move(table: string, sent: Sent): Promise<number> {
    return (await this.good<{ number: number }>('POST', `/api/v1/tables/${table}/moves`, sent))
      .number;
  }

  leave(): void {
    // nothing is open
  }
}

/** Over WebSocket: connects again after a break, at the next process, and resumes. */
export class Wired extends Stubborn {
  #line: Promise<Line> | undefined;
  #latest: Update | undefined;
  #tries = 0;
  #news: () => void = () => undefined;

  constructor(
    private readonly places: readonly string[],
    private readonly first: number,
  ) {
    super(places, first);
  }

  override async turn(table: string, seat: number, after: number): Promise<Update> {
    for (;;) {
      await this.#watch(table, seat);
      const news = new Promise<void>((resolve) => (this.#news = resolve));
      if (this.#latest !== undefined && isTurn(this.#latest, after)) return this.#latest;
      await news;
    }
  }

  override async move(table: string, sent: Sent): Promise<number> {
    for (;;) {
      const line = await this.#watch(table, sent.seat);
      const answer: Okay | Refused = await line.ask({ type: 'move', table, ...sent });
      if (answer.type === 'ok') return answer.number ?? -1;
      if (answer.error.status >= 400 && answer.error.status < 500)
        throw new Error(`move of ${table}: ${JSON.stringify(answer)}`);
      await sleep(AGAIN_MS);
    }
  }

  override leave(): void {
    void this.#line?.then((line) => line.close());
    this.#line = undefined;
  }

  #watch(table: string, seat: number): Promise<Line> {
    this.#line ??= this.#connect(table, seat);
    return this.#line;
  }

  async #connect(table: string, seat: number): Promise<Line> {
    for (; ; this.#tries++) {
      if (this.#tries > MOST_TRIES) throw new Error('no connection');
      const client = new Client(this.places[(this.first + this.#tries) % this.places.length]);
      client.cookie = this.cookie;
      const line = await client.socket().catch(() => undefined);
      if (line === undefined) {
        await sleep(AGAIN_MS);
        continue;
      }
      line.onSaid = (said) => {
        client.received.length = 0; // nobody reads it here, and there is much of it
        if (said.type !== 'update' || said.viewer !== seat) return;
        if (this.#latest === undefined || said.number >= this.#latest.number) this.#latest = said;
        this.#news();
      };
      void line.closed.then(() => {
        this.#line = undefined;
        this.#tries++; // at the next process
        this.#news();
      });
      const answer = await line.ask({ type: 'watch', table, seat });
      if (answer.type === 'ok') return line;
      await line.close();
    }
  }
}

import type { Agent } from 'node:http';
import { SPECTATOR, type Json } from '@hustings/kernel';
import type { Update } from '@hustings/protocol';
import { Client, owes, type Line, type Okay, type Refused } from '../support/client.js';
import { Hearing } from './hearing.js';
import { askOver, type Answer } from './http.js';
import type { Patience } from './patience.js';

type Sent = {
  readonly seat: number;
  readonly seen: number;
  readonly kind: string;
  readonly move: Json;
};

/** The ways to the server, of which each is tried in turn, and how long it is worth trying. */
export type Way = {
  readonly bases: readonly string[];
  readonly agent: Agent;
  readonly patience: Patience;
};

const AGAIN_MS = 50;
/** Who gets no answer for so long goes elsewhere: a line can be dead and look alive. */
const ANSWER_MS = 4000;
const BEAT_MS = 1000;
const SHORTEST_MS = 20;
const LONGEST_MS = 400;

const isTurn = (update: Update, after: number): boolean =>
  update.over || (owes(update) && update.number > after);

/** Someone who goes on asking, whatever happens to the server. */
export class Person {
  #cookie = '';
  #at: number;

  constructor(
    readonly way: Way,
    index: number,
  ) {
    this.#at = index;
  }

  /** Someone with the cookie of an earlier time. */
  static again(way: Way, index: number, cookie: string): Person {
    const person = new Person(way, index);
    person.#cookie = cookie;
    return person;
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** Comes in for the first time; gives the own id. */
  async enter(): Promise<string> {
    const { id } = await this.good<{ id: string }>('GET', '/api/v1/me');
    this.way.patience.news();
    return id;
  }

  /** Asks until there is an answer, each time at the next process. */
  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const { patience, agent } = this.way;
    for (;;) {
      const asked = { method, url: this.#base + path, body, cookie: this.#cookie };
      const answer = await patience.unless(askOver(agent, asked, ANSWER_MS));
      if (answer?.cookie !== undefined) this.#cookie = answer.cookie;
      if (answer !== undefined && answer.status < 500) {
        // Something was done. Who only asks what is new may go on so for ever.
        if (method !== 'GET') patience.news();
        return answer;
      }
      this.#at++;
      await patience.rest(AGAIN_MS);
    }
  }

  async good<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask(method, path, body);
    if (answer.status === 200) return answer.body as T; // what the interface promises
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  /** A line to the next process that answers. */
  async line(): Promise<Line> {
    for (;;) {
      const client = new Client(this.#base);
      client.cookie = this.#cookie;
      const opening = client.socket();
      const line = await within(opening);
      if (line !== undefined) return line;
      opening.then(
        (late) => late.socket.terminate(),
        () => undefined,
      );
      this.#at++;
      await this.way.patience.rest(AGAIN_MS);
    }
  }

  /** This process does not answer any more. */
  goElsewhere(): void {
    this.#at++;
  }

  get #base(): string {
    return this.way.bases[this.#at % this.way.bases.length];
  }
}

/** What comes of it in time; otherwise, and if it fails, nothing. */
async function within<T>(something: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_MS);
  });
  try {
    return await Promise.race([something, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Hears of one table over WebSocket; connects again after a break, and resumes where it was. */
export class Listener {
  readonly hearing: Hearing;
  #line: Promise<Line> | undefined;
  /** The line that is in use now, once it is. */
  #used: Line | undefined;
  #lines = 0;
  #latest: Update | undefined;
  #left = false;
  #news: () => void = () => undefined;

  constructor(
    private readonly person: Person,
    private readonly table: string,
    private readonly seat: number,
    { who, since }: { readonly who: string; readonly since?: number },
  ) {
    this.hearing = new Hearing(who, seat, since);
  }

  /** Waits for an update such as this. */
  async until(isSo: (update: Update) => boolean): Promise<Update> {
    const { patience } = this.person.way;
    for (;;) {
      await patience.unless(this.line());
      const news = new Promise<void>((resolve) => (this.#news = resolve));
      if (this.#latest !== undefined && isSo(this.#latest)) return this.#latest;
      await patience.unless(news);
    }
  }

  /** Asks over the line; nothing if it breaks, or nobody answers. */
  async ask(message: object): Promise<Okay | Refused | undefined> {
    const { patience } = this.person.way;
    const line = await patience.unless(this.line());
    const answer = await within(line.ask(message));
    if (answer === undefined) line.socket.terminate();
    return answer;
  }

  line(): Promise<Line> {
    this.#line ??= this.#connect();
    return this.#line;
  }

  leave(): void {
    this.#left = true;
    void this.#line?.then(
      (line) => line.socket.terminate(),
      () => undefined,
    );
  }

  async #connect(): Promise<Line> {
    const { table, seat } = this;
    for (;;) {
      const line = await this.person.line();
      this.#hearFrom(line, this.#lines++);
      const since = this.hearing.heard;
      const watch = { type: 'watch', table, seat, ...(since === undefined ? {} : { since }) };
      const answer = await within(line.ask(watch));
      if (answer?.type === 'ok' && line.socket.readyState === line.socket.OPEN) {
        this.#used = line;
        return line;
      }
      line.socket.terminate();
      this.person.goElsewhere();
      if (answer !== undefined && isForGood(answer)) throw new Error(JSON.stringify(answer));
      await this.person.way.patience.rest(AGAIN_MS);
    }
  }

  #hearFrom(line: Line, index: number): void {
    const { received } = line.client;
    line.onSaid = (said) => {
      received.length = 0; // nobody reads it here, and there is much of it
      if (said.type === 'chat') this.hearing.hearChat(index, said.message.id);
      if (said.type === 'storage') this.hearing.breakChat(index);
      if (said.type !== 'update' || said.viewer !== this.seat) return;
      this.hearing.hear(index, said);
      this.#latest = said;
      this.person.way.patience.news();
      this.#news();
    };
    const beat = setInterval(() => void this.#beat(line), BEAT_MS);
    void line.closed.then(() => {
      clearInterval(beat);
      if (this.#left || this.#used !== line) return;
      this.#line = undefined;
      this.person.goElsewhere();
      this.#news();
    });
  }

  async #beat(line: Line): Promise<void> {
    if ((await within(line.ask({ type: 'ping' }))) === undefined) line.socket.terminate();
  }
}

const isForGood = (answer: Okay | Refused): boolean =>
  answer.type === 'refused' && answer.error.status >= 400 && answer.error.status < 500;

/** Someone who plays one seat of a table on, whatever happens. */
export type Player = {
  readonly hearing: Hearing;
  /** Waits until the seat owes a decision after this entry, or the game is over. */
  turn(after: number): Promise<Update>;
  /** The number of the entry, when it is acknowledged. */
  move(sent: Sent): Promise<number>;
  leave(): void;
};

/** Over WebSocket. */
export class Wired implements Player {
  readonly #listener: Listener;

  constructor(
    private readonly person: Person,
    private readonly table: string,
    seat: number,
  ) {
    this.#listener = new Listener(person, table, seat, { who: `seat ${seat} (WebSocket)` });
  }

  get hearing(): Hearing {
    return this.#listener.hearing;
  }

  turn(after: number): Promise<Update> {
    return this.#listener.until((update) => isTurn(update, after));
  }

  async move(sent: Sent): Promise<number> {
    for (;;) {
      const answer = await this.#listener.ask({ type: 'move', table: this.table, ...sent });
      if (answer?.type === 'ok') return answer.number ?? -1;
      if (answer !== undefined && isForGood(answer))
        throw new Error(`a move is refused: ${JSON.stringify({ sent, answer })}`);
      await this.person.way.patience.rest(AGAIN_MS);
    }
  }

  leave(): void {
    this.#listener.leave();
  }
}

/** Over HTTP: asks again and again what is new. */
export class Polling implements Player {
  readonly hearing: Hearing;

  constructor(
    private readonly person: Person,
    private readonly table: string,
    private readonly seat: number,
  ) {
    this.hearing = new Hearing(`seat ${seat} (HTTP)`, seat, undefined);
  }

  async turn(after: number): Promise<Update> {
    const { patience } = this.person.way;
    for (let pause = SHORTEST_MS; ; pause = Math.min(LONGEST_MS, pause * 1.5)) {
      const update = await this.#look();
      if (isTurn(update, after)) return update;
      await patience.rest(pause);
    }
  }

  async #look(): Promise<Update> {
    const { heard } = this.hearing;
    const since = heard === undefined ? '' : `&since=${heard}`;
    const path = `/api/v1/tables/${this.table}/play?seat=${this.seat}${since}`;
    const update = await this.person.good<Update>('GET', path);
    if (update.number === heard) return update;
    this.hearing.hear(0, update);
    this.person.way.patience.news();
    return update;
  }

  async move(sent: Sent): Promise<number> {
    const path = `/api/v1/tables/${this.table}/moves`;
    return (await this.person.good<{ number: number }>('POST', path, sent)).number;
  }

  leave(): void {
    // nothing is open
  }
}

/** Someone who only watches, from the first entry on or from when they come. */
export function spectator(person: Person, table: string, since?: number): Listener {
  const who = since === undefined ? 'a spectator' : `a spectator since ${since}`;
  return new Listener(person, table, SPECTATOR, { who, ...(since === undefined ? {} : { since }) });
}

import {
  fork,
  seedFrom,
  sfc,
  type Answer,
  type Form,
  type Game,
  type Json,
  type Random,
  type View,
} from '@hustings/kernel';
import { WebSocket } from 'ws';
import type { Said, Update } from '@hustings/protocol';

export type Answered = {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
};

/** A browser without a screen: it keeps its cookie and writes down all it receives. */
export class Client {
  cookie = '';
  /** Everything that came from the server, as text. */
  readonly received: string[] = [];

  constructor(
    readonly base: string,
    readonly name = 'client',
  ) {}

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().at(-1);
    if (set !== undefined) this.cookie = set.split(';')[0];
    const text = await response.text();
    this.received.push([...response.headers].join('\n'), text);
    return { status: response.status, body: parse(text), headers: response.headers };
  }

  /** The answer, which must be a good one. */
  async get<T>(path: string): Promise<T> {
    return good(`GET ${path}`, await this.ask('GET', path)) as T; // what the test expects
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return good(`POST ${path}`, await this.ask('POST', path, body)) as T;
  }

  /** A visitor becomes somebody. */
  async enter(): Promise<string> {
    return (await this.get<{ id: string }>('/api/v1/me')).id;
  }

  socket(): Promise<Line> {
    return Line.open(this);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function good(what: string, { status, body }: Answered): unknown {
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body;
}

export type Refused = {
  readonly type: 'refused';
  readonly ref?: unknown;
  readonly error: { readonly code: string; readonly status: number; readonly message: string };
};
export type Okay = {
  readonly type: 'ok';
  readonly ref?: unknown;
  readonly number?: number;
  readonly repeated?: boolean;
};
export type Heard = Said | Refused | Okay;

/** An open WebSocket. */
export class Line {
  #refs = 0;
  readonly #answers = new Map<number, (answer: Okay | Refused) => void>();
  onSaid: (said: Said) => void = () => undefined;
  readonly closed: Promise<number>;

  private constructor(
    readonly client: Client,
    readonly socket: WebSocket,
  ) {
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined); // its closing follows
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    void this.closed.then(() => {
      for (const answer of this.#answers.values()) {
        answer({ type: 'refused', error: { code: 'cut-off', status: 0, message: '' } });
      }
    });
  }

  static async open(client: Client): Promise<Line> {
    const url = `${client.base.replace('http', 'ws')}/api/v1/socket`;
    const socket = new WebSocket(url, { headers: { cookie: client.cookie } });
    const line = new Line(client, socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('closed')));
    });
    return line;
  }

  #hear(text: string): void {
    this.client.received.push(text);
    const heard = JSON.parse(text) as Heard;
    if (heard.type !== 'ok' && heard.type !== 'refused') return this.onSaid(heard);
    const answer = this.#answers.get(Number(heard.ref));
    this.#answers.delete(Number(heard.ref));
    answer?.(heard);
  }

  ask(message: object): Promise<Okay | Refused> {
    const ref = ++this.#refs;
    return new Promise((resolve) => {
      this.#answers.set(ref, resolve);
      this.socket.send(JSON.stringify({ ...message, ref }), (error) => {
        if (error) resolve({ type: 'refused', error: { code: 'cut-off', status: 0, message: '' } });
      });
    });
  }

  close(): Promise<number> {
    this.socket.close();
    return this.closed;
  }
}

export type Play = Update & { readonly view: View; readonly form?: Form };

/** Chooses from what a client knows: the view it was sent. */
export function choose(
  game: Game,
  update: Pick<Update, 'view' | 'viewer'>,
  random: Random,
): Answer {
  const world = game.determinize(update.view, fork(random));
  return game.write(world, update.viewer, game.sample(world, update.viewer, random));
}

export const randomFor = (text: string): Random => sfc(seedFrom(text), 'simulation 0');

export const owes = ({ owed, viewer }: Pick<Update, 'owed' | 'viewer'>): boolean =>
  owed.some(({ seat }) => seat === viewer);

/** Sends a move over HTTP. */
export function sendMove(
  client: Client,
  table: string,
  seat: number,
  seen: number,
  answer: { kind: string; move: Json },
): Promise<Answered> {
  return client.ask('POST', `/api/v1/tables/${table}/moves`, { seat, seen, ...answer });
}

/** Plays a whole game over a WebSocket, as the player of one seat; gives the last update. */
export function playSeat(
  line: Line,
  game: Game,
  table: string,
  seat: number,
  random: Random,
): Promise<Update> {
  return new Promise((resolve, reject) => {
    let latest: Update | undefined;
    let asking = false;
    const act = (): void => {
      if (latest === undefined || asking) return;
      if (latest.over) return resolve(latest);
      if (!owes(latest)) return;
      const seen = latest.number;
      asking = true;
      line
        .ask({ type: 'move', table, seat, seen, ...choose(game, latest, random) })
        .then((answer) => {
          if (answer.type === 'refused' && answer.error.code !== 'stale') {
            reject(new Error(JSON.stringify(answer)));
          }
          asking = false;
          // The update with our own move may be here already, or is still to come.
          const done = answer.type === 'ok' ? (answer.number ?? seen) : seen;
          if (latest !== undefined && latest.number > done) act();
        }, reject);
    };
    line.onSaid = (said) => {
      if (said.type !== 'update' || said.viewer !== seat) return;
      latest = said;
      act();
    };
    void line.closed.then((code) => reject(new Error(`closed with ${code}`)));
    line.ask({ type: 'watch', table, seat }).then((answer) => {
      if (answer.type === 'refused') reject(new Error(JSON.stringify(answer)));
    }, reject);
  });
}

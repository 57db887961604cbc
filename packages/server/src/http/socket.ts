import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { Json } from '@hustings/kernel';
import { Message } from '@hustings/protocol';
import { checker } from '../schema.js';
import type { Context } from '../context.js';
import type { Person } from '../people/person.js';
import type { Hub, Watcher } from '../play/hub.js';
import { isProblem, problem, type Problem } from '../problem.js';
import { makeMove } from '../table/actions/move.js';
import type { App } from './app-type.js';
import { Buckets } from './buckets.js';
import type { Doorkeeper } from './doorkeeper.js';
import type { Lines, OpenLine } from './lines.js';
import { networkOf } from './network.js';
import { tooOften } from './doorkeeper.js';
import { ourFault, problemOf, unprintable } from './problems.js';
import { say as sayInRoom } from './routes/around.js';

const check = checker(Message);

const MOST_WATCHED = 50;
/** A connection that takes nothing for so long is cut off; it can come back and resume. */
const MOST_BUFFERED = 4 << 20;
const HEARTBEAT_MS = 25_000;
/** Messages that may come before it is known whose they are, and how long they may be together. */
const MOST_EARLY = 100;
const MOST_EARLY_LENGTH = 128 * 1024;
/** Whoever is sent away and does not hang up within this is cut off. */
const GOODBYE_MS = 1000;
/** Codes of closing: come back later, our own fault, and enough of this. */
const LATER = 1013;
const FAILED = 1011;
const ENOUGH = 1008;
/** Code of closing: there is no session, or it has ended. */
const NO_SESSION = 4401;

/** One WebSocket for everything a person watches and plays. */
export function socketRoute(
  app: App,
  context: Context,
  doorkeeper: Doorkeeper,
  hub: Hub,
  lines: Lines,
): void {
  app.get(
    '/api/v1/socket',
    { websocket: true, schema: { tags: ['play'], summary: 'WebSocket; see docs/api.md' } },
    (socket, request) => {
      const heard: string[] = [];
      let length = 0;
      let line: Line | undefined;
      // Messages may come before we know who it is; none may be lost, and nobody needs many.
      socket.on('message', (data: Buffer) => {
        if (line !== undefined) return line.hear(data.toString());
        if (socket.readyState !== socket.OPEN) return; // whoever was sent away may go on talking
        length += data.length;
        if (heard.push(data.toString()) > MOST_EARLY || length > MOST_EARLY_LENGTH)
          socket.terminate();
      });
      let open: OpenLine | undefined;
      let closed = false;
      socket.on('close', () => {
        closed = true;
        line?.close();
        if (open !== undefined) lines.remove(open);
      });
      socket.on('error', () => socket.terminate());
      doorkeeper.visitor(request).then(
        (visitor) => {
          if (closed) return;
          if (visitor.is !== 'known')
            return sayGoodbye(socket, NO_SESSION, 'no session; ask GET /api/v1/me first');
          const { person, session } = visitor;
          const network = networkOf(request.ip);
          open = { session: session.id, person: person.id, network, end: () => line?.end() };
          if (!lines.add(open)) return turnAway(context, socket, problem(429, 'too-many'));
          line = new Line(context, doorkeeper, hub, socket, request.raw.socket, person, network);
          for (const text of heard) line.hear(text);
        },
        (error: unknown) => turnAway(context, socket, problemOf(context, error) ?? ourFault()),
      );
    },
  );
}

/** Says why there is no connection; most reasons pass. */
function turnAway(context: Context, socket: WebSocket, found: Problem): void {
  context.metrics.refusals.inc({ status: found.status });
  socket.send(JSON.stringify({ type: 'refused', error: context.words.sent(found) }));
  sayGoodbye(socket, found.status === 500 ? FAILED : LATER, found.code);
}

/** Closes a connection, whether or not the other side does: it would be waited for half a minute. */
function sayGoodbye(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
}

class Line {
  readonly #watched = new Map<string, Watcher>();
  readonly #bucket: Buckets;
  /** Refusals cost something too: whoever goes on in spite of them is sent away. */
  readonly #patience: Buckets;
  readonly #heartbeat: NodeJS.Timeout;
  #alive = true;
  #gathering = false;
  #visible = true;
  readonly #leave: () => void;
  #closed = false;

  constructor(
    private readonly context: Context,
    private readonly doorkeeper: Doorkeeper,
    private readonly hub: Hub,
    private readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly stream: Duplex,
    private readonly person: Person,
    private readonly network: string,
  ) {
    const { socketRate } = context.config;
    this.#bucket = new Buckets(socketRate, socketRate * 4);
    this.#patience = new Buckets(socketRate, socketRate * 20);
    context.metrics.sockets.inc();
    socket.on('pong', () => (this.#alive = true));
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
    this.#leave = hub.join((text) => this.#send(text));
  }

  hear(text: string): void {
    if (this.#closed) return; // whoever was sent away may go on talking
    const often = !this.#bucket.take('') || !this.doorkeeper.hears(this.person.id, this.network);
    if (often && !this.#patience.take('')) return this.#sendAway();
    const message = read(text);
    const ref = isProblem(message) ? undefined : message.ref;
    if (often) return this.#refuse(ref, tooOften());
    if (isProblem(message)) return this.#refuse(undefined, message);
    this.#handle(message).then(
      (answer) =>
        isProblem(answer)
          ? this.#refuse(ref, answer)
          : this.#send(JSON.stringify({ type: 'ok', ref, ...answer })),
      (error: unknown) => this.#refuse(ref, problemOf(this.context, error)),
    );
  }

  async #handle(message: Message): Promise<object | Problem> {
    switch (message.type) {
      case 'page':
        return this.#show(message.visible);
      case 'ping':
        return { now: this.context.now() };
      case 'watch':
        return this.#watch(message);
      case 'unwatch': {
        const watcher = this.#watched.get(keyOf(message));
        if (watcher !== undefined) this.#stop(watcher);
        return {};
      }
      case 'move': {
        const { table, seat, seen, kind, move } = message;
        return makeMove(this.context, this.person, table, { seat, seen, kind, move: move as Json });
      }
      case 'chat':
        return (
          this.doorkeeper.word(this.person.id) ??
          sayInRoom(this.context, this.person, message.table, message.room, message.text)
        );
    }
  }

  async #watch(message: Extract<Message, { type: 'watch' }>): Promise<object | Problem> {
    const { table, seat, since } = message;
    const live = await this.context.desk.look(table);
    if (isProblem(live)) return live;
    if (this.#closed) return {};
    const old = this.#watched.get(keyOf(message));
    // Only now, for many may have asked at once.
    if (old === undefined && this.#watched.size >= MOST_WATCHED) return problem(429, 'too-many');
    if (old !== undefined) this.#stop(old);
    const watcher: Watcher = {
      table,
      seat,
      person: this.person.id,
      say: (text) => this.#send(text),
      sent: since ?? -1,
      shown: undefined,
      told: undefined,
      visible: this.#visible,
    };
    this.#watched.set(keyOf(message), watcher);
    this.hub.add(watcher);
    await this.context.store.setPresent(
      table,
      this.person.id,
      this.context.processId,
      this.context.now(),
      this.hub.isLooking(table, this.person.id),
    );
    return {};
  }

  /** The page can be seen from now on, or not: then its tables are not before anybody's eyes. */
  async #show(visible: boolean): Promise<object> {
    if (this.#visible === visible) return {};
    this.#visible = visible;
    for (const watcher of this.#watched.values()) watcher.visible = visible;
    const tables = new Set([...this.#watched.values()].map((watcher) => watcher.table));
    // Where another page of the same person can be seen, nothing is new.
    const here = [...tables].filter(
      (table) => this.hub.isLooking(table, this.person.id) === visible,
    );
    await this.context.store.setVisible(here, this.person.id, this.context.processId, visible);
    return {};
  }

  #stop(watcher: Watcher): void {
    this.hub.remove(watcher);
    this.#watched.delete(keyOf(watcher));
    if (this.hub.ended || this.hub.watches(watcher.table, this.person.id)) return;
    this.context.store
      .setAbsent(watcher.table, this.person.id, this.context.processId)
      .catch((error: unknown) => this.context.log.warn({ err: error }, 'presence not written'));
  }

  #beat(): void {
    if (!this.#alive) return this.socket.terminate();
    this.#alive = false;
    this.socket.ping();
  }

  #send(text: string): void {
    if (this.socket.bufferedAmount > MOST_BUFFERED) return this.socket.terminate();
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.#gather();
    this.socket.send(text);
  }

  /** What is said in one breath goes out with one call of the system. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      this.stream.uncork();
    });
  }

  #refuse(ref: Message['ref'], found: Problem | undefined): void {
    const wrong = found ?? ourFault();
    this.context.metrics.refusals.inc({ status: wrong.status });
    this.#send(JSON.stringify({ type: 'refused', ref, error: this.context.words.sent(wrong) }));
  }

  #sendAway(): void {
    this.close();
    sayGoodbye(this.socket, ENOUGH, 'too often');
  }

  /** The session is no more. */
  end(): void {
    this.close();
    sayGoodbye(this.socket, NO_SESSION, 'the session has ended');
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#heartbeat);
    this.#leave();
    this.context.metrics.sockets.dec();
    for (const watcher of this.#watched.values()) this.#stop(watcher);
  }
}

const keyOf = ({
  table,
  seat,
}: {
  readonly table: string;
  readonly seat?: number | undefined;
}): string => `${table} ${seat ?? ''}`;

function read(text: string): Message | Problem {
  try {
    const checked = check(JSON.parse(text));
    if ('value' in checked) return checked.value;
    if (!checked.printable) return unprintable();
  } catch {
    // said below
  }
  return problem(400, 'malformed', {});
}

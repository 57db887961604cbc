import { me } from './me.svelte.js';
import { passes, storage } from './storage.svelte.js';
import { waitBefore } from './waiting.js';
import type { Failure, Heard, Message, NotOkay, Okay, TableSaid } from '@hustings/protocol';

/** What waits for an answer. */
type Question = Extract<Message, { type: 'move' | 'chat' }>;

type Asked = {
  readonly message: object;
  readonly answer: (answer: Okay | NotOkay) => void;
  /** A move is sent again after a break, or when it was refused only for now, for it counts once; a sentence would be said twice. */
  readonly lasting: boolean;
  /** Is on its way, or was. */
  sent: boolean;
};

export type Watch = {
  readonly table: string;
  readonly seat: number | undefined;
  /** Entries known already; none: only how it stands. */
  readonly since: () => number | undefined;
  readonly hear: (said: TableSaid) => void;
  /** From here on everything is heard; what was said before, or during a break, can be asked for. */
  readonly begun: () => void;
};

const PING_EVERY = 15_000;
const PATIENCE = 8000;
/** The server knows no session of ours. */
const NOBODY = 4401;

const cutOff: Failure = { code: 'unreachable', message: '' };

/**
 * The one connection of this page. It is open while something is watched; after a break it comes
 * back by itself, takes up every watch where it was and sends again what was not acknowledged.
 */
class Line {
  state = $state<'closed' | 'connecting' | 'open' | 'lost'>('closed');
  #socket: WebSocket | undefined;
  #refs = 0;
  #tries = 0;
  #heard = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** When what was refused for now is sent once more. */
  #resend: ReturnType<typeof setTimeout> | undefined;
  #refusals = 0;
  #beat: ReturnType<typeof setInterval> | undefined;
  readonly #asked = new Map<number, Asked>();
  /** Watches that the server has not answered yet. */
  readonly #beginning = new Map<number, Watch>();
  readonly #watches = new Set<Watch>();

  constructor() {
    addEventListener('online', () => this.#retry());
    addEventListener('offline', () => this.#lose());
    // A phone that slept does not know that its connection is dead.
    document.addEventListener('visibilitychange', () => {
      this.#sendSeen();
      this.#wake();
    });
  }

  /** Begins to listen; gives the way to stop. */
  watch(watch: Watch): () => void {
    this.#watches.add(watch);
    if (this.state === 'open') this.#sendWatch(watch);
    else if (this.state === 'closed') this.#connect();
    return () => this.#unwatch(watch);
  }

  #unwatch(watch: Watch): void {
    this.#watches.delete(watch);
    const { table, seat } = watch;
    // The server knows one watch for a table and a seat; a newer one has taken its place.
    const replaced = [...this.#watches].some((one) => one.table === table && one.seat === seat);
    if (!replaced) this.#send({ type: 'unwatch', table, ...(seat === undefined ? {} : { seat }) });
    if (this.#watches.size === 0) this.#close();
  }

  /** Sends, and waits for the answer however long the way there is broken; a sentence waits for the first connection only. */
  ask(message: Question): Promise<Okay | NotOkay> {
    const ref = ++this.#refs;
    return new Promise((answer) => {
      const lasting = message.type === 'move';
      if (!lasting && (this.state === 'lost' || this.state === 'closed')) {
        return answer({ type: 'refused', ref, error: cutOff });
      }
      const asked = { message: { ...message, ref }, answer, lasting, sent: false };
      this.#asked.set(ref, asked);
      this.#sendAsked(asked);
    });
  }

  #connect(): void {
    clearTimeout(this.#again);
    if (this.state !== 'lost') this.state = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as Heard);
    socket.onclose = ({ code }) => void this.#closed(code);
  }

  #opened(): void {
    this.state = 'open';
    this.#tries = 0;
    this.#heard = performance.now();
    this.#sendAll();
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#ping(PING_EVERY + PATIENCE), PING_EVERY);
  }

  /** Every watch from where it is, and all that was not acknowledged. */
  #sendAll(): void {
    clearTimeout(this.#resend);
    this.#resend = undefined;
    this.#sendSeen();
    for (const watch of this.#watches) this.#sendWatch(watch);
    for (const asked of this.#asked.values()) this.#sendAsked(asked);
  }

  #sendAsked(asked: Asked): void {
    if (asked.sent && !asked.lasting) return;
    asked.sent = this.#send(asked.message);
  }

  #hear(heard: Heard): void {
    this.#heard = performance.now();
    if (heard.type === 'ok' || heard.type === 'refused') return this.#answered(heard);
    if (heard.type === 'storage') return this.#toldOfStorage(heard.away);
    const table =
      heard.type === 'table'
        ? heard.table.id
        : heard.type === 'chat'
          ? heard.message.table
          : heard.table;
    for (const watch of this.#watches) if (watch.table === table) watch.hear(heard);
  }

  #answered(answer: Okay | NotOkay): void {
    const ref = Number(answer.ref);
    if (answer.type === 'ok') this.#beginning.get(ref)?.begun();
    this.#beginning.delete(ref);
    const asked = this.#asked.get(ref);
    if (answer.type === 'refused' && passes(answer.error.code)) {
      storage.fail(answer.error.code);
      // A watch, or a move: it stays asked, and goes out again until it is taken.
      if (asked === undefined || asked.lasting) return this.#sendSoon();
    } else if (asked !== undefined) {
      this.#refusals = 0;
      storage.work();
    }
    this.#asked.delete(ref);
    asked?.answer(answer);
  }

  #sendSoon(): void {
    this.#resend ??= setTimeout(() => this.#sendAll(), waitBefore(this.#refusals++));
  }

  #toldOfStorage(away: boolean): void {
    if (away) return storage.fail('storage-away');
    this.#refusals = 0;
    storage.work();
    this.#sendAll();
  }

  async #closed(code: number): Promise<void> {
    this.#lose();
    if (code !== NOBODY) return;
    await me.renew();
    this.#retry();
  }

  /** The connection is gone, or as good as gone: it is tried again, at growing intervals. */
  #lose(): void {
    this.#drop();
    if (this.#watches.size === 0 || this.state === 'closed') return;
    this.state = 'lost';
    for (const [ref, { lasting, answer }] of this.#asked) {
      if (lasting) continue;
      this.#asked.delete(ref);
      answer({ type: 'refused', ref, error: cutOff });
    }
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#retry(), waitBefore(this.#tries++));
  }

  #retry(): void {
    // The browser says when there is a network again; until then trying is in vain.
    if (this.state !== 'lost' || this.#socket !== undefined || !navigator.onLine) return;
    this.#connect();
  }

  #wake(): void {
    if (document.visibilityState !== 'visible') return;
    if (this.state === 'lost') this.#retry();
    else if (this.state === 'open') this.#ping(PING_EVERY + PATIENCE);
  }

  /** Whoever was silent for so long is gone. */
  #ping(patience: number): void {
    if (performance.now() - this.#heard > patience) this.#lose();
    else this.#send({ type: 'ping', ref: ++this.#refs });
  }

  /** Who has the table before their eyes gets no notice of it. */
  #sendSeen(): void {
    const visible = document.visibilityState === 'visible';
    this.#send({ type: 'page', ref: ++this.#refs, visible });
  }

  #sendWatch(watch: Watch): void {
    const { table, seat, since } = watch;
    const known = since();
    const ref = ++this.#refs;
    this.#beginning.set(ref, watch);
    this.#send({
      type: 'watch',
      ref,
      table,
      ...(seat === undefined ? {} : { seat }),
      ...(known === undefined ? {} : { since: known }),
    });
  }

  /** True if there was a way to send it. */
  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #close(): void {
    this.state = 'closed';
    clearTimeout(this.#again);
    this.#drop();
  }

  /** Lets go of the socket without waiting for it to notice. */
  #drop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#resend);
    this.#resend = undefined;
    this.#beginning.clear();
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

export const line = new Line();

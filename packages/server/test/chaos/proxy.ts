import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Dice } from './dice.js';

/**
 * What happens to one connection after so many pieces of data have gone through it:
 *  - `cut`: both ends are told that it is broken;
 *  - `dead`: nobody is told, and nothing goes through any more in either direction;
 *  - `deaf`: only what the server says is lost, so a move arrives and its answer does not;
 *  - `stall`: nothing goes through for a while, then everything;
 *  - `slow`: every piece takes its time from now on.
 */
type Fate = {
  readonly kind: 'cut' | 'dead' | 'deaf' | 'stall' | 'slow';
  readonly after: number;
  readonly delayMs: number;
};

const kinds: readonly Fate['kind'][] = ['cut', 'cut', 'dead', 'deaf', 'stall', 'slow'];

/** A network between clients and one server process that can be bad. */
export class Proxy {
  readonly #server: Server;
  readonly #open = new Set<Connection>();
  #bad = false;
  /** What became of connections so far. */
  readonly fates: Record<Fate['kind'], number> = { cut: 0, dead: 0, deaf: 0, stall: 0, slow: 0 };

  private constructor(
    private readonly target: number,
    private readonly dice: Dice,
  ) {
    this.#server = createServer((client) => this.#join(client));
  }

  static async to(target: number, dice: Dice): Promise<Proxy> {
    const proxy = new Proxy(target, dice);
    await new Promise<void>((resolve) => void proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on connections meet their fates, or none does. */
  set bad(bad: boolean) {
    this.#bad = bad;
  }

  get troubles(): number {
    return Object.values(this.fates).reduce((sum, count) => sum + count, 0);
  }

  /** Everything that goes through it breaks. */
  cut(): void {
    for (const connection of this.#open) connection.cut();
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => void this.#server.close(() => resolve()));
    this.cut();
    await closed;
  }

  #join(client: Socket): void {
    const connection = new Connection(client, connect(this.target, '127.0.0.1'), this.#draw(), {
      isBad: () => this.#bad,
      onMet: (kind) => void this.fates[kind]++,
      onClosed: () => void this.#open.delete(connection),
    });
    this.#open.add(connection);
  }

  #draw(): Fate {
    const kind = this.dice.pick(kinds);
    const delayMs = kind === 'slow' ? this.dice.between(5, 60) : this.dice.between(100, 1500);
    return { kind, after: this.dice.between(1, 60), delayMs };
  }
}

type Around = {
  readonly isBad: () => boolean;
  readonly onMet: (kind: Fate['kind']) => void;
  readonly onClosed: () => void;
};

/** One connection: two ends, and what is carried between them. */
class Connection {
  #met = false;
  #pieces = 0;

  constructor(
    private readonly client: Socket,
    private readonly server: Socket,
    private readonly fate: Fate,
    private readonly around: Around,
  ) {
    for (const end of [client, server]) {
      end.setNoDelay(true);
      end.on('error', () => undefined); // its closing follows
      end.on('close', () => this.#closed(end));
    }
    this.#carry(client, server);
    this.#carry(server, client);
  }

  cut(): void {
    this.client.destroy();
    this.server.destroy();
  }

  /** The other end is told, unless the line is dead; who is deaf hears no goodbye. */
  #closed(end: Socket): void {
    const kind = this.#met ? this.fate.kind : undefined;
    if (kind !== 'dead' && (kind !== 'deaf' || end === this.client)) this.cut();
    if (this.client.destroyed && this.server.destroyed) this.around.onClosed();
  }

  #carry(from: Socket, to: Socket): void {
    let before = Promise.resolve();
    from.on('data', (data) => {
      const delayMs = this.#pass(from);
      if (delayMs === undefined) return;
      if (delayMs > 0)
        before = before.then(() => new Promise((go) => void setTimeout(go, delayMs)));
      before = before.then(() => void (to.destroyed || to.write(data)));
    });
  }

  /** How long the next piece takes; undefined if it never arrives. */
  #pass(from: Socket): number | undefined {
    const { kind, after, delayMs } = this.fate;
    const meets = !this.#met && this.around.isBad() && ++this.#pieces > after;
    if (meets) {
      this.#met = true;
      this.around.onMet(kind);
      if (kind === 'cut') this.cut();
    }
    if (!this.#met) return 0;
    if (kind === 'slow' || (kind === 'stall' && meets)) return delayMs;
    if (kind === 'stall') return 0;
    return kind === 'deaf' && from === this.client ? 0 : undefined;
  }
}

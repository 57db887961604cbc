import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from '../support/homes.js';
import { freePort } from '../support/postgres.js';

const bin = fileURLToPath(new URL('../../../cli/bin/hustings.mjs', import.meta.url));
const hook = (name: string): string => new URL(`./hooks/${name}.mjs`, import.meta.url).href;

/** What a process is started with besides the usual. */
export type Extras = {
  /** Loaded before the server: files of `hooks/`. */
  readonly hooks?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

/** `hustings serve` in a process of its own, as built, that can be killed and started again. */
export class ServerProcess {
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #more: Readonly<Record<string, string>> = {};
  #expected = false;
  /** What it said when it ended though nobody had asked it to. */
  fell: string | undefined;
  /** How long it took to listen when it was last waited for. */
  startMs = 0;

  constructor(
    private readonly place: Place,
    readonly port: number,
    private readonly extras: Extras = {},
  ) {}

  static async at(place: Place, extras: Extras = {}): Promise<ServerProcess> {
    return new ServerProcess(place, await freePort(), extras);
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** From the next start on. */
  set environment(more: Readonly<Record<string, string>>) {
    this.#more = more;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const begun = performance.now();
    await this.launch();
    this.startMs = performance.now() - begun;
  }

  /** Begins to start; the promise is for who wants to know how it went. */
  launch(): Promise<void> {
    const hooks = ['in-server', ...(this.extras.hooks ?? [])];
    const flags = ['--expose-gc', ...hooks.flatMap((name) => ['--import', hook(name)])];
    const child = spawn(process.execPath, [...flags, bin, 'serve'], {
      env: {
        PATH: process.env['PATH'],
        HUSTINGS_PORT: String(this.port),
        HUSTINGS_DATA: this.place.data,
        HUSTINGS_LOG: 'warn',
        HUSTINGS_RATE: '10000000',
        HUSTINGS_SOCKET_RATE: '100000',
        ...(this.place.databaseUrl === undefined ? {} : { DATABASE_URL: this.place.databaseUrl }),
        ...this.extras.environment,
        ...this.#more,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#expected = false;
    this.#ended = new Promise((resolve) => void child.once('exit', () => resolve()));
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (data: Buffer): void => {
        said = (said + data.toString()).slice(-4000);
        if (said.includes('listening on')) resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', () => {
        if (!this.#expected) this.fell = said;
        reject(new Error(`the server ended: ${said}`));
      });
    });
  }

  /** Asks what only the process itself can do (hooks/in-server.mjs). */
  ask(message: { readonly ask: 'memory' | 'threads' } | { readonly ask: 'clock'; ahead: number }) {
    return new Promise<number>((resolve, reject) => {
      this.#child?.once('message', (reply) => resolve((reply as { answer: number }).answer));
      this.#child?.send(message, (error) => void (error && reject(error)));
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Resolves when it has come to its end by itself. */
  get ended(): Promise<void> {
    return this.#ended;
  }

  /** Without a word of warning. */
  async kill(): Promise<void> {
    this.#expected = true;
    this.#child?.kill('SIGKILL');
    await this.#ended;
  }

  /** As an operator would. */
  async stop(): Promise<number | null> {
    this.#expected = true;
    this.#child?.kill('SIGTERM');
    await this.#ended;
    return this.#child?.exitCode ?? null;
  }
}

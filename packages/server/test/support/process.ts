import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from './homes.js';

const bin = fileURLToPath(new URL('../../../cli/bin/hustings.mjs', import.meta.url));

/** `hustings serve` in a process of its own, as built, that can be killed and started again. */
export class ServerProcess {
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(
    private readonly place: Place,
    readonly port: number,
  ) {}

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when it listens. */
  start(): Promise<void> {
    const child = spawn(process.execPath, [bin, 'serve'], {
      env: {
        PATH: process.env['PATH'],
        HUSTINGS_PORT: String(this.port),
        HUSTINGS_DATA: this.place.data,
        HUSTINGS_LOG: 'warn',
        HUSTINGS_RATE: '10000000',
        HUSTINGS_SOCKET_RATE: '100000',
        ...(this.place.databaseUrl === undefined ? {} : { DATABASE_URL: this.place.databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#ended = new Promise((resolve) => void child.once('exit', () => resolve()));
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (data: Buffer): void => {
        said += data.toString();
        if (said.includes('listening on')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
    });
  }

  /** Without a word of warning. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#ended;
  }

  /** As an operator would. */
  async stop(): Promise<number | null> {
    this.#child?.kill('SIGTERM');
    await this.#ended;
    return this.#child?.exitCode ?? null;
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import type { Environment } from './terminal.js';

/** Something that goes on running until it is told to stop. */
export class Running {
  readonly #child: ChildProcess;
  readonly ended: Promise<number | null>;
  said = '';
  #heard: () => void = () => undefined;

  constructor(
    command: string,
    args: readonly string[],
    options: { readonly cwd: string; readonly env: Environment },
  ) {
    // A group of its own: a shell and what it started get the signal together, as from Ctrl+C.
    this.#child = spawn(command, args, { ...options, detached: true, stdio: 'pipe' });
    this.#child.stdin?.end();
    const hear = (data: Buffer): void => {
      this.said += data.toString();
      this.#heard();
    };
    this.#child.stdout?.on('data', hear);
    this.#child.stderr?.on('data', hear);
    const { pid } = this.#child;
    const kill = (): void => void (pid !== undefined && process.kill(-pid, 'SIGKILL'));
    process.once('exit', kill); // whatever happens to the test, nothing stays behind
    this.ended = new Promise((resolve, reject) => {
      this.#child.once('error', reject);
      this.#child.once('close', (code) => {
        process.off('exit', kill);
        this.#heard();
        resolve(code);
      });
    });
  }

  /** Resolves when it has said this, with what it said; throws if it ends before. */
  async until(word: RegExp): Promise<RegExpExecArray> {
    let over = false;
    void this.ended.then(() => (over = true));
    for (;;) {
      const found = word.exec(this.said);
      if (found !== null) return found;
      if (over) throw new Error(`it ended: ${this.said}`);
      await new Promise<void>((resolve) => (this.#heard = resolve));
    }
  }

  /** The code it ends with. */
  async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
    return this.ended;
  }
}

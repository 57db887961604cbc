import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A shell that someone types into: folder and variables stay from one block to the next. */
export class Terminal {
  readonly #shell: ChildProcess;
  readonly #ended: Promise<void>;
  #said = '';
  #heard: () => void = () => undefined;
  #blocks = 0;

  private constructor(
    private readonly scratch: string,
    cwd: string,
    env: Environment,
  ) {
    // The first command that fails ends it; a person would stop there too.
    this.#shell = spawn('bash', ['--noprofile', '--norc', '-eu', '-o', 'pipefail'], {
      cwd,
      env,
      detached: true, // so that what it started ends with it
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const hear = (data: Buffer): void => {
      this.#said += data.toString();
      this.#heard();
    };
    this.#shell.stdout?.on('data', hear);
    this.#shell.stderr?.on('data', hear);
    this.#ended = new Promise((resolve) => void this.#shell.once('close', () => resolve()));
    void this.#ended.then(() => this.#heard());
  }

  static async open(cwd: string, env: Environment): Promise<Terminal> {
    return new Terminal(await mkdtemp(join(tmpdir(), 'hustings-terminal-')), cwd, env);
  }

  /** Everything that was said meanwhile; throws it if a command failed. */
  async run(text: string): Promise<string> {
    const done = `«block ${++this.#blocks} is done»`;
    const file = join(this.scratch, `${this.#blocks}.sh`);
    await writeFile(file, `${text}\n`);
    this.#said = '';
    this.#shell.stdin?.write(`. ${file} < /dev/null\necho "${done}"\n`);
    let over = false;
    void this.#ended.then(() => (over = true));
    while (!this.#said.includes(done)) {
      if (over) throw new Error(`a command failed:\n${text}\n--- it said:\n${this.#said}`);
      await new Promise<void>((resolve) => (this.#heard = resolve));
    }
    return this.#said.slice(0, this.#said.indexOf(done));
  }

  async close(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#shell;
    if (pid !== undefined && exitCode === null && signalCode === null)
      process.kill(-pid, 'SIGKILL');
    await this.#ended;
    await rm(this.scratch, { recursive: true, force: true });
  }
}

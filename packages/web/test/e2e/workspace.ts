import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** What is copied of the workspace: sources, configuration, and what was built of the packages. */
const copied =
  /^(packages|games|scripts|package(-lock)?\.json|tsconfig.*|vitest\.config\.ts|\.[a-z].*rc.*|\.dependency-cruiser\.cjs)$/;

type Tried = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** A copy of the workspace in a temporary folder: what is changed there changes nothing here. */
export class Workspace {
  readonly root = mkdtempSync(join(tmpdir(), 'hustings-copy-'));

  constructor() {
    for (const name of readdirSync(root).filter((entry) => copied.test(entry))) {
      cpSync(join(root, name), join(this.root, name), {
        recursive: true,
        preserveTimestamps: true, // what is built need not be built again
        filter: (path) => !path.endsWith(join('web', 'dist')) && basename(path) !== 'node_modules',
      });
    }
    this.#install();
  }

  /** What others wrote is linked; our own packages lead into the copy. */
  #install(): void {
    const [from, to] = [join(root, 'node_modules'), join(this.root, 'node_modules')];
    mkdirSync(join(to, '@hustings'), { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === '@hustings' || name === 'hustings') continue;
      // Whoever imports whom is told by paths, so this one must lie in the copy.
      if (name === 'svelte') cpSync(join(from, name), join(to, name), { recursive: true });
      else symlinkSync(join(from, name), join(to, name));
    }
    for (const name of readdirSync(join(from, '@hustings'))) {
      const folder = name === 'games' ? 'games' : join('packages', name);
      symlinkSync(join(this.root, folder), join(to, '@hustings', name));
    }
  }

  /** Runs a script of the copy to its end; what it said, and a failure if it failed. */
  run(script: string, ...args: string[]): string {
    const { status, stdout, stderr } = this.tried({}, script, ...args);
    if (status !== 0) throw new Error(`${script} ${args.join(' ')}\n${stdout}\n${stderr}`);
    return stdout;
  }

  /** The same, whatever comes of it; `input` is what it reads. */
  tried({ input = '' }: { input?: string }, script: string, ...args: string[]): Tried {
    const given = [join(this.root, script), ...args];
    const { VITEST: _in, NODE_ENV: _for, ...env } = process.env; // it is no test of ours in there
    return spawnSync(process.execPath, given, { cwd: this.root, encoding: 'utf8', env, input });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

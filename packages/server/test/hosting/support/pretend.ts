import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from './terminal.js';

/** What a stand-in says or does instead of the command. */
export type Instead = {
  readonly out?: string;
  /** It failed, and this is why. */
  readonly wrong?: string;
  /** This is run after all; `real`: without any stand-in. */
  readonly run?: readonly string[];
  readonly real?: boolean;
};
export type StandIn = (args: readonly string[], cwd: string) => Instead | Promise<Instead>;
export type StandIns = Readonly<Record<string, StandIn>>;

export type Pretended = { readonly env: Environment; end(): Promise<void> };

const script = fileURLToPath(new URL('stand-in.mjs', import.meta.url));

/** An environment in which these commands ask the test; all others are the machine's own. */
export async function pretend(standIns: StandIns): Promise<Pretended> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-pretend-'));
  const [bin, home, socket] = ['bin', 'home', 'ask'].map((name) => join(folder, name));
  await mkdir(bin);
  await mkdir(home);
  for (const name of Object.keys(standIns)) {
    const file = join(bin, name);
    await writeFile(file, `#!/bin/sh\nexec '${process.execPath}' '${script}' '${name}' "$@"\n`);
    await chmod(file, 0o755);
  }
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { name, args, cwd } = JSON.parse(text) as { name: string; args: string[]; cwd: string };
      Promise.resolve()
        .then(() => standIns[name](args, cwd))
        .catch((error: unknown): Instead => ({ wrong: `${name} (pretended): ${String(error)}\n` }))
        .then((instead) => response.end(JSON.stringify(instead)))
        .catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => void server.listen(socket, resolve));
  const path = process.env['PATH'] ?? '';
  return {
    env: {
      PATH: `${bin}:${path}`,
      HOME: home,
      LANG: 'C.UTF-8',
      HUSTINGS_PRETEND: socket,
      HUSTINGS_REAL_PATH: path,
    },
    end: async () => {
      await new Promise((resolve) => void server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

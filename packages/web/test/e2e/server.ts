import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../../cli/bin/hustings.mjs', import.meta.url));

/** `hustings serve` on a free port, with a folder of its own that goes when it stops. */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  command = bin,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'hustings-web-'));
  const child = spawn(process.execPath, [command, 'serve'], {
    env: {
      PATH: process.env['PATH'],
      HUSTINGS_PORT: '0',
      HUSTINGS_DATA: data,
      HUSTINGS_RATE: '1000000',
      HUSTINGS_SOCKET_RATE: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (words: Buffer): void => {
      said += words.toString();
      const address = /listening on (http:\/\/[\d.:]+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  return { url, stop };
}

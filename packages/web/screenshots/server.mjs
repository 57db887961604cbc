// `hustings serve` for the pictures, on a free port and with a folder that goes when it stops.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../cli/bin/hustings.mjs', import.meta.url));

export async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'hustings-pictures-'));
  const env = { PATH: process.env.PATH, HUSTINGS_PORT: '0', HUSTINGS_DATA: data };
  const child = spawn(process.execPath, [bin, 'serve'], {
    env: { ...env, HUSTINGS_RATE: '1000000', HUSTINGS_SOCKET_RATE: '100000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const url = await new Promise((found, failed) => {
    let said = '';
    child.stdout.on('data', (words) => {
      said += words.toString();
      const address = /listening on (http:\/\/[\d.:]+)/.exec(said)?.[1];
      if (address !== undefined) found(address);
    });
    child.once('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, stop };
}

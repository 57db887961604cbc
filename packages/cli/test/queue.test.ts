import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games.js';
import { hustings } from './helpers.js';

/** Where PostgreSQL's own programs are; nowhere if it is not installed. */
function postgresFolder(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions)
    ? readdirSync(versions).map((version) => join(versions, version, 'bin'))
    : [];
  const path = (process.env['PATH'] ?? '').split(':');
  return [...folders, ...path].find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root; then it runs as its own user. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
}

const program = (name: string): string => join(folder ?? '', name);

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

const folder = postgresFolder();
if (folder === undefined) {
  console.warn('NOT TESTED: the queue of the arena. PostgreSQL is not installed on this machine.');
}

describe.skipIf(folder === undefined)('work through a queue on PostgreSQL', () => {
  const home = mkdtempSync(join(tmpdir(), 'hustings-queue-'));
  let url = '';
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    const who = unprivileged();
    if (who.uid !== undefined) execFileSync('chown', [`${who.uid}:${who.gid}`, home]);
    const data = join(home, 'data');
    execFileSync(program('initdb'), ['-D', data, '-U', 'arena', '-A', 'trust', '--no-sync'], {
      ...who,
      cwd: home,
      stdio: 'ignore',
    });
    const port = await freePort();
    const flags = ['-D', data, '-p', String(port), '-k', home, '-c', 'fsync=off'];
    server = spawn(program('postgres'), flags, { ...who, cwd: home, stdio: 'ignore' });
    url = `postgres://arena@127.0.0.1:${port}/postgres`;
    for (let tries = 0; tries < 300; tries++) {
      const ready = spawnSync(program('pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
      if (ready.status === 0) return;
      // oxlint-disable-next-line no-await-in-loop -- waiting is the point
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('PostgreSQL does not come up');
  }, 120_000);

  afterAll(async () => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill('SIGINT');
    await ended;
    rmSync(home, { recursive: true, force: true });
  });

  /** How many jobs wait in the queue; none before it is there. */
  function waiting(): number {
    const asked = `select count(*) from pgboss.job where name = 'hustings-arena-games' and state = 'created'`;
    const { stdout } = spawnSync(program('psql'), ['-d', url, '-Atc', asked], { encoding: 'utf8' });
    return Number(stdout);
  }

  test('gives the same games as one machine alone, shared by two workers', async () => {
    const match = 'arena --game copycat --bots organiser,random --games 6 --seed queue --json';
    const worker = `arena-worker --threads 1 --idle 1 --queue ${url} --json`;
    const playing = hustings(`${match} --queue ${url}`, { games });
    // Workers that come when all games are there need not be patient, however slow the machine is.
    await expect.poll(waiting, { timeout: 120_000, interval: 200 }).toBe(6);
    const workers = [hustings(worker, { games }), hustings(worker, { games })];
    const [queued, one, two] = await Promise.all([playing, ...workers]);
    const alone = await hustings(`${match} --threads 1`, { games });
    type Report = { rows: { wins: unknown; score: unknown }[] };
    const figures = (text: string) =>
      (JSON.parse(text) as Report).rows.map(({ wins, score }) => ({ wins, score }));
    expect(figures(queued.out)).toEqual(figures(alone.out));
    const played = [one, two].map(({ out }) => (JSON.parse(out) as { games: number }).games);
    expect(played[0] + played[1]).toBe(6);
  }, 180_000);

  test('a training learns the same from games that others played', async () => {
    const line = 'train --game copycat --players 2 --games 20 --matches 4 --seed queue --folder';
    const training = hustings(`${line} ${join(home, 'queued')} --queue ${url}`, { games });
    await expect.poll(waiting, { timeout: 120_000, interval: 200 }).toBe(10);
    const worker = hustings(`arena-worker --threads 1 --idle 1 --queue ${url} --json`, { games });
    expect((await training).code).toBe(0);
    expect(JSON.parse((await worker).out)).toEqual({ games: 10 });
    await hustings(`${line} ${join(home, 'alone')} --threads 1`, { games });
    const [queued, alone] = ['queued', 'alone'].map((to) =>
      readFileSync(join(home, to, 'copycat-2.ts'), 'utf8'),
    );
    expect(queued).toBe(alone);
  }, 180_000);
});

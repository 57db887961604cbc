import { readdir } from 'node:fs/promises';
import pg from 'pg';
import type { Place } from '../support/homes.js';
import type { ServerProcess } from './process.js';

/** What the processes of a server hold. */
export type Held = {
  /** Open descriptors of all processes together. */
  readonly descriptors: number;
  /** Bytes in use after a collection of garbage, of all processes together. */
  readonly memory: number;
  /** Connections to the database. */
  readonly connections: number;
};

export async function descriptorsOf(servers: readonly ServerProcess[]): Promise<number> {
  const all = await Promise.all(servers.map(({ pid }) => readdir(`/proc/${pid}/fd`)));
  return all.reduce((sum, { length }) => sum + length, 0);
}

export async function measure(servers: readonly ServerProcess[], place: Place): Promise<Held> {
  const memories = await Promise.all(servers.map((server) => server.ask({ ask: 'memory' })));
  return {
    descriptors: await descriptorsOf(servers),
    memory: memories.reduce((sum, bytes) => sum + bytes, 0),
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
  const over = (what: string, was: number, is: number, more: number, unit = 1): void => {
    if (is <= was + more) return;
    const [from, to, most] = [was, is, was + more].map((value) => Math.round(value / unit));
    wrong.push(`${what}: ${from} before, ${to} now, at most ${most} would be right`);
  };
  over('descriptors', before.descriptors, now.descriptors, pool + FILES * processes);
  over('connections to the database', before.connections, now.connections, pool);
  const memory = (SETTLED + EACH_GAME * games) * processes;
  over('memory in MB', before.memory, now.memory, memory, MB);
  return wrong;
}

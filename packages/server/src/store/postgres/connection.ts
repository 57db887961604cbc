import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Statement } from '../home.js';
import { isBroken, troubleOf } from './trouble.js';

/** As long as it may take to get a connection, be it a new one or one that others are using. */
const CONNECT_MS = 4000;
/** The database gives up what takes longer, and says so. */
const STATEMENT_MS = 8000;
/** When the database itself says nothing any more. */
const ANSWER_MS = 10_000;

const MOST_CONNECTIONS = 10;

/** 64-bit integers are times and counts here, all far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** Connections for all that people wait for: nothing on them takes for ever. */
export function hurriedPool(url: string): pg.Pool {
  return newPool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    pipeline: true,
    Client,
  });
}

/** Connections for migrations and backups, which take as long as they take; closed when not in use. */
export function patientPool(url: string): pg.Pool {
  return newPool({ connectionString: url, max: 2, idleTimeoutMillis: 500 });
}

function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // A broken idle connection is replaced by the pool; the query that meets one fails by itself.
  pool.on('error', () => undefined);
  // Also one that breaks in someone's hands: an event that nobody hears would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Does something with a connection; one that is broken afterwards is thrown away. */
export async function using<T>(
  pool: pg.Pool,
  use: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connected(pool);
  let broken: Error | undefined;
  try {
    return await use(client);
  } catch (error) {
    const trouble = troubleOf(error);
    if (isBroken(error)) broken = trouble;
    throw trouble;
  } finally {
    client.release(broken);
  }
}

function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((error: unknown) => {
    throw troubleOf(error);
  });
}

/** The pool as the query builder takes it, with troubles in the words of the store. */
export function poolForQueries(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await connected(pool);
      let broken: Error | undefined;
      const query = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> =>
        client.query(text, [...values]).catch((error: unknown) => {
          const trouble = troubleOf(error);
          if (isBroken(error)) broken = trouble;
          throw trouble;
        });
      return {
        query: query as unknown as PostgresPoolClient['query'], // nobody here uses cursors
        release: () => client.release(broken),
      };
    },
    end: () => Promise.resolve(), // the builder would do it only if it had been used
  };
}

const names = new Map<string, string>();

/** A statement with a name: each connection parses it once. */
export function named({ sql, parameters }: Statement): pg.QueryConfig {
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return { name, text: sql, values: [...parameters] };
}

/** A connection that can send many queries with one call of the system. */
export class Client extends pg.Client {
  readonly #socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
  }

  together<T>(send: () => T): T {
    this.#socket.cork();
    try {
      return send();
    } finally {
      this.#socket.uncork();
    }
  }
}

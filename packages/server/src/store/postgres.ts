import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import type { Kysely as Queries } from 'kysely';
import pg from 'pg';
import type { Home, Notice, Statement, Unit } from './home.js';
import { Kysely, PostgresDialect } from './kysely.js';
import type { Database } from './schema.js';

const CHANNEL = 'hustings';
const RECONNECT_MS = 500;
const NOTIFY = 'select pg_notify($1, notice) from unnest($2::text[]) notice';

/**
 * PostgreSQL, shared by any number of processes that tell each other by LISTEN and NOTIFY.
 *
 * Notices go out after the commit and not with it: a transaction that notifies holds a lock of the
 * whole database while it waits for the disk, so no two could share that wait. A process that dies
 * in between has told nobody; therefore the others also look by themselves now and then
 * (play/lookout.ts).
 */
export class PostgresHome implements Home {
  readonly kind = 'postgres';
  readonly db: Queries<Database>;
  readonly #pool: pg.Pool;
  readonly #listeners: ((notice: Notice) => void)[] = [];
  readonly #id = randomUUID();
  #ear: pg.Client | undefined;
  #unsaid: Notice[] = [];
  #saying: Promise<void> | undefined;
  #closed = false;

  private constructor(private readonly url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 10, types, pipeline: true, Client });
    // A broken idle connection is replaced by the pool; the query that meets one fails by itself.
    this.#pool.on('error', () => undefined);
    this.db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: this.#pool }) });
  }

  static async open(url: string): Promise<PostgresHome> {
    const home = new PostgresHome(url);
    await home.#openEar();
    return home;
  }

  async rows<R>(statement: Statement): Promise<R[]> {
    // What a row looks like is known to who wrote the statement.
    return (await this.#pool.query(named(statement))).rows as R[];
  }

  async atomically(unit: Unit): Promise<boolean> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      const done = await writeUnit(client, unit);
      if (done) for (const notice of unit.notices ?? []) this.#tell(notice);
      return done;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = asError(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Listeners in this process hear at once, those in others by way of the database. */
  #tell(notice: Notice): void {
    queueMicrotask(() => this.#hear(notice));
    this.#unsaid.push(notice);
    this.#saying ??= this.#say().finally(() => (this.#saying = undefined));
  }

  async #say(): Promise<void> {
    while (this.#unsaid.length > 0) {
      const notices = new Set(this.#unsaid.map((notice) => JSON.stringify([this.#id, notice])));
      this.#unsaid = [];
      const parameters = [CHANNEL, [...notices]];
      await this.#pool.query(named({ sql: NOTIFY, parameters })).catch(() => undefined); // see above
    }
  }

  listen(hear: (notice: Notice) => void): void {
    this.#listeners.push(hear);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#saying;
    await this.#ear?.end().catch(() => undefined);
    await this.db.destroy();
  }

  async #openEar(): Promise<void> {
    const ear = new pg.Client({ connectionString: this.url });
    ear.on('notification', ({ payload }) => {
      const [from, notice] = read(payload);
      if (from !== this.#id) this.#hear(notice);
    });
    ear.on('error', () => undefined); // its end follows
    ear.on('end', () => this.#reopenEar());
    await ear.connect();
    await ear.query(`listen ${CHANNEL}`);
    this.#ear = ear;
  }

  #reopenEar(): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.#openEar().then(
        () => this.#hear({ about: 'everything' }),
        () => this.#reopenEar(),
      );
    }, RECONNECT_MS).unref();
  }

  #hear(notice: Notice): void {
    for (const hear of this.#listeners) hear(notice);
  }
}

/** A notice is written by ourselves, below. */
function read(payload: string | undefined): readonly [from: string, notice: Notice] {
  return JSON.parse(payload ?? '["",{"about":"everything"}]') as [string, Notice];
}

/** 64-bit integers are times and counts here, all far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

const names = new Map<string, string>();

/** A statement with a name: each connection parses it once. */
function named({ sql, parameters }: Statement): pg.QueryConfig {
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return { name, text: sql, values: [...parameters] };
}

/** A connection that can send many queries with one call of the system. */
class Client extends pg.Client {
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

const DIVISION_BY_ZERO = '22012';

/**
 * A unit goes out in one breath, without waiting for an answer in between. A guard that changes
 * nothing fails, and with it the transaction: its `commit` then takes everything back.
 */
async function writeUnit(client: pg.PoolClient, unit: Unit): Promise<boolean> {
  const send = (): Promise<pg.QueryResult>[] => [
    client.query('begin'),
    ...(unit.guard === undefined ? [] : [client.query(named(failing(unit.guard)))]),
    ...unit.writes.map((write) => client.query(named(write))),
    client.query('commit'),
  ];
  const sent = client instanceof Client ? client.together(send) : send();
  const results = await Promise.allSettled(sent);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed === undefined) return true;
  const { code } = failed.reason as { readonly code?: string };
  if (unit.guard !== undefined && code === DIVISION_BY_ZERO) return false;
  throw asError(failed.reason);
}

function failing({ sql, parameters }: Statement): Statement {
  return {
    sql: `with guard as (${sql} returning 1) select 1 / count(*) from guard`,
    parameters,
  };
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

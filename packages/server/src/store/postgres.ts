import type { Kysely as Queries } from 'kysely';
import pg from 'pg';
import type { Home, Notice, Statement, Unit } from './home.js';
import { Kysely, PostgresDialect } from './kysely.js';
import type { Database } from './schema.js';

const CHANNEL = 'hustings';
const RECONNECT_MS = 500;

/** PostgreSQL, shared by any number of processes that tell each other by LISTEN and NOTIFY. */
export class PostgresHome implements Home {
  readonly kind = 'postgres';
  readonly db: Queries<Database>;
  readonly #pool: pg.Pool;
  readonly #listeners: ((notice: Notice) => void)[] = [];
  #ear: pg.Client | undefined;
  #closed = false;

  private constructor(private readonly url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 10, types });
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
      await client.query('begin');
      const done = await writeUnit(client, unit);
      await client.query(done ? 'commit' : 'rollback');
      return done;
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error));
      await client.query('rollback').then(
        () => (broken = undefined),
        () => undefined,
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }

  listen(hear: (notice: Notice) => void): void {
    this.#listeners.push(hear);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#ear?.end().catch(() => undefined);
    await this.db.destroy();
  }

  async #openEar(): Promise<void> {
    const ear = new pg.Client({ connectionString: this.url });
    ear.on('notification', ({ payload }) => this.#hear(read(payload)));
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
function read(payload: string | undefined): Notice {
  return JSON.parse(payload ?? '{"about":"everything"}') as Notice;
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

async function writeUnit(client: pg.PoolClient, unit: Unit): Promise<boolean> {
  const run = (statement: Statement) => client.query(named(statement));
  if (unit.guard !== undefined && (await run(unit.guard)).rowCount === 0) return false;
  for (const write of unit.writes) await run(write);
  for (const notice of unit.notices ?? []) {
    await run({ sql: 'select pg_notify($1, $2)', parameters: [CHANNEL, JSON.stringify(notice)] });
  }
  return true;
}

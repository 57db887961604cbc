import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Home, Notice, Unit } from './home.js';
import type { Database } from './schema.js';

const CHANNEL = 'hustings';
const RECONNECT_MS = 500;

/** PostgreSQL, shared by any number of processes that tell each other by LISTEN and NOTIFY. */
export class PostgresHome implements Home {
  readonly kind = 'postgres';
  readonly db: Kysely<Database>;
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

async function writeUnit(client: pg.PoolClient, unit: Unit): Promise<boolean> {
  const run = ({ sql, parameters }: CompiledQuery) => client.query(sql, [...parameters]);
  if (unit.guard !== undefined && (await run(unit.guard)).rowCount === 0) return false;
  for (const write of unit.writes) await run(write);
  for (const notice of unit.notices ?? []) {
    await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]);
  }
  return true;
}

import { randomUUID } from 'node:crypto';
import type { Kysely as Queries } from 'kysely';
import type pg from 'pg';
import type { Home, Notice, Statement, Unit } from '../home.js';
import { Kysely, PostgresDialect } from '../kysely.js';
import type { Database } from '../schema.js';
import { hurriedPool, named, patientPool, poolForQueries, using } from './connection.js';
import { Ear } from './ear.js';
import { writeUnit } from './unit.js';

const CHANNEL = 'hustings';
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
  readonly unhurried: Queries<Database>;
  readonly #pool: pg.Pool;
  readonly #patient: pg.Pool;
  readonly #listeners: ((notice: Notice) => void)[] = [];
  readonly #id = randomUUID();
  #ear: Ear | undefined;
  #unsaid: Notice[] = [];
  #saying: Promise<void> | undefined;

  private constructor(url: string) {
    this.#pool = hurriedPool(url);
    this.db = queriesOn(this.#pool);
    this.#patient = patientPool(url);
    this.unhurried = queriesOn(this.#patient);
  }

  static async open(url: string): Promise<PostgresHome> {
    const home = new PostgresHome(url);
    home.#ear = await Ear.open(url, CHANNEL, {
      heard: (payload) => {
        const [from, notice] = read(payload);
        if (from !== home.#id) home.#hear(notice);
      },
      away: () => home.#hear({ about: 'away' }),
      back: () => home.#hear({ about: 'everything' }),
    });
    return home;
  }

  async rows<R>(statement: Statement): Promise<R[]> {
    const { rows } = await using(this.#pool, (client) => client.query(named(statement)));
    return rows as R[]; // what a row looks like is known to who wrote the statement
  }

  async atomically(unit: Unit): Promise<boolean> {
    const done = await using(this.#pool, (client) => writeUnit(client, unit));
    if (done) for (const notice of unit.notices ?? []) this.#tell(notice);
    return done;
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
      // What can't be said is not said again: see above.
      await this.rows({ sql: NOTIFY, parameters: [CHANNEL, [...notices]] }).catch(() => undefined);
    }
  }

  listen(hear: (notice: Notice) => void): void {
    this.#listeners.push(hear);
  }

  async close(): Promise<void> {
    await this.#saying;
    await this.#ear?.close();
    await Promise.all([this.#pool.end(), this.#patient.end()]);
  }

  #hear(notice: Notice): void {
    for (const hear of this.#listeners) hear(notice);
  }
}

function queriesOn(pool: pg.Pool): Queries<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolForQueries(pool) }) });
}

/** A notice is written by ourselves, above. */
function read(payload: string): readonly [from: string, notice: Notice] {
  return JSON.parse(payload) as [string, Notice];
}

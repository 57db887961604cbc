import type { Kysely, Migration, MigrationProvider } from 'kysely';

/**
 * One set of migrations for both homes, so only what SQLite and PostgreSQL have in common: text,
 * integers, double precision. A migration that was released is never edited; a new one is added.
 */
const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const create = (name: string) => db.schema.createTable(name);
    await create('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('doc', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('tables_listed')
      .on('tables')
      .columns(['visibility', 'status', 'created_at'])
      .execute();
    await create('entries')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_pk', ['table_id', 'number'])
      .execute();
    await create('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.unique())
      .addColumn('password', 'text')
      .addColumn('settings', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await create('members')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('members_pk', ['person', 'table_id'])
      .execute();
    await create('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('agent', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
    await create('jobs')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('stamp', 'text', (c) => c.notNull())
      .addColumn('leased_until', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('jobs_due').on('jobs').column('due').execute();
    await create('chat')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('room', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('chat_room')
      .on('chat')
      .columns(['table_id', 'room', 'at'])
      .execute();
    await create('notes')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_pk', ['table_id', 'person'])
      .execute();
    await create('presence')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('process', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('presence_pk', ['table_id', 'person', 'process'])
      .execute();
    await create('tokens')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute();
    await create('ratings')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_pk', ['person', 'game'])
      .execute();
    await create('results')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('score', 'double precision', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('results_pk', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('results_person').on('results').column('person').execute();
    await create('secrets')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Who is present somewhere is so as long as their process lives: it says so for all of them at once. */
const processes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};

/** Rules as code, and by which of them each table plays (store/sql/rules.ts fills that in). */
const builds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('builds')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('kept_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('builds_pk', ['game', 'rules'])
      .execute();
    await db.schema.alterTable('tables').addColumn('rules', 'text').execute();
    await db.schema
      .createIndex('tables_rules')
      .on('tables')
      .columns(['rules', 'game', 'status', 'id'])
      .execute();
  },
};

/** A change of a person is made on a revision, as that of a table is. */
const personRevision: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('people')
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

/** A row that is written to see whether anything can be written. */
const probe: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('probe')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('filler', 'text', (c) => c.notNull())
      .execute();
  },
};

/** What the next migration reads of the documents that were there before it. */
type Before = {
  tables: { id: string; revision: number; status: string; doc: string };
  people: { id: string; settings: string };
};
type Correspondence = {
  readonly clock?: { readonly kind: string };
  readonly seats: readonly { readonly person?: string }[];
};

/** Running games by correspondence keep the schedules that their people have now. */
const schedules: Migration = {
  async up(given: Kysely<unknown>): Promise<void> {
    const db = given as Kysely<Before>; // as the migrations before this one have left it
    const tables = await db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'playing')
      .where('doc', 'like', '%"correspondence"%')
      .execute();
    for (const { id, revision, doc: text } of tables) {
      const doc = JSON.parse(text) as Correspondence;
      if (doc.clock?.kind !== 'correspondence') continue;
      const seats: object[] = [];
      for (const seat of doc.seats)
        seats.push({ ...seat, ...(await schedulesOf(db, seat.person)) });
      await db
        .updateTable('tables')
        .set({ doc: JSON.stringify({ ...doc, seats }), revision: revision + 1 })
        .where('id', '=', id)
        .execute();
    }
  },
};

async function schedulesOf(db: Kysely<Before>, person: string | undefined): Promise<object> {
  if (person === undefined) return {};
  const query = db.selectFrom('people').select('settings').where('id', '=', person);
  const found = await query.executeTakeFirst();
  if (found === undefined) return {};
  const { zone, playHours, holidays } = JSON.parse(found.settings) as Record<string, unknown>;
  return { schedules: [{ from: 0, zone, playHours, holidays }] };
}

/** The time that all processes go by, and the spans in which there was none of them. */
const clock: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('clock')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('gaps')
      .addColumn('since', 'bigint', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
  },
};

/** How a game ended for a seat: what was kept before was taken for played to the end. */
const endings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('results')
      .addColumn('ending', 'text', (c) => c.notNull().defaultTo('played'))
      .execute();
  },
};

/**
 * Addresses count once they are proved, and none has been so far; links belong to the session that
 * asked for them; what is tried too often is counted for all processes together.
 */
const proofs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('people').addColumn('login', 'text').execute();
    await db.schema
      .alterTable('people')
      .addColumn('proved', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('people_login').unique().on('people').column('login').execute();
    await db.schema.alterTable('sessions').addColumn('proved_at', 'bigint').execute();
    // Links that are on their way have no session, so nobody comes in by them any more.
    await db.schema.alterTable('tokens').addColumn('session', 'text').execute();
    await db.schema.alterTable('tokens').addColumn('password', 'text').execute();
    await db.schema
      .alterTable('tokens')
      .addColumn('moves', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('tallies')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
  },
};

/** Jobs wait in lanes, calls with whom they go to; what is over is found by its time. */
const lanes: Migration = {
  async up(given: Kysely<unknown>): Promise<void> {
    const db = given as Kysely<{ jobs: { kind: string; lane: string } }>; // with what is added here
    const columns = { lane: 'play', party: '', person: '' };
    for (const [name, standard] of Object.entries(columns)) {
      await db.schema
        .alterTable('jobs')
        .addColumn(name, 'text', (c) => c.notNull().defaultTo(standard))
        .execute();
    }
    for (const [kind, lane] of [
      ['notice', 'notices'],
      ['webhook', 'calls'],
    ] as const) {
      await db.updateTable('jobs').set({ lane }).where('kind', '=', kind).execute();
    }
    await db.schema.dropIndex('jobs_due').execute();
    await db.schema.createIndex('jobs_lane').on('jobs').columns(['lane', 'due']).execute();
    await db.schema.createIndex('sessions_seen').on('sessions').column('seen_at').execute();
    await db.schema.createIndex('tokens_expires').on('tokens').column('expires').execute();
    await db.schema.createIndex('tallies_until').on('tallies').column('until').execute();
    await db.schema.createIndex('people_kind').on('people').columns(['kind', 'id']).execute();
    await db.schema.createIndex('chat_person').on('chat').column('person').execute();
    await db.schema.createIndex('notes_person').on('notes').column('person').execute();
  },
};

/** Who has a table before their eyes needs no notice of it; those who were there before, had. */
const visible: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('presence')
      .addColumn('visible', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  },
};

export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-first': first,
      '0002-processes': processes,
      '0003-builds': builds,
      '0004-person-revision': personRevision,
      '0005-probe': probe,
      '0006-schedules': schedules,
      '0007-clock': clock,
      '0008-endings': endings,
      '0009-proofs': proofs,
      '0010-lanes': lanes,
      '0011-visible': visible,
    }),
};

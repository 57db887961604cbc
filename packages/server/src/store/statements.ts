import type { Insertable, Kysely, SelectQueryBuilder } from 'kysely';
import type { Home } from './home.js';
import type { Lane } from './lanes.js';
import { prepared } from './prepared.js';
import type { Database } from './schema.js';
import type { Busy } from './store.js';

// The queries of every move and every request, kept ready.

type Row<T extends keyof Database> = Insertable<Database[T]>;

export function tableStatements(db: Kysely<Database>) {
  return {
    /** Writes only if the table is still at the revision `was`. */
    changeTable: prepared<Omit<Row<'tables'>, 'created_at'> & { readonly was: number }>(
      ({ id, was, revision, game, rules, status, visibility, changed_at, doc }) =>
        db
          .updateTable('tables')
          .set({ revision, game, rules, status, visibility, changed_at, doc })
          .where('id', '=', id)
          .where('revision', '=', was)
          .compile(),
    ),
    addEntry: prepared<Row<'entries'>>(({ table_id, number, at, actor, person, body }) =>
      db.insertInto('entries').values({ table_id, number, at, actor, person, body }).compile(),
    ),
    readTable: prepared<{ readonly id: string }>(({ id }) =>
      db
        .selectFrom('tables')
        .select(['id', 'revision', 'status', 'doc'])
        .where('id', '=', id)
        .compile(),
    ),
    readEntries: prepared<{ readonly table: string; readonly from: number; readonly to: number }>(
      ({ table, from, to }) =>
        db
          .selectFrom('entries')
          .select(['number', 'at', 'actor', 'person', 'body'])
          .where('table_id', '=', table)
          .where('number', '>=', from)
          .where('number', '<', to)
          .orderBy('number')
          .compile(),
    ),
  };
}

export function personStatements(db: Kysely<Database>) {
  return {
    readPerson: prepared<{ readonly id: string }>(({ id }) =>
      db.selectFrom('people').selectAll().where('id', '=', id).compile(),
    ),
  };
}

export function sessionStatements(db: Kysely<Database>) {
  return {
    findSession: prepared<{ readonly token: string }>(({ token }) =>
      db.selectFrom('sessions').selectAll().where('token', '=', token).compile(),
    ),
  };
}

export function presenceStatements(db: Kysely<Database>) {
  return {
    present: prepared<{ readonly table: string; readonly since: number }>(({ table, since }) =>
      db
        .selectFrom('presence')
        .innerJoin('processes', 'processes.id', 'presence.process')
        .select('person')
        .distinct()
        .where('table_id', '=', table)
        .where('processes.seen_at', '>=', since)
        .orderBy('person')
        .compile(),
    ),
  };
}

export function jobStatements(db: Kysely<Database>, kind: Home['kind']) {
  type Job = Row<'jobs'>;
  const insert = (job: Job) => {
    const { key, kind: what, subject, due, stamp, leased_until, tries, lane, party, person } = job;
    const row = { key, kind: what, subject, due, stamp, leased_until, tries };
    return db.insertInto('jobs').values({ ...row, lane, party, person });
  };
  type Lease = { readonly now: number; readonly until: number; readonly most: number };
  type Due = SelectQueryBuilder<Database, 'jobs', { key: string }>;
  const lease = ({ now, until, most }: Lease, some: (due: Due) => Due) => {
    const due = some(db.selectFrom('jobs').select('key'))
      .where('due', '<=', now)
      .where('leased_until', '<=', now)
      .orderBy('due')
      .limit(most);
    // PostgreSQL: what another process is just taking is passed over. SQLite has one writer.
    const taken = kind === 'postgres' ? due.forUpdate().skipLocked() : due;
    return db
      .updateTable('jobs')
      .set((e) => ({ leased_until: until, tries: e('tries', '+', 1) }))
      .where('key', 'in', taken)
      .returning(['key', 'kind', 'subject', 'due', 'stamp', 'tries', 'leased_until as until']);
  };
  return {
    putJob: prepared<Job>((job) =>
      insert(job)
        .onConflict((conflict) => {
          const { due, stamp, leased_until, tries } = job;
          return conflict.column('key').doUpdateSet({ due, stamp, leased_until, tries });
        })
        .compile(),
    ),
    /** Where there is one, its time stays; another stamp, so that who is just doing it does not end it. */
    keepJob: prepared<Job>((job) =>
      insert(job)
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ stamp: job.stamp }))
        .compile(),
    ),
    dropJob: prepared<{ readonly key: string }>(({ key }) =>
      db.deleteFrom('jobs').where('key', '=', key).compile(),
    ),
    leaseJobs: prepared<Lease>((all) => lease(all, (due) => due).compile()),
    leaseLane: prepared<Lease & { readonly lane: Lane }>((some) =>
      lease(some, (due) => due.where('lane', '=', some.lane)).compile(),
    ),
    /** Not kept ready: each has its own list of who is busy. */
    leaseCall: (one: Lease, { parties, people }: Busy) =>
      lease(one, (due) => {
        let free = due.where('lane', '=', 'calls');
        if (parties.length > 0) free = free.where('party', 'not in', parties);
        if (people.length > 0) free = free.where('person', 'not in', people);
        return free;
      })
        .returning(['party', 'person'])
        .compile(),
  };
}

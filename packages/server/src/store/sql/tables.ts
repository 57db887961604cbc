import { isInteger, isRecord, type LogEntry } from '@hustings/kernel';
import type { Actor, Entry, Status, TableDoc, TableRecord } from '../../table/doc.js';
import type { Home, Notice, Statement } from '../home.js';
import { tableStatements } from '../statements.js';
import type { Change, TableQuery, TableStore } from '../store.js';
import { UnreadableEntry, UnreadableTable } from '../trouble.js';
import { jobWritesOf } from './jobs.js';
import type { Row } from './row.js';

/** Thousands of tables are asked about at once, and hardly any has changed. */
const CHANGED = `select t.id, t.revision from tables t
  join unnest($1::text[], $2::integer[]) as known(id, revision) on known.id = t.id
  where t.revision > known.revision`;

/** More than any log has. */
const MOST_ENTRIES = 2 ** 31 - 1;

/** Nobody wants to know yet. */
const unheard = (): void => undefined;

/** Tables with their logs and members. */
export function tablesIn(home: Home): TableStore {
  const { db } = home;
  const ready = tableStatements(db);
  const jobWrites = jobWritesOf(home);
  let unreadable: (table: UnreadableTable) => void = unheard;

  function entryWrites(table_id: string, entries: readonly Entry[]): Statement[] {
    return entries.map(({ number, at, actor, person, body }) =>
      ready.addEntry({
        ...{ table_id, number, at, actor },
        person: person ?? null,
        body: JSON.stringify(body),
      }),
    );
  }

  /** A person who leaves keeps the game among theirs only until it starts. */
  function memberWrites(table_id: string, doc: TableDoc): Statement[] {
    const seated = doc.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
    const people = [...new Set([doc.owner, ...seated])];
    const rows = people.map((person) => ({ table_id, person }));
    const joined = db
      .insertInto('members')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['person', 'table_id']).doNothing())
      .compile();
    if (doc.status !== 'gathering') return [joined];
    const gone = db
      .deleteFrom('members')
      .where('table_id', '=', table_id)
      .where('person', 'not in', people)
      .compile();
    return [gone, joined];
  }

  return {
    async createTable(id: string, doc: TableDoc, entries: readonly Entry[] = []): Promise<void> {
      const row = {
        id,
        revision: 0,
        created_at: doc.createdAt,
        ...tableColumns(doc, doc.createdAt),
      };
      const writes: Statement[] = [db.insertInto('tables').values(row).compile()];
      writes.push(...entryWrites(id, entries), ...memberWrites(id, doc));
      await home.atomically({ writes, notices: [{ about: 'table', id, revision: 0 }] });
    },

    async readTable(id: string): Promise<TableRecord | undefined> {
      const [row] = await home.rows<TableRow | undefined>(ready.readTable({ id }));
      if (row === undefined) return undefined;
      const record = tableRecord(row);
      if (record instanceof UnreadableTable) throw record;
      return record;
    },

    hearUnreadable(hear): void {
      unreadable = hear;
    },

    commit({ id, revision, doc, entries, jobs, dropped, at }: Change): Promise<boolean> {
      const columns = tableColumns(doc, at);
      const guard = ready.changeTable({
        id,
        was: revision,
        revision: revision + 1,
        ...columns,
      });
      const writes = entryWrites(id, entries ?? []);
      // Whoever moves has long been a member; only steps without a move can change who is.
      if (entries === undefined) writes.push(...memberWrites(id, doc));
      for (const job of jobs ?? []) writes.push(jobWrites.put(job));
      for (const key of dropped ?? []) writes.push(jobWrites.drop(key));
      const notices: Notice[] = [{ about: 'table', id, revision: revision + 1 }];
      // Workers look by themselves every second; only what is due now is worth a word.
      if (jobs?.some(({ due }) => due <= at) === true) notices.push({ about: 'jobs' });
      return home.atomically({ guard, writes, notices });
    },

    async readEntries(table: string, from: number, to = MOST_ENTRIES): Promise<Entry[]> {
      return (await home.rows<EntryRow>(ready.readEntries({ table, from, to }))).map(entry);
    },

    async changed(known: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>> {
      const ids = [...known.keys()];
      if (ids.length === 0) return new Map();
      const rows =
        home.kind === 'postgres'
          ? await home.rows<Omit<TableRow, 'doc'>>({
              sql: CHANGED,
              parameters: [ids, [...known.values()]],
            })
          : await db
              .selectFrom('tables')
              .select(['id', 'revision'])
              .where('id', 'in', ids)
              .execute();
      const later = rows.filter(({ id, revision }) => revision > (known.get(id) ?? Infinity));
      return new Map(later.map(({ id, revision }) => [id, revision]));
    },

    async listTables({ status, game, person, limit, before }: TableQuery): Promise<TableRecord[]> {
      let query = db
        .selectFrom('tables')
        .select(['id', 'revision', 'status', 'doc'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit);
      if (status !== undefined) query = query.where('status', '=', status);
      if (game !== undefined) query = query.where('game', '=', game);
      if (before !== undefined) query = query.where('created_at', '<', before);
      if (person === undefined) query = query.where('visibility', 'in', ['open', 'password']);
      else {
        query = query.where('id', 'in', (members) =>
          members.selectFrom('members').select('table_id').where('members.person', '=', person),
        );
      }
      return (await query.execute()).flatMap((row) => {
        const record = tableRecord(row);
        if (!(record instanceof UnreadableTable)) return [record];
        unreadable(record);
        return [];
      });
    },

    async countTables(): Promise<Readonly<Record<string, number>>> {
      const rows = await db
        .selectFrom('tables')
        .select(['status', (e) => e.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
  };
}

function tableColumns(doc: TableDoc, at: number) {
  return {
    game: doc.game,
    rules: doc.rules,
    status: doc.status,
    visibility: doc.visibility,
    changed_at: at,
    doc: JSON.stringify(doc),
  };
}

// What these read was written by the functions beside them.

export type TableRow = Pick<Row<'tables'>, 'id' | 'revision' | 'status' | 'doc'>;
type EntryRow = Omit<Row<'entries'>, 'table_id'>;

/** A bad disk, or someone with an editor, may have changed it since: then it is this table's trouble. */
export function tableRecord({
  id,
  revision,
  status,
  doc: text,
}: TableRow): TableRecord | UnreadableTable {
  try {
    const doc: unknown = JSON.parse(text);
    if (isDoc(doc)) return { id, revision, doc };
    return new UnreadableTable(id, status as Status);
  } catch (cause) {
    return new UnreadableTable(id, status as Status, { cause });
  }
}

/** Has it what everybody relies on who looks at a table? */
const isDoc = (doc: unknown): doc is TableDoc =>
  isRecord(doc) &&
  ['game', 'rules', 'status', 'visibility', 'owner'].every((key) => typeof doc[key] === 'string') &&
  isInteger(doc['head']) &&
  Array.isArray(doc['seats']) &&
  doc['seats'].every(isRecord) &&
  isRecord(doc['options']) &&
  isRecord(doc['spectators']);

function entry({ number, at, actor, person, body }: EntryRow): Entry {
  return {
    number,
    at,
    actor: actor as Actor,
    body: bodyOf(number, body),
    ...(person === null ? {} : { person }),
  };
}

function bodyOf(number: number, text: string): LogEntry {
  try {
    return JSON.parse(text) as LogEntry;
  } catch (cause) {
    throw new UnreadableEntry(number, { cause });
  }
}

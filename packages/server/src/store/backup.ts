import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { sql } from './kysely.js';
import { hasData, openHome, type Where } from './open.js';
import type { Home } from './home.js';
import type { Database } from './schema.js';
import { openSqlStore } from './sql-store.js';

const HEAD = { format: 'hustings-backup', version: 1 } as const;

/** In an order in which what is referred to comes first. Presence is of the moment. */
const kept = [
  'secrets',
  'builds',
  'people',
  'sessions',
  'tables',
  'entries',
  'members',
  'jobs',
  'chat',
  'notes',
  'tokens',
  'ratings',
  'results',
  'clock',
  'gaps',
] as const satisfies readonly (keyof Database)[];

const CHUNK = 500;

/**
 * Writes everything to one file, as of one moment, while the server may go on. The file has one
 * row to a line and belongs to no home: a backup from SQLite can be restored to PostgreSQL.
 */
export async function backup(where: Where, file: string): Promise<number> {
  if (!hasData(where)) throw new Error(`there are no games of a server in ${where.data}`);
  const home = await openHome(where);
  const part = `${file}.part`;
  let rows = 0;
  try {
    await snapshot(home, async (db) => {
      async function* lines(): AsyncGenerator<string> {
        yield `${JSON.stringify(HEAD)}\n`;
        for (const table of kept) {
          for await (const row of rowsOf(db, table)) {
            rows++;
            yield `${JSON.stringify([table, row])}\n`;
          }
        }
      }
      await pipeline(
        Readable.from(lines()),
        createGzip(),
        createWriteStream(part, { mode: 0o600 }),
      );
    });
    await rename(part, file); // never half a file under the name that was asked for
  } finally {
    await rm(part, { force: true });
    await home.close();
  }
  return rows;
}

/** All that is read inside belongs to the same moment. */
function snapshot(home: Home, read: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  const transaction = home.unhurried.transaction();
  if (home.kind === 'postgres') {
    return transaction.setIsolationLevel('repeatable read').execute(read);
  }
  return transaction.execute(read);
}

async function* rowsOf(db: Kysely<Database>, table: keyof Database): AsyncGenerator {
  const key = sql.raw(keys[table]);
  for (let offset = 0; ; offset += CHUNK) {
    const query = sql`select * from ${sql.table(table)} order by ${key} limit ${CHUNK} offset ${offset}`;
    const { rows } = await query.execute(db);
    yield* rows;
    if (rows.length < CHUNK) return;
  }
}

const keys: Readonly<Record<keyof Database, string>> = {
  secrets: 'name',
  builds: 'game, rules',
  people: 'id',
  sessions: 'id',
  tables: 'id',
  entries: 'table_id, number',
  members: 'person, table_id',
  jobs: 'key',
  chat: 'id',
  notes: 'table_id, person',
  presence: 'table_id, person, process',
  processes: 'id',
  clock: 'id',
  gaps: 'since',
  tokens: 'hash',
  tallies: 'key',
  ratings: 'person, game',
  results: 'table_id, seat',
  probe: 'id',
};

/** Fills an empty home from a backup: all of it or nothing. */
export async function restore(where: Where, file: string): Promise<number> {
  const home = await openHome(where, 'alone');
  try {
    await openSqlStore(home); // brings the tables there
    return await home.unhurried.transaction().execute(async (db) => {
      for (const table of kept) {
        const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
        if (rows.length > 0)
          throw new Error('there is something here already; restore only into an empty place');
      }
      return fill(db, file);
    });
  } finally {
    await home.close();
  }
}

async function fill(db: Kysely<Database>, file: string): Promise<number> {
  let count = -1;
  await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const line of linesOf(source)) {
      const value: unknown = JSON.parse(line);
      if (count < 0) checkHead(value);
      else await put(db, value);
      count++;
    }
  });
  if (count < 0) throw new Error('the file is empty');
  return count;
}

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of source) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function checkHead(head: unknown): void {
  const { format, version } = head as Partial<typeof HEAD>;
  if (format !== HEAD.format || version !== HEAD.version)
    throw new Error('this is not a backup of Hustings');
}

async function put(db: Kysely<Database>, line: unknown): Promise<void> {
  const [table, row] = line as [keyof Database, Record<string, unknown>];
  if (!kept.some((name) => name === table))
    throw new Error('the backup has a table that is not known here');
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row));
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
}

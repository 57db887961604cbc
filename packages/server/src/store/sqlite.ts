import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Kysely as Queries, SqliteDatabase } from 'kysely';
import Libsql from 'libsql';
import type { Home, Notice, Statement, Unit } from './home.js';
import { Kysely, SqliteAdapter, SqliteDialect } from './kysely.js';
import type { Lock } from './lock.js';
import { keepPrivate, makeFolder } from './private.js';
import type { Database } from './schema.js';
import { StoreTrouble, type TroubleCode } from './trouble.js';

type Waiting = {
  readonly unit: Unit;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
};

const plain = (sql: string): Statement => ({ sql, parameters: [] });
const begin = plain('begin immediate');
const commit = plain('commit');
const savepoint = plain('savepoint unit');
const release = plain('release unit');
const rollbackTo = plain('rollback to unit');

/**
 * All migrations are one transaction, as on PostgreSQL: a process that is killed in the midst of one
 * leaves nothing half done, which no later start could go on from.
 */
class Dialect extends SqliteDialect {
  override createAdapter(): Adapter {
    return new Adapter();
  }
}

class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * SQLite inside the process: one file, written ahead and synced to the disk at every commit.
 *
 * The library answers at once, so units never overlap. Those that came in the same turn of the
 * event loop share one commit, and with it the wait for the disk; each has a savepoint of its own,
 * so that a refused one takes nothing else back.
 */
export class SqliteHome implements Home {
  readonly kind = 'sqlite';
  readonly db: Queries<Database>;
  readonly unhurried: Queries<Database>;
  readonly #base: Libsql.Database;
  readonly #statements = new Map<string, Libsql.Statement>();
  readonly #listeners: ((notice: Notice) => void)[] = [];
  #waiting: Waiting[] = [];
  #closed = false;
  readonly #inode: number | undefined;

  /** What was locked for it is let go when it closes. */
  constructor(
    private readonly file: string,
    private readonly lock?: Lock,
  ) {
    makeFolder(dirname(file));
    keepPrivate(file);
    this.#base = new Libsql(file);
    this.#inode = inodeOf(file);
    this.#base.exec('pragma journal_mode = wal');
    this.#base.exec('pragma synchronous = full');
    this.#base.exec('pragma foreign_keys = on');
    this.#base.exec('pragma busy_timeout = 5000'); // a backup may hold the file for a moment
    this.db = new Kysely<Database>({
      dialect: new Dialect({ database: forQueries(this.#base) }),
    });
    this.unhurried = this.db; // nobody waits for an answer here
  }

  atomically(unit: Unit): Promise<boolean> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ unit, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#flush());
    });
  }

  rows<R>({ sql, parameters }: Statement): Promise<R[]> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    try {
      return Promise.resolve(this.#statement(sql).all(parameters) as R[]);
    } catch (error) {
      return Promise.reject(troubleOf(error));
    }
  }

  listen(hear: (notice: Notice) => void): void {
    this.#listeners.push(hear);
  }

  async close(): Promise<void> {
    this.#flush();
    this.#closed = true; // the library does not survive a call after its end
    this.#statements.clear();
    await this.db.destroy();
    this.#base.close();
    this.lock?.release();
  }

  #flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    const ended: (() => void)[] = [];
    try {
      // A file that was deleted or replaced can still be written, and nobody would ever read it.
      if (inodeOf(this.file) !== this.#inode) throw new StoreTrouble('storage-away');
      this.#run(begin);
      for (const waiting of batch) ended.push(this.#write(waiting));
      this.#run(commit);
    } catch (error) {
      if (this.#base.inTransaction) this.#base.exec('rollback');
      for (const { reject } of batch) reject(troubleOf(error));
      return;
    }
    for (const end of ended) end();
  }

  /** Writes one unit; what it returns is to be called when the commit is on the disk. */
  #write({ unit, resolve, reject }: Waiting): () => void {
    this.#run(savepoint);
    try {
      if (unit.guard !== undefined && this.#run(unit.guard) === 0) {
        this.#run(release);
        return () => resolve(false);
      }
      for (const write of unit.writes) this.#run(write);
      this.#run(release);
      return () => {
        resolve(true);
        for (const notice of unit.notices ?? []) for (const hear of this.#listeners) hear(notice);
      };
    } catch (error) {
      // Some troubles, such as a full disk, take back everything at once: then nobody is done here.
      if (!this.#base.inTransaction) throw error;
      this.#run(rollbackTo);
      this.#run(release);
      return () => reject(troubleOf(error));
    }
  }

  #run({ sql, parameters }: Statement): number {
    // It would keep such a text and give back only what is before the sign.
    if (parameters.some((it) => typeof it === 'string' && it.includes('\0')))
      throw new StoreTrouble('unfit-text');
    return this.#statement(sql).run(parameters).changes;
  }

  #statement(sql: string): Libsql.Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#base.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Which file it is that has this name now. */
const inodeOf = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.ino;

/** What the library says, by the beginning of its code. */
const answers: readonly (readonly [prefix: string, trouble: TroubleCode])[] = [
  ['SQLITE_FULL', 'storage-full'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_IOERR', 'storage-away'],
  ['SQLITE_CANTOPEN', 'storage-away'],
  ['SQLITE_READONLY', 'storage-away'],
];

function troubleOf(error: unknown): Error {
  const { code } = error as { readonly code?: unknown };
  const found = answers.find(([prefix]) => typeof code === 'string' && code.startsWith(prefix));
  if (found !== undefined) return new StoreTrouble(found[1], { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

function tried<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw troubleOf(error);
  }
}

/** The library as the query builder takes it, with troubles in the words of the store. */
function forQueries(base: Libsql.Database): SqliteDatabase {
  return {
    close: () => undefined, // see above
    prepare: (sql) => {
      const statement = tried(() => base.prepare(sql));
      return {
        reader: statement.reader,
        all: (parameters) => tried(() => statement.all(parameters)),
        run: (parameters) => tried(() => statement.run(parameters)),
        iterate: () => {
          throw new Error('nobody here reads row by row');
        },
      };
    },
  };
}

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect, type CompiledQuery } from 'kysely';
import Libsql from 'libsql';
import type { Home, Notice, Unit } from './home.js';
import type { Database } from './schema.js';

type Waiting = {
  readonly unit: Unit;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * SQLite inside the process: one file, written ahead and synced to the disk at every commit.
 *
 * The library answers at once, so units never overlap. Those that came in the same turn of the
 * event loop share one commit, and with it the wait for the disk; each has a savepoint of its own,
 * so that a refused one takes nothing else back.
 */
export class SqliteHome implements Home {
  readonly kind = 'sqlite';
  readonly db: Kysely<Database>;
  readonly #base: Libsql.Database;
  readonly #statements = new Map<string, Libsql.Statement>();
  readonly #listeners: ((notice: Notice) => void)[] = [];
  #waiting: Waiting[] = [];
  #closed = false;

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.#base = new Libsql(file);
    this.#base.exec('pragma journal_mode = wal');
    this.#base.exec('pragma synchronous = full');
    this.#base.exec('pragma foreign_keys = on');
    this.#base.exec('pragma busy_timeout = 5000'); // a backup may hold the file for a moment
    this.db = new Kysely<Database>({
      dialect: new SqliteDialect({ database: this.#base }),
    });
  }

  atomically(unit: Unit): Promise<boolean> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ unit, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#flush());
    });
  }

  listen(hear: (notice: Notice) => void): void {
    this.#listeners.push(hear);
  }

  async close(): Promise<void> {
    this.#flush();
    this.#closed = true; // the library does not survive a call after its end
    this.#statements.clear();
    await this.db.destroy();
  }

  #flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    const ended: (() => void)[] = [];
    try {
      this.#base.exec('begin immediate');
      for (const waiting of batch) ended.push(this.#write(waiting));
      this.#base.exec('commit');
    } catch (error) {
      if (this.#base.inTransaction) this.#base.exec('rollback');
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const end of ended) end();
  }

  /** Writes one unit; what it returns is to be called when the commit is on the disk. */
  #write({ unit, resolve, reject }: Waiting): () => void {
    this.#base.exec('savepoint unit');
    try {
      if (unit.guard !== undefined && this.#run(unit.guard) === 0) {
        this.#base.exec('release unit');
        return () => resolve(false);
      }
      for (const write of unit.writes) this.#run(write);
      this.#base.exec('release unit');
      return () => {
        resolve(true);
        for (const notice of unit.notices ?? []) for (const hear of this.#listeners) hear(notice);
      };
    } catch (error) {
      this.#base.exec('rollback to unit');
      this.#base.exec('release unit');
      return () => reject(error);
    }
  }

  #run({ sql, parameters }: CompiledQuery): number {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#base.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement.run(parameters).changes;
  }
}

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Libsql from 'libsql';
import { isAlive, ownLife, type Life } from './life.js';
import { keepPrivate, makeFolder } from './private.js';

export type Lock = { readonly release: () => void };

export const DATABASE_FILE = 'hustings.db';
const LOCK_FILE = 'in-use.db';

/** Who holds the folder. It is no part of the data: another place has another holder. */
const HOLDER = 'create table if not exists holder (one integer primary key, who text not null)';

type Holder = { readonly id: string; readonly life?: Life };

/** Taken by this process and not yet let go. */
const held = new Set<string>();

/**
 * Takes a data folder for this process alone, in two ways. One is a lock of the operating system, by
 * way of a file that nobody writes: it ends with the process, also when that is killed. The other is
 * a name in the database itself, for someone may delete that file; it counts as long as the process
 * it names is seen to live.
 */
export function lockFolder(folder: string): Lock {
  makeFolder(folder);
  const guard = takeFile(folder);
  const id = randomUUID();
  try {
    sign(folder, id);
  } catch (error) {
    guard.close();
    throw error;
  }
  return {
    release: () => {
      unsign(folder, id);
      guard.close();
    },
  };
}

function takeFile(folder: string): Libsql.Database {
  const file = join(folder, LOCK_FILE);
  keepPrivate(file);
  const base = new Libsql(file);
  try {
    base.exec('pragma busy_timeout = 0');
    base.exec('begin exclusive');
  } catch (error) {
    base.close();
    throw inUse(folder, { cause: error });
  }
  return base;
}

function sign(folder: string, id: string): void {
  inDatabase(folder, (base) => {
    base.exec(HOLDER);
    base.exec('begin immediate');
    const row = base.prepare('select who from holder').get([]) as { who: string } | undefined;
    if (row !== undefined && holds(JSON.parse(row.who) as Holder)) throw inUse(folder);
    const life = ownLife();
    const holder: Holder = { id, ...(life === undefined ? {} : { life }) };
    base.prepare('insert or replace into holder values (1, ?)').run([JSON.stringify(holder)]);
    base.exec('commit');
    held.add(id);
  });
}

/** Who ends and can't say so is seen to be gone. */
function unsign(folder: string, id: string): void {
  held.delete(id);
  try {
    inDatabase(folder, (base) => void base.prepare('delete from holder').run([]));
  } catch {
    // a full disk, or the folder is gone
  }
}

function holds({ id, life }: Holder): boolean {
  if (life === undefined) return false; // the lock of the operating system has to do
  const isOwn = life.pid === process.pid;
  return isAlive(life) && (!isOwn || held.has(id));
}

function inDatabase(folder: string, work: (base: Libsql.Database) => void): void {
  const file = join(folder, DATABASE_FILE);
  keepPrivate(file);
  const base = new Libsql(file);
  try {
    base.exec('pragma busy_timeout = 5000'); // a backup may hold the file for a moment
    work(base);
  } finally {
    if (base.inTransaction) base.exec('rollback');
    base.close();
  }
}

const inUse = (folder: string, options?: ErrorOptions): Error =>
  new Error(`another process is using the data folder ${folder}`, options);

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';

export type Lock = { readonly release: () => void };

/**
 * Takes a data folder for this process alone. The lock is one of the operating system, by way of a
 * database that nobody writes: it ends with the process, also when that is killed.
 */
export function lockFolder(folder: string): Lock {
  mkdirSync(folder, { recursive: true });
  const base = new Libsql(join(folder, 'in-use.db'));
  try {
    base.exec('pragma busy_timeout = 0');
    base.exec('begin exclusive');
  } catch (error) {
    base.close();
    throw new Error(`another process is using the data folder ${folder}`, { cause: error });
  }
  return { release: () => void base.close() };
}

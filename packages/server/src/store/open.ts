import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.js';
import { DATABASE_FILE, lockFolder } from './lock.js';
import { openSqlStore } from './sql-store.js';
import { SqliteHome } from './sqlite.js';
import type { Store } from './store.js';

export type Where = { readonly databaseUrl?: string | undefined; readonly data: string };

/** Is there anything to open? A database server is asked when it is opened. */
export const hasData = ({ databaseUrl, data }: Where): boolean =>
  databaseUrl !== undefined || existsSync(join(data, DATABASE_FILE));

/** `alone`: not while another process has the same folder so. On PostgreSQL nobody needs to be alone. */
export type Use = 'alone' | 'shared';

/** PostgreSQL if there is an address, otherwise one file in the data folder. */
export async function openHome({ databaseUrl, data }: Where, use: Use = 'shared'): Promise<Home> {
  if (databaseUrl === undefined) return openFile(data, use);
  const { PostgresHome } = await import('./postgres/home.js'); // most servers never need its driver
  return PostgresHome.open(databaseUrl);
}

function openFile(data: string, use: Use): SqliteHome {
  const lock = use === 'alone' ? lockFolder(data) : undefined;
  try {
    return new SqliteHome(join(data, DATABASE_FILE), lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

export async function openStore(where: Where, use: Use = 'shared'): Promise<Store> {
  const home = await openHome(where, use);
  try {
    return await openSqlStore(home);
  } catch (error) {
    await home.close();
    throw error;
  }
}

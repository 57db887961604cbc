import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.js';
import { openSqlStore } from './sql-store.js';
import { SqliteHome } from './sqlite.js';
import type { Store } from './store.js';

const DATABASE_FILE = 'hustings.db';

export type Where = { readonly databaseUrl?: string | undefined; readonly data: string };

/** Is there anything to open? A database server is asked when it is opened. */
export const hasData = ({ databaseUrl, data }: Where): boolean =>
  databaseUrl !== undefined || existsSync(join(data, DATABASE_FILE));

/** PostgreSQL if there is an address, otherwise one file in the data folder. */
export async function openHome({ databaseUrl, data }: Where): Promise<Home> {
  if (databaseUrl === undefined) return new SqliteHome(join(data, DATABASE_FILE));
  const { PostgresHome } = await import('./postgres/home.js'); // most servers never need its driver
  return PostgresHome.open(databaseUrl);
}

export async function openStore(where: Where): Promise<Store> {
  return openSqlStore(await openHome(where));
}

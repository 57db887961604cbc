import { join } from 'node:path';
import { PostgresHome } from './postgres.js';
import { SqlStore } from './sql-store.js';
import { SqliteHome } from './sqlite.js';
import type { Store } from './store.js';

export const DATABASE_FILE = 'hustings.db';

/** PostgreSQL if there is an address, otherwise one file in the data folder. */
export async function openStore(where: {
  readonly databaseUrl?: string | undefined;
  readonly data: string;
}): Promise<Store> {
  const home =
    where.databaseUrl === undefined
      ? new SqliteHome(join(where.data, DATABASE_FILE))
      : await PostgresHome.open(where.databaseUrl);
  return SqlStore.open(home);
}

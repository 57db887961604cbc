import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Postgres } from './postgres.js';

/** A place for a store that is removed afterwards. */
export type Place = {
  readonly databaseUrl?: string;
  readonly data: string;
  remove(): Promise<void>;
};

export async function newPlace(postgres?: Postgres): Promise<Place> {
  const data = await mkdtemp(join(tmpdir(), 'hustings-data-'));
  const remove = (): Promise<void> => rm(data, { recursive: true, force: true });
  if (postgres === undefined) return { data, remove };
  return { databaseUrl: await postgres.database(), data, remove };
}

import { createRequire } from 'node:module';
import type * as Api from 'kysely';

// Its CommonJS files load in less than half the time of its 260 modules, and nothing else of the
// server takes as long to load.
const api = createRequire(import.meta.url)('kysely') as typeof Api;

export const { Kysely, Migrator, PostgresDialect, SqliteAdapter, SqliteDialect, sql } = api;

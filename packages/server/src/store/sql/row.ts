import type { Selectable } from 'kysely';
import type { Database } from '../schema.js';

/** A row as it is read. */
export type Row<T extends keyof Database> = Selectable<Database[T]>;

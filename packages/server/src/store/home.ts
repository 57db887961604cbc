import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.js';

/** SQL as the database wants it. The same text comes again and again, so homes prepare it once. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** What happened, told to every process: ids only, who hears it reads the rest. */
export type Notice =
  | { readonly about: 'table'; readonly id: string; readonly revision: number }
  | { readonly about: 'chat'; readonly id: string; readonly message: string }
  | { readonly about: 'presence'; readonly id: string }
  | { readonly about: 'jobs' }
  /** Some session of this person has ended. */
  | { readonly about: 'sessions'; readonly person: string }
  /** The line is cut: nothing is heard until it is there again. */
  | { readonly about: 'away' }
  /** It is there again after having been cut: look at everything once. */
  | { readonly about: 'everything' };

/**
 * Writes that happen together or not at all. If there is a guard, it must change a row; otherwise
 * nothing is written. The notices go out when the rest is durable; to other processes they may get
 * lost if this one dies at that moment.
 */
export type Unit = {
  readonly guard?: Statement;
  readonly writes: readonly Statement[];
  readonly notices?: readonly Notice[];
};

/**
 * Where the data live. Everything that SQLite and PostgreSQL do differently is behind this. What can
 * go wrong without anybody's fault is thrown as a `StoreTrouble`.
 */
export interface Home {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  /** The same without a limit of time: for migrations and backups. */
  readonly unhurried: Kysely<Database>;
  /** The rows that a statement gives; the statement is kept ready for the next time. */
  rows<R>(statement: Statement): Promise<R[]>;
  /** Durable when it resolves; false if the guard changed nothing. */
  atomically(unit: Unit): Promise<boolean>;
  /** Hears the notices of all processes, its own included. */
  listen(hear: (notice: Notice) => void): void;
  close(): Promise<void>;
}

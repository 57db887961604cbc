import type { CompiledQuery } from 'kysely';
import type { Statement } from './home.js';

/** Stands for a value that is not known yet. */
class Slot {
  constructor(readonly field: string) {}
}

/**
 * A query that is put together once and then only filled in: for what happens at every move, where
 * building it anew would take longer than carrying it out.
 */
export function prepared<F extends object>(
  build: (fields: F) => CompiledQuery,
): (fields: F) => Statement {
  let known: CompiledQuery | undefined;
  return (fields) => {
    known ??= build(slots as F); // it has every field
    const { sql, parameters } = known;
    const value = (it: unknown): unknown => (it instanceof Slot ? fields[it.field as keyof F] : it);
    return { sql, parameters: parameters.map(value) };
  };
}

/** Whatever field is asked for, a slot with its name; the query builder takes it for a value. */
const slots: object = new Proxy({}, { get: (_, field) => new Slot(String(field)) });

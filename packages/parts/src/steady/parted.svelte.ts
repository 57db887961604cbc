import { untrack } from 'svelte';
import { isRecord, kept } from './steady.js';

/** One field of a record: a signal of its own. */
class Field {
  value = $state.raw<unknown>();
  constructor(value: unknown) {
    this.value = value;
  }
}
const fieldsOf = new WeakMap<object, ReadonlyMap<string, Field>>();

/**
 * The same record as long as it has the same fields, and likewise the records in it; each field is a
 * signal. What is worked out anew with every move may be read by hundreds of places: a move then asks
 * only those whose field it has changed. What is read is plain data, nothing in parts already. To be
 * called while a component is made.
 */
export function parted<T extends object | undefined>(read: () => T): () => T {
  let now = $state.raw(untrack(() => part(undefined, read())));
  $effect.pre(() => {
    const next = read();
    untrack(() => (now = part(now, next)));
  });
  return () => now as T; // its fields say what those of a T said
}

/** `now` in parts: the record `before`, if it can say the same. */
export function part(before: unknown, now: unknown): unknown {
  if (!isRecord(now)) return kept(before, now);
  const fields = isRecord(before) ? fieldsOf.get(before) : undefined;
  const keys = Object.keys(now);
  if (fields === undefined || keys.length !== fields.size || keys.some((key) => !fields.has(key)))
    return made(now, fields);
  for (const [key, field] of fields) {
    const value = now[key];
    field.value = typeof value === 'object' ? part(field.value, value) : value;
  }
  return before;
}

function made(now: Readonly<Record<string, unknown>>, before?: ReadonlyMap<string, Field>): object {
  const parts = {};
  const fields = new Map<string, Field>();
  for (const [key, value] of Object.entries(now)) {
    const field = new Field(part(before?.get(key)?.value, value));
    fields.set(key, field);
    Object.defineProperty(parts, key, { enumerable: true, get: () => field.value });
  }
  fieldsOf.set(parts, fields);
  return parts;
}

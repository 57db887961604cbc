import { mistake } from './mistake.js';

/** Plain data: what states, views, events, moves in words and files are made of. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** An object from outside with keys of its own; arrays and null are not. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number that 32 bits hold; minus zero is not one, for it would not survive JSON. */
export function isInteger(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value && !Object.is(value, -0);
}

const DEEPEST = 8;
const MOST_PARTS = 2000;

/**
 * A copy of a value from outside that is plain data and nothing else: no getter, proxy or
 * inherited key gets a second word. Nothing for what is not plain, too deep or too large.
 */
export function plain(raw: unknown): Json | undefined {
  let parts = 0;
  const copy = (value: unknown, depth: number): Json => {
    if (value === null || typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    if (typeof value !== 'object' || depth === DEEPEST) throw mistake('not-plain');
    if (Array.isArray(value)) {
      const { length } = value;
      parts += length;
      if (parts > MOST_PARTS) throw mistake('too-large');
      const list: Json[] = []; // by index, for an iterator could be anybody's
      for (let i = 0; i < length; i++) list.push(copy(value[i], depth + 1));
      return list;
    }
    const keys = Object.keys(value);
    parts += keys.length;
    if (parts > MOST_PARTS) throw mistake('too-large');
    const fields: Record<string, Json> = Object.create(null) as Record<string, Json>;
    for (const key of keys) fields[key] = copy(value[key as keyof typeof value], depth + 1);
    return fields;
  };
  try {
    return copy(raw, 0);
  } catch {
    return undefined; // also when a getter or a proxy throws
  }
}

/**
 * JSON with sorted keys: two equal values give the same text on every platform. Every move of every
 * game is hashed by way of this, so it is written for speed.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) {
    // Lists of numbers are most of a state, and joining them is what JSON would give.
    return `[${(isNumbers(value) ? value : value.map(canonical)).join(',')}]`;
  }
  if (!isRecord(value)) return isInteger(value) ? String(value) : JSON.stringify(value);
  let fields = '';
  for (const key of Object.keys(value).sort()) {
    const field = value[key];
    if (field !== undefined) fields += (fields === '' ? '' : ',') + label(key) + canonical(field);
  }
  return `{${fields}}`;
}

/** Keys as they are written: a game has some dozens, again and again. */
const labels = new Map<string, string>();
const MOST_LABELS = 1000;

function label(key: string): string {
  const known = labels.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (labels.size >= MOST_LABELS) labels.clear(); // keys may come from outside
  labels.set(key, text);
  return text;
}

function isNumbers(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (!isInteger(list[i])) return false;
  return true;
}

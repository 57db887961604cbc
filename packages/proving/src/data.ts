import { below, shuffle, type Random } from '@hustings/kernel';

/** Where a value is not plain data that JSON keeps as it is; nothing when it is. */
export function notPlain(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    const kept = Number.isFinite(value) && !Object.is(value, -0);
    return kept ? undefined : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (Array.isArray(value)) return notPlainList(value, path);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    return `${path} is an instance of a class`;
  }
  for (const [key, field] of Object.entries(value)) {
    const found = notPlain(field, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function notPlainList(list: readonly unknown[], path: string): string | undefined {
  for (let i = 0; i < list.length; i++) {
    if (!(i in list)) return `${path}[${i}] is a hole`;
    const found = notPlain(list[i], `${path}[${i}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All objects and arrays within a value. */
export function partsOf(value: unknown, parts = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || parts.has(value)) return parts;
  parts.add(value);
  for (const part of Object.values(value)) partsOf(part, parts);
  return parts;
}

/** Where a value holds an object that is among these parts. */
export function sharedPart(
  parts: ReadonlySet<object>,
  value: unknown,
  path = '',
): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (parts.has(value)) return path === '' ? 'all of it' : path;
  for (const [key, part] of Object.entries(value)) {
    const found = sharedPart(parts, part, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same data with the keys of every object in another order. */
export function shuffledKeys(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((part) => shuffledKeys(part, random));
  if (typeof value !== 'object' || value === null) return value;
  const fields = shuffle(random, Object.entries(value));
  return Object.fromEntries(fields.map(([key, part]) => [key, shuffledKeys(part, random)]));
}

/** Where two texts of JSON differ first, key order counted. */
export function difference(a: string, b: string): string {
  return differ(JSON.parse(a), JSON.parse(b), '') ?? 'the order of keys';
}

function differ(a: unknown, b: unknown, path: string): string | undefined {
  const both = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  if (!both) return a === b ? undefined : `${path}: ${brief(a)} and ${brief(b)}`;
  const keys = Object.keys(a);
  if (keys.join() !== Object.keys(b).join()) {
    return `${path}: ${brief(a)} and ${brief(b)}`;
  }
  for (const key of keys) {
    const found = differ(a[key as keyof typeof a], b[key as keyof typeof b], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

export function anyOf<T>(list: readonly T[], random: Random): T {
  return list[below(random, list.length)];
}

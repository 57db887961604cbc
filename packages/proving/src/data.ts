import { below, shuffle, type Random } from '@hustings/kernel';

/** Where a value is not plain data that JSON keeps as it is; nothing when it is. */
export function notPlain(value: unknown, name: string): string | undefined {
  if (isPlain(value)) return undefined;
  const path = pathTo(value, (part) => !isContainer(part) && !isPlain(part));
  return `${name}${path} is not plain data`;
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (!isContainer(value)) return false;
  if (!Array.isArray(value)) return Object.values(value).every(isPlain);
  for (let i = 0; i < value.length; i++) if (!isPlain(value[i])) return false; // holes too
  return true;
}

/** An array or an object without a class. */
function isContainer(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** All objects and arrays within a value. */
export function partsOf(value: unknown, parts = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return parts;
  parts.add(value);
  for (const part of Object.values(value)) partsOf(part, parts);
  return parts;
}

/** Where a value holds an object that is among these parts. */
export function sharedPart(
  parts: ReadonlySet<unknown>,
  value: unknown,
  name: string,
): string | undefined {
  return shares(parts, value) ? name + pathTo(value, (part) => parts.has(part)) : undefined;
}

function shares(parts: ReadonlySet<unknown>, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return parts.has(value) || Object.values(value).some((part) => shares(parts, part));
}

/** The way to the first part of a value that is meant. */
function pathTo(value: unknown, isMeant: (part: unknown) => boolean): string {
  if (isMeant(value) || typeof value !== 'object' || value === null) return '';
  const within = (part: unknown): boolean =>
    isMeant(part) ||
    (typeof part === 'object' && part !== null && Object.values(part).some(within));
  const fields: [string, unknown][] = Object.entries(value);
  const [key, part] = fields.find((entry) => within(entry[1])) ?? ['', null];
  return `.${key}${pathTo(part, isMeant)}`;
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

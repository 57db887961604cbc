import { isInteger, isRecord } from './json.js';

/**
 * What plain data may look like, as data: enough to check a state or an envelope from outside
 * before anything trusts it. A check says where it failed.
 */
export type Schema =
  | { readonly is: 'integer'; readonly min: number; readonly max: number }
  | { readonly is: 'text'; readonly of: readonly string[] | RegExp }
  | { readonly is: 'truth' }
  | { readonly is: 'list'; readonly of: Schema; readonly min: number; readonly max: number }
  | { readonly is: 'record'; readonly fields: Readonly<Record<string, Schema>> }
  | { readonly is: 'nullable'; readonly of: Schema }
  | { readonly is: 'optional'; readonly of: Schema }
  | { readonly is: 'either'; readonly of: readonly Schema[] };

const BIG = 0x7fffffff;

export const integer = (min = -BIG, max = BIG): Schema => ({ is: 'integer', min, max });
/** So many bits. */
export const bits = (n: number): Schema => integer(0, (1 << n) - 1);
export const text = (of: readonly string[] | RegExp): Schema => ({ is: 'text', of });
export const truth: Schema = { is: 'truth' };
export const list = (of: Schema, min = 0, max = 1000): Schema => ({ is: 'list', of, min, max });
/** A list of just this length. */
export const listOf = (n: number, of: Schema): Schema => ({ is: 'list', of, min: n, max: n });
export const record = (fields: Readonly<Record<string, Schema>>): Schema => ({
  is: 'record',
  fields,
});
export const nullable = (of: Schema): Schema => ({ is: 'nullable', of });
/** A field that may be left out. */
export const optional = (of: Schema): Schema => ({ is: 'optional', of });
export const either = (...of: readonly Schema[]): Schema => ({ is: 'either', of });

/** Where a value does not fit, as a path; nothing when it fits. */
export function misfit(schema: Schema, value: unknown, path = ''): string | undefined {
  const here = path === '' ? 'the value' : path;
  switch (schema.is) {
    case 'integer':
      return isInteger(value) && value >= schema.min && value <= schema.max
        ? undefined
        : `${here} must be an integer from ${schema.min} to ${schema.max}`;
    case 'text':
      return typeof value === 'string' && fitsText(schema.of, value)
        ? undefined
        : `${here} is not a known word`;
    case 'truth':
      return typeof value === 'boolean' ? undefined : `${here} must be true or false`;
    case 'nullable':
      return value === null ? undefined : misfit(schema.of, value, path);
    case 'optional':
      return value === undefined ? undefined : misfit(schema.of, value, path);
    case 'either':
      return schema.of.some((one) => misfit(one, value, path) === undefined)
        ? undefined
        : `${here} has none of the forms it may have`;
    case 'list':
      return misfitList(schema, value, path);
    case 'record':
      return misfitRecord(schema.fields, value, path);
  }
}

function fitsText(of: readonly string[] | RegExp, value: string): boolean {
  return of instanceof RegExp ? of.test(value) : of.includes(value);
}

function misfitList(
  schema: Extract<Schema, { is: 'list' }>,
  value: unknown,
  path: string,
): string | undefined {
  if (!Array.isArray(value)) return `${path} must be a list`;
  if (value.length < schema.min || value.length > schema.max) {
    return `${path} has ${value.length} entries, not ${schema.min} to ${schema.max}`;
  }
  for (let i = 0; i < value.length; i++) {
    const found = misfit(schema.of, value[i], `${path}[${i}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function misfitRecord(
  fields: Readonly<Record<string, Schema>>,
  value: unknown,
  path: string,
): string | undefined {
  if (!isRecord(value)) return `${path === '' ? 'the value' : path} must be an object`;
  const foreign = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
  if (foreign !== undefined) return `${path}.${foreign.slice(0, 40)} is not a field`;
  for (const [key, schema] of Object.entries(fields)) {
    if (!Object.hasOwn(value, key) && schema.is !== 'optional') return `${path}.${key} is missing`;
    const found = misfit(schema, value[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The kernel's part of a state, with the loop variables of the game and its questions' paths. */
export function positionFields(
  seats: number,
  variables: readonly string[],
  paths: readonly string[],
): Readonly<Record<string, Schema>> {
  const move = either(integer(), list(integer(), 0, 64));
  return {
    flow: record({ at: text(paths), owed: integer(0, (1 << seats) - 1), seen: integer(0) }),
    now: record(Object.fromEntries(variables.map((name) => [name, integer(-1, 1000)]))),
    sealed: listOf(seats, nullable(move)),
    random: record({
      stream: text(['chacha', 'sfc']),
      words: listOf(8, integer(-0x80000000)),
      drawn: integer(0),
    }),
  };
}

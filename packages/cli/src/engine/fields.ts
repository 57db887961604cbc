import { isInteger, isRecord, SPECTATOR, type Refusal, type Viewer } from '@hustings/kernel';
import { misused } from './refusals.js';

/** A field of a request: what it must be, and how it is read. */
export type Field<T> = {
  readonly expects: string;
  readonly optional: boolean;
  readonly read: (raw: unknown) => T | undefined;
};

export type Fields = Readonly<Record<string, Field<unknown>>>;

export type FieldValues<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

function field<T>(expects: string, read: (raw: unknown) => T | undefined): Field<T> {
  return { expects, optional: false, read };
}

export function optional<T>(of: Field<T>): Field<T | undefined> {
  return { ...of, optional: true };
}

export const word = field('a text', (raw) => (typeof raw === 'string' ? raw : undefined));

export const flag = field('true or false', (raw) => (typeof raw === 'boolean' ? raw : undefined));

export const integerTo = (max: number): Field<number> =>
  field(`a whole number from 0 to ${max}`, (raw) =>
    isInteger(raw) && raw >= 0 && raw <= max ? raw : undefined,
  );

/** Seats are counted from 0; whether the table has this seat, the game says. */
export const seat = integerTo(31);

export const viewer = field<Viewer>('a seat or "spectator"', (raw) =>
  raw === 'spectator' ? SPECTATOR : seat.read(raw),
);

/** Anything: the game itself looks at it. */
export const anything = field<{ readonly raw: unknown }>('any value', (raw) => ({ raw }));

const envelope = ['id', 'do'];

/** The fields of a request for a verb: all known, all of their kind, none missing. */
export function readFields(
  verb: string,
  fields: Fields,
  request: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | Refusal {
  const known = new Set([...Object.keys(fields), ...envelope]);
  const foreign = Object.keys(request).find((key) => !known.has(key));
  if (foreign !== undefined) return misused('unknown-field', { verb, field: foreign.slice(0, 40) });
  const values: Record<string, unknown> = {};
  for (const [name, { expects, optional: mayMiss, read }] of Object.entries(fields)) {
    if (!Object.hasOwn(request, name)) {
      if (!mayMiss) return misused('missing-field', { verb, field: name, expects });
      continue;
    }
    const value = read(request[name]);
    if (value === undefined) return misused('wrong-value', { field: name, expects });
    values[name] = value;
  }
  return values;
}

/** What a line must be before anything else is looked at. */
export type Request = {
  readonly id: string | number;
  readonly verb: string;
  readonly body: Readonly<Record<string, unknown>>;
};

export function readRequest(raw: unknown): Request | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, do: verb } = raw;
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  return typeof verb === 'string' ? { id, verb, body: raw } : undefined;
}

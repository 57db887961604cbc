import { Ajv, type Options, type ValidateFunction } from 'ajv';
import type { ProblemCode } from '@hustings/texts';
import { isPrintable, type TextKind } from './text.js';

/**
 * JSON Schemas that are types as well. Written by hand in a few lines because the libraries for it
 * take longer to load than the rest of the server, and all that is needed of them is here.
 */

/** In the schema of something that people type: the code of the problem when it does not fit. */
export const PROBLEM = 'x-problem';

/** In the schema of every text: what kind it is (`text.ts`). */
export const TEXT = 'x-text';

/** The library that checks by schemas, told of our own words in them. */
export function checking(options: Options = {}): Ajv {
  const ajv = new Ajv(options);
  ajv.addKeyword({ keyword: PROBLEM, schemaType: 'string' });
  ajv.addKeyword({
    keyword: TEXT,
    schemaType: 'string',
    validate: isPrintable,
    error: { message: 'must not hold characters that can’t be shown' },
  });
  return ajv;
}

/** A JSON Schema, and the type of what passes it. */
export type Schema<T = unknown> = object & { readonly '~type'?: T };

/** A field that may be missing. */
type Maybe<T = unknown> = Schema<T> & { readonly '~optional': true };

/** What passes a schema. */
export type Static<S> = S extends Schema<infer T> ? T : never;

type Fields = Readonly<Record<string, Schema>>;
type OptionalOf<F> = { [K in keyof F]: F[K] extends Maybe ? K : never }[keyof F];

/** What passes an object with these fields and no others. */
export type StaticFields<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalOf<F>>]: Static<F[K]>;
} & { readonly [K in OptionalOf<F>]?: Static<F[K]> };

type Words = Readonly<Record<string, unknown>> & { readonly [PROBLEM]?: ProblemCode };

/** Which schemas stand for fields that may be missing: nothing of it is in the schema itself. */
const missing = new WeakSet();

const made = <T>(words: Words): Schema<T> => words;

const text = (kind: TextKind, more: Words): Schema<string> =>
  made({ type: 'string', [TEXT]: kind, ...more });

export const Type = {
  /** A text in one line. */
  String: (more: Words = {}) => text('line', more),
  /** A text in several lines. */
  Lines: (more: Words = {}) => text('lines', more),
  /** A text that others know someone or something by. */
  Name: (more: Words = {}) => text('name', more),
  Integer: (more: Words = {}) => made<number>({ type: 'integer', ...more }),
  Boolean: () => made<boolean>({ type: 'boolean' }),
  Null: () => made<null>({ type: 'null' }),
  Unknown: (more: Words = {}) => made<unknown>({ [TEXT]: 'any' satisfies TextKind, ...more }),
  /** One of these words. */
  Word: <const W extends string>(...words: readonly W[]) =>
    made<W>({ type: 'string', enum: words }),
  Union: <const S extends readonly Schema[]>(anyOf: S) => made<Static<S[number]>>({ anyOf }),
  Array: <T>(items: Schema<T>, more: Words = {}) =>
    made<readonly T[]>({ type: 'array', items, ...more }),
  /** Any keys, all with values of one kind. */
  Record: <T>(key: Schema<string>, value: Schema<T>, more: Words = {}) =>
    made<Readonly<Record<string, T>>>({
      type: 'object',
      propertyNames: key,
      additionalProperties: value,
      ...more,
    }),
  Optional: <T>(schema: Schema<T>): Maybe<T> => {
    const copy = { ...schema } as Maybe<T>; // the mark is only for the compiler
    missing.add(copy);
    return copy;
  },
  /** These fields and no others. */
  Object: <F extends Fields>(properties: F): Schema<StaticFields<F>> => {
    const required = Object.keys(properties).filter((name) => !missing.has(properties[name]));
    return made({ type: 'object', properties, required, additionalProperties: false });
  },
};

/** Something from outside, checked: what it is, or what is wrong with it and where. */
export type Checked<T> =
  | { readonly value: T }
  | { readonly wrong: string; readonly field: string; readonly printable: boolean };

export function checker<T>(schema: Schema<T>): (value: unknown) => Checked<T> {
  let check: ValidateFunction<T> | undefined;
  return (value) => {
    check ??= checking().compile<T>(schema);
    if (check(value)) return { value };
    const errors = check.errors ?? [];
    const [error] = errors;
    const field = error?.instancePath.split('/')[1] ?? '';
    const printable = errors.every(({ keyword }) => keyword !== TEXT);
    return { wrong: error?.message ?? 'is not as it should be', field, printable };
  };
}

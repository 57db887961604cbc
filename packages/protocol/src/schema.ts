import type { ProblemCode } from '@hustings/texts';

/**
 * JSON Schemas that are types as well. Written by hand in a few lines because the libraries for it
 * take longer to load than the rest of the server, and all that is needed of them is here.
 */

/** In the schema of something that people type: the code of the problem when it does not fit. */
export const PROBLEM = 'x-problem';

/** In the schema of every text: what kind it is. */
export const TEXT = 'x-text';

/** In the schema of any JSON: how deep it may be nested. What reads it does so by recursion. */
export const DEPTH = 'x-depth';
const MOST_DEPTH = 32;

/**
 * What a text from outside may be: one line, several lines, a name that others see, or any JSON with
 * texts in it. Control characters steer screens and break databases; nobody types them.
 */
export type TextKind = 'line' | 'lines' | 'name' | 'any';

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
  /** One that every machine and database counts alike. */
  Integer: (more: Words = {}) =>
    made<number>({
      type: 'integer',
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      ...more,
    }),
  Number: () => made<number>({ type: 'number' }),
  /** Just this. */
  True: () => made<true>({ const: true }),
  Boolean: () => made<boolean>({ type: 'boolean' }),
  Null: () => made<null>({ type: 'null' }),
  Unknown: (more: Words = {}) =>
    made<unknown>({ [TEXT]: 'any' satisfies TextKind, [DEPTH]: MOST_DEPTH, ...more }),
  /** One of these words. */
  Word: <const W extends string>(...words: readonly W[]) =>
    made<W>({ type: 'string', enum: words }),
  Union: <const S extends readonly Schema[]>(anyOf: S) => made<Static<S[number]>>({ anyOf }),
  Array: <T>(items: Schema<T>, more: Words = {}) =>
    made<readonly T[]>({ type: 'array', items, ...more }),
  Pair: <T>(items: Schema<T>) =>
    made<readonly [T, T]>({ type: 'array', items, minItems: 2, maxItems: 2 }),
  /** What a game made: an object whose inside is the game's own. */
  Game: <T>() => made<T>({ type: 'object' }),
  /** What somebody decided: a word, a number, a list or an object of the game's own. */
  Move: <T>() => made<T>({}),
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

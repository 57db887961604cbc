import type { ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { PROBLEM, TEXT } from '@hustings/protocol';
import { problem, type Problem } from '../problem.js';
import { checking } from '../schema.js';

/** Is it a character that made a text be refused? */
export function isUnprintable(errors: readonly unknown[]): boolean {
  return errors.some((error) => (error as { keyword?: unknown }).keyword === TEXT);
}

type Words = Readonly<Record<string, unknown>>;
type Wrong = {
  readonly instancePath?: string;
  readonly keyword?: string;
  readonly parentSchema?: Words;
  readonly params?: Words;
};

/** What is wrong with a request: with what somebody typed, if the schema says so, or with its form. */
export function malformed(errors: readonly unknown[], part: string): Problem {
  const all = errors as readonly Wrong[]; // of the library that checks
  for (const { parentSchema } of all) {
    const code = parentSchema?.[PROBLEM];
    if (parentSchema !== undefined && typeof code === 'string')
      return { status: 400, code, ...boundsOf(parentSchema) };
  }
  const [{ instancePath = '', keyword = '', params }] = all;
  const named = params?.['missingProperty'] ?? params?.['additionalProperty'];
  const inner = typeof named === 'string' ? `/${named}` : '';
  return problem(400, 'malformed', { field: `${part}${instancePath}${inner}`, rule: keyword });
}

/** How few and how many there may be, where a schema says so. */
function boundsOf({ minLength, minItems, maxLength, maxItems }: Words): Pick<Problem, 'values'> {
  const min = minLength ?? minItems ?? 0;
  const max = maxLength ?? maxItems;
  return typeof min === 'number' && typeof max === 'number' ? { values: { min, max } } : {};
}

type Check = { (value: unknown): boolean; errors?: FastifySchemaValidationError[] | null };

/**
 * Checks requests by their schemas. A check is put together with the first request that needs it:
 * all of them at the start would take a quarter of the time that a server needs to be there.
 */
export function validator(): FastifySchemaCompiler<object> {
  const ajv = checking({
    coerceTypes: 'array',
    // A text such as 1e400 becomes a number without end, and bounds hold for that too.
    strictNumbers: false,
    allowUnionTypes: true,
    verbose: true, // an error brings its schema along, which may name the problem (`PROBLEM`)
  });
  return ({ schema }) => {
    let compiled: ValidateFunction | undefined;
    const check: Check = (value) => {
      compiled ??= ajv.compile(schema);
      const passes = compiled(value);
      check.errors = compiled.errors ?? null;
      return passes;
    };
    return check;
  };
}

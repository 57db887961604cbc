import type { ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { SAYS, TEXT } from '@hustings/protocol';
import { checking } from '../schema.js';

/** Is it a character that made a text be refused? */
export function isUnprintable(errors: readonly unknown[]): boolean {
  return errors.some((error) => (error as { keyword?: unknown }).keyword === TEXT);
}

/** The words for people that the schema of what is wrong has, if it has any. */
export function saidOf(errors: readonly unknown[]): string | undefined {
  const found = errors.find((error) => saysOf(error) !== undefined);
  return found === undefined ? undefined : saysOf(found);
}

function saysOf(error: unknown): string | undefined {
  const { parentSchema } = error as { parentSchema?: Readonly<Record<string, unknown>> };
  const says = parentSchema?.[SAYS];
  return typeof says === 'string' ? says : undefined;
}

type Check = { (value: unknown): boolean; errors?: FastifySchemaValidationError[] | null };

/**
 * Checks requests by their schemas. A check is put together with the first request that needs it:
 * all of them at the start would take a quarter of the time that a server needs to be there.
 */
export function validator(): FastifySchemaCompiler<object> {
  // Verbose: an error brings its schema along, which may have words for people (`SAYS`).
  const ajv = checking({ coerceTypes: 'array', allowUnionTypes: true, verbose: true });
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

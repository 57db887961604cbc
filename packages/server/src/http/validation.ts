import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';

type Check = { (value: unknown): boolean; errors?: FastifySchemaValidationError[] | null };

/**
 * Checks requests by their schemas. A check is put together with the first request that needs it:
 * all of them at the start would take a quarter of the time that a server needs to be there.
 */
export function validator(): FastifySchemaCompiler<object> {
  const ajv = new Ajv({ coerceTypes: 'array', allowUnionTypes: true });
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

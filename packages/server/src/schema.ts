import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { DEPTH, PROBLEM, TEXT, type Schema } from '@hustings/protocol';
import { isPrintable, isWithin } from './text.js';

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
  ajv.addKeyword({
    keyword: DEPTH,
    schemaType: 'number',
    validate: isWithin,
    error: { message: 'must not be nested so deep' },
  });
  return ajv;
}

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

import { isRecord, type Json } from './json.js';
import { refused, type Refusal } from './refusal.js';

/** A table option: one of several words, or for each seat one of several words, none twice. */
export type OptionSpec =
  | { readonly pick: 'one'; readonly values: readonly string[]; readonly standard: string }
  | {
      readonly pick: 'per seat';
      /** Instead of a list: drawn at random. */
      readonly dealt: string;
      readonly values: readonly string[];
    };

export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** Options as a game gets them: every one present, every value known. */
export type OptionsOf<T extends OptionTable> = {
  readonly [K in keyof T]: T[K] extends { pick: 'one' }
    ? T[K]['values'][number]
    : T[K] extends { pick: 'per seat' }
      ? T[K]['dealt'] | readonly T[K]['values'][number][]
      : never;
};

export type Options = Readonly<Record<string, string | readonly string[]>>;

export const oneOf = <const V extends readonly string[]>(values: V, standard: V[number]) =>
  ({ pick: 'one', values, standard }) as const;

export const perSeat = <const V extends readonly string[], const D extends string>(
  values: V,
  dealt: D,
) => ({ pick: 'per seat', values, dealt }) as const;

/** Options from outside, completed with the standard ones. Numbers are taken as their digits. */
export function readOptions(table: OptionTable, raw: unknown, seats: number): Options | Refusal {
  const given = raw === undefined ? {} : raw;
  if (!isRecord(given)) return refused('not-options');
  const foreign = Object.keys(given).find((name) => !Object.hasOwn(table, name));
  if (foreign !== undefined) return refused('unknown-option', { option: foreign.slice(0, 40) });
  const options: Record<string, string | readonly string[]> = {};
  for (const [name, spec] of Object.entries(table)) {
    const value = Object.hasOwn(given, name)
      ? readOption(spec, given[name], seats)
      : standardOf(spec);
    if (value === undefined) return refused('unknown-value', { option: name, ...choices(spec) });
    options[name] = value;
  }
  return options;
}

function standardOf(spec: OptionSpec): string {
  return spec.pick === 'one' ? spec.standard : spec.dealt;
}

function readOption(
  spec: OptionSpec,
  raw: unknown,
  seats: number,
): string | readonly string[] | undefined {
  if (spec.pick === 'one') {
    const word = typeof raw === 'number' ? String(raw) : raw;
    return spec.values.find((value) => value === word);
  }
  if (raw === spec.dealt) return spec.dealt;
  if (!Array.isArray(raw) || raw.length !== seats || new Set(raw).size !== seats) return undefined;
  const list = raw.map((word) => spec.values.find((value) => value === word));
  return list.every((value) => value !== undefined) ? list : undefined;
}

function choices(spec: OptionSpec): Record<string, Json> {
  return { values: spec.values };
}

import { isRecord, type Json } from './json.js';
import { isRefusal, refused, type Refusal } from './refusal.js';

/**
 * A table option: one of several words; for each seat one of several words, none twice; or a file of
 * somebody's own, which the game reads.
 */
export type OptionSpec =
  | { readonly pick: 'one'; readonly values: readonly string[]; readonly standard: string }
  | {
      readonly pick: 'per seat';
      /** Instead of a list: drawn at random. */
      readonly dealt: string;
      readonly values: readonly string[];
    }
  | {
      readonly pick: 'file';
      /** Instead of a file: what the game brings. */
      readonly standard: string;
      readonly values: readonly [string];
      /** What the game brings, as a file: to begin with. */
      readonly example: () => string;
      /**
       * What the game keeps of it, always the same for the same; it reads that as well. It comes
       * from anywhere and may be of any length.
       */
      readonly read: (written: string) => string | Refusal;
    };

export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** Options as a game gets them: every one present, every value known. */
export type OptionsOf<T extends OptionTable> = {
  readonly [K in keyof T]: T[K] extends { pick: 'one' }
    ? T[K]['values'][number]
    : T[K] extends { pick: 'file' }
      ? string
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

export const fileOf = (file: {
  readonly standard: string;
  readonly example: () => string;
  readonly read: (written: string) => string | Refusal;
}) => ({ pick: 'file', values: [file.standard], ...file }) as const;

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
    if (isRefusal(value)) return value;
    if (value === undefined) return refused('unknown-value', { option: name, ...choices(spec) });
    options[name] = value;
  }
  return options;
}

function standardOf(spec: OptionSpec): string {
  return spec.pick === 'per seat' ? spec.dealt : spec.standard;
}

function readOption(
  spec: OptionSpec,
  raw: unknown,
  seats: number,
): string | readonly string[] | Refusal | undefined {
  if (spec.pick === 'one') {
    const word = typeof raw === 'number' ? String(raw) : raw;
    return spec.values.find((value) => value === word);
  }
  if (spec.pick === 'file') return readFile(spec, raw);
  if (raw === spec.dealt) return spec.dealt;
  if (!Array.isArray(raw) || raw.length !== seats || new Set(raw).size !== seats) return undefined;
  const list = raw.map((word) => spec.values.find((value) => value === word));
  return list.every((value) => value !== undefined) ? list : undefined;
}

function readFile(
  { standard, read }: Extract<OptionSpec, { readonly pick: 'file' }>,
  raw: unknown,
): string | Refusal | undefined {
  if (raw === standard) return standard;
  if (typeof raw !== 'string') return undefined;
  return read(raw);
}

function choices(spec: OptionSpec): Record<string, Json> {
  return { values: spec.values };
}

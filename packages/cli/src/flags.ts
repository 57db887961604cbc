import type { CliTexts } from './texts/index.js';
import type { Saying } from './words.js';
import { quoted, wrong, type Wrong } from './wrong.js';

/** What stands for a value in the help: a word of the catalogue, or the values themselves. */
export type ValueName = keyof CliTexts['values'] | `${string}|${string}`;

/** A flag of a command: how it is written, what it means, and how its value is read. */
export type Flag<T> = {
  /** What stands after the flag in the help; nothing for a switch. */
  readonly value: ValueName | undefined;
  readonly help: Saying;
  /** May it be given several times? */
  readonly repeats: boolean;
  /** From the texts it was given with, in order; none if it was not given. */
  readonly read: (name: string, texts: readonly string[]) => T | Wrong;
};

export type Flags = Readonly<Record<string, Flag<unknown>>>;

export type ValuesOf<F extends Flags> = {
  readonly [K in keyof F]: F[K] extends Flag<infer T> ? T : never;
};

export function truth(help: Saying): Flag<boolean> {
  return { value: undefined, help, repeats: false, read: (_name, given) => given.length > 0 };
}

export function text(value: ValueName, help: Saying): Flag<string | undefined> {
  return { value, help, repeats: false, read: (_name, given) => given[0] };
}

export function texts(value: ValueName, help: Saying): Flag<readonly string[]> {
  return { value, help, repeats: true, read: (_name, given) => given };
}

export function integer<D extends number | undefined>(
  help: Saying,
  { min, max, standard }: { min: number; max: number; standard: D },
): Flag<number | D> {
  return {
    value: 'number',
    help: standard === undefined ? help : (t, words) => t.flags.standard(help(t, words), standard),
    repeats: false,
    read: (name, [given]) => (given === undefined ? standard : readInteger(name, given, min, max)),
  };
}

/** Several whole numbers: `3,4,5`. */
export function integers(
  help: Saying,
  { min, max }: { min: number; max: number },
): Flag<readonly number[]> {
  return {
    value: 'numbers',
    help,
    repeats: true,
    read: (name, given) => {
      const read = given
        .flatMap((list) => list.split(','))
        .map((one) => readInteger(name, one, min, max));
      const numbers = read.filter((one) => typeof one === 'number');
      return read.find((one) => typeof one !== 'number') ?? numbers;
    },
  };
}

function readInteger(name: string, given: string, min: number, max: number): number | Wrong {
  const n = /^\d{1,9}$/.test(given) ? Number(given) : NaN;
  if (n >= min && n <= max) return n;
  return wrong((t) => t.wrong.notANumber(`--${name}`, min, max, quoted(given)));
}

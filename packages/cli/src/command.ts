import type { AnyGame } from '@hustings/games';
import type { Build } from '@hustings/server';
import { truth, type Flag, type Flags, type ValuesOf } from './flags.js';
import type { Io } from './io.js';
import type { Speech } from './speech.js';
import type { Wrong } from './wrong.js';

/** 0: done; 1: done, and the answer is no; 2: not understood. */
export type Exit = 0 | 1 | 2;

export type Context = {
  readonly io: Io;
  readonly games: readonly AnyGame[];
  readonly speech: Speech;
  /** The rules of these games as code, where they were built. */
  readonly builds?: () => readonly Build[];
};

type CommandOf<F extends Flags> = {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What the help says besides the flags. */
  readonly about?: string;
  /** The one argument without a flag, where there is one. */
  readonly argument?: string;
  readonly flags: F;
  readonly run: (
    values: ValuesOf<F> & { readonly json: boolean },
    context: Context,
    argument: string,
  ) => Promise<Exit | Wrong>;
};

/** A command as the list of commands holds it: its own flags, and those of every command. */
export type Command = {
  readonly name: string;
  readonly summary: string;
  readonly about: string;
  readonly argument: string | undefined;
  readonly flags: Flags;
  readonly run: (
    values: Readonly<Record<string, unknown>>,
    context: Context,
    argument: string,
  ) => Promise<Exit | Wrong>;
};

const common = {
  json: truth('print one JSON object instead of text'),
  help: truth('show this help'),
} satisfies Record<string, Flag<boolean>>;

export function command<F extends Flags>(spec: CommandOf<F>): Command {
  const { name, summary, about = '', argument, run } = spec;
  return {
    name,
    summary,
    about,
    argument,
    flags: { ...spec.flags, ...common },
    run: run as Command['run'], // the values are read by these very flags (run.ts)
  };
}

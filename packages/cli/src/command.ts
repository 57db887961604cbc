import type { AnyGame } from '@hustings/games';
import type { Build } from '@hustings/server';
import type { Speaker } from '@hustings/texts';
import { text, truth, type Flag, type Flags, type ValuesOf } from './flags.js';
import type { Io } from './io.js';
import type { CliTexts } from './texts/index.js';
import type { Saying, Words } from './words.js';
import type { Wrong } from './wrong.js';

/** 0: done; 1: done, and the answer is no; 2: not understood. */
export type Exit = 0 | 1 | 2;

/** What is there for every command, whoever calls it. */
export type Surroundings = {
  readonly io: Io;
  readonly games: readonly AnyGame[];
  /** The rules of these games as code, where they were built. */
  readonly builds?: () => readonly Build[];
};

/** The same for who called it: what it says is in their language, and in English for programs. */
export type Context = Surroundings & {
  readonly words: Words;
  readonly speech: (game: AnyGame) => Promise<Speaker>;
};

type CommandOf<F extends Flags> = {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: Saying;
  /** What the help says besides the flags. */
  readonly about?: Saying;
  /** The one argument without a flag, where there is one. */
  readonly argument?: keyof CliTexts['values'];
  /** It speaks with programs: always in English. */
  readonly protocol?: true;
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
  readonly summary: Saying;
  readonly about: Saying | undefined;
  readonly argument: keyof CliTexts['values'] | undefined;
  readonly protocol: boolean;
  readonly flags: Flags;
  readonly run: (
    values: Readonly<Record<string, unknown>>,
    context: Context,
    argument: string,
  ) => Promise<Exit | Wrong>;
};

const common = {
  lang: text('language', ({ flags }) => flags.language),
  json: truth(({ flags }) => flags.json),
  help: truth(({ flags }) => flags.help),
} satisfies Record<string, Flag<boolean | string | undefined>>;

export function command<F extends Flags>(spec: CommandOf<F>): Command {
  const { name, summary, about, argument, protocol = false, run } = spec;
  return {
    name,
    summary,
    about,
    argument,
    protocol,
    flags: { ...spec.flags, ...common },
    run: run as Command['run'], // the values are read by these very flags (run.ts)
  };
}

import { allCommands } from '../src/commands/all.js';
import type { AnyGame } from '@hustings/games';
import type { Io } from '../src/io.js';
import { run } from '../src/run.js';
import { tongueOf, type Speech } from '../src/words.js';
import { stallSpeech } from './toy/speech.js';
import { stall } from './toy/stall.js';

const commands = await allCommands();

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** Nothing to read, and nobody who listens. */
export const silence: Io = {
  input: (async function* () {})(),
  write: async () => undefined,
  warn: () => undefined,
  terminal: false,
};

type Given = {
  readonly input?: string;
  readonly games?: readonly AnyGame[];
  readonly speech?: Speech;
  readonly environment?: Readonly<Record<string, string>>;
  readonly terminal?: boolean;
};

/** Runs a command line in this process on the toy game. */
export async function hustings(
  line: string | readonly string[],
  {
    input = '',
    games = [stall],
    speech = stallSpeech,
    environment = {},
    terminal = false,
  }: Given = {},
): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const args = typeof line === 'string' ? line.split(' ') : line;
  const code = await run(commands, args, {
    games,
    speech,
    tongue: tongueOf(environment),
    io: {
      input: (async function* () {
        yield input;
      })(),
      write: async (text) => void out.push(text),
      warn: (text) => void err.push(text),
      terminal,
    },
  });
  return { code, out: out.join(''), err: err.join('') };
}

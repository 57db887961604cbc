import { parseArgs } from 'node:util';
import type { Command, Context, Exit, Surroundings } from './command.js';
import { argumentOf, helpFacts, helpOf, overview } from './help.js';
import { writeJson } from './io.js';
import {
  languagesThere,
  said,
  tongueNamed,
  wordsIn,
  type Saying,
  type Speech,
  type Words,
} from './words.js';
import { isWrong, quoted, wrong, type Wrong } from './wrong.js';
import type { Tongue } from '@hustings/texts';

type Line = { readonly given: ReadonlyMap<string, readonly string[]>; readonly argument: string };

/** Whoever calls: what is there, how games speak, and what is read if nothing else is asked for. */
export type Caller = Surroundings & { readonly speech: Speech; readonly tongue: Tongue };

/** Runs what a command line says. */
export async function run(
  commands: readonly Command[],
  args: readonly string[],
  caller: Caller,
): Promise<Exit> {
  const { io } = caller;
  const asked = languageIn(args);
  const named = asked === undefined ? caller.tongue : tongueNamed(asked);
  const words = await wordsIn(named ?? caller.tongue);
  const refuse = (place: string, sentence: Saying): Exit => {
    io.warn(`${place}: ${said(sentence, words)}\n`);
    return 2;
  };
  const [name, ...rest] = args[0] === '--lang' ? args.slice(2) : args;
  const command = commands.find((one) => one.name === name);
  const place = command === undefined ? 'hustings' : `hustings ${command.name}`;
  if (asked !== undefined && named === undefined)
    return refuse(place, (t) => t.wrong.noSuchLanguage(quoted(asked), languagesThere()));
  if (name === '--help' || name === 'help') {
    await io.write(overview(commands, words));
    return 0;
  }
  if (name === undefined) return refuse(place, (t) => t.wrong.noCommand);
  if (command === undefined) return refuse(place, (t) => t.wrong.noSuchCommand(quoted(name)));
  const exit = await runCommand(command, rest, caller, words);
  return isWrong(exit) ? refuse(place, exit.wrong) : exit;
}

/** What `--lang` asks for, wherever it stands; nothing if it has no value. */
function languageIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return undefined;
  return args[at] === '--lang' ? args.at(at + 1) : args[at].slice('--lang='.length);
}

/** What is for programs is said in English, whoever reads over their shoulder. */
async function contextFor(isForPrograms: boolean, caller: Caller, own: Words): Promise<Context> {
  const words = isForPrograms && own.tongue !== 'en' ? await wordsIn('en') : own;
  return { ...caller, words, speech: (game) => caller.speech(game, words) };
}

async function runCommand(
  command: Command,
  args: readonly string[],
  caller: Caller,
  own: Words,
): Promise<Exit | Wrong> {
  const line = readLine(command, args);
  if (isWrong(line)) return line;
  const values = readValues(command, line);
  if (isWrong(values)) return values;
  const isForPrograms = values['json'] === true || (command.protocol && values['help'] !== true);
  const context = await contextFor(isForPrograms, caller, own);
  const { io, words } = context;
  if (values['help'] === true) {
    if (values['json'] === true) await writeJson(io, helpFacts(command, words));
    else await io.write(helpOf(command, words));
    return 0;
  }
  if (command.argument !== undefined && line.argument === '') {
    return wrong((t, w) => t.wrong.argumentMissing(argumentOf(command, w) ?? ''));
  }
  return command.run(values, context, line.argument);
}

function readLine(command: Command, args: readonly string[]): Line | Wrong {
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, flag]) => [
      name,
      { type: flag.value === undefined ? 'boolean' : 'string', multiple: true } as const,
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  let argument = '';
  for (const token of tokens) {
    if (token.kind === 'option') {
      const odd = misuse(command, token.name, token.rawName, token.value);
      if (odd !== undefined) return odd;
      given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? '']);
    } else if (token.kind === 'positional') {
      if (command.argument === undefined || argument !== '') {
        return wrong((t) => t.wrong.tooManyArguments(quoted(token.value)));
      }
      argument = token.value;
    }
  }
  return { given, argument };
}

function misuse(
  command: Command,
  name: string,
  written: string,
  value: string | undefined,
): Wrong | undefined {
  if (!Object.hasOwn(command.flags, name)) {
    return wrong((t) => t.wrong.noSuchFlag(quoted(written), command.name));
  }
  const takesValue = command.flags[name].value !== undefined;
  if (takesValue && value === undefined) return wrong((t) => t.wrong.needsValue(written));
  return !takesValue && value !== undefined
    ? wrong((t) => t.wrong.takesNoValue(written))
    : undefined;
}

function readValues(command: Command, { given }: Line): Readonly<Record<string, unknown>> | Wrong {
  const values: Record<string, unknown> = {};
  for (const [name, flag] of Object.entries(command.flags)) {
    const texts = given.get(name) ?? [];
    if (texts.length > 1 && flag.value !== undefined && !flag.repeats) {
      return wrong((t) => t.wrong.givenTimes(`--${name}`, texts.length));
    }
    const value = flag.read(name, texts);
    if (isWrong(value)) return value;
    values[name] = value;
  }
  return values;
}

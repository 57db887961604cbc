import { parseArgs } from 'node:util';
import type { Command, Context, Exit } from './command.js';
import { helpOf, overview } from './help.js';
import { writeJson } from './io.js';
import { isWrong, quoted, wrong, type Wrong } from './wrong.js';

type Line = { readonly given: ReadonlyMap<string, readonly string[]>; readonly argument: string };

/** Runs what a command line says. */
export async function run(
  commands: readonly Command[],
  args: readonly string[],
  context: Context,
): Promise<Exit> {
  const [name, ...rest] = args;
  if (name === '--help' || name === 'help') {
    await context.io.write(overview(commands));
    return 0;
  }
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    const said = name === undefined ? 'Which command?' : `There is no command ${quoted(name)}.`;
    context.io.warn(`hustings: ${said} See hustings --help.\n`);
    return 2;
  }
  const exit = await runCommand(command, rest, context);
  if (!isWrong(exit)) return exit;
  context.io.warn(`hustings ${command.name}: ${exit.wrong}\n`);
  return 2;
}

async function runCommand(
  command: Command,
  args: readonly string[],
  context: Context,
): Promise<Exit | Wrong> {
  const line = readLine(command, args);
  if (isWrong(line)) return line;
  const values = readValues(command, line);
  if (isWrong(values)) return values;
  if (values['help'] === true) {
    if (values['json'] === true) await writeJson(context.io, describeCommand(command));
    else await context.io.write(helpOf(command));
    return 0;
  }
  if (command.argument !== undefined && line.argument === '') {
    return wrong(`${command.argument} is missing.`);
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
        return wrong(`${quoted(token.value)} is one argument too many.`);
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
    return wrong(`there is no flag ${quoted(written)}. See hustings ${command.name} --help.`);
  }
  const takesValue = command.flags[name].value !== undefined;
  if (takesValue && value === undefined) return wrong(`${written} needs a value.`);
  return !takesValue && value !== undefined ? wrong(`${written} takes no value.`) : undefined;
}

function readValues(command: Command, { given }: Line): Readonly<Record<string, unknown>> | Wrong {
  const values: Record<string, unknown> = {};
  for (const [name, flag] of Object.entries(command.flags)) {
    const texts = given.get(name) ?? [];
    if (texts.length > 1 && flag.value !== undefined && !flag.repeats) {
      return wrong(`--${name} is given ${texts.length} times.`);
    }
    const value = flag.read(name, texts);
    if (isWrong(value)) return value;
    values[name] = value;
  }
  return values;
}

function describeCommand({ name, summary, argument, flags }: Command): object {
  const listed = Object.entries(flags).map(([flag, { value, help }]) => ({ flag, value, help }));
  return { command: name, summary, argument, flags: listed };
}

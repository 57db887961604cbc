import type { Command } from './command.js';
import type { Flag, ValueName } from './flags.js';
import { columns } from './text.js';
import type { CliTexts } from './texts/index.js';
import { said, type Words } from './words.js';

/** All commands, one to a line. */
export function overview(commands: readonly Command[], words: Words): string {
  const { program, usage, each } = words.texts.help;
  const rows = commands.map(({ name, summary }) => [`  ${name}`, said(summary, words)]);
  return [program, '', usage, '', columns(rows), '', each, ''].join('\n');
}

/** One command with its flags. */
export function helpOf(command: Command, words: Words): string {
  const { summary, about, flags } = described(command, words);
  const rows = flags.map(({ flag, value, help }) => [
    value === undefined ? `  --${flag}` : `  --${flag} ${value}`,
    help,
  ]);
  const usage = words.texts.help.usageOf(command.name, argumentOf(command, words));
  const parts = [usage, summary, about ?? '', columns(rows)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The same as data. */
export function helpFacts(command: Command, words: Words): object {
  const { summary, flags } = described(command, words);
  return { command: command.name, summary, argument: argumentOf(command, words), flags };
}

export const argumentOf = ({ argument }: Command, { texts }: Words): string | undefined =>
  argument === undefined ? undefined : texts.values[argument];

type Described = {
  readonly summary: string;
  readonly about: string | undefined;
  readonly flags: readonly { flag: string; value: string | undefined; help: string }[];
};

function described({ summary, about, flags }: Command, words: Words): Described {
  const flagOf = ([flag, { value, help }]: [string, Flag<unknown>]) => ({
    flag,
    value: value === undefined ? undefined : valueOf(value, words.texts),
    help: said(help, words),
  });
  return {
    summary: said(summary, words),
    about: about && said(about, words),
    flags: Object.entries(flags).map(flagOf),
  };
}

const isNamed = (value: ValueName, { values }: CliTexts): value is keyof CliTexts['values'] =>
  Object.hasOwn(values, value);

const valueOf = (value: ValueName, texts: CliTexts): string =>
  isNamed(value, texts) ? texts.values[value] : value;

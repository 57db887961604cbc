import type { Command } from './command.js';
import { columns } from './text.js';

/** All commands, one to a line. */
export function overview(commands: readonly Command[]): string {
  const rows = commands.map(({ name, summary }) => [`  ${name}`, summary]);
  return [
    'hustings: a referee for political board games.',
    '',
    'usage: hustings COMMAND …',
    '',
    columns(rows),
    '',
    'Each command explains itself: hustings COMMAND --help',
    '',
  ].join('\n');
}

/** One command with its flags. */
export function helpOf({ name, summary, about, argument, flags }: Command): string {
  const rows = Object.entries(flags).map(([flag, { value, help }]) => [
    value === undefined ? `  --${flag}` : `  --${flag} ${value}`,
    help,
  ]);
  const usage = ['usage: hustings', name, ...(argument === undefined ? [] : [argument]), '[flags]'];
  const parts = [usage.join(' '), summary, about, columns(rows)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

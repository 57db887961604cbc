import type { OptionSpec } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import { command } from '../command.js';
import { writeJson } from '../io.js';
import { columns } from '../text.js';

export const gamesCommand = command({
  name: 'games',
  summary: 'list the games, their seats and their table options',
  flags: {},
  run: async ({ json }, { io, games }) => {
    if (json) await writeJson(io, { games: games.map(gameFacts) });
    else await io.write(`${games.map(gameText).join('\n\n')}\n`);
    return 0;
  },
});

/** A game as data: what one must know to start it. */
export function gameFacts({ rules }: AnyGame): object {
  const { id, name, seats, options } = rules;
  return { game: id, name, rules: rules.rules, seats, options };
}

function gameText({ rules }: AnyGame): string {
  const { id, name, seats, options } = rules;
  const rows = Object.entries(options).map(([option, spec]) => [`  ${option}`, optionText(spec)]);
  return [`${id}: ${name}, ${seats.min} to ${seats.max} players`, columns(rows)]
    .filter((part) => part !== '')
    .join('\n');
}

function optionText(spec: OptionSpec): string {
  if (spec.pick === 'one') return `${spec.values.join(' | ')} (${spec.standard})`;
  return `${spec.dealt}, or for each seat one of ${spec.values.join(', ')}`;
}

import type { OptionSpec } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import { command } from '../command.js';
import { writeJson } from '../io.js';
import { columns } from '../text.js';
import type { CliTexts } from '../texts/index.js';

export const gamesCommand = command({
  name: 'games',
  summary: ({ commands }) => commands.games.summary,
  flags: {},
  run: async ({ json }, { io, games, words, speech }) => {
    if (json) {
      await writeJson(io, { games: games.map(gameFacts) });
      return 0;
    }
    const speakers = await Promise.all(games.map(speech));
    const parts = games.map((game, i) => gameText(game, speakers[i].title, words.texts));
    await io.write(`${parts.join('\n\n')}\n`);
    return 0;
  },
});

/** A game as data: what one must know to start it. */
export function gameFacts({ rules }: AnyGame): object {
  const { id, name, seats, options } = rules;
  return { game: id, name, rules: rules.rules, seats, options };
}

function gameText({ rules }: AnyGame, title: string, t: CliTexts): string {
  const { id, seats, options } = rules;
  const rows = Object.entries(options).map(([option, spec]) => [
    `  ${option}`,
    optionText(spec, t),
  ]);
  return [t.game.listed(id, title, seats.min, seats.max), columns(rows)]
    .filter((part) => part !== '')
    .join('\n');
}

function optionText(spec: OptionSpec, { game }: CliTexts): string {
  if (spec.pick === 'one') return game.optionOne(spec.values, spec.standard);
  if (spec.pick === 'file') return game.optionOne([...spec.values, '@FILE'], spec.standard);
  return game.optionOfSeats(spec.dealt, spec.values);
}

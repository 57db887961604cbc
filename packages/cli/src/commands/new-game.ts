import { fileURLToPath } from 'node:url';
import { command } from '../command.js';
import { text } from '../flags.js';
import { writeJson } from '../io.js';
import { layOut } from '../new-game/lay-out.js';
import { namingOf } from '../new-game/naming.js';
import { isWrong, quoted, wrong } from '../wrong.js';

const folder = fileURLToPath(new URL('../../../../games', import.meta.url));

export const newGameCommand = command({
  name: 'new-game',
  summary: 'lay out a small complete game in games/NAME, to be made another one',
  about:
    'NAME is its folder, its id and its address: small letters, digits and hyphens. The game has\n' +
    'rules, texts, a board, a book, bots and tests; docs/writing-a-game.md goes through them.',
  argument: 'NAME',
  flags: { title: text('TITLE', 'what people call it (made of NAME)') },
  run: async ({ json, title }, { io, games }, argument) => {
    const naming = namingOf(argument, title);
    if (isWrong(naming)) return naming;
    if (games.some(({ id }) => id === naming.id)) {
      return wrong(`there is a game ${quoted(naming.id)} already.`);
    }
    const files = layOut(folder, naming);
    if (isWrong(files)) return files;
    if (json) await writeJson(io, { game: naming.id, files });
    else await io.write(`${files.join('\n')}\n\n${naming.title} is laid out: npm test\n`);
    return 0;
  },
});

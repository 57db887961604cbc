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
  summary: ({ commands }) => commands.newGame.summary,
  about: ({ commands }) => commands.newGame.about,
  argument: 'name',
  flags: { title: text('title', ({ flags }) => flags.title) },
  run: async ({ json, title }, { io, games, words }, argument) => {
    const naming = namingOf(argument, title);
    if (isWrong(naming)) return naming;
    if (games.some(({ id }) => id === naming.id)) {
      return wrong((t) => t.wrong.gameThere(quoted(naming.id)));
    }
    const files = layOut(folder, naming);
    if (isWrong(files)) return files;
    if (json) await writeJson(io, { game: naming.id, files });
    else await io.write(`${files.join('\n')}\n\n${words.texts.server.laidOut(naming.title)}\n`);
    return 0;
  },
});

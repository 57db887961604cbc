import { backup, readConfig, restore } from '@hustings/server';
import { command, type Command } from '../command.js';
import { dataFlag } from '../store.js';
import { reported } from '../wrong.js';

/** Two commands that differ only in the direction. */
function mover(name: 'backup' | 'restore', move: typeof backup): Command {
  return command({
    name,
    summary: ({ commands }) => commands[name].summary,
    about: ({ commands }) => commands[name].about,
    argument: 'file',
    flags: { data: dataFlag },
    run: async ({ data }, { io, words }, file) => {
      const config = readConfig({
        ...process.env,
        ...(data === undefined ? {} : { HUSTINGS_DATA: data }),
      });
      if (typeof config === 'string') return reported(config);
      try {
        await io.write(`${words.texts.server.rows(await move(config, file))}\n`);
        return 0;
      } catch (error) {
        return reported(error);
      }
    },
  });
}

export const backupCommand = mover('backup', backup);

export const restoreCommand = mover('restore', restore);

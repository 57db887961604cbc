import { backup, readConfig, restore } from '@hustings/server';
import { command, type Command } from '../command.js';
import { text } from '../flags.js';
import { wrong } from '../wrong.js';

/** Two commands that differ only in the direction. */
function mover(
  name: 'backup' | 'restore',
  summary: string,
  about: string,
  move: typeof backup,
): Command {
  return command({
    name,
    summary,
    about,
    argument: 'FILE',
    flags: { data: text('FOLDER', 'where the SQLite file lies; HUSTINGS_DATA') },
    run: async ({ data }, { io }, file) => {
      const config = readConfig({
        ...process.env,
        ...(data === undefined ? {} : { HUSTINGS_DATA: data }),
      });
      if (typeof config === 'string') return wrong(config);
      try {
        await io.write(`${await move(config, file)} rows\n`);
        return 0;
      } catch (error) {
        return wrong(error instanceof Error ? error.message : String(error));
      }
    },
  });
}

export const backupCommand = mover(
  'backup',
  'write everything the server keeps to one file',
  'The server may go on meanwhile. The file holds secrets: keep it like the data itself.',
  backup,
);

export const restoreCommand = mover(
  'restore',
  'fill an empty data folder or database from a backup',
  'SQLite or PostgreSQL, whichever the backup came from. The server must not run yet.',
  restore,
);

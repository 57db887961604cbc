import { resolve } from 'node:path';
import { manifestOf } from '@hustings/games';
import { createServer, readConfig } from '@hustings/server';
import { playersAtWork } from '../bots/players.js';
import { command } from '../command.js';
import { integer, text, truth } from '../flags.js';
import { reported } from '../wrong.js';

/** Whoever asks a server to end waits for ten seconds. */
const LAST_MS = 9000;

/** Whatever still hangs then ends with the process; it goes unnoticed if nothing does. */
function lastResort(): void {
  setTimeout(() => process.exit(1), LAST_MS).unref();
}

export const serveCommand = command({
  name: 'serve',
  summary: ({ commands }) => commands.serve.summary,
  about: ({ commands }) => commands.serve.about,
  flags: {
    port: integer(({ flags }) => flags.port, { min: 0, max: 65535, standard: undefined }),
    data: text('folder', ({ flags }) => flags.data),
    orphans: truth(({ flags }) => flags.orphans),
  },
  run: async ({ port, data, orphans }, { io, games, builds, words }) => {
    const config = readConfig({
      ...process.env,
      ...(port === undefined ? {} : { HUSTINGS_PORT: String(port) }),
      ...(data === undefined ? {} : { HUSTINGS_DATA: data }),
      ...(orphans ? { HUSTINGS_ORPHANS: 'true' } : {}),
    });
    if (typeof config === 'string') return reported(config);
    const ended = new Promise<void>((stop) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        process.once(signal, () => {
          lastResort();
          stop();
        });
      }
    });
    const bots = playersAtWork(1);
    try {
      const server = await createServer({
        config,
        games,
        players: bots.players,
        speakers: (game, tongue) => manifestOf(game)?.speaker?.(tongue),
        ...(builds === undefined ? {} : { builds: builds() }),
      });
      const address = await server.start();
      const where = config.databaseUrl === undefined ? resolve(config.data) : 'PostgreSQL';
      const { keptIn, listening } = words.texts.server;
      await io.write(`${keptIn(where)}\n`);
      await io.write(`${listening(address, io.terminal)}\n`);
      await ended;
      await server.stop();
    } catch (error) {
      return reported(error);
    } finally {
      await bots.end();
    }
    return 0;
  },
});

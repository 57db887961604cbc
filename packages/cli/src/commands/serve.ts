import { resolve } from 'node:path';
import { manifestOf } from '@hustings/games';
import { createServer, readConfig } from '@hustings/server';
import { playersAtWork } from '../bots/players.js';
import { command } from '../command.js';
import { integer, text, truth } from '../flags.js';
import { wrong } from '../wrong.js';

/** Whoever asks a server to end waits for ten seconds. */
const LAST_MS = 9000;

/** Whatever still hangs then ends with the process; it goes unnoticed if nothing does. */
function lastResort(): void {
  setTimeout(() => process.exit(1), LAST_MS).unref();
}

export const serveCommand = command({
  name: 'serve',
  summary: 'run the server: tables, people and games over HTTP and WebSocket',
  about: [
    'Everything is configured by the environment; docs/hosting.md lists the variables. The flags',
    'stand for the most common ones. Ends with SIGTERM or SIGINT, after what is under way and within',
    'ten seconds.',
  ].join('\n'),
  flags: {
    port: integer('port to listen on; HUSTINGS_PORT', { min: 0, max: 65535, standard: undefined }),
    data: text('FOLDER', 'where the SQLite file lies; HUSTINGS_DATA'),
    orphans: truth('start also when running games need rules that are not here; HUSTINGS_ORPHANS'),
  },
  run: async ({ port, data, orphans }, { io, games, builds }) => {
    const config = readConfig({
      ...process.env,
      ...(port === undefined ? {} : { HUSTINGS_PORT: String(port) }),
      ...(data === undefined ? {} : { HUSTINGS_DATA: data }),
      ...(orphans ? { HUSTINGS_ORPHANS: 'true' } : {}),
    });
    if (typeof config === 'string') return wrong(config);
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
      await io.write(`hustings: the games are kept in ${where}\n`);
      await io.write(
        `hustings: listening on ${address}${io.terminal ? ' (Ctrl+C ends it)' : ''}\n`,
      );
      await ended;
      await server.stop();
    } catch (error) {
      return wrong(error instanceof Error ? error.message : String(error));
    } finally {
      await bots.end();
    }
    return 0;
  },
});

import { pino } from 'pino';
import type { Config } from '../../src/config.js';
import { readConfig } from '../../src/config.js';
import { createServer, type Server, type ServerOptions } from '../../src/server.js';
import { Client } from './client.js';
import { dieMacher, games } from './games.js';
import { newPlace, type Place } from './homes.js';
import type { Postgres } from './postgres.js';

export { dieMacher } from './games.js';

export type TestServer = Server & {
  readonly base: string;
  readonly place: Place;
  /** What was logged. */
  readonly logged: string[];
  client(name?: string): Promise<Client>;
  end(): Promise<void>;
};

export function testConfig(place: Place, more: Partial<Config> = {}): Config {
  const config = readConfig({
    HUSTINGS_PORT: '0',
    HUSTINGS_DATA: place.data,
    HUSTINGS_RATE: '1000000',
    HUSTINGS_SOCKET_RATE: '100000',
    ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
  });
  if (typeof config === 'string') throw new Error(config);
  return { ...config, ...more };
}

/** A server on a free port that logs into a list. */
export async function startServer(
  more: Partial<Config> = {},
  options: Partial<ServerOptions> & { readonly postgres?: Postgres; readonly place?: Place } = {},
): Promise<TestServer> {
  const place = options.place ?? (await newPlace(options.postgres));
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const server = await createServer({
    games,
    log,
    ...options,
    config: testConfig(place, more),
  });
  const base = await server.start();
  return {
    ...server,
    base,
    place,
    logged,
    client: async (name) => {
      const client = new Client(base, name);
      await client.enter();
      return client;
    },
    end: async () => {
      await server.stop();
      if (options.place === undefined) await place.remove();
    },
  };
}

/** A table of these clients, each on one seat in order, with bots behind them; not yet started. */
export async function gather(
  clients: readonly Client[],
  more: Record<string, unknown> = {},
  bots = Math.max(0, 3 - clients.length),
): Promise<string> {
  const seats = [
    ...clients.map((_, i) => (i === 0 ? { mine: true } : {})),
    ...Array.from({ length: bots }, () => ({ bot: 'random' })),
  ];
  const { id } = await clients[0].post<{ id: string }>('/api/v1/tables', {
    game: dieMacher.id,
    seats,
    ...more,
  });
  for (let seat = 1; seat < clients.length; seat++) {
    await clients[seat].post(`/api/v1/tables/${id}/join`, { seat });
  }
  return id;
}

export async function gatherAndStart(
  clients: readonly Client[],
  more: Record<string, unknown> = {},
  bots?: number,
): Promise<string> {
  const id = await gather(clients, more, bots);
  await clients[0].post(`/api/v1/tables/${id}/start`);
  return id;
}

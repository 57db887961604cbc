import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from './support/games.js';
import { newPlace, type Place } from './support/homes.js';
import { freePort, startPostgres, type Postgres } from './support/postgres.js';
import { ServerProcess } from './support/process.js';
import { check, playGames } from './support/stress.js';

/** `npm run crash` asks for more: see scripts/crash.mjs. */
const kills = Number(process.env['HUSTINGS_KILLS'] ?? 2);
const askedGames = process.env['HUSTINGS_GAMES'];
const manyGames = Number(askedGames ?? 6);
const processes = Number(process.env['HUSTINGS_PROCESSES'] ?? 2);
const together = Number(process.env['HUSTINGS_TOGETHER'] ?? 2);
const limit = 120_000 + kills * 30_000 + manyGames * 10_000;

const game = games.find(({ id }) => id === 'copycat') ?? games[0];
const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function withServers(
  place: Place,
  count: number,
  use: (servers: readonly ServerProcess[]) => Promise<void>,
): Promise<void> {
  const servers: ServerProcess[] = [];
  try {
    for (let i = 0; i < count; i++) {
      const server = new ServerProcess(place, await freePort());
      servers.push(server);
      await server.start();
    }
    await use(servers);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await place.remove();
  }
}

describe.each(['sqlite', 'postgres'] as const)('kill -9 under load on %s', (kind) => {
  it(
    `${kills} times: no acknowledged move is missing, none is there twice, every game ends`,
    async () => {
      const place = await newPlace(kind === 'postgres' ? postgres : undefined);
      await withServers(place, 1, async ([server]) => {
        let killed = 0;
        const playing = playGames(game, [server.base], {
          together,
          enough: (over) => killed === kills && over >= together,
          hurry: () => killed === kills,
        });
        const killing = (async () => {
          for (; killed < kills; killed++) {
            await sleep(150 + ((killed * 37) % 10) * 60); // at ever different moments
            await server.kill();
            await server.start();
          }
        })();
        const [played] = await Promise.all([playing, killing]);
        expect(await check(game, place, [server.base], played)).toEqual([]);
        const moves = played.reduce((sum, { meant }) => sum + meant.length, 0);
        console.log(`${kind}: ${kills} kills, ${played.length} games, ${moves} acknowledged moves`);
      });
    },
    limit,
  );
});

describe('several processes on one PostgreSQL', () => {
  it(
    `${processes} processes, ${manyGames} games at once, one killed and started again: all end as they should`,
    async () => {
      const place = await newPlace(postgres);
      await withServers(place, processes, async (servers) => {
        const bases = servers.map(({ base }) => base);
        let begun = 0;
        let again = false;
        const playing = playGames(game, bases, {
          together: manyGames,
          enough: () => begun++ >= manyGames,
          hurry: () => again && askedGames === undefined,
        });
        await sleep(1500);
        await servers[1].kill();
        await sleep(500);
        await servers[1].start();
        again = true;
        const played = await playing;
        expect(played.length).toBe(manyGames);
        expect(await check(game, place, bases, played)).toEqual([]);
      });
    },
    limit,
  );
});

describe('asked to stop', () => {
  it('the server ends what is under way and leaves with 0', async () => {
    const place = await newPlace();
    await withServers(place, 1, async ([server]) => {
      const { headers } = await fetch(`${server.base}/api/v1/me`);
      expect(headers.get('set-cookie')).toContain('hustings=');
      expect(await server.stop()).toBe(0);
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from './support/games.js';
import { newPlace, type Place } from './support/homes.js';
import { freePort, startPostgres, type Postgres } from './support/postgres.js';
import { ServerProcess } from './support/process.js';
import { acknowledged, check, playGames, type Kind } from './support/stress.js';

/** `npm run crash` asks for more, and then games are played to their end by those who began them. */
const long = process.env['HUSTINGS_CRASH'] !== undefined;
const asked = (name: string, standard: number): number => Number(process.env[name] ?? standard);
const kills = asked('HUSTINGS_KILLS', 2);
const movesBetween = asked('HUSTINGS_MOVES', 10);
const together = asked('HUSTINGS_TOGETHER', 2);
const manyGames = asked('HUSTINGS_GAMES', 4);
const processes = asked('HUSTINGS_PROCESSES', 2);
const limit = long ? 900_000 : 240_000;

const [dieMacher, , copycat] = games;
const allKinds: readonly Kind[] = [
  { game: copycat, people: 2, bots: [] },
  { game: copycat, people: 1, bots: ['random'] },
  { game: copycat, people: 1, bots: ['intern'] },
  { game: dieMacher, people: 2, bots: ['random'], options: { elections: '4' } },
];
const kinds = long ? allKinds : allKinds.slice(0, 2);
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

/** Counts what is acknowledged, and waits for more of it. */
class Tally {
  #count = 0;
  readonly add = (): void => void this.#count++;

  async more(moves: number): Promise<void> {
    const goal = this.#count + moves;
    while (this.#count < goal) await sleep(5);
  }
}

describe.each(['sqlite', 'postgres'] as const)('kill -9 under load on %s', (kind) => {
  it(
    `${kills} times: no acknowledged move is missing, none is there twice, every game ends`,
    async () => {
      const place = await newPlace(kind === 'postgres' ? postgres : undefined);
      await withServers(place, 1, async ([server]) => {
        const tally = new Tally();
        const bases = [server.base];
        let killed = 0;
        const playing = playGames({
          ...{ kinds, bases, together, onTaken: tally.add },
          enough: (begun) => killed === kills && begun >= together,
          hurry: () => killed === kills && !long,
        });
        const killing = (async () => {
          for (; killed < kills; killed++) {
            await tally.more(movesBetween);
            await sleep((killed * 37) % 100); // at ever different moments
            await server.kill();
            await server.start();
          }
        })();
        const [played] = await Promise.all([playing, killing]);
        expect(await check(place, bases, played)).toEqual([]);
        const moves = acknowledged(played);
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
        const tally = new Tally();
        let again = false;
        const playing = playGames({
          ...{ kinds, bases, together: manyGames, onTaken: tally.add },
          enough: (begun) => begun >= manyGames,
          hurry: () => again && !long,
        });
        const killing = (async () => {
          await tally.more(manyGames * 5);
          await servers[1].kill();
          await tally.more(manyGames * 3); // the others go on
          await servers[1].start();
          again = true;
        })();
        const [played] = await Promise.all([playing, killing]);
        expect(played.length).toBe(manyGames);
        expect(await check(place, bases, played)).toEqual([]);
        const moves = acknowledged(played);
        console.log(`${processes} processes, ${manyGames} games, ${moves} acknowledged moves`);
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

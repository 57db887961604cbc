import { isFault, replay, type Answer, type Game, type GameFile } from '@hustings/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomPlayer, standardPlayers, type Player } from '../src/play/player.js';
import type { Build } from '../src/rules/build.js';
import { migrate, type Moved } from '../src/rules/migrate.js';
import { openStore } from '../src/store/open.js';
import type { ServerTable } from '@hustings/protocol';
import { choose, Client, randomFor, sendMove, type Play } from './support/client.js';
import { newPlace, type Place } from './support/homes.js';
import { marketDay, type Version, type Versions } from './support/market-day.js';
import { startPostgres, type Postgres } from './support/postgres.js';
import { startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

const random = randomFor('upgrade');
let versions: Versions;
beforeAll(async () => {
  versions = await marketDay();
});

/** A person who plays both seats of a table, and comes back after the server was started anew. */
class Visitor {
  cookie = '';
  client = new Client('');

  async at(server: TestServer): Promise<Client> {
    this.client = new Client(server.base);
    this.client.cookie = this.cookie;
    await this.client.enter();
    this.cookie = this.client.cookie;
    return this.client;
  }

  async gather(title: string, more: Record<string, unknown> = {}): Promise<string> {
    const seats = [{ mine: true }, { mine: true }];
    const wish = { game: 'market-day', seats, title, ...more };
    return (await this.client.post<{ id: string }>('/api/v1/tables', wish)).id;
  }

  async begin(title: string): Promise<string> {
    const id = await this.gather(title);
    await this.client.post(`/api/v1/tables/${id}/start`);
    return id;
  }

  table(id: string): Promise<ServerTable> {
    return this.client.get<ServerTable>(`/api/v1/tables/${id}`);
  }

  /** Makes the next decision; whoever can sell, sells. */
  async move(id: string, game: Game): Promise<Answer | undefined> {
    const look = (seat: number) => this.client.get<Play>(`/api/v1/tables/${id}/play?seat=${seat}`);
    const first = await look(0);
    if (first.owed.length === 0) return undefined;
    const [{ seat }] = first.owed;
    const play = seat === 0 ? first : await look(seat);
    let answer = choose(game, play, random);
    while (answer.kind === 'sell' && answer.move === 'pass') answer = choose(game, play, random);
    const { status, body } = await sendMove(this.client, id, seat, play.number, answer);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return answer;
  }

  /** Plays until something was sold: from there on the two versions differ. */
  async sell(id: string, game: Game): Promise<number> {
    for (let moves = 1; ; moves++) if ((await this.move(id, game))?.kind === 'sell') return moves;
  }

  async finish(id: string, game: Game): Promise<GameFile> {
    while ((await this.move(id, game)) !== undefined);
    return this.client.get<GameFile>(`/api/v1/tables/${id}/file`);
  }
}

const isTrue = (game: Game, file: GameFile): boolean =>
  !isFault(replay(game, { ...file, rules: game.rules.rules }));

describe.each(['sqlite', 'postgres'] as const)('a newer version of a game on %s', (kind) => {
  let postgres: Postgres | undefined;
  let place: Place;
  let server: TestServer | undefined;
  let visitor: Visitor;

  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    place = await newPlace(postgres);
    visitor = new Visitor();
  });
  afterEach(async () => {
    await stop();
    await place.remove();
  });

  async function stop(): Promise<void> {
    await server?.end();
    server = undefined;
  }

  /** The server as a version of this program would start it; `forgetful`: it keeps no rules. */
  async function run(
    { game, build }: Version,
    { forgetful = false, orphans = false, players = standardPlayers } = {},
  ): Promise<TestServer> {
    await stop();
    const builds = forgetful ? {} : { builds: [build] };
    server = await startServer({ orphans }, { place, games: [game], players, ...builds });
    await visitor.at(server);
    return server;
  }

  async function moved(wish: { dryRun?: boolean; rules?: string } = {}): Promise<Moved[]> {
    const { game } = versions.second;
    const store = await openStore(place);
    try {
      const all: Moved[] = [];
      const games = new Map([[game.id, game]]);
      for await (const one of migrate(store, games, { dryRun: false, now: 0, ...wish }))
        all.push(one);
      return all.sort((a, b) => (a.title < b.title ? -1 : 1));
    } finally {
      await store.close();
    }
  }

  it('finishes games under the rules they began with, and begins new ones under its own', async () => {
    const { first, second } = versions;
    await run(first);
    const sold = await visitor.begin('sold');
    await visitor.sell(sold, first.game);
    const fresh = await visitor.begin('fresh');
    const waiting = await visitor.gather('waiting');

    await run(second);
    for (const id of [sold, fresh]) {
      const file = await visitor.finish(id, first.game);
      expect(file.rules).toBe('1');
      expect(isTrue(first.game, file)).toBe(true);
      expect(isTrue(second.game, file)).toBe(false);
      expect((await visitor.client.ask('GET', `/api/v1/tables/${id}/play?at=3`)).status).toBe(200);
    }
    await visitor.client.post(`/api/v1/tables/${waiting}/start`);
    for (const id of [waiting, await visitor.begin('new')]) {
      expect(await visitor.table(id)).toMatchObject({ rules: '2' });
      expect(isTrue(second.game, await visitor.finish(id, second.game))).toBe(true);
    }
    const { id: again } = await visitor.client.post<{ id: string }>(
      `/api/v1/tables/${sold}/rematch`,
    );
    expect(await visitor.table(again)).toMatchObject({ rules: '2' });
  });

  it('goes back to the version before, with what has begun since', async () => {
    const { first, second } = versions;
    await run(second);
    const id = await visitor.begin('newer');
    await visitor.sell(id, second.game);
    await run(first);
    expect(isTrue(second.game, await visitor.finish(id, second.game))).toBe(true);
  });

  it.each([
    ['has nothing to say', () => Promise.reject(new Error('never heard of it'))],
    ['says what can not be', () => 99],
    ['says what is not a move', () => [[]] as unknown as number[]],
  ])('a bot that %s about older rules makes a legal move', async (_what, answer) => {
    const { first, second } = versions;
    await run(first);
    const seats = [{ mine: true }, { bot: 'random' }];
    const id = await visitor.gather('with a bot', { seats });
    await visitor.client.post(`/api/v1/tables/${id}/start`);
    const asked: (Build | undefined)[] = [];
    const bot: Player = {
      choose: (game, view, seat, own, build) => {
        asked.push(build);
        return build === undefined ? randomPlayer.choose(game, view, seat, own) : answer();
      },
    };
    await run(second, { players: { random: bot } });
    const table = () => visitor.table(id);
    for (let over = false; !over; over = (await table()).status === 'over') {
      const play = await until(
        () => visitor.client.get<Play>(`/api/v1/tables/${id}/play?seat=0`),
        ({ owed, over: ended }) => ended || owed.some(({ seat }) => seat === 0),
      );
      if (!play.over)
        await sendMove(visitor.client, id, 0, play.number, choose(first.game, play, random));
    }
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((build) => build?.sha256 === first.build.sha256)).toBe(true);
    const file = await visitor.client.get<GameFile>(`/api/v1/tables/${id}/file`);
    expect(isTrue(first.game, file)).toBe(true);
  });

  it('takes in and gives out files of older rules that it has', async () => {
    const { first, second } = versions;
    await run(first);
    const id = await visitor.begin('filed');
    const file = await visitor.finish(id, first.game);
    await run(second);
    const half = { ...file, moves: file.moves.slice(0, 4) };
    const bring = (what: object) => visitor.client.ask('POST', '/api/v1/games/import', what);
    const { status, body } = await visitor.client.ask(
      'POST',
      '/api/v1/games/import?seats=mine,mine',
      half,
    );
    expect(status).toBe(200);
    const { id: copy } = body as { id: string };
    await visitor.client.post(`/api/v1/tables/${copy}/start`);
    expect((await visitor.finish(copy, first.game)).rules).toBe('1');
    expect((await bring(file)).status).toBe(200);
    for (const rules of ['3', 'x'.repeat(1000), "1' or 1", ''])
      expect(await bring({ ...file, rules })).toMatchObject({
        status: 422,
        body: { error: { code: 'other-rules' } },
      });
  });

  it('does not start when running games would be left without their rules, and names them', async () => {
    const { first, second } = versions;
    await run(first, { forgetful: true });
    const running = await visitor.begin('Friday');
    await visitor.gather('still waiting');
    const over = await visitor.begin('done');
    await visitor.finish(over, first.game);
    const started = run(second);
    await expect(started).rejects.toThrow(
      `market-day, rules 1: 1 table; there is no build of it\n    ${running} (Friday)\n`,
    );
    await expect(started).rejects.toThrow('hustings migrate');
    await expect(started).rejects.not.toThrow('still waiting');

    await run(second, { orphans: true });
    const look = () => visitor.client.ask('GET', `/api/v1/tables/${running}/play`);
    expect(await look()).toMatchObject({ status: 409, body: { error: { code: 'other-rules' } } });
    const other = await visitor.begin('new');
    expect((await visitor.finish(other, second.game)).rules).toBe('2');
    // Somebody brings the old rules: the game goes on at once.
    await server?.store.putBuild(first.build, 0);
    expect((await look()).status).toBe(200);
    expect((await visitor.finish(running, first.game)).rules).toBe('1');
  });

  it('names ten tables and counts the others', async () => {
    await run(versions.first, { forgetful: true });
    for (let i = 0; i < 12; i++) await visitor.begin(`table ${i}`);
    const started = run(versions.second);
    await expect(started).rejects.toThrow('12 tables');
    await expect(started).rejects.toThrow(/(\n {4}\S+ \(table \d+\)){10}\n {4}and 2 more\n/);
  });

  it('does not run code that is not what was kept', async () => {
    const { first, second } = versions;
    await run(first);
    const id = await visitor.begin('Friday');
    await stop();
    const store = await openStore(place);
    await store.putBuild({ ...first.build, sha256: second.build.sha256 }, 0);
    await store.close();
    await expect(run(second)).rejects.toThrow('its code is not what was kept');
    const honest = await openStore(place);
    await honest.putBuild({ ...first.build, code: second.build.code }, 0);
    await honest.close();
    await expect(run(second)).rejects.toThrow('its code is not what was kept');
    await run(first); // brings the right one
    await run(second);
    expect((await visitor.finish(id, first.game)).rules).toBe('1');
  });

  it('migrate moves the games that would have gone the same way, and nothing else', async () => {
    const { first, second } = versions;
    await run(first);
    const sold = await visitor.begin('b sold');
    const moves = await visitor.sell(sold, first.game);
    const fresh = await visitor.begin('a fresh');
    await visitor.move(fresh, first.game);
    await visitor.gather('c waiting');
    const over = await visitor.begin('d over');
    await visitor.finish(over, first.game);
    const before = await Promise.all([sold, fresh, over].map((id) => visitor.table(id)));
    await stop();

    const expected = [
      { id: fresh, from: '1', to: '2', status: 'playing' },
      { id: sold, from: '1', to: '2', differs: { at: moves - 1, what: 'another position' } },
      { id: over, from: '1', to: '2', status: 'over', differs: { what: 'another position' } },
    ];
    expect(await moved({ dryRun: true })).toMatchObject(expected);
    expect(await moved({ rules: '0' })).toEqual([]);
    expect(await moved()).toMatchObject(expected);
    expect((await moved()).map(({ id }) => id)).toEqual([sold, over]);

    await run(second);
    const after = await Promise.all([sold, fresh, over].map((id) => visitor.table(id)));
    expect(after).toEqual(
      before.map((table, i) => ({
        ...table,
        now: expect.any(Number) as number,
        ...(i === 1 ? { rules: '2', revision: table.revision + 1 } : {}),
      })),
    );
    expect((await visitor.finish(fresh, second.game)).rules).toBe('2');
    expect((await visitor.finish(sold, first.game)).rules).toBe('1');
  });

  it('migrate sees a move that was taken back as well', async () => {
    const { first } = versions;
    await run(first);
    const id = await visitor.begin('sold and taken back');
    const moves = await visitor.sell(id, first.game);
    const entries = (await server?.store.readEntries(id, 0)) ?? [];
    const seat = entries.at(-1)?.body.seat;
    await visitor.client.post(`/api/v1/tables/${id}/undo`, { seat, seen: moves, moves: 1 });
    await stop();
    expect(await moved()).toMatchObject([{ id, differs: { at: moves - 1 } }]);
  });

  it('a running server goes on with a game that is moved under its hands', async () => {
    const { first, second } = versions;
    await run(first);
    const id = await visitor.begin('moved');
    await run(second);
    await visitor.move(id, first.game); // the server has it in memory now, under the old rules
    expect(await moved()).toMatchObject([{ id, to: '2' }]);
    const file = await visitor.finish(id, second.game);
    expect(file.rules).toBe('2');
    expect(isTrue(second.game, file)).toBe(true);
  });
});

it('old and new processes on one PostgreSQL play the games of each other', async () => {
  const postgres = await startPostgres();
  const place = await newPlace(postgres);
  const { first, second } = versions;
  const runs = ({ game, build }: Version) =>
    startServer({}, { place, games: [game], builds: [build] });
  const older = await runs(first);
  const visitor = new Visitor();
  await visitor.at(older);
  const one = await visitor.begin('begun before');
  await visitor.sell(one, first.game);
  const newer = await runs(second);
  await visitor.at(newer);
  const two = await visitor.begin('begun after');
  await visitor.sell(two, second.game);
  for (const [id, { game }] of [
    [one, first],
    [two, second],
  ] as const) {
    await visitor.at(newer);
    await visitor.move(id, game);
    await visitor.at(older);
    await visitor.move(id, game);
    expect(isTrue(game, await visitor.finish(id, game))).toBe(true);
  }
  await Promise.all([older.end(), newer.end()]);
  await place.remove();
  await postgres.stop();
});

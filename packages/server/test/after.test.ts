import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerTable, Update } from '@hustings/protocol';
import { keepResults } from '../src/after/ratings.js';
import { endingOf } from '../src/table/ending.js';
import { accounts } from './support/accounts.js';
import { playSeat, randomFor, type Client } from './support/client.js';
import { games } from './support/games.js';
import { startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

const game = games.find(({ id }) => id === 'copycat') ?? games[0];
let server: TestServer;
let people: Client[];
let id: string;

beforeAll(async () => {
  server = await startServer();
  people = await Promise.all([server.client(), server.client()]);
  for (const [i, client] of people.entries()) {
    await client.post('/api/v1/me/account', {
      login: `player${i}`,
      password: 'long enough',
    });
  }
  const clock = { kind: 'live', bank: 3_600_000, increment: 0 };
  const wish = { game: game.id, seats: [{ mine: true }, {}], rated: true, clock };
  id = (await people[0].post<{ id: string }>('/api/v1/tables', wish)).id;
  await people[1].post(`/api/v1/tables/${id}/join`);
  await people[0].post(`/api/v1/tables/${id}/start`);
  const lines = await Promise.all(people.map((client) => client.socket()));
  await Promise.all(
    lines.map((line, seat) => playSeat(line, game, id, seat, randomFor(`after ${seat}`))),
  );
  await Promise.all(lines.map((line) => line.close()));
}, 240_000);
afterAll(() => server.end());

const table = (): Promise<ServerTable> => people[0].get<ServerTable>(`/api/v1/tables/${id}`);

describe('after the game', () => {
  it('the result tells where every point came from', async () => {
    const { result } = await table();
    const sources = Object.values(result?.sources ?? {});
    expect(sources.length).toBeGreaterThan(0);
    expect(result?.scores).toHaveLength(2);
  });

  it('ratings and statistics count it once', async () => {
    const { result, seats } = await table();
    const profiles = await until(
      () =>
        Promise.all(
          seats.map(({ person }) => people[0].get<Profile>(`/api/v1/people/${person?.id}`)),
        ),
      (found) => found.every(({ ratings }) => ratings.length === 1),
    );
    expect(profiles.map(({ ratings }) => ratings[0].played)).toEqual([1, 1]);
    const won = seats.map((_, seat) => result?.winners.includes(seat) === true);
    expect(profiles.map(({ games: [own] }) => own.won === 1)).toEqual(won);
    const [first, second] = profiles.map(({ ratings }) => ratings[0].mu);
    expect(Math.sign(first - second)).toBe(Number(won[0]) - Number(won[1]));
    const top = await people[0].get<unknown[]>(`/api/v1/ratings/${game.id}`);
    expect(top).toHaveLength(2);
  });

  it('anyone with the link can look at every moment and have the file', async () => {
    const anyone = await server.client();
    const play = await anyone.ask('GET', `/api/v1/tables/${id}/play?at=5`);
    expect(play).toMatchObject({ status: 200, body: { number: 5, viewer: -1 } });
    expect((await anyone.ask('GET', `/api/v1/tables/${id}/file`)).status).toBe(200);
  });

  it('a file can be imported and is the same game; a changed one is refused', async () => {
    const file = await people[0].get<{ moves: { move: unknown; hash: string }[] }>(
      `/api/v1/tables/${id}/file`,
    );
    const imported = await people[1].post<{ id: string }>('/api/v1/games/import', file);
    const again = await people[1].get(`/api/v1/tables/${imported.id}/file`);
    expect(again).toEqual(file);
    const copy = structuredClone(file);
    copy.moves[3].hash = '0'.repeat(32);
    const refused = await people[1].ask('POST', '/api/v1/games/import', copy);
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { code: 'hash-differs', values: { at: 4 } } },
    });
    const nonsense = await people[1].ask('POST', '/api/v1/games/import', {
      format: '../../etc/passwd',
    });
    expect(nonsense).toMatchObject({ status: 422, body: { error: { code: 'not-a-game-file' } } });
  });

  it('a game that is not over can be played on from its file', async () => {
    const whole = await people[0].get<{ moves: { hash: string }[] }>(`/api/v1/tables/${id}/file`);
    const file = { ...whole, moves: whole.moves.slice(0, 40) };
    const [anna, ben] = people;
    const path = '/api/v1/games/import';
    const next = await anna.post<{ id: string }>(`${path}?seats=mine,free`, file);
    const at = `/api/v1/tables/${next.id}`;
    expect(await anna.get<ServerTable>(at)).toMatchObject({
      ...{ status: 'gathering', imported: true, rated: false, number: 40 },
    });
    expect(await anna.ask('GET', `${at}/play`)).toMatchObject({ status: 409 });
    await ben.post(`${at}/join`);
    await anna.post(`${at}/start`);
    const play = await ben.get<{ number: number; viewer: number }>(`${at}/play`);
    expect(play).toMatchObject({ number: 40, viewer: 1 });
    const lines = await Promise.all(people.map((client) => client.socket()));
    await Promise.all(
      lines.map((line, seat) => playSeat(line, game, next.id, seat, randomFor(`on ${seat}`))),
    );
    await Promise.all(lines.map((line) => line.close()));
    const end = await anna.get<typeof whole>(`${at}/file`);
    expect(end.moves.slice(0, 40)).toEqual(file.moves);
    expect(end.moves.length).toBeGreaterThan(40);
    const checked = await ben.ask('POST', path, end); // it replays
    expect(checked.status).toBe(200);
    const odd = await anna.ask('POST', `${path}?seats=mine,nobody`, file);
    expect(odd).toMatchObject({ status: 422, body: { error: { code: 'wrong-seats' } } });
    const secret = await anna.ask('POST', path, { ...file, seed: null });
    expect(secret).toMatchObject({ status: 422, body: { error: { code: 'no-seed' } } });
  }, 120_000);

  it('a rematch is one new table for all, whoever asks', async () => {
    const next = await Promise.all(
      people.map((client) => client.post<{ id: string }>(`/api/v1/tables/${id}/rematch`)),
    );
    expect(next[0]).toEqual(next[1]);
    const made = await people[0].get<ServerTable>(`/api/v1/tables/${next[0].id}`);
    expect(made).toMatchObject({ status: 'gathering', game: game.id, rated: true });
    expect(made.seats.every(({ person }) => person !== undefined)).toBe(true);
  });
});

type Profile = {
  readonly ratings: readonly { readonly mu: number; readonly played: number }[];
  readonly games: readonly {
    readonly played: number;
    readonly won: number;
    readonly resigned: number;
    readonly averagePlace: number;
    readonly averageScore?: number;
  }[];
};

/** The profiles of a table's people, once its result is in them. */
async function profilesOf(looks: Client, { seats }: ServerTable): Promise<readonly Profile[]> {
  const ids = seats.flatMap(({ person }) => (person === undefined ? [] : [person.id]));
  return until(
    () => Promise.all(ids.map((one) => looks.get<Profile>(`/api/v1/people/${one}`))),
    (found) => found.every((profile) => profile.games.length > 0),
  );
}

/** Does what the table shows agree with what is kept of its people? */
function agrees({ seats, result }: ServerTable, profiles: readonly Profile[]): void {
  const taken = seats.filter(({ person }) => person !== undefined).map(({ seat }) => seat);
  const places = taken.map((seat) => result?.places[seat]);
  const won = taken.map((seat) => Number(result?.winners.includes(seat)));
  const gone = taken.map((seat) => Number(result?.resigned.includes(seat)));
  expect(profiles.map(({ games: [own] }) => own.averagePlace)).toEqual(places);
  expect(profiles.map(({ games: [own] }) => own.won)).toEqual(won);
  expect(profiles.map(({ games: [own] }) => own.resigned)).toEqual(gone);
}

describe('a game that someone resigned', () => {
  const clock = { kind: 'live', bank: 3_600_000, increment: 0 };

  it('counts, also if the same people end another one at the same moment', async () => {
    const resting = await startServer({ workers: 0 });
    try {
      const [anna, ben] = await accounts(resting, 2);
      const wish = { game: game.id, seats: [{ mine: true }, {}], rated: true, clock };
      const ended = async (): Promise<string> => {
        const made = await anna.post<{ id: string }>('/api/v1/tables', wish);
        const path = `/api/v1/tables/${made.id}`;
        await ben.post(`${path}/join`);
        await anna.post(`${path}/start`);
        await ben.post(`${path}/resign`, { seat: 1 });
        return made.id;
      };
      const two = [await ended(), await ended()];
      await Promise.all(two.map((one) => keepResults(resting.context, one)));
      const { id: loser } = await ben.get<{ id: string }>('/api/v1/me');
      const { ratings } = await ben.get<Profile>(`/api/v1/people/${loser}`);
      expect(ratings[0].played).toBe(2);
    } finally {
      await resting.end();
    }
  });

  it('ends at once when it is rated and one person is left, and all say who won', async () => {
    const [anna, ben, carl] = await accounts(server, 3);
    const seats = [{ mine: true }, {}, {}, { bot: 'random' }];
    const wish = { game: game.id, seats, rated: true, clock };
    const made = await anna.post<{ id: string }>('/api/v1/tables', wish);
    const path = `/api/v1/tables/${made.id}`;
    for (const one of [ben, carl]) await one.post(`${path}/join`);
    await anna.post(`${path}/start`);
    const line = await anna.socket();
    const heard: Update[] = [];
    line.onSaid = (said) => void (said.type === 'update' && heard.push(said));
    await line.ask({ type: 'watch', table: made.id });
    await ben.post(`${path}/resign`, { seat: 1 });
    expect(await anna.get<ServerTable>(path)).toMatchObject({ status: 'playing' });
    await carl.post(`${path}/resign`, { seat: 2 });
    const over = await anna.get<ServerTable>(path);
    const result = { scores: [], winners: [0], places: [1, 3, 3, 2], resigned: [1, 2] };
    expect(over).toMatchObject({ status: 'over', paused: false, result });
    expect(over.seats.some(({ running }) => running)).toBe(false);
    const play = await anna.get<Update>(`${path}/play`);
    expect(play).toMatchObject({ over: true, owed: [], undoable: 0, result });
    expect(play).not.toHaveProperty('form');
    // Who watches is told, though there was no move.
    await until(
      async () => heard,
      (all) => all.at(-1)?.result?.winners[0] === 0,
    );
    await line.close();
    const profiles = await profilesOf(anna, over);
    agrees(over, profiles);
    expect(profiles[0].games[0]).not.toHaveProperty('averageScore');
    const [winner, ...others] = profiles.map(({ ratings }) => ratings[0].mu);
    expect(winner).toBeGreaterThan(25);
    expect(others.every((mu) => mu < 25)).toBe(true);
    // It is over: nobody moves any more, also no bot.
    const log = await server.store.readEntries(made.id, 0);
    expect(log).toHaveLength(over.number);
    expect(over.number).toBe(play.number);
  });

  it('is won by who stayed, and all say so', async () => {
    const [anna, ben] = await Promise.all([server.client(), server.client()]);
    const wish = { game: game.id, seats: [{ mine: true }, {}] };
    const made = await anna.post<{ id: string }>('/api/v1/tables', wish);
    const path = `/api/v1/tables/${made.id}`;
    await ben.post(`${path}/join`);
    await anna.post(`${path}/start`);
    await ben.post(`${path}/resign`, { seat: 1 });
    expect(await anna.get<ServerTable>(path)).toMatchObject({ status: 'playing' });
    const line = await anna.socket();
    const end = await playSeat(line, game, made.id, 0, randomFor('stayed'));
    await line.close();
    expect(end.result).toMatchObject({ winners: [0], places: [1, 2], resigned: [1] });
    const over = await anna.get<ServerTable>(path);
    expect(over.result).toEqual(end.result);
    agrees(over, await profilesOf(anna, over));
  }, 120_000);
});

describe('places', () => {
  const result = { scores: [10, 12, 99, 12], winners: [1, 3], sources: {} };

  it('winners share the first, who resigned is last', () => {
    const { places, winners } = endingOf([{}, {}, { resigned: true }, {}], result);
    expect(places).toEqual([3, 1, 4, 1]);
    expect(winners).toEqual([1, 3]);
  });

  it('a bot that played on wins before nobody who stayed', () => {
    const seats = [{ person: 'a' }, { bot: 'b' }, { person: 'c', resigned: true }, { person: 'd' }];
    const { places, winners } = endingOf(seats, { ...result, winners: [2] });
    expect(places).toEqual([3, 1, 4, 1]);
    expect(winners).toEqual([1, 3]);
  });

  it('where everyone resigned nobody has won', () => {
    const seats = [0, 1, 2, 3].map((i) => ({ person: `${i}`, resigned: true }));
    const { places, winners } = endingOf(seats, result);
    expect(places).toEqual([2, 2, 2, 2]);
    expect(winners).toEqual([]);
  });
});

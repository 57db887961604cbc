import type { ServerTable, Update } from '@hustings/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Made } from '../src/play/referee.js';
import { endingOf } from '../src/table/ending.js';
import { isMostlyMinded } from '../src/table/minding.js';
import { accounts } from './support/accounts.js';
import { choose, owes, playSeat, randomFor, sendMove, type Client } from './support/client.js';
import { games } from './support/games.js';
import { startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

const game = games.find(({ id }) => id === 'copycat') ?? games[0];
const MINUTE = 60_000;
const clock = { kind: 'live', bank: 5 * MINUTE, increment: 0 };

let server: TestServer;
afterEach(() => server.end());

type Profile = {
  readonly ratings: readonly { readonly mu: number }[];
  readonly games: readonly {
    readonly played: number;
    readonly won: number;
    readonly minded: number;
    readonly averageScore?: number;
  }[];
};

/** Decides for a seat as long as it is asked. */
async function decideAll(client: Client, path: string, seat: number): Promise<void> {
  for (;;) {
    const now = await client.get<Update>(`${path}/play`);
    if (!owes(now)) return;
    const answer = choose(game, now, randomFor(`minder ${now.number}`));
    await sendMove(client, now.table, seat, now.number, answer);
  }
}

describe('a game that a minder has played for someone', () => {
  it('is not won by who was away, on the screen, in profiles and ratings', async () => {
    let time = Date.parse('2026-11-16T12:00:00Z');
    server = await startServer({}, { now: () => time, pace: { live: 0, correspondence: 0 } });
    const [anna, ben] = await accounts(server, 2);
    const wish = { game: game.id, seats: [{ mine: true }, {}], rated: true, clock };
    const { id } = await anna.post<{ id: string }>('/api/v1/tables', wish);
    const path = `/api/v1/tables/${id}`;
    await ben.post(`${path}/join`);
    await anna.post(`${path}/start`);
    await decideAll(anna, path, 0);
    time += 6 * MINUTE; // only the other still owes
    await until(
      () => anna.get<ServerTable>(path),
      ({ seats }) => seats[1].minded,
    );
    const line = await anna.socket();
    const end = await playSeat(line, game, id, 0, randomFor('minder'));
    await line.close();
    const result = { winners: [0], places: [1, 2], resigned: [], minded: [1] };
    expect(end.result).toMatchObject(result);
    const table = await anna.get<ServerTable>(path);
    expect(table.result).toMatchObject(result);
    const people = table.seats.map(({ person }) => `/api/v1/people/${person?.id}`);
    const [hers, his] = await until(
      () => Promise.all(people.map((one) => anna.get<Profile>(one))),
      (found) => found.every((profile) => profile.games.length > 0),
    );
    expect(hers.games[0]).toMatchObject({ played: 1, won: 1, minded: 0 });
    expect(his.games[0]).toMatchObject({ played: 1, won: 0, minded: 1 });
    expect(his.games[0]).not.toHaveProperty('averageScore');
    expect(hers.ratings[0].mu).toBeGreaterThan(his.ratings[0].mu);
  }, 120_000);
});

const made = (...actors: readonly Made['actor'][]): Made[] =>
  actors.map((actor, number) => ({ number, actor, person: undefined, seat: 0 }));

describe('most of a seat’s decisions', () => {
  it('are more than half of those since its person came', () => {
    const ben = { person: 'ben' };
    expect(isMostlyMinded(ben, 0, [])).toBe(false);
    expect(isMostlyMinded(ben, 0, made('person', 'minder'))).toBe(false);
    expect(isMostlyMinded(ben, 0, made('person', 'minder', 'minder'))).toBe(true);
    expect(isMostlyMinded(ben, 1, made('person', 'minder', 'minder'))).toBe(false);
    const moves = made('minder', 'minder', 'person');
    expect(isMostlyMinded(ben, 0, moves)).toBe(true);
    expect(isMostlyMinded({ ...ben, tookOver: 2 }, 0, moves)).toBe(false);
    expect(isMostlyMinded({ bot: 'intern' }, 0, made('bot', 'minder'))).toBe(false);
  });

  it('say who is last, behind all who played themselves', () => {
    const result = { scores: [10, 30, 20], winners: [1], sources: {} };
    const seats = [{ person: 'a' }, { person: 'b', mostlyMinded: true as const }, { bot: 'c' }];
    expect(endingOf(seats, result)).toMatchObject({
      ...{ places: [2, 3, 1], winners: [2], minded: [1], resigned: [] },
    });
    const both = seats.map((seat) => ({ ...seat, resigned: true, mostlyMinded: true as const }));
    expect(endingOf(both, result)).toMatchObject({ minded: [], resigned: [0, 1, 2] });
  });
});

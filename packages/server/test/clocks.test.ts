import { afterEach, describe, expect, it } from 'vitest';
import type { Update } from '../src/play/update.js';
import type { PublicTable } from '../src/table/public.js';
import { choose, owes, randomFor, sendMove, type Client } from './support/client.js';
import { newPlace } from './support/homes.js';
import { dieMacher, gatherAndStart, startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

const MINUTE = 60_000;
let server: TestServer;
afterEach(() => server.end());

/** Time goes on only when the test says so. */
function ownTime(): { now: () => number; pass: (ms: number) => void } {
  let time = Date.parse('2026-11-16T12:00:00Z');
  return { now: () => time, pass: (ms) => void (time += ms) };
}

const tableOf = (client: Client, id: string): Promise<PublicTable> =>
  client.get<PublicTable>(`/api/v1/tables/${id}`);
const look = (client: Client, id: string): Promise<Update> =>
  client.get<Update>(`/api/v1/tables/${id}/play`);

describe('a live clock', () => {
  const live = { clock: { kind: 'live', bank: 5 * MINUTE, increment: 10_000 } };

  it('runs while one owes a decision, and a decision earns the increment', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, live, 0);
    time.pass(MINUTE);
    const now = await look(people[0], id);
    await sendMove(people[0], id, 0, now.number, choose(dieMacher, now, randomFor('clock')));
    time.pass(MINUTE);
    const { seats } = await tableOf(people[0], id);
    expect(seats.map((seat) => [seat.time, seat.running])).toEqual([
      [4 * MINUTE + 10_000, false],
      [3 * MINUTE, true],
      [3 * MINUTE, true],
    ]);
  });

  it('at zero lets a bot mind the seat, and the person takes it back', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, live, 0);
    const now = await look(people[0], id);
    await sendMove(people[0], id, 0, now.number, choose(dieMacher, now, randomFor('zero')));
    const second = await look(people[1], id);
    await sendMove(people[1], id, 1, second.number, choose(dieMacher, second, randomFor('zero')));
    time.pass(6 * MINUTE); // only the third still owes
    const minded = await until(
      () => tableOf(people[2], id),
      ({ seats }) => seats[2].minded,
    );
    expect(minded.seats.map((seat) => seat.minded)).toEqual([false, false, true]);
    await until(() => look(people[0], id), owes); // the bot has moved, and the game goes on
    const refused = await sendMove(people[2], id, 2, 3, { kind: 'draftPick', move: 'x' });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'minded' } } });
    await people[2].post(`/api/v1/tables/${id}/take-back`, { seat: 2 });
    const back = await tableOf(people[2], id);
    expect(back.seats[2]).toMatchObject({ minded: false, time: (5 * MINUTE) / 4 });
  });

  it('goes on after a restart as if nothing had been', async () => {
    const time = ownTime();
    const place = await newPlace();
    server = await startServer({}, { now: time.now, place });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, live, 0);
    time.pass(MINUTE);
    await server.end();
    time.pass(MINUTE);
    server = await startServer({}, { now: time.now, place });
    const { seats } = (await server.store.readTable(id))?.doc ?? { seats: [] };
    expect(seats.map(({ bank }) => bank)).toEqual([5 * MINUTE, 5 * MINUTE, 5 * MINUTE]);
    time.pass(4 * MINUTE);
    const over = await until(
      async () => (await server.store.readTable(id))?.doc,
      (doc) => doc?.seats.every(({ minded }) => minded === true) === true,
    );
    expect(over?.status).toMatch(/playing|over/);
  });
});

describe('a correspondence clock', () => {
  it('keeps the play hours and holidays of each player', async () => {
    const time = ownTime(); // a Monday, 12:00 UTC
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    await people[0].ask('PATCH', '/api/v1/me', { zone: 'UTC', playHours: { from: 720, to: 780 } });
    await people[1].ask('PATCH', '/api/v1/me', { holidays: ['2026-11-16'], zone: 'UTC' });
    const clock = { kind: 'correspondence', bank: 48 * 60 * MINUTE, increment: 0 };
    const id = await gatherAndStart(people, { clock }, 0);
    time.pass(4 * 60 * MINUTE);
    const { seats } = await tableOf(people[0], id);
    expect(seats.map((seat) => seat.time)).toEqual(
      [47, 48, 44].map((hours) => hours * 60 * MINUTE),
    );
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerTable, Update } from '@hustings/protocol';
import { accounts } from './support/accounts.js';
import { until } from './support/until.js';
import { choose, randomFor, type Answered, type Client } from './support/client.js';
import {
  dieMacher,
  gather,
  gatherAndStart,
  startServer,
  type TestServer,
} from './support/server.js';

const DAY = 86_400_000;
const clock = { kind: 'live', bank: 3_600_000, increment: 0 };

let server: TestServer;
let now = Date.UTC(2026, 10, 16, 12);
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.end());

const clients = (n: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => server.client(`client ${i}`)));

const at = (id: string, action: string): string => `/api/v1/tables/${id}/${action}`;

const tableOf = (client: Client, id: string): Promise<ServerTable> =>
  client.get<ServerTable>(`/api/v1/tables/${id}`);

const offer = async (client: Client, id: string, seat: number): Promise<string> =>
  (await client.post<{ code: string }>(at(id, 'handover'), { seat })).code;

const take = (client: Client, id: string, code: string): Promise<Answered> =>
  client.ask('POST', at(id, 'takeover'), { code });

const refused = (status: number, code: string): object => ({ status, body: { error: { code } } });
const wrongCode = refused(403, 'wrong-code');

describe('the code by which a seat changes hands', () => {
  it('ends when its owner stands up: nobody gets the seat of who came after', async () => {
    const [anna, thief, ben] = await clients(3);
    const id = await gather([anna, thief]);
    const code = await offer(thief, id, 1);
    await thief.post(at(id, 'leave'), { seat: 1 });
    await ben.post(at(id, 'join'), { seat: 1 });
    expect(await take(thief, id, code)).toMatchObject(wrongCode);
    await anna.post(at(id, 'start'));
    expect(await take(thief, id, code)).toMatchObject(wrongCode);
    const seen = await thief.ask('GET', at(id, 'play?seat=1'));
    expect(seen).toMatchObject(refused(403, 'not-your-seat'));
  });

  it('ends when its owner stands up and sits down again', async () => {
    const [anna, ben, carl] = await clients(3);
    const id = await gather([anna, ben]);
    const code = await offer(ben, id, 1);
    await ben.post(at(id, 'leave'), { seat: 1 });
    await ben.post(at(id, 'join'), { seat: 1 });
    expect(await take(carl, id, code)).toMatchObject(wrongCode);
  });

  it('ends when a bot was put on the seat', async () => {
    const [anna, ben, carl] = await clients(3);
    const id = await gather([anna, ben]);
    const code = await offer(ben, id, 1);
    await ben.post(at(id, 'leave'), { seat: 1 });
    await anna.post(at(id, 'bot'), { seat: 1, bot: 'random' });
    expect(await take(carl, id, code)).toMatchObject(wrongCode);
  });

  it('ends with the start of the game', async () => {
    const [anna, ben, carl] = await clients(3);
    const id = await gather([anna, ben]);
    const code = await offer(ben, id, 1);
    await anna.post(at(id, 'start'));
    expect(await take(carl, id, code)).toMatchObject(wrongCode);
  });

  it('ends with its use, with a new one and with a resignation', async () => {
    const [anna, ben, carl, dora] = await clients(4);
    const id = await gatherAndStart([anna, ben]);
    const old = await offer(ben, id, 1);
    const code = await offer(ben, id, 1);
    expect(await take(carl, id, old)).toMatchObject(wrongCode);
    expect(await take(carl, id, code)).toMatchObject({ status: 200 });
    expect(await take(dora, id, code)).toMatchObject(wrongCode);
    const last = await offer(carl, id, 1);
    await carl.post(at(id, 'resign'), { seat: 1 });
    expect(await take(dora, id, last)).toMatchObject(wrongCode);
    const late = await carl.ask('POST', at(id, 'handover'), { seat: 1 });
    expect(late).toMatchObject(refused(409, 'resigned'));
  });

  it('ends after a day', async () => {
    const [anna, ben, carl] = await clients(3);
    const id = await gatherAndStart([anna, ben]);
    const code = await offer(ben, id, 1);
    now += DAY;
    expect(await take(carl, id, code)).toMatchObject(wrongCode);
  });

  it('is for its own seat and table', async () => {
    const [anna, ben, carl] = await clients(3);
    const [one, other] = [await gatherAndStart([anna, ben]), await gatherAndStart([anna, ben])];
    const codes = [await offer(anna, one, 0), await offer(ben, one, 1)];
    expect(await take(carl, other, codes[1])).toMatchObject(wrongCode);
    expect(await take(carl, one, codes[1])).toMatchObject({ status: 200, body: { seat: 1 } });
  });

  it('is not given for a game that is over, nor for the seat of someone else', async () => {
    const [anna, ben] = await clients(2);
    const id = await gatherAndStart([anna, ben]);
    const { number: seen } = await anna.get<Update>(at(id, 'play'));
    const foreign = await anna.ask('POST', at(id, 'handover'), { seat: 1 });
    expect(foreign).toMatchObject(refused(403, 'not-your-seat'));
    const code = await offer(ben, id, 1);
    await anna.post(at(id, 'proposal'), { kind: 'abandon', seen });
    await ben.post(at(id, 'proposal/answer'), { agree: true });
    const late = await ben.ask('POST', at(id, 'handover'), { seat: 1 });
    expect(late).toMatchObject(refused(409, 'game-over'));
    const [carl] = await clients(1);
    expect(await take(carl, id, code)).toMatchObject(refused(409, 'game-over'));
  });

  it('shows nobody at the table two hands who sat down for one', async () => {
    const [anna, ben] = await clients(2);
    const id = await gatherAndStart([anna, ben]);
    const code = await offer(ben, id, 1);
    expect(await take(anna, id, code)).toMatchObject(refused(409, 'already-seated'));
  });
});

describe('who takes over a seat', () => {
  it('before the start sits down anew: nothing of the other stays', async () => {
    const [anna, ben, carl] = await clients(3);
    const id = await gather([anna, ben]);
    await ben.post(at(id, 'prepare'), { seat: 1, choice: 'SPD', entropy: 'ab'.repeat(32) });
    expect(await take(carl, id, await offer(ben, id, 1))).toMatchObject({ status: 200 });
    const { seats, fairness } = await tableOf(carl, id);
    expect(seats[1]).not.toHaveProperty('choice');
    expect(fairness.entropy).toEqual(['', '', '']);
  });

  it('sees what the seat may see, and not the note; who left sees it no more', async () => {
    const [anna, ben, carl] = await clients(3);
    const id = await gatherAndStart([anna, ben]);
    await ben.ask('PUT', at(id, 'note'), { text: 'what Ben thinks' });
    const before = await ben.get<Update>(at(id, 'play?seat=1'));
    await take(carl, id, await offer(ben, id, 1));
    const after = await carl.get<Update>(at(id, 'play?seat=1'));
    expect(after.view).toEqual(before.view);
    expect(await carl.get(at(id, 'note'))).toEqual({ text: '' });
    expect(await ben.get(at(id, 'note'))).toEqual({ text: 'what Ben thinks' });
    expect(await carl.ask('GET', at(id, 'play?seat=0'))).toMatchObject(
      refused(403, 'not-your-seat'),
    );
    expect((await ben.get<Update>(at(id, 'play'))).viewer).toBe(-1);
  });
});

describe('a move that was made before a seat changed hands', () => {
  it('is not taken for one of who sits there now', async () => {
    const [anna, ben, carl] = await clients(3);
    const id = await gatherAndStart([anna, ben]);
    const before = await ben.get<Update>(at(id, 'play?seat=1'));
    const move = { seat: 1, seen: before.number, ...choose(dieMacher, before, randomFor('hands')) };
    const first = await ben.ask('POST', at(id, 'moves'), move);
    expect(first).toMatchObject({ status: 200, body: { repeated: false } });
    await take(carl, id, await offer(ben, id, 1));
    // The same words from Carl are his own: they come too late, and he is told so.
    const { status, body } = await carl.ask('POST', at(id, 'moves'), move);
    expect(body).not.toHaveProperty('repeated');
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('a rated table', () => {
  const rated = { rated: true, clock };

  it('lets no seat change hands, before the start nor after', async () => {
    const [anna, ben] = await accounts(server, 2);
    const id = await gather([anna, ben], rated);
    const early = await ben.ask('POST', at(id, 'handover'), { seat: 1 });
    expect(early).toMatchObject(refused(409, 'rated'));
    await anna.post(at(id, 'start'));
    const late = await ben.ask('POST', at(id, 'handover'), { seat: 1 });
    expect(late).toMatchObject(refused(409, 'rated'));
  });

  it('lets no guest in by any door', async () => {
    const [anna, ben] = await accounts(server, 2);
    const [guest] = await clients(1);
    const only = refused(403, 'accounts-only');
    const wish = { game: dieMacher.id, seats: [{ mine: true }, {}, {}], ...rated };
    expect(await guest.ask('POST', '/api/v1/tables', wish)).toMatchObject(only);
    const id = await gather([anna], rated);
    await anna.post(at(id, 'bot'), { seat: 1, bot: null });
    expect(await guest.ask('POST', at(id, 'join'), {})).toMatchObject(only);
    expect(await take(guest, id, 'x')).toMatchObject(refused(409, 'rated'));
    await ben.post(at(id, 'join'));
    // An account that is none any more when the game starts.
    const { id: gone } = await ben.get<{ id: string }>('/api/v1/me');
    await server.store.changePerson(gone, (person) => ({ ...person, kind: 'deleted' }));
    expect(await anna.ask('POST', at(id, 'start'))).toMatchObject(only);
  });

  it('has one seat for a person', async () => {
    const [anna, ben] = await accounts(server, 2);
    const two = { game: dieMacher.id, seats: [{ mine: true }, { mine: true }, {}], ...rated };
    const several = refused(422, 'one-seat-rated');
    expect(await anna.ask('POST', '/api/v1/tables', two)).toMatchObject(several);
    const id = await gather([anna], rated);
    for (const seat of [1, 2]) await anna.post(at(id, 'bot'), { seat, bot: null });
    await ben.post(at(id, 'join'));
    expect(await ben.ask('POST', at(id, 'join'), {})).toMatchObject(several);
  });

  it('needs a clock', async () => {
    const [anna] = await accounts(server, 1);
    const wish = { game: dieMacher.id, seats: [{ mine: true }, {}, {}], rated: true };
    expect(await anna.ask('POST', '/api/v1/tables', wish)).toMatchObject(
      refused(422, 'rated-needs-clock'),
    );
  });
});

/** A game of these people that is over; how it was played does not matter here. */
const played = async (people: readonly Client[], more = {}): Promise<string> => {
  const id = await gather(people, more);
  const record = await server.store.readTable(id);
  if (record === undefined) throw new Error('no table');
  const { revision, doc } = record;
  const result = { scores: doc.seats.map(() => 0), winners: [0], sources: {} };
  const over = { ...doc, status: 'over', result } as const;
  expect(await server.store.commit({ id, revision, doc: over, at: now })).toBe(true);
  return id;
};
const again = async (client: Client, id: string): Promise<string> =>
  (await client.post<{ id: string }>(at(id, 'rematch'))).id;

describe('a rematch', () => {
  it('begins when everyone has said so, and not without them', async () => {
    const [anna, ben, stranger] = await clients(3);
    const id = await again(anna, await played([anna, ben]));
    expect((await tableOf(ben, id)).seats).toMatchObject([
      { seat: 0 },
      { seat: 1, invited: true },
      { bot: 'random' },
    ]);
    const alone = await anna.ask('POST', at(id, 'start'));
    expect(alone).toMatchObject(refused(409, 'not-agreed'));
    const foreign = await stranger.ask('POST', at(id, 'join'), { seat: 1 });
    expect(foreign).toMatchObject(refused(409, 'seat-taken'));
    expect(await ben.post(at(id, 'join'))).toEqual({ seat: 1 });
    await anna.post(at(id, 'start'));
    expect((await tableOf(ben, id)).status).toBe('playing');
  });

  it('asked for by all begins at once; a seat that stays empty goes to a bot', async () => {
    const [anna, ben] = await clients(2);
    const first = await played([anna, ben]);
    const id = await again(anna, first);
    expect(await again(ben, first)).toBe(id);
    await anna.post(at(id, 'start'));
    const second = await played([anna, ben]);
    const next = await again(anna, second);
    await anna.post(at(next, 'bot'), { seat: 1, bot: 'random' });
    await anna.post(at(next, 'start'));
    expect((await tableOf(ben, next)).yours).toEqual([]);
  });

  it('seats nobody who has not said yes: who declines is named, and may still come', async () => {
    const [anna, ben, carl] = await clients(3);
    const first = await played([anna, ben, carl]);
    const id = await again(anna, first);
    expect(await tableOf(carl, id)).toMatchObject({ keptUntil: now + DAY });
    await ben.post(at(id, 'leave'), { seat: 1 });
    const table = await tableOf(anna, id);
    expect(table.seats[1]).not.toHaveProperty('person');
    expect(table.missing).toMatchObject([{ said: 'no', person: { id: await ben.enter() } }]);
    expect(await anna.ask('POST', at(id, 'start'))).toMatchObject(refused(409, 'seats-free'));
    expect(await again(ben, first)).toBe(id);
    expect(await ben.post(at(id, 'join'))).toEqual({ seat: 1 });
    expect((await tableOf(anna, id)).missing).toBeUndefined();
  });

  it('keeps seats until a time, then says who has said nothing', async () => {
    const [anna, ben] = await clients(2);
    const id = await again(anna, await played([anna, ben]));
    now += DAY - 1;
    expect((await tableOf(anna, id)).seats[1]).toMatchObject({ invited: true });
    now += 1;
    const over = (): Promise<ServerTable> => tableOf(anna, id);
    const table = await until(over, ({ missing }) => missing !== undefined);
    expect(table).not.toHaveProperty('keptUntil');
    expect(table.seats[1]).not.toHaveProperty('person');
    expect(table.missing).toMatchObject([{ said: 'nothing', person: { id: await ben.enter() } }]);
  });

  it('starts with those who said yes, and bots for the others', async () => {
    const [anna, ben, carl] = await clients(3);
    const id = await again(anna, await played([anna, ben, carl]));
    await ben.post(at(id, 'join'));
    const odd = await anna.ask('POST', at(id, 'start'), { bots: 'genius' });
    expect(odd).toMatchObject(refused(422, 'no-such-bot'));
    const foreign = await ben.ask('POST', at(id, 'start'), { bots: 'random' });
    expect(foreign).toMatchObject(refused(403, 'not-the-owner'));
    await anna.post(at(id, 'start'), { bots: 'random' });
    const table = await tableOf(carl, id);
    expect(table).toMatchObject({ status: 'playing', yours: [] });
    expect(table.seats[2]).toMatchObject({ bot: 'random' });
    expect(table.seats[1]).toMatchObject({ person: { id: await ben.enter() } });
  });

  it('that was closed before it began can be asked for again', async () => {
    const [anna, ben] = await clients(2);
    const first = await played([anna, ben]);
    const id = await again(anna, first);
    await anna.post(at(id, 'quit'));
    expect((await tableOf(ben, id)).status).toBe('abandoned');
    expect(await again(ben, first)).not.toBe(id);
  });

  it('of a rated game keeps no seat for who has no account any more', async () => {
    const [anna, ben] = await accounts(server, 2);
    const first = await played([anna, ben], { rated: true, clock });
    const { id: gone } = await ben.get<{ id: string }>('/api/v1/me');
    await server.store.changePerson(gone, (person) => ({ ...person, kind: 'deleted' }));
    const table = await tableOf(anna, await again(anna, first));
    expect(table.rated).toBe(true);
    expect(table.seats[1]).not.toHaveProperty('person');
  });
});

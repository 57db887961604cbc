import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerTable } from '@hustings/protocol';
import type { Client } from './support/client.js';
import { gather, gatherAndStart, startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

const MINUTE = 60_000;

let server: TestServer;
let now = Date.UTC(2026, 10, 16, 12);
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.end());

const clients = (n: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => server.client(`client ${i}`)));
const at = (id: string, action = ''): string => `/api/v1/tables/${id}${action}`;
const tableOf = (client: Client, id: string): Promise<ServerTable> =>
  client.get<ServerTable>(at(id));
const refused = (status: number, code: string): object => ({ status, body: { error: { code } } });

describe('before a game, who made the table', () => {
  it('sends someone away, who is told, can’t sit down again at once, and may come back later', async () => {
    const [anna, ben, carl] = await clients(3);
    const id = await gather([anna, ben]);
    await anna.post(at(id, '/remove'), { seat: 1 });
    const seen = await tableOf(ben, id);
    expect(seen).toMatchObject({ yours: [], sentAway: now + 10 * MINUTE });
    expect(await tableOf(carl, id)).not.toHaveProperty('sentAway');
    expect(await tableOf(anna, id)).not.toHaveProperty('sentAway');
    now += 9 * MINUTE;
    const early = await ben.ask('POST', at(id, '/join'), {});
    expect(early).toMatchObject(refused(403, 'sent-away'));
    expect(JSON.stringify(early.body)).toContain('in 1 minute.');
    const said = { room: 'table', text: 'Let me in' };
    expect(await ben.ask('POST', at(id, '/chat'), said)).toMatchObject(refused(403, 'sent-away'));
    now += MINUTE;
    expect(await ben.post(at(id, '/join'))).toEqual({ seat: 1 });
    expect(await tableOf(ben, id)).not.toHaveProperty('sentAway');
  });

  it('sends someone away who does not come back by the code of a friend either', async () => {
    const [anna, ben, carl] = await clients(3);
    const id = await gather([anna, ben, carl]);
    await anna.post(at(id, '/remove'), { seat: 1 });
    const { code } = await carl.post<{ code: string }>(at(id, '/handover'), { seat: 2 });
    const early = await ben.ask('POST', at(id, '/takeover'), { code });
    expect(early).toMatchObject(refused(403, 'sent-away'));
    expect((await tableOf(carl, id)).yours).toEqual([2]);
    now += 10 * MINUTE;
    expect(await ben.post(at(id, '/takeover'), { code })).toEqual({ seat: 2 });
  });

  it('sends away nobody who is not there, nor themselves, nor anyone from a running game', async () => {
    const [anna, ben] = await clients(2);
    const id = await gather([anna, ben], {}, 1);
    const remove = (client: Client, seat: number): Promise<unknown> =>
      client.ask('POST', at(id, '/remove'), { seat });
    expect(await remove(ben, 0)).toMatchObject(refused(403, 'not-the-owner'));
    expect(await remove(anna, 0)).toMatchObject(refused(409, 'own-seat'));
    expect(await remove(anna, 2)).toMatchObject(refused(409, 'nobody-there'));
    expect(await remove(anna, 7)).toMatchObject(refused(404, 'no-such-seat'));
    await anna.post(at(id, '/start'));
    expect(await remove(anna, 1)).toMatchObject(refused(409, 'already-started'));
  });

  it('leaves, and the table passes on to who sits there', async () => {
    const [anna, ben] = await clients(2);
    const id = await gather([anna, ben]);
    await anna.post(at(id, '/quit'));
    expect(await tableOf(ben, id)).toMatchObject({ status: 'gathering', owner: await ben.enter() });
    expect((await tableOf(anna, id)).yours).toEqual([]);
    const own = await anna.get<ServerTable[]>('/api/v1/tables?mine=true');
    expect(own.map((table) => table.id)).not.toContain(id);
    expect(await anna.ask('POST', at(id, '/quit'), {})).toMatchObject(refused(403, 'not-seated'));
    await ben.post(at(id, '/bot'), { seat: 0, bot: 'random' });
    await ben.post(at(id, '/start'));
    expect(await ben.ask('POST', at(id, '/quit'), {})).toMatchObject(
      refused(409, 'already-started'),
    );
  });

  it('leaves a table with nobody else, which is closed', async () => {
    const [anna, ben] = await clients(2);
    const id = await gather([anna]);
    await anna.post(at(id, '/quit'));
    expect(await tableOf(ben, id)).toMatchObject({ status: 'abandoned' });
    expect(await ben.ask('POST', at(id, '/join'), {})).toMatchObject(
      refused(409, 'already-started'),
    );
  });

  it('and is deleted leaves it like that too', async () => {
    const [anna, ben] = await clients(2);
    const id = await gather([anna, ben]);
    await anna.ask('DELETE', '/api/v1/me');
    const benId = await ben.enter();
    const passed = await until(
      () => tableOf(ben, id),
      ({ owner }) => owner === benId,
    );
    expect(passed.seats[0]).not.toHaveProperty('person');
  });
});

const say = (client: Client, id: string, text: string, room = 'table'): Promise<unknown> =>
  client.ask('POST', at(id, '/chat'), { room, text });
const read = async (client: Client, id: string): Promise<readonly string[]> => {
  const said = await client.get<{ text: string }[]>(at(id, '/chat?room=table'));
  return said.map(({ text }) => text).toSorted();
};

describe('the chat of a waiting room', () => {
  it('goes both ways between who sits and who has just come in', async () => {
    const [anna, ben] = await clients(2);
    const id = await gather([anna]);
    const line = await ben.socket();
    await line.ask({ type: 'watch', table: id });
    const heard = new Promise<string>((resolve) => {
      line.onSaid = (said) => {
        if (said.type === 'chat') resolve(said.message.text);
      };
    });
    await say(anna, id, 'Come in');
    expect(await heard).toBe('Come in');
    expect(await say(ben, id, 'May I?')).toMatchObject({ status: 200 });
    expect(await read(anna, id)).toEqual(['Come in', 'May I?']);
    expect(await read(ben, id)).toEqual(['Come in', 'May I?']);
    await line.close();
  });

  it('is for those at the table once the game runs, and behind a password', async () => {
    const [anna, ben] = await clients(2);
    const id = await gatherAndStart([anna]);
    expect(await say(ben, id, 'Hello')).toMatchObject(refused(403, 'other-room'));
    const locked = await gather([anna], { visibility: 'password', password: 'open sesame' });
    expect(await say(ben, locked, 'Hello')).toMatchObject(refused(403, 'other-room'));
  });
});

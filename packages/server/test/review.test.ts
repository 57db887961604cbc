import type { ServerTable } from '@hustings/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './support/client.js';
import { gatherAndStart, startServer, type TestServer } from './support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const at = (id: string, action = ''): string => `/api/v1/tables/${id}${action}`;
const refused = (status: number, code: string): object => ({ status, body: { error: { code } } });
const reviewOf = async (client: Client, id: string) =>
  (await client.get<ServerTable>(at(id))).review;
const ask = (client: Client, id: string, what: string, body: object = {}) =>
  client.ask('POST', at(id, `/review/${what}`), body);

/** A game of two people and a bot that is over. */
async function finished(more: Record<string, unknown> = {}) {
  const people = await Promise.all([server.client(), server.client()]);
  for (const [i, name] of ['Mira', 'Jonas'].entries())
    await people[i].ask('PATCH', '/api/v1/me', { name });
  const id = await gatherAndStart(people, more);
  await server.context.desk.act(id, ({ record: { doc } }) => ({
    answer: undefined,
    doc: { ...doc, status: 'over', endedAt: server.context.now() },
  }));
  return { mira: people[0], jonas: people[1], id };
}

describe('a game that is over, looked at together', () => {
  it('is led by one; all hear of the moment, and nobody takes the lead from who is there', async () => {
    const { mira, jonas, id } = await finished();
    const line = await jonas.socket();
    await line.ask({ type: 'watch', table: id });
    const watching = await mira.socket();
    await watching.ask({ type: 'watch', table: id });
    expect((await ask(mira, id, 'lead', { moment: 0 })).status).toBe(200);
    await expect
      .poll(() => jonas.received.some((text) => text.includes('"review":{"leader"')))
      .toBe(true);
    expect(await reviewOf(jonas, id)).toMatchObject({ leader: { name: 'Mira' }, moment: 0 });
    expect(await ask(jonas, id, 'lead', { moment: 0 })).toMatchObject(refused(409, 'other-leads'));
    await ask(jonas, id, 'stop');
    expect((await reviewOf(jonas, id))?.leader?.name).toBe('Mira');
    await ask(mira, id, 'stop');
    expect((await reviewOf(jonas, id))?.leader).toBeUndefined();
    expect((await ask(jonas, id, 'lead', { moment: 0 })).status).toBe(200);
    await Promise.all([line.close(), watching.close()]);
  });

  it('carries what is said of its moments, with arrows; one takes away one’s own', async () => {
    const { mira, jonas, id } = await finished();
    await ask(mira, id, 'remark', { moment: 0, text: 'Here it began.' });
    await ask(jonas, id, 'remark', { moment: 0, text: '', from: '{"a":1}', to: '{"b":2}' });
    const { remarks = [] } = (await reviewOf(mira, id)) ?? {};
    expect(remarks.map(({ by, text, to }) => [by.name, text, to])).toEqual([
      ['Mira', 'Here it began.', undefined],
      ['Jonas', '', '{"b":2}'],
    ]);
    await ask(jonas, id, 'erase', { remark: remarks[0].id });
    await ask(jonas, id, 'erase', { remark: remarks[1].id });
    expect((await reviewOf(mira, id))?.remarks.map(({ text }) => text)).toEqual(['Here it began.']);
    expect((await ask(mira, id, 'remark', { moment: 0, text: ' ' })).status).toBe(400);
  });

  it('is the game of those who played: who only looks on takes nothing from them', async () => {
    const { mira, jonas, id } = await finished();
    const stranger = await server.client();
    const line = await stranger.socket();
    await line.ask({ type: 'watch', table: id });
    await ask(mira, id, 'remark', { moment: 0, text: 'Here it began.' });
    expect((await ask(stranger, id, 'lead', { moment: 0 })).status).toBe(200);
    const [{ id: first } = { id: '' }] = (await reviewOf(mira, id))?.remarks ?? [];
    await ask(stranger, id, 'erase', { remark: first });
    expect((await reviewOf(mira, id))?.remarks.map(({ text }) => text)).toEqual(['Here it began.']);
    const watching = await jonas.socket();
    await watching.ask({ type: 'watch', table: id });
    expect((await ask(jonas, id, 'lead', { moment: 0 })).status).toBe(200);
    expect(await ask(stranger, id, 'lead', { moment: 0 })).toMatchObject(
      refused(409, 'other-leads'),
    );
    await Promise.all([line.close(), watching.close()]);
  });

  it('has room for what its players say, however much others do', async () => {
    const { mira, id } = await finished();
    const stranger = await server.client();
    const said = { moment: 0, text: 'Look at me' };
    for (let i = 0; i < 100; i++) await ask(stranger, id, 'remark', said);
    expect(await ask(stranger, id, 'remark', said)).toMatchObject(refused(429, 'too-many'));
    expect((await ask(mira, id, 'remark', said)).status).toBe(200);
  });

  it('is not before its end, not beyond it, and not for those who may not look', async () => {
    const people = await Promise.all([server.client(), server.client(), server.client()]);
    const running = await gatherAndStart(people);
    expect(await ask(people[0], running, 'lead', { moment: 0 })).toMatchObject(
      refused(409, 'not-over'),
    );
    const { mira, id } = await finished({ spectators: { allowed: false, delay: 0 } });
    const stranger = await server.client();
    expect(await ask(stranger, id, 'remark', { moment: 0, text: 'Hello' })).toMatchObject(
      refused(403, 'no-spectators'),
    );
    expect(await ask(mira, id, 'lead', { moment: 99_999 })).toMatchObject(
      refused(409, 'no-such-moment'),
    );
  });
});

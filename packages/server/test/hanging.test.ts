import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Calls } from '../src/notices/calls.js';
import { openMailer } from '../src/notices/mail.js';
import { partyOf } from '../src/notices/party.js';
import { callWebhook } from '../src/notices/webhook.js';
import { standardSettings } from '../src/people/person.js';
import type { PublicTable } from '../src/table/public.js';
import { ServerProcess } from './chaos/process.js';
import { Client } from './support/client.js';
import { startHanging, type Hanging } from './support/hanging.js';
import { newPlace } from './support/homes.js';
import { samplePerson } from './support/samples.js';
import { gatherAndStart, startServer, testConfig, type TestServer } from './support/server.js';
import { until } from './support/until.js';

const MANY = 1000;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function hanging(how?: 'silent' | 'dripping'): Promise<Hanging> {
  const made = await startHanging(how);
  ends.push(() => made.stop());
  return made;
}

async function server(more: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const started = await startServer({ privateWebhooks: true, noticeDelayMs: 0, ...more });
  ends.push(() => started.end());
  return started;
}

/** A call that is owed to a webhook of this person, who is made for it. */
async function owe({ store }: TestServer, id: string, webhook: string): Promise<void> {
  const notices = { ...standardSettings.notices, webhook };
  await store.createPerson(samplePerson(id, { settings: { ...standardSettings, notices } }));
  await store.putJob({
    key: `webhook:${id}`,
    kind: 'webhook',
    subject: JSON.stringify({ person: id, text: 'x' }),
    due: 0,
    call: { party: partyOf(webhook), person: id },
  });
}

/** As many people as that, each with an address of the same other side. */
async function oweMany(to: TestServer, { port }: Hanging): Promise<void> {
  for (let i = 0; i < MANY; i++) await owe(to, `guest-${i}`, `http://127.0.0.1:${port}/${i}`);
}

/** A webhook that answers, under another name; resolves with the first call. */
async function answering(): Promise<{ readonly url: string; readonly called: Promise<void> }> {
  const made: { call?: () => void } = {};
  const called = new Promise<void>((resolve) => (made.call = resolve));
  const hook = createServer((_request, response) => {
    response.writeHead(204).end();
    made.call?.();
  });
  await new Promise<void>((resolve) => void hook.listen(0, '0.0.0.0', resolve));
  ends.push(() => new Promise((resolve) => void hook.close(resolve)));
  return { url: `http://localhost:${(hook.address() as AddressInfo).port}/`, called };
}

/** The entries of a game that only bots play, from its first move to its end. */
async function gameOfBots(at: TestServer): Promise<number> {
  const anna = await at.client();
  const id = await gatherAndStart([anna], {}, 2);
  await anna.post(`/api/v1/tables/${id}/resign`, { seat: 0 });
  const over = await until(
    () => anna.get<PublicTable>(`/api/v1/tables/${id}`),
    ({ status }) => status === 'over',
  );
  return over.number;
}

describe('a thousand calls to somebody who does not answer', () => {
  it('leave the games of bots, the clocks and the calls to others as they are', async () => {
    const one = await server();
    const other = await hanging();
    await oweMany(one, other);
    await until(async () => other.held, (held) => held > 0);
    // Whole games are played while the first few calls hang, and none of them has ended.
    const calls = one.context.metrics.jobs;
    expect(await gameOfBots(one)).toBeGreaterThan(100);
    const { url, called } = await answering();
    await owe(one, 'neighbour', url);
    await called;
    expect(other.most).toBeLessThanOrEqual(4);
    void calls;
  });
});

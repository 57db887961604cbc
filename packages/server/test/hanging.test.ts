import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Calls } from '../src/notices/calls.js';
import { openMailer } from '../src/notices/mail.js';
import { partyOf } from '../src/notices/party.js';
import { callWebhook } from '../src/notices/webhook.js';
import { standardSettings } from '../src/people/person.js';
import type { ServerTable, Update } from '@hustings/protocol';
import { ServerProcess } from './chaos/process.js';
import { Client } from './support/client.js';
import { startHanging, type Hanging } from './support/hanging.js';
import { newPlace, type Place } from './support/homes.js';
import { Ponderer } from './support/ponderer.js';
import { samplePerson } from './support/samples.js';
import {
  dieMacher,
  gatherAndStart,
  startServer,
  testConfig,
  type TestServer,
} from './support/server.js';
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

async function server(
  more: Parameters<typeof startServer>[0] = {},
  options: Parameters<typeof startServer>[1] = {},
): Promise<TestServer> {
  const config = { privateWebhooks: true, noticeDelayMs: 0, ...more };
  const started = await startServer(config, options);
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

/** Calls that wait for as long as the test takes. */
const patient = (): Calls => new Calls(3_600_000);

describe('a thousand calls to somebody who does not answer', () => {
  it('leave every place to the bots, the clocks and the calls to others', async () => {
    const ponderer = new Ponderer();
    const one = await server(
      { workers: 4 },
      { calls: patient(), players: { random: ponderer.player } },
    );
    const other = await hanging();
    await oweMany(one, other);
    await until(
      async () => other.held,
      (held) => held === 4, // and no more, for they are one party
    );
    const anna = await one.client();
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push(await gatherAndStart([anna]));
    const thoughts = await Promise.all([0, 1, 2, 3].map((number) => ponderer.question(number)));
    expect(thoughts).toHaveLength(4); // as many at once as there are places
    const { url, called } = await answering();
    await owe(one, 'neighbour', url);
    await called;
    for (const { goOn } of thoughts) goOn();
    for (let number = 4; number < 8; number++) (await ponderer.question(number)).goOn();
    await one.store.putJob({ key: 'clock:t', kind: 'clock', subject: ids[0], due: 0 });
    await until(
      () => jobsDone(one, 'clock'),
      (done) => done > 0,
    );
    expect([other.held, other.most]).toEqual([4, 4]); // they hang still
  });

  it('let bots play a game to its end while they hang', async () => {
    const one = await server({}, { calls: patient() });
    const other = await hanging();
    await oweMany(one, other);
    await until(
      async () => other.held,
      (held) => held === 4,
    );
    const people = [await one.client(), await one.client()];
    const id = await gatherAndStart(people);
    await Promise.all(
      people.map((person, seat) => person.post(`/api/v1/tables/${id}/resign`, { seat })),
    );
    await until(
      () => people[0].get<ServerTable>(`/api/v1/tables/${id}`),
      ({ status }) => status === 'over',
    );
    expect([other.held, other.most]).toEqual([4, 4]);
  });
});

/** How many jobs of a kind the server has done. */
async function jobsDone({ context }: TestServer, kind: string): Promise<number> {
  const { values } = await context.metrics.jobs.get();
  const done = values.find(({ labels }) => labels['kind'] === kind && labels['outcome'] === 'done');
  return done?.value ?? 0;
}

const hook = ({ port }: Hanging): string => `http://127.0.0.1:${port}/`;

describe('a call', () => {
  it('is broken off when the other side takes too long, from the first question on', async () => {
    const other = await hanging();
    const calling = callWebhook(new Calls(50), hook(other), 'x', true);
    await expect(calling).rejects.toThrow('took too long');
    await until(
      async () => other.held,
      (held) => held === 0,
    );
    const never = new Calls(50).call(() => new Promise(() => undefined)); // such as a name server
    await expect(never).rejects.toThrow('took too long');
  });

  it('ends with the answer; a body that never ends is not waited for', async () => {
    const other = await hanging('dripping');
    await expect(callWebhook(patient(), hook(other), 'x', true)).resolves.toBeUndefined();
    await until(
      async () => other.held,
      (held) => held === 0,
    );
  });

  it('is broken off when the server ends, and there are no more', async () => {
    const [other, calls] = [await hanging(), patient()];
    const broken = callWebhook(calls, hook(other), 'x', true).catch((error: unknown) => error);
    await until(
      async () => other.held,
      (held) => held > 0,
    );
    calls.end();
    expect(await broken).toEqual(new Error('the server ends'));
    await expect(callWebhook(calls, hook(other), 'x', true)).rejects.toThrow('the server ends');
  });

  it('to a mail server has the same deadline, and its line is cut', async () => {
    const other = await hanging();
    const place = await newPlace();
    ends.push(() => place.remove());
    const smtpUrl = `smtp://127.0.0.1:${other.port}`;
    const mailer = await openMailer(testConfig(place, { smtpUrl }), new Calls(50));
    await expect(mailer?.send('a@example.org', 'x', ['y'])).rejects.toThrow('took too long');
    await until(
      async () => other.held,
      (held) => held === 0,
    );
  });

  it('counts for a domain or a network, of which anyone may have many names', () => {
    const parties = [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://a.b.example.org:8443/',
      'https://c.example.org/',
      'https://chat.club.co.uk/',
      'http://192.0.2.7:81/',
      'http://[2001:db8:1:2::3]/',
    ].map(partyOf);
    const [, ...others] = parties;
    expect(parties[0]).toBe('googleapis.com');
    expect(others).toEqual(['example.org', 'example.org', 'club.co.uk', '192.0.2', '2001:db8:1']);
  });
});

async function startProcess(
  hooks: readonly string[] = [],
  place?: Place,
  more: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const home = place ?? (await newPlace());
  if (place === undefined) ends.push(() => home.remove());
  const environment = { HUSTINGS_PRIVATE_WEBHOOKS: 'true', HUSTINGS_NOTICE_DELAY: '0', ...more };
  const process = await ServerProcess.at(home, { hooks, environment });
  await process.start();
  ends.push(() => process.kill());
  return process;
}

describe('SIGTERM', () => {
  it('ends a server whose calls hang, with open sockets and half a request', async () => {
    const other = await hanging();
    const process = await startProcess();
    const people = [0, 1, 2].map(() => new Client(process.base));
    for (const person of people) await person.enter();
    const webhook = `http://127.0.0.1:${other.port}/`;
    await people[0].ask('PATCH', '/api/v1/me', { webhook, digestMinutes: 0 });
    await gatherAndStart(people, {}, 0);
    await until(
      async () => other.held,
      (held) => held > 0,
    );
    const upgrade = [
      'GET /api/v1/socket HTTP/1.1',
      `Host: 127.0.0.1:${process.port}`,
      `Cookie: ${people[0].cookie}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ].join('\r\n');
    // One who never says goodbye, and one who never gets to the point.
    await speak(process.port, `${upgrade}\r\n\r\n`, 'HTTP/1.1 101');
    await speak(process.port, 'POST /api/v1/tables HTTP/1.1\r\nHost: x\r\n');
    expect(await process.stop()).toBe(0);
  });

  it('ends a server by itself whose bot never makes up its mind; the next one asks it again', async () => {
    const place = await newPlace();
    ends.push(() => place.remove());
    const asked = join(place.data, 'asked');
    const process = await startProcess(['thinks-for-ever'], place, { CHAOS_ASKED: asked });
    const anna = new Client(process.base);
    await anna.enter();
    const seats = [{ mine: true }, { bot: 'organiser' }, { bot: 'organiser' }];
    const { id } = await anna.post<{ id: string }>('/api/v1/tables', { game: dieMacher.id, seats });
    await anna.post(`/api/v1/tables/${id}/start`);
    await until(async () => existsSync(asked), Boolean);
    expect(await process.stop()).toBe(0); // and not by its last resort
    const next = await startProcess([], place);
    const again = Object.assign(new Client(next.base), { cookie: anna.cookie });
    await until(
      () => again.get<Update>(`/api/v1/tables/${id}/play`),
      ({ owed }) => owed.length === 1, // both bots have answered
    );
  });

  it('ends a process that something else keeps alive', async () => {
    const process = await startProcess(['never-ends']);
    expect(await process.stop()).toBe(1);
  });
});

/** Says something on a line that then stays open, and hears how the answer begins. */
async function speak(port: number, words: string, answer?: string): Promise<void> {
  const line = connect({ port, host: '127.0.0.1' });
  line.on('error', () => undefined); // cut off by the other side
  ends.push(async () => line.destroy());
  await new Promise<void>((resolve) => void line.write(words, () => resolve()));
  if (answer === undefined) return;
  const heard = await new Promise<string>(
    (resolve) => void line.once('data', (data: Buffer) => resolve(data.toString())),
  );
  expect(heard).toContain(answer);
}

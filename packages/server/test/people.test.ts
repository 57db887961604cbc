import { createServer, type Server as HttpServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ServerTable } from '@hustings/protocol';
import { isInside } from '../src/notices/address.js';
import { Calls } from '../src/notices/calls.js';
import { notify } from '../src/notices/notices.js';
import { partyOf } from '../src/notices/party.js';
import { stopToken } from '../src/notices/stopping.js';
import { callWebhook } from '../src/notices/webhook.js';
import { mailRefused, noticeAllowed } from '../src/people/limits.js';
import { withAccount } from './support/accounts.js';
import type { Client } from './support/client.js';
import { openPostOffice, type PostOffice } from './support/post-office.js';
import { startPushService, Subscription, vapidOf } from './support/push-service.js';
import {
  dieMacher,
  gather,
  gatherAndStart,
  startServer,
  type TestServer,
} from './support/server.js';
import { until } from './support/until.js';

let server: TestServer;
let post: PostOffice;

beforeAll(async () => {
  post = await openPostOffice();
  server = await startServer({
    url: 'http://hustings.test',
    smtpUrl: post.smtpUrl,
    noticeDelayMs: 0,
    privateWebhooks: true,
  });
});
afterAll(async () => {
  await server.end();
  await post.stop();
});

const me = (client: Client): Promise<Record<string, unknown>> => client.get('/api/v1/me');

describe('a seat', () => {
  it('changes hands by a code that is good once', async () => {
    const [anna, ben, carl] = await Promise.all([
      server.client(),
      server.client(),
      server.client(),
    ]);
    const id = await gatherAndStart([anna, ben]);
    const { code } = await ben.post<{ code: string }>(`/api/v1/tables/${id}/handover`, { seat: 1 });
    expect(await carl.post(`/api/v1/tables/${id}/takeover`, { code })).toEqual({ seat: 1 });
    const again = await anna.ask('POST', `/api/v1/tables/${id}/takeover`, { code });
    expect(again).toMatchObject({ status: 403, body: { error: { code: 'wrong-code' } } });
    const play = await carl.ask('GET', `/api/v1/tables/${id}/play?seat=1`);
    expect(play.status).toBe(200);
    expect((await ben.ask('GET', `/api/v1/tables/${id}/play?seat=1`)).status).toBe(403);
  });

  it('that both resigned at once, right after the start, is played on by bots', async () => {
    const [anna, ben] = [await server.client(), await server.client()];
    const id = await gatherAndStart([anna, ben]);
    await Promise.all(
      [anna, ben].map((one, seat) => one.post(`/api/v1/tables/${id}/resign`, { seat })),
    );
    const table = await until(
      () => anna.get<ServerTable>(`/api/v1/tables/${id}`),
      ({ status }) => status === 'over',
    );
    expect(table.seats.map(({ resigned }) => resigned)).toEqual([true, true, false]);
  });

  it('that was resigned is played on by a bot', async () => {
    const [anna, ben] = [await server.client(), await server.client()];
    const id = await gatherAndStart([anna, ben]);
    await ben.post(`/api/v1/tables/${id}/resign`, { seat: 1 });
    const table = await anna.get<ServerTable>(`/api/v1/tables/${id}`);
    expect(table.seats[1]).toMatchObject({ resigned: true, bot: 'random' });
  });
});

describe('around the table', () => {
  it('table and spectators talk apart, and everyone hears their own room at once', async () => {
    const [anna, ben, watcher] = await Promise.all([
      server.client(),
      server.client(),
      server.client(),
    ]);
    const id = await gatherAndStart([anna, ben]);
    const lines = await Promise.all([ben.socket(), watcher.socket()]);
    const heard: string[][] = [[], []];
    for (const [i, line] of lines.entries()) {
      line.onSaid = (said) => void (said.type === 'chat' && heard[i].push(said.message.text));
      await line.ask({ type: 'watch', table: id });
    }
    await anna.post(`/api/v1/tables/${id}/chat`, { room: 'table', text: 'for the table' });
    await watcher.post(`/api/v1/tables/${id}/chat`, { room: 'spectators', text: 'for spectators' });
    await until(
      async () => heard,
      ([one, two]) => one.length > 0 && two.length > 0,
    );
    expect(heard).toEqual([['for the table'], ['for spectators']]);
    const there = await until(
      () => anna.get<ServerTable>(`/api/v1/tables/${id}`),
      ({ present }) => present.length === 2,
    );
    expect(there.present).toHaveLength(2);
    await Promise.all(lines.map((line) => line.close()));
    await until(
      () => anna.get<ServerTable>(`/api/v1/tables/${id}`),
      ({ present }) => present.length === 0,
    );
  });
});

const toMia = (): readonly string[] => post.mailsTo('mia@example.org');
const toNora = (): readonly string[] => post.mailsTo('nora@example.org');
const toEmil = (): readonly string[] => post.mailsTo('emil@example.org');

describe('notices', () => {
  it('come as one mail for all tables that wait, and not again for the same turn', async () => {
    const client = await server.client();
    await withAccount(server, client, 'emil@example.org');
    await client.ask('PATCH', '/api/v1/me', { mail: true, digestMinutes: 0 });
    const person = String((await me(client))['id']);
    const others = await Promise.all([server.client(), server.client()]);
    const ids = [
      await gather([client, ...others], { title: 'First' }, 0),
      await gather([client, ...others], { title: 'Second' }, 0),
    ];
    for (const id of ids) await client.post(`/api/v1/tables/${id}/start`);
    await until(
      async () => toEmil().join('\n'),
      (text) => text.includes('First') && text.includes('Second'),
    );
    const count = toEmil().length;
    await notify(server.context, person);
    const owed = await server.store.leaseJobs(Date.now(), 0, 100, 'calls');
    expect(owed.filter(({ kind }) => kind === 'mail')).toEqual([]);
    expect(toEmil()).toHaveLength(count);
    expect(toEmil().at(-1)).toMatch(/Subject: (2 tables wait for you|It is your turn: \w+, )/);
  });

  it('go to a webhook as JSON; its failures are shown to the owner', async () => {
    const bodies: string[] = [];
    let status = 500;
    const hook: HttpServer = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(status).end();
      });
    });
    const port = await new Promise<number>((resolve) => {
      hook.listen(0, '127.0.0.1', () => {
        const address = hook.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    try {
      const client = await server.client();
      await client.ask('PATCH', '/api/v1/me', {
        webhook: `http://127.0.0.1:${port}/hook`,
        digestMinutes: 0,
      });
      const others = await Promise.all([server.client(), server.client()]);
      const id = await gather([client, ...others], { title: '@everyone <!channel> <@&1>' }, 0);
      await client.post(`/api/v1/tables/${id}/start`);
      const health = async (): Promise<Record<string, unknown> | undefined> =>
        ((await me(client))['notices'] as { webhookHealth?: Record<string, unknown> })
          .webhookHealth;
      const ill = await until(health, (found) => found?.['failures'] === 1);
      expect(ill).toMatchObject({
        why: { code: 'answer', status },
        says: `the other side answered ${status}`,
      });
      status = 204;
      const well = await until(health, (found) => found?.['failures'] === 0);
      expect(well).toHaveProperty('lastSuccess');
      const body = JSON.parse(bodies[0]) as { content: string; text: string };
      expect(body).toMatchObject({ username: 'Hustings', allowed_mentions: { parse: [] } });
      expect(body.content).toContain(`http://hustings.test/t/${id}`);
      // Others may read there: what is asked of a seat, with its figures, is not for them.
      expect(body.content).not.toContain('?');
      // A title that calls the whole room calls nobody.
      expect(body.content).toContain('everyone');
      for (const text of [body.content, body.text]) expect(text).not.toMatch(/[@<>]/);
    } finally {
      await new Promise((resolve) => void hook.close(resolve));
    }
  });

  it('go to a browser sealed for it alone, and signed with the key it was told', async () => {
    const service = await startPushService();
    try {
      const client = await server.client();
      const browser = new Subscription(`${service.origin}/for/this-browser`);
      await client.ask('PATCH', '/api/v1/me', { push: [browser.target], digestMinutes: 0 });
      const others = await Promise.all([server.client(), server.client()]);
      const id = await gatherAndStart([client, ...others], { title: 'Pushed' }, 0);
      const [{ headers, body }] = await until(
        async () => service.pushed,
        (pushed) => pushed.length > 0,
      );
      expect(headers['content-encoding']).toBe('aes128gcm');
      expect(Number(headers['ttl'])).toBeGreaterThan(0);
      expect(JSON.parse(browser.read(body))).toEqual({
        title: `It is your turn: Pushed, ${dieMacher.rules.name}`,
        body: `Pushed, ${dieMacher.rules.name}.`,
        path: `/t/${id}`,
        stop: { token: expect.stringMatching(/\.push\./) as string, label: 'No more of these' },
      });
      expect(body.toString('latin1')).not.toContain('Pushed');
      const { publicKey, claims } = vapidOf(headers.authorization);
      expect(publicKey).toBe((await client.get<{ key: string }>('/api/v1/push-key')).key);
      expect(claims).toMatchObject({ aud: service.origin });
      const left = Number(claims['exp']) - Date.now() / 1000;
      expect(left > 0 && left <= 86_400).toBe(true); // as RFC 8292 wants it
    } finally {
      await service.stop();
    }
  });

  it('no longer go to a browser that has taken its subscription back', async () => {
    const service = await startPushService();
    try {
      service.status = 410;
      const client = await server.client();
      const targets = ['one', 'two'].map((name) => new Subscription(`${service.origin}/${name}`));
      await client.ask('PATCH', '/api/v1/me', {
        push: targets.map(({ target }) => target),
        digestMinutes: 0,
      });
      const others = await Promise.all([server.client(), server.client()]);
      await gatherAndStart([client, ...others], {}, 0);
      const notices = async (): Promise<{ push: unknown[] }> =>
        (await me(client))['notices'] as { push: unknown[] };
      await until(notices, ({ push }) => push.length === 0);
      expect(service.pushed).toHaveLength(2);
    } finally {
      await service.stop();
    }
  });

  it('leave out the tables that a person has muted', async () => {
    const client = await server.client();
    await withAccount(server, client, 'mia@example.org');
    const others = await Promise.all([server.client(), server.client()]);
    const quiet = await gather([client, ...others], { title: 'Quiet' }, 0);
    const loud = await gather([client, ...others], { title: 'Loud' }, 0);
    const patch = { mail: true, digestMinutes: 0, muted: [quiet] };
    expect((await client.ask('PATCH', '/api/v1/me', patch)).status).toBe(200);
    await client.post(`/api/v1/tables/${quiet}/start`);
    await client.post(`/api/v1/tables/${loud}/start`);
    await until(
      async () => toMia().join(''),
      (text) => text.includes('Loud'),
    );
    expect(toMia().join('')).not.toContain('Quiet');
    // Heard again from the moment it is no longer muted.
    await client.ask('PATCH', '/api/v1/me', { muted: [] });
    const person = String((await me(client))['id']);
    await server.store.putJob({ key: `notice:${person}`, kind: 'notice', subject: person, due: 0 });
    await until(
      async () => toMia().join(''),
      (text) => text.includes('Quiet'),
    );
  });

  it('are not sent to who sits at the table, but later if they have gone', async () => {
    const client = await server.client();
    await withAccount(server, client, 'nora@example.org');
    await client.ask('PATCH', '/api/v1/me', { mail: true, digestMinutes: 0 });
    const person = String((await me(client))['id']);
    const others = await Promise.all([server.client(), server.client()]);
    const id = await gather([client, ...others], { title: 'Seen' }, 0);
    const { store, context } = server;
    await store.setPresent(id, person, context.processId, context.now(), true);
    await client.post(`/api/v1/tables/${id}/start`);
    await notify(context, person);
    const jobs = await store.leaseJobs(context.now() + 600_000, 0, 1000, 'notices');
    const again = jobs.find(({ subject }) => subject === person);
    expect(again?.due).toBeGreaterThan(context.now()); // looked, and will look again
    expect(toNora().join('')).not.toContain('Seen');
    await store.setAbsent(id, person, context.processId);
    await notify(context, person);
    await until(
      async () => toNora().join(''),
      (text) => text.includes('Seen'),
    );
  });

  it('are sent to who has the page open where it can’t be seen', async () => {
    const client = await server.client();
    await withAccount(server, client, 'hidden@example.org');
    await client.ask('PATCH', '/api/v1/me', { mail: true, digestMinutes: 0 });
    const person = await client.enter();
    const others = await Promise.all([server.client(), server.client()]);
    const id = await gather([client, ...others], { title: 'Behind a window' }, 0);
    const [line, other] = [await client.socket(), await client.socket()];
    for (const one of [line, other]) await one.ask({ type: 'watch', table: id });
    const isLooking = (): Promise<boolean> => server.store.isLooking(id, person, 0);
    await line.ask({ type: 'page', visible: false });
    expect(await isLooking()).toBe(true); // the other page is still before their eyes
    await other.ask({ type: 'page', visible: false });
    expect(await isLooking()).toBe(false);
    expect(await server.store.present(id, 0)).toContain(person); // for the others they are there
    await client.post(`/api/v1/tables/${id}/start`);
    await post.mailTo('hidden@example.org');
    await line.ask({ type: 'page', visible: true });
    expect(await isLooking()).toBe(true);
    await Promise.all([line.close(), other.close()]);
  });

  it('are decided by one write for all tables of a page that is hidden or shown', async () => {
    const client = await server.client();
    const [line, other] = [await client.socket(), await client.socket()];
    const tables: string[] = [];
    for (let n = 0; n < 5; n++) {
      tables.push(await gather([client]));
      await line.ask({ type: 'watch', table: tables[n] });
    }
    await other.ask({ type: 'watch', table: tables[0] });
    const written = vi.spyOn(server.store, 'setVisible');
    await line.ask({ type: 'page', visible: false });
    const person = await client.enter();
    const looking = tables.map((table) => server.store.isLooking(table, person, 0));
    expect(await Promise.all(looking)).toEqual([true, false, false, false, false]);
    await line.ask({ type: 'page', visible: true });
    const again = tables.map((table) => server.store.isLooking(table, person, 0));
    expect(await Promise.all(again)).toEqual([true, true, true, true, true]);
    expect(written).toHaveBeenCalledTimes(2);
    written.mockRestore();
    await Promise.all([line.close(), other.close()]);
  });

  it('by mail say how to stop them, to people and to their mail program', async () => {
    const client = await server.client();
    await withAccount(server, client, 'enough@example.org');
    const browser = { endpoint: 'https://example.org/push', keys: { p256dh: 'p', auth: 'a' } };
    await client.ask('PATCH', '/api/v1/me', { mail: true, push: [browser], digestMinutes: 0 });
    const others = await Promise.all([server.client(), server.client()]);
    await gatherAndStart([client, ...others], { title: 'Enough' }, 0);
    const mail = await post.mailTo('enough@example.org');
    const [, address = ''] = /^List-Unsubscribe:\s+<(.+)>\r?$/m.exec(mail) ?? [];
    const token = address.split('/').at(-1) ?? '';
    expect(address).toBe(`http://hustings.test/api/v1/stop/${token}`);
    expect(mail).not.toContain('List-Unsubscribe-Post'); // not without TLS (RFC 8058)
    expect(mail).toContain(`http://hustings.test/stop#${token}`);
    // Whoever looks at the address, a scanner for instance, stops nothing.
    const look = await fetch(`${server.base}/api/v1/stop/${token}`, { redirect: 'manual' });
    expect([look.status, look.headers.get('location')]).toEqual([302, `/stop#${token}`]);
    expect((await me(client))['notices']).toMatchObject({ mail: true });
    const wrong = await fetch(`${server.base}/api/v1/stop/${token.slice(0, -1)}_`, {
      method: 'POST',
    });
    expect(wrong.status).toBe(403);
    const form = await fetch(`${server.base}/api/v1/stop/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([form.status, await form.json()]).toEqual([200, { stopped: 'mail' }]);
    expect((await me(client))['notices']).toMatchObject({ mail: false, push: [browser] });
  });

  it('that a token is for are stopped, and no others, nor anyone else’s', async () => {
    const [client, other] = [await server.client(), await server.client()];
    const browser = { endpoint: 'https://example.org/push', keys: { p256dh: 'p', auth: 'a' } };
    for (const one of [client, other]) {
      await withAccount(server, one);
      await one.ask('PATCH', '/api/v1/me', { mail: true, push: [browser] });
    }
    const token = await stopToken(server.store, await client.enter(), 'push');
    const foreign = token.replace(await client.enter(), await other.enter());
    const wider = token.replace('.push.', '.mail.');
    for (const forged of [foreign, wider, 'a.b.c', 'nonsense'])
      expect((await other.ask('POST', `/api/v1/stop/${forged}`)).body).toMatchObject({
        error: { code: 'wrong-stop' },
      });
    expect(await other.post(`/api/v1/stop/${token}`)).toEqual({ stopped: 'push' });
    expect(await other.post(`/api/v1/stop/${token}`)).toEqual({ stopped: 'push' });
    expect((await me(client))['notices']).toMatchObject({ mail: true, push: [] });
    expect((await me(other))['notices']).toMatchObject({ mail: true, push: [browser] });
  });

  it('by mail are so many in an hour and no more, and leave room for links', async () => {
    const allowed = [];
    for (let i = 0; i < 25; i++)
      allowed.push(await noticeAllowed(server.context, `busy+${i}@example.org`));
    expect(allowed.filter(Boolean)).toHaveLength(20);
    expect(await mailRefused(server.context, 'busy@example.org')).toBeUndefined();
  });

  it('are not promised to an address that is none, and one of earlier days holds up no other', async () => {
    const client = await server.client();
    const keys = { p256dh: 'a', auth: 'b' };
    for (const wish of [
      { webhook: 'http://' },
      { webhook: 'http://chat.example.org:99999/' },
      { push: [{ endpoint: 'https://[', keys }] },
    ])
      expect(await client.ask('PATCH', '/api/v1/me', wish)).toMatchObject({
        status: 422,
        body: { error: { code: 'not-a-web-address' } },
      });
    expect(partyOf('http://')).toBe('http://');
  });

  it('never go to private, local or link-local addresses', async () => {
    const inside = [
      '127.0.0.1',
      '10.1.2.3',
      '172.16.9.9',
      '192.168.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::7f00:1',
      '224.0.0.1',
      '240.0.0.1',
      '192.88.99.1',
      '192.31.196.1',
      'fec0::1',
      'feff::1',
      'fe80::1%eth0',
      'ff02::1',
      '::ffff:0:127.0.0.1',
      '100::1',
      '2001::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '3fff::1',
      '5f00::1',
    ];
    expect(inside.filter((address) => !isInside(address))).toEqual([]);
    expect(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'].filter(isInside)).toEqual([]);
    for (const url of [
      'http://127.0.0.1:1/',
      'http://localhost:1/',
      'http://[::1]:1/',
      'http://169.254.169.254/latest',
      'http://2130706433/',
    ]) {
      await expect(callWebhook(new Calls(), url, 'x', false)).rejects.toThrow('private');
    }
  });
});

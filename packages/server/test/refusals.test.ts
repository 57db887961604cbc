import { once } from 'node:events';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Update } from '@hustings/protocol';
import { Doorkeeper } from '../src/http/doorkeeper.js';
import { Sessions } from '../src/people/sessions.js';
import {
  choose,
  Client,
  randomFor,
  sendMove,
  type Line,
  type Okay,
  type Refused,
} from './support/client.js';
import { gate } from './support/gate.js';
import {
  dieMacher,
  gather,
  gatherAndStart,
  startServer,
  type TestServer,
} from './support/server.js';
import { until } from './support/until.js';

let server: TestServer;
let anna: Client;
let ben: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startServer();
  [anna, ben, stranger] = await Promise.all(
    ['anna', 'ben', 'stranger'].map((name) => server.client(name)),
  );
});
afterAll(() => server.end());

const tables = '/api/v1/tables';

/** A WebSocket as far as the server goes; nothing answers on this side. */
async function upgraded(): Promise<Duplex> {
  const asking = request(`${server.base}/api/v1/socket`, {
    headers: {
      ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      ...{ 'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==' },
    },
  });
  asking.end();
  const [, socket] = (await once(asking, 'upgrade')) as [unknown, Duplex];
  return socket;
}

/** A path exactly as written: fetch would tidy it up. */
function rawGet(path: string): Promise<number> {
  const { hostname, port } = new URL(server.base);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end();
  });
}

/** Everything written about a table, to see that nothing changed. */
async function written(id: string): Promise<unknown> {
  return [await server.store.readTable(id), await server.store.readEntries(id, 0)];
}

describe('a refusal says why and changes nothing', () => {
  let id: string;
  let now: Update;
  beforeAll(async () => {
    const carl = await server.client('carl');
    id = await gatherAndStart([anna, ben, carl], {}, 0);
    now = await anna.get<Update>(`${tables}/${id}/play`);
  });

  const move = (): { kind: string; move: never } =>
    choose(dieMacher, now, randomFor('refusal')) as { kind: string; move: never };
  const cases: readonly (readonly [
    string,
    number,
    string,
    () => Promise<{ status: number; body: unknown }>,
  ])[] = [
    [
      'someone else’s seat',
      403,
      'not-your-seat',
      () => sendMove(stranger, id, 0, now.number, move()),
    ],
    ['another player’s seat', 403, 'not-your-seat', () => sendMove(ben, id, 0, now.number, move())],
    [
      'a seat that is not there',
      404,
      'no-such-seat',
      () => sendMove(anna, id, 7, now.number, move()),
    ],
    ['a number from the future', 409, 'stale', () => sendMove(anna, id, 0, now.number + 5, move())],
    [
      'another decision',
      422,
      'other-decision',
      () => sendMove(anna, id, 0, now.number, { kind: 'nonsense', move: 1 }),
    ],
    [
      'an illegal move',
      422,
      'not-a-word',
      () => sendMove(anna, id, 0, now.number, { kind: now.owed[0].kind, move: { a: 1 } }),
    ],
    [
      'a table that is not there',
      404,
      'no-such-table',
      () => sendMove(anna, 'A'.repeat(22), 0, 0, move()),
    ],
    [
      'a path that is no text',
      400,
      'malformed',
      () => anna.ask('GET', '/api/v1/ratings/%ED%A0%80'),
    ],
    [
      'a number that no database keeps',
      400,
      'malformed',
      () => anna.ask('GET', `${tables}?before=1e300`),
    ],
    [
      'such a number in another place',
      400,
      'malformed',
      () => anna.ask('GET', `${tables}/${id}/chat?room=table&before=9999999999999999999`),
    ],
    ['a number without end', 400, 'malformed', () => anna.ask('GET', `${tables}?limit=1e400`)],
    [
      'such a number of a seat',
      400,
      'malformed',
      () => anna.ask('POST', `${tables}/${id}/bot`, { seat: '-1e400', bot: 'random' }),
    ],
    [
      'such a clock',
      400,
      'malformed',
      () =>
        anna.ask('POST', tables, {
          ...{ game: dieMacher.id, seats: [{}, {}, {}] },
          clock: { kind: 'live', bank: '1e400', increment: 0 },
        }),
    ],
    [
      'play hours that end in a minute, by such a number',
      400,
      'malformed',
      () => anna.ask('PATCH', '/api/v1/me', { playHours: { from: 1439, to: '1e400' } }),
    ],
    ['an id that is none', 400, 'not-an-id', () => anna.ask('GET', `${tables}/..%2f..%2fetc`)],
    [
      'a body that is no JSON',
      400,
      'malformed',
      () => anna.ask('POST', `${tables}/${id}/moves`, '{"seat":'),
    ],
    [
      'a body of another form',
      400,
      'malformed',
      () => anna.ask('POST', `${tables}/${id}/moves`, { seat: 'x' }),
    ],
    [
      'a field too many',
      400,
      'malformed',
      () =>
        anna.ask('POST', `${tables}/${id}/moves`, {
          seat: 0,
          seen: 0,
          kind: 'x',
          move: 1,
          admin: true,
        }),
    ],
    [
      'a body too large',
      413,
      'too-large',
      () => anna.ask('POST', `${tables}/${id}/chat`, { room: 'table', text: 'x'.repeat(100_000) }),
    ],
    [
      'something that is no JSON at all',
      400,
      'not-json',
      () => anna.ask('POST', `${tables}/${id}/moves`, 'x=1', { 'content-type': 'text/plain' }),
    ],
    [
      'a foreign origin',
      403,
      'foreign-origin',
      () =>
        anna.ask('POST', `${tables}/${id}/resign`, { seat: 0 }, { origin: 'https://evil.example' }),
    ],
    [
      'joining a game that runs',
      409,
      'already-started',
      () => stranger.ask('POST', `${tables}/${id}/join`, {}),
    ],
    [
      'starting what someone else made',
      403,
      'not-the-owner',
      () => ben.ask('POST', `${tables}/${id}/start`),
    ],
    ['the file of a running game', 409, 'not-over', () => anna.ask('GET', `${tables}/${id}/file`)],
    [
      'looking through another’s eyes',
      403,
      'not-your-seat',
      () => ben.ask('GET', `${tables}/${id}/play?seat=0`),
    ],
    [
      'reading the table’s chat from outside',
      403,
      'other-room',
      () => stranger.ask('GET', `${tables}/${id}/chat?room=table`),
    ],
    [
      'reading the spectators’ chat from the table',
      403,
      'other-room',
      () => anna.ask('GET', `${tables}/${id}/chat?room=spectators`),
    ],
    [
      'a rated table by a guest',
      403,
      'accounts-only',
      () => anna.ask('POST', tables, { game: dieMacher.id, seats: [{}, {}, {}], rated: true }),
    ],
    [
      'a game that is not there',
      404,
      'no-such-game',
      () => anna.ask('POST', tables, { game: 'chess', seats: [{}, {}] }),
    ],
    [
      'too few seats',
      422,
      'wrong-number-of-seats',
      () => anna.ask('POST', tables, { game: dieMacher.id, seats: [{}] }),
    ],
    [
      'a bot that is not there',
      422,
      'no-such-bot',
      () => anna.ask('POST', tables, { game: dieMacher.id, seats: [{}, {}, { bot: 'hal' }] }),
    ],
    ['an address that is not there', 404, 'not-found', () => anna.ask('GET', '/api/v1/nothing')],
  ];
  it.each(cases)('%s: %i %s', async (_name, status, code, act) => {
    const before = await written(id);
    const answer = await act();
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    expect((answer.body as { error: { message: string } }).error.message).toMatch(/^[A-Z].*[.!]$/s);
    expect(await written(id)).toEqual(before);
  });

  it.each([
    ['a name of spaces', '/api/v1/me', { name: '  ' }, /^A name has/, 'PATCH'],
    [
      'no mail address',
      '/api/v1/session',
      { email: '', password: 'x'.repeat(9) },
      /mail address/,
      'POST',
    ],
    ['an address mistyped', `${tables}/short`, undefined, /^There is nothing/, 'GET'],
  ] as const)('%s: in words for people', async (_name, path, body, words, method) => {
    const { body: answer } = await anna.ask(method, path, body);
    expect((answer as { error: { message: string } }).error.message).toMatch(words);
  });

  it('not your turn: 422 not-your-turn', async () => {
    const all = await Promise.all(
      [anna, ben].map((client) => client.get<Update>(`${tables}/${id}/play`)),
    );
    await sendMove(anna, id, 0, all[0].number, move());
    const before = await written(id);
    const again = await sendMove(anna, id, 0, all[0].number + 1, move());
    expect(again).toMatchObject({ status: 422, body: { error: { code: 'not-your-turn' } } });
    expect(await written(id)).toEqual(before);
  });

  it('a number that is stale: 409 stale', async () => {
    const players = [anna, ben];
    const other = await gatherAndStart(players);
    const old = await anna.get<Update>(`${tables}/${other}/play`);
    for (let tries = 0; tries < 40; tries++) {
      const client = players[tries % 2];
      const update = await client.get<Update>(`${tables}/${other}/play`);
      if (update.owed.some(({ seat }) => seat === update.viewer)) {
        await sendMove(
          client,
          other,
          update.viewer,
          update.number,
          choose(dieMacher, update, randomFor(`stale ${tries}`)),
        );
      }
      if (update.view.position.at !== old.view.position.at) break;
    }
    const answer = await sendMove(anna, other, 0, old.number, { kind: 'bid', move: 3 });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'stale' } } });
  });

  it('a full table: 409 table-full', async () => {
    const full = await gather([anna]);
    expect(await ben.ask('POST', `${tables}/${full}/join`, {})).toMatchObject({
      status: 409,
      body: { error: { code: 'table-full' } },
    });
    expect(await ben.ask('POST', `${tables}/${full}/join`, { seat: 0 })).toMatchObject({
      status: 409,
      body: { error: { code: 'seat-taken' } },
    });
  });

  it('a wrong password: 403 wrong-password; the right one opens, once for all chairs', async () => {
    const seats = [{ mine: true }, {}, {}];
    const wish = { game: dieMacher.id, seats, visibility: 'password', password: 'sesame' };
    const made = await anna.post<{ id: string }>(tables, wish);
    const join = (password?: string) =>
      ben.ask('POST', `${tables}/${made.id}/join`, {
        ...(password === undefined ? {} : { password }),
      });
    expect(await join()).toMatchObject({
      status: 403,
      body: { error: { code: 'wrong-password' } },
    });
    expect(await join('open')).toMatchObject({ status: 403 });
    expect(await join('sesame')).toMatchObject({ status: 200, body: { seat: 1 } });
    expect(await join()).toMatchObject({ status: 200, body: { seat: 2 } });
  });
});

describe('at the door', () => {
  it('a forged cookie is refused', async () => {
    const forger = new Client(server.base);
    for (const cookie of ['hustings=abc', 'hustings=abc.def', `${anna.cookie}x`]) {
      forger.cookie = cookie;
      expect(await forger.ask('GET', '/api/v1/me')).toMatchObject({
        status: 401,
        body: { error: { code: 'forged-cookie' } },
      });
    }
  });

  it('nobody gets at someone else’s notes', async () => {
    const id = await gather([anna, ben]);
    await anna.ask('PUT', `${tables}/${id}/note`, { text: 'anna’s secret plan' });
    expect((await ben.ask('GET', `${tables}/${id}/note`)).body).toEqual({ text: '' });
    expect((await anna.ask('GET', `${tables}/${id}/note`)).body).toEqual({
      text: 'anna’s secret plan',
    });
    expect(ben.received.join('\n')).not.toContain('secret plan');
  });

  it('paths lead nowhere outside', async () => {
    for (const path of [
      '/../../etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/t/..%5c..%5cetc',
      '//etc/passwd',
    ]) {
      expect([400, 404]).toContain(await rawGet(path));
    }
  });

  it('a WebSocket from a foreign origin or without a session is turned away', async () => {
    const url = `${server.base.replace('http', 'ws')}/api/v1/socket`;
    const foreign = new WebSocket(url, {
      headers: { cookie: anna.cookie, origin: 'https://evil.example' },
    });
    const status = await new Promise((resolve) => {
      foreign.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      foreign.on('open', () => resolve('open'));
      foreign.on('error', () => undefined);
    });
    expect(status).toBe(403);
    foreign.terminate();
    const nobody = new WebSocket(url);
    expect(await new Promise((resolve) => void nobody.on('close', resolve))).toBe(4401);
  });

  it('whoever is turned away from a WebSocket and does not hang up is cut off all the same', async () => {
    const client = await upgraded();
    client.resume(); // hears that it is over, and says nothing to it
    await once(client, 'close');
    expect(client.destroyed).toBe(true);
  }, 15_000);

  it('nobody says much on a WebSocket before it is known who they are', async () => {
    const known = gate();
    const asked = vi.spyOn(server.store, 'findSession');
    asked.mockImplementationOnce(async () => {
      await known.opened;
      return undefined;
    });
    const line = await anna.socket(); // accepted, and still being looked up
    for (let n = 0; n < 3; n++) line.socket.send('x'.repeat(60_000));
    expect(await line.closed).toBe(1006);
    known.open();
    asked.mockRestore();
  }, 15_000);

  it('nonsense on a WebSocket is answered and harms nothing', async () => {
    const line = await anna.socket();
    const answers: unknown[] = [];
    const three = new Promise<void>((resolve) => {
      line.socket.on('message', (data: Buffer) => {
        answers.push(JSON.parse(data.toString()));
        if (answers.length === 3) resolve();
      });
    });
    for (const text of ['nonsense', '{"type":"watch","table":"../x"}', '[]'])
      line.socket.send(text);
    await three;
    expect(answers).toMatchObject(
      Array.from({ length: 3 }, () => ({ type: 'refused', error: { code: 'malformed' } })),
    );
    line.socket.send('x'.repeat(200_000));
    expect(await line.closed).toBe(1009);
  });

  it('pages come with a policy that allows no inline script', async () => {
    for (const path of ['/', '/api/docs', '/api/v1/games']) {
      const { headers } = await anna.ask('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';"); // for bots, and no more
      expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('the cookie is closed to scripts, and what comes with it is kept nowhere on the way', async () => {
    const visitor = new Client(server.base);
    const { headers } = await visitor.ask('GET', '/api/v1/me');
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(headers.get('cache-control')).toBe('no-store');
    const refused = await visitor.ask('GET', `${tables}/nothing`);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });
});

/** What is said in answer to each of so many texts; what follows a closed line is not. */
function answersTo(line: Line, texts: readonly string[]): Promise<string[]> {
  const heard: string[] = [];
  return new Promise((resolve) => {
    line.socket.on('message', (data: Buffer) => {
      const said = JSON.parse(data.toString()) as Refused | Okay;
      heard.push(said.type === 'ok' ? 'ok' : said.error.code);
      if (heard.length === texts.length) resolve(heard);
    });
    void line.closed.then(() => resolve(heard));
    for (const text of texts) line.socket.send(text);
  });
}

describe('floods', () => {
  it('of nonsense on a WebSocket are held back like any other', async () => {
    const small = await startServer({ socketRate: 2 });
    try {
      const line = await (await small.client()).socket();
      const codes = await answersTo(
        line,
        Array.from({ length: 30 }, () => '{'),
      );
      expect(codes.filter((code) => code === 'too-often').length).toBeGreaterThan(5);
      await line.close();
    } finally {
      await small.end();
    }
  });

  it('that do not stop cost the WebSocket', async () => {
    const small = await startServer({ socketRate: 2 });
    try {
      const client = await small.client();
      const line = await client.socket();
      const codes = await answersTo(
        line,
        Array.from({ length: 1000 }, () => '{"type":"ping"}'),
      );
      expect(codes.length).toBeLessThan(100);
      expect(await line.closed).toBe(1008);
      const again = await client.socket();
      expect(await again.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
      await again.close();
    } finally {
      await small.end();
    }
  });

  it('over many WebSockets of one person are held back together', async () => {
    const small = await startServer({ socketRate: 2 });
    try {
      const flooder = await small.client();
      const lines = await Promise.all(Array.from({ length: 10 }, () => flooder.socket()));
      const answers = await Promise.all(
        lines.flatMap((line) => Array.from({ length: 8 }, () => line.ask({ type: 'ping' }))),
      );
      const often = answers.filter(
        (answer) => answer.type === 'refused' && answer.error.code === 'too-often',
      );
      expect(often.length).toBeGreaterThan(20);
      const other = await (await small.client()).socket();
      expect(await other.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
    } finally {
      await small.end();
    }
  });

  it('of many guests from one address are held back together', async () => {
    const context = { ...server.context, config: { ...server.context.config, socketRate: 1 } };
    const doorkeeper = new Doorkeeper(context, await Sessions.open(context));
    const heard = (network: string): number =>
      Array.from({ length: 1000 }, (_, i) => doorkeeper.hears(`guest ${i}`, network)).filter(
        Boolean,
      ).length;
    expect(heard('192.0.2.1')).toBeGreaterThanOrEqual(160); // four times as many as ten people have
    expect(heard('192.0.2.1')).toBeLessThan(160);
    expect(heard('192.0.2.2')).toBeGreaterThanOrEqual(160);
  });

  it('of words are held back per person, by whatever way they are said', async () => {
    const small = await startServer({ ratePerMinute: 50 });
    try {
      const [talker, other] = [await small.client(), await small.client()];
      const id = await gather([talker, other]);
      const said = { room: 'table', text: 'hello' };
      const line = await talker.socket();
      const spoken = await Promise.all(
        Array.from({ length: 10 }, () => line.ask({ type: 'chat', table: id, ...said })),
      );
      expect(spoken.filter(({ type }) => type === 'refused').length).toBeGreaterThan(2);
      const path = `/api/v1/tables/${id}/chat`;
      expect((await talker.ask('POST', path, said)).status).toBe(429);
      expect((await other.ask('POST', path, said)).status).toBe(200);
    } finally {
      await small.end();
    }
  });

  it('of comings and goings are told a few times, and the end of it', async () => {
    const [watched, flooder] = [await server.client(), await server.client()];
    const id = await gather([watched]);
    const told: string[][] = [];
    const line = await watched.socket();
    line.onSaid = (said) => void (said.type === 'presence' && told.push([...said.present]));
    await line.ask({ type: 'watch', table: id });
    const noise = await flooder.socket();
    for (let i = 0; i < 100; i++) {
      await noise.ask({ type: 'watch', table: id });
      await noise.ask({ type: 'unwatch', table: id });
    }
    await noise.ask({ type: 'watch', table: id });
    await until(
      async () => told.at(-1),
      (present) => present?.length === 2,
    );
    expect(told.length).toBeLessThan(150);
    await Promise.all([line.close(), noise.close()]);
  });

  it('of tables to watch are held back, also if all are asked for at once', async () => {
    const wish = { game: dieMacher.id, seats: [{}, {}, {}] };
    const ids = await Promise.all(
      [0, 1, 2, 3, 4].map(() => stranger.post<{ id: string }>('/api/v1/tables', wish)),
    );
    const line = await stranger.socket();
    const wishes = ids.flatMap(({ id }) =>
      Array.from({ length: 12 }, (_, seat) => ({ type: 'watch', table: id, seat })),
    );
    const answers = await Promise.all(wishes.map((one) => line.ask(one)));
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(50);
    expect(answers.at(-1)).toMatchObject({ error: { code: 'too-many' } });
    expect(await line.ask(wishes[0])).toMatchObject({ type: 'ok' }); // the same again is no more
    await line.close();
  });

  it('of WebSockets are held back per person, and others go on', async () => {
    const small = await startServer({ ratePerMinute: 60 });
    try {
      const [flooder, other] = [await small.client(), await small.client()];
      const lines = await Promise.all(Array.from({ length: 9 }, () => flooder.socket()));
      const closed = await Promise.race(lines.map(async (line) => line.closed));
      expect(closed).toBe(1013);
      const left = lines.filter(({ socket }) => socket.readyState === socket.OPEN);
      expect(left.length).toBeLessThanOrEqual(5);
      const line = await other.socket();
      expect(await line.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
      // One that is closed makes room for another.
      await Promise.all(left.map((one) => one.close()));
      const next = await flooder.socket();
      expect(await next.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
    } finally {
      await small.end();
    }
  });

  it('are held back per person and on a WebSocket, and others go on', async () => {
    const small = await startServer({ ratePerMinute: 30, socketRate: 2 });
    try {
      const flooder = await small.client();
      const line = await flooder.socket();
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => line.ask({ type: 'ping' })),
      );
      expect(
        answers.filter((answer) => answer.type === 'refused' && answer.error.code === 'too-often')
          .length,
      ).toBeGreaterThan(5);
      await line.close();
      const asked = await Promise.all(
        Array.from({ length: 60 }, () => flooder.ask('GET', '/api/v1/me')),
      );
      expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
      const other = await small.client();
      expect((await other.ask('GET', '/api/v1/me')).status).toBe(200);
    } finally {
      await small.end();
    }
  });
});

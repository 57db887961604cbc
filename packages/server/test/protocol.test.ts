import {
  answers,
  Heard,
  Refused,
  type Elsewhere,
  type Route,
  type Schema,
  type ServerTable,
  type Update,
} from '@hustings/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopToken } from '../src/notices/stopping.js';
import { checking } from '../src/schema.js';
import { choose, playSeat, randomFor, type Client } from './support/client.js';
import { openPostOffice, type PostOffice } from './support/post-office.js';
import { dieMacher, gather, startServer, type TestServer } from './support/server.js';

/**
 * What the real server answers and says fits the protocol, field by field: none more, none missing.
 * Whoever adds a field on one side only hears of it here.
 */
const ajv = checking({ allErrors: true });
const checkOf = (schema: Schema): ((value: unknown) => string) => {
  const check = ajv.compile(schema);
  return (value) => (check(value) ? '' : ajv.errorsText(check.errors));
};
const isHeard = checkOf(Heard);
const isRefused = checkOf(Refused);

let post: PostOffice;
let server: TestServer;
const asked = new Set<string>();

beforeAll(async () => {
  post = await openPostOffice();
  server = await startServer({ smtpUrl: post.smtpUrl });
});
afterAll(async () => {
  await server.end();
  await post.stop();
});

/** Asks, and looks at the answer as the protocol has it for this route. */
async function ask<T>(client: Client, route: Route, path = '', body?: unknown): Promise<T> {
  const [method, pattern] = route.split(' ');
  const { status, body: answer } = await client.ask(method, path === '' ? pattern : path, body);
  expect([route, status, answer]).toEqual([route, 200, answer]);
  expect([route, checkOf(answers[route])(answer)]).toEqual([route, '']);
  asked.add(route);
  return answer as T; // it has just been looked at
}

const at = (id: string, what = ''): string => `/api/v1/tables/${id}${what}`;

describe('what the server answers', () => {
  it('about people', async () => {
    const client = await server.client();
    const me = await ask<{ id: string }>(client, 'GET /api/v1/me');
    await ask(client, 'PATCH /api/v1/me', '', {
      name: 'Anna',
      language: 'de',
      zone: 'Europe/Berlin',
      playHours: { from: 480, to: 1320 },
      webhook: 'https://example.org/hook',
      push: [{ endpoint: 'https://example.org/push', keys: { p256dh: 'p', auth: 'a' } }],
    });
    const credentials = { login: 'anna', password: 'a password' };
    await ask(client, 'POST /api/v1/me/account', '', credentials);
    await ask(client, 'POST /api/v1/me/password', '', {
      password: 'another one',
      old: 'a password',
    });
    const other = await server.client();
    await ask(other, 'POST /api/v1/session', '', { login: 'anna', password: 'another one' });
    const sessions = await ask<{ id: string; current: boolean }[]>(
      client,
      'GET /api/v1/me/sessions',
    );
    const elsewhere = sessions.find(({ current }) => !current)?.id ?? '';
    await ask(client, 'DELETE /api/v1/me/sessions/:id', `/api/v1/me/sessions/${elsewhere}`);
    await ask(client, 'GET /api/v1/push-key');
    const token = await stopToken(server.store, me.id, 'push');
    await ask(client, 'POST /api/v1/stop/:token', `/api/v1/stop/${token}`, {});
    await ask(client, 'GET /api/v1/people/:id', `/api/v1/people/${me.id}`);
    await ask(client, 'DELETE /api/v1/session');
    expect(asked.size).toBe(11);
  });

  it('about mail addresses', async () => {
    const client = await server.client();
    const [one, two] = ['ben@example.org', 'ben@example.com'];
    await ask(client, 'POST /api/v1/mail-link', '', { email: one });
    const token = await post.linkTo(one);
    const stranger = await server.client();
    const said = await ask<Elsewhere>(stranger, 'POST /api/v1/mail-link/confirm', '', { token });
    await ask(client, 'POST /api/v1/mail-link/code', '', { code: said.elsewhere.code });
    await ask(client, 'POST /api/v1/me/address', '', { email: two });
    await ask(client, 'POST /api/v1/mail-link/confirm', '', { token: await post.linkTo(two) });
    await ask(client, 'DELETE /api/v1/me');
    expect(asked).toContain('POST /api/v1/mail-link/code');
  });

  it('before, in and after a game', async () => {
    const [anna, ben] = await Promise.all([server.client(), server.client()]);
    await ask(anna, 'GET /api/v1/games');
    const clock = { kind: 'correspondence', bank: 86_400_000, increment: 3_600_000 };
    const { id } = await ask<{ id: string }>(anna, 'POST /api/v1/tables', '', {
      game: dieMacher.id,
      seats: [{ mine: true }, {}, {}],
      clock,
    });
    await ask(ben, 'POST /api/v1/tables/:id/join', at(id, '/join'), { seat: 2 });
    await ask(ben, 'POST /api/v1/tables/:id/leave', at(id, '/leave'), { seat: 2 });
    await ask(ben, 'POST /api/v1/tables/:id/join', at(id, '/join'), { seat: 1 });
    await ask(ben, 'POST /api/v1/tables/:id/quit', at(id, '/quit'), {});
    const carl = await server.client();
    await ask(carl, 'POST /api/v1/tables/:id/join', at(id, '/join'), { seat: 2 });
    await ask(anna, 'POST /api/v1/tables/:id/remove', at(id, '/remove'), { seat: 2 });
    await ask(carl, 'GET /api/v1/tables/:id', at(id));
    await ask(ben, 'POST /api/v1/tables/:id/join', at(id, '/join'), { seat: 1 });
    const entropy = 'a'.repeat(64);
    await ask(ben, 'POST /api/v1/tables/:id/prepare', at(id, '/prepare'), { seat: 1, entropy });
    await ask(anna, 'POST /api/v1/tables/:id/bot', at(id, '/bot'), { seat: 2, bot: 'random' });
    await ask(anna, 'POST /api/v1/tables/:id/start', at(id, '/start'), {});
    await ask(anna, 'GET /api/v1/tables/:id', at(id));
    await ask(anna, 'GET /api/v1/tables', '/api/v1/tables?mine=true');
    const revoke = 'POST /api/v1/tables/:id/ahead/revoke';
    await ask(anna, revoke, at(id, '/ahead/revoke'), { seat: 0 });

    const seen = await ask<Update>(anna, 'GET /api/v1/tables/:id/play', at(id, '/play?since=0'));
    const words = choose(dieMacher, seen, randomFor('protocol'));
    const move = { seat: 0, seen: seen.number, ...words };
    await ask(anna, 'POST /api/v1/tables/:id/moves', at(id, '/moves'), move);
    const made = await ask<Update>(anna, 'GET /api/v1/tables/:id/play', at(id, '/play'));
    const undo = { seat: 0, seen: made.number, moves: 1 };
    await ask(anna, 'POST /api/v1/tables/:id/undo', at(id, '/undo'), undo);
    await ask(anna, 'GET /api/v1/tables/:id/play', at(id, '/play?at=0'));

    const proposal = { kind: 'pause', seen: made.number };
    await ask(anna, 'POST /api/v1/tables/:id/proposal', at(id, '/proposal'), proposal);
    await ask(ben, 'GET /api/v1/tables/:id', at(id));
    const no = { agree: false };
    await ask(ben, 'POST /api/v1/tables/:id/proposal/answer', at(id, '/proposal/answer'), no);
    await ask(anna, 'POST /api/v1/tables/:id/chat', at(id, '/chat'), {
      room: 'table',
      text: 'a\nb',
    });
    await ask(anna, 'GET /api/v1/tables/:id/chat', at(id, '/chat?room=table'));
    await ask(anna, 'PUT /api/v1/tables/:id/note', at(id, '/note'), { text: 'mine' });
    await ask(anna, 'GET /api/v1/tables/:id/note', at(id, '/note'));
    await ask(anna, 'GET /api/v1/ratings/:game', `/api/v1/ratings/${dieMacher.id}`);

    const path = at(id, '/handover');
    const offer = await ask<{ code: string }>(
      ben,
      'POST /api/v1/tables/:id/handover',
      path,
      { seat: 1 }, //
    );
    const cara = await server.client();
    await ask(cara, 'POST /api/v1/tables/:id/takeover', at(id, '/takeover'), offer);
    await ask(cara, 'POST /api/v1/tables/:id/resign', at(id, '/resign'), { seat: 1 });
    expect(asked).toContain('POST /api/v1/tables/:id/undo');
  });

  it('in the words of a refusal', async () => {
    const client = await server.client();
    for (const [method, path, body] of [
      ['GET', at('0123456789012345678901')],
      ['POST', '/api/v1/tables', { game: 'chess', seats: [{}] }],
      ['POST', '/api/v1/tables', { game: dieMacher.id, seats: [{}] }],
      ['POST', '/api/v1/session', { login: 'nobody', password: 'a password' }],
      ['PATCH', '/api/v1/me', { name: '' }],
    ] as const) {
      const { status, body: answer } = await client.ask(method, path, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect([path, isRefused(answer)]).toEqual([path, '']);
    }
  });
});

describe('what the server says on a WebSocket', () => {
  it('in a game from the first move to the last, to a player and to a spectator', async () => {
    const [anna, ben] = await Promise.all([server.client(), server.client()]);
    const id = await gather([anna], { undo: 'free', spectators: { allowed: true, delay: 3 } });
    const [line, watching] = await Promise.all([anna.socket(), ben.socket()]);
    await watching.ask({ type: 'watch', table: id });
    await anna.post(at(id, '/start'));
    const room = 'spectators';
    await watching.ask({ type: 'chat', table: id, room, text: 'hello' });
    await watching.ask({ type: 'ping' });
    await watching.ask({ type: 'move', table: id, seat: 0, seen: 0, kind: 'bid', move: 3 });
    watching.socket.send('nonsense');
    await playSeat(line, dieMacher, id, 0, randomFor('a whole game'));
    await watching.ask({ type: 'unwatch', table: id });
    await Promise.all([line.close(), watching.close()]);

    const said = [...anna.received, ...ben.received].filter((text) => text.startsWith('{"type":'));
    const wrong = said.flatMap((text) => {
      const odd = isHeard(JSON.parse(text));
      return odd === '' ? [] : [`${text.slice(0, 200)}: ${odd}`];
    });
    expect(wrong).toEqual([]);
    const kinds = said.map((text) => (JSON.parse(text) as { type: string }).type);
    expect(new Set(kinds)).toEqual(
      new Set(['ok', 'refused', 'update', 'table', 'chat', 'presence']),
    );

    await ask(anna, 'GET /api/v1/tables/:id', at(id));
    const file = await ask<object>(anna, 'GET /api/v1/tables/:id/file', at(id, '/file'));
    await ask(anna, 'POST /api/v1/games/import', '', file);
    await ask(anna, 'POST /api/v1/tables/:id/rematch', at(id, '/rematch'), {});
    const review = (what: string): string => at(id, `/review/${what}`);
    const words = { moment: 0, text: 'Here it began.', from: 'a', to: 'b' };
    await ask(anna, 'POST /api/v1/tables/:id/review/lead', review('lead'), { moment: 1 });
    await ask(anna, 'POST /api/v1/tables/:id/review/remark', review('remark'), words);
    const reviewed = await ask<ServerTable>(anna, 'GET /api/v1/tables/:id', at(id));
    const [{ id: remark }] = reviewed.review?.remarks ?? [];
    await ask(anna, 'POST /api/v1/tables/:id/review/erase', review('erase'), { remark });
    await ask(anna, 'POST /api/v1/tables/:id/review/stop', review('stop'));
  });
});

describe('the protocol', () => {
  it('knows every route of the server, and no other', async () => {
    const client = await server.client();
    const { paths } = await client.get<{ paths: Record<string, Record<string, unknown>> }>(
      '/api/docs/openapi.json',
    );
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    // One becomes a WebSocket, the other leads to a page.
    const silent = new Set(['GET /api/v1/socket', 'GET /api/v1/stop/:token']);
    const spoken = routes.filter((route) => !silent.has(route));
    expect(spoken.sort()).toEqual(Object.keys(answers).sort());
  });

  it('was asked about all of it here', () => {
    const elsewhere = new Set([
      'POST /api/v1/tables/:id/take-back', // after a clock ran out: clocks.test.ts
      // While others are asked: ahead.test.ts
      'GET /api/v1/tables/:id/ahead',
      'POST /api/v1/tables/:id/ahead',
    ]);
    const left = Object.keys(answers).filter((route) => !elsewhere.has(route) && !asked.has(route));
    expect(left).toEqual([]);
  });
});

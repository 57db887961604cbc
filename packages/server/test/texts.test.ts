import { fetchTexts, problemTexts } from '@hustings/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Message, TEXT, type TextKind, type Update } from '@hustings/protocol';
import { checking } from '../src/schema.js';
import { isPrintable, printable } from '../src/text.js';
import { choose, randomFor, sendMove, type Client } from './support/client.js';
import {
  dieMacher,
  gather,
  gatherAndStart,
  startServer,
  type TestServer,
} from './support/server.js';

const NUL = '\0';
const ESCAPE = '\u{1b}';
const HALF = '\ud83d';
const TURNED = '\u{202e}';

let server: TestServer;
let anna: Client;
beforeAll(async () => {
  server = await startServer();
  anna = await server.client();
});
afterAll(() => server.end());

describe('texts from outside', () => {
  it.each<readonly [TextKind, string, boolean]>([
    ['line', 'Anna Müller-Østergård 👩‍🚀', true],
    ['line', 'two\nlines', false],
    ['line', `a${NUL}b`, false],
    ['line', `a${ESCAPE}[2Jb`, false],
    ['line', 'a\u{7f}b', false],
    ['line', 'a\u{85}b', false],
    ['line', 'a\u{2028}b', false],
    ['line', `a${HALF}b`, false],
    ['lines', 'two\nlines\r\nand a\ttab', true],
    ['lines', 'one\roverwrites', false],
    ['lines', `a${NUL}b`, false],
    ['name', 'محمد', true],
    ['name', `${TURNED}anna`, false],
    ['name', 'an\u{200b}na', false],
    ['name', 'Anna 👩‍🚀 ❤️', true],
    ['name', 'می‌خواهم', true],
    ['name', 'an\u{ad}na', false],
    ['name', 'anna\u{3164}', false],
    ['name', 'anna\u{2800}', false],
    ['name', 'anna\u{e0041}', false],
    ['name', 'Việt Hằng नमस्ते שָׁלוֹם'.normalize('NFD'), true],
    ['name', `anna${'\u{300}'.repeat(6)}`, false],
  ])('%s %j is taken: %s', (kind, text, taken) => {
    expect(isPrintable(kind, text)).toBe(taken);
  });

  it('are looked at inside of any JSON, however deep', () => {
    expect(isPrintable('any', { a: ['b', { c: 1 }] })).toBe(true);
    expect(isPrintable('any', { a: ['b', { c: NUL }] })).toBe(false);
    expect(isPrintable('any', { [NUL]: 1 })).toBe(false);
    const deep = '['.repeat(100_000) + '"x"' + ']'.repeat(100_000);
    expect(isPrintable('any', JSON.parse(deep))).toBe(true);
  });

  it('that nobody typed are cleaned instead', () => {
    expect(printable(`Fire${ESCAPE}fox\n`)).toBe('Firefox');
  });
});

type Words = Readonly<Record<string, unknown>>;

/** Every schema of a text, and every schema that takes anything. */
function* textsOf(schema: unknown, path: string): Generator<readonly [string, Words]> {
  if (typeof schema !== 'object' || schema === null) return;
  const words = schema as Words;
  const isText = words['type'] === 'string' && !('enum' in words);
  const isAny = !['type', 'anyOf', 'enum'].some((word) => word in words);
  if (isText || isAny) yield [path, words];
  const properties = Object.entries(words['properties'] ?? {});
  for (const [name, inner] of properties) yield* textsOf(inner, `${path}.${name}`);
  for (const name of ['items', 'propertyNames', 'additionalProperties'])
    yield* textsOf(words[name], `${path} ${name}`);
  const either = (words['anyOf'] ?? []) as unknown[];
  for (const inner of either) yield* textsOf(inner, `${path} or`);
}

type Operation = {
  readonly requestBody?: { content: Record<string, { schema: unknown }> };
  readonly parameters?: readonly { name: string; schema: unknown }[];
};
type Described = { readonly paths: Record<string, Record<string, Operation>> };

describe('no schema forgets', () => {
  it('to look at a text: every one of them refuses what can not be shown', async () => {
    const { paths } = await anna.get<Described>('/api/docs/openapi.json');
    const all: (readonly [string, Words])[] = [...textsOf(Message, 'WebSocket')];
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { requestBody, parameters = [] }] of Object.entries(methods)) {
        const name = `${method} ${path}`;
        const body = requestBody?.content['application/json'].schema;
        if (body !== undefined) all.push(...textsOf(body, name));
        for (const one of parameters) all.push(...textsOf(one.schema, `${name} ${one.name}`));
      }
    }
    expect(all.length).toBeGreaterThan(40);
    const ajv = checking();
    const open = all.filter(([, schema]) => !(TEXT in schema) || ajv.compile(schema)(`a${NUL}b`));
    expect(open.map(([path]) => path)).toEqual([]);
    const deep = all.filter(([, schema]) => ajv.compile(schema)(nested(1000)));
    expect(deep.map(([path]) => path)).toEqual([]);
  });
});

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('JSON that is nested without end', () => {
  it('is refused, also where it could be a move that was sent before', async () => {
    const id = await gatherAndStart([anna]);
    const now = await anna.get<Update>(`/api/v1/tables/${id}/play`);
    const { kind, move } = choose(dieMacher, now, randomFor('nested'));
    expect((await sendMove(anna, id, 0, 0, { kind, move })).status).toBe(200);
    const again = { seat: 0, seen: 0, kind, move: nested(3000) };
    const says = { status: 400, body: { error: { code: 'malformed' } } };
    expect(await anna.ask('POST', `/api/v1/tables/${id}/moves`, again)).toMatchObject(says);
    const file = { format: 'hustings-game', moves: nested(3000) };
    expect(await anna.ask('POST', '/api/v1/games/import', file)).toMatchObject(says);
    const line = await anna.socket();
    expect(await answered(line.socket, { type: 'move', table: id, ...again })).toMatchObject({
      error: { code: 'malformed' },
    });
    await line.close();
  });
});

const sentences = await fetchTexts(problemTexts, 'en');

describe('what can not be shown is refused with a sentence', () => {
  const says = {
    status: 400,
    body: { error: { code: 'unprintable', message: sentences.unprintable } },
  };

  it.each([NUL, ESCAPE, HALF, TURNED, '\n'])('in a name: %j', async (sign) => {
    const before = await anna.get('/api/v1/me');
    expect(await anna.ask('PATCH', '/api/v1/me', { name: `An${sign}na` })).toMatchObject(says);
    expect(await anna.get('/api/v1/me')).toEqual(before);
  });

  it.each(['\u{200d}', ' \u{200c} ', '\u{fe0f}', '\u{301}'])(
    'a name without anything to be seen is none: %j',
    async (name) => {
      expect(await anna.ask('PATCH', '/api/v1/me', { name })).toMatchObject({
        status: 400,
        body: { error: { code: 'not-a-name' } },
      });
    },
  );

  it('in chat and notes, where lines may be broken', async () => {
    const id = await gather([anna]);
    const base = `/api/v1/tables/${id}`;
    const say = (text: string) => anna.ask('POST', `${base}/chat`, { room: 'table', text });
    expect((await say('two\nlines\tand a tab')).status).toBe(200);
    expect(await say(`a${NUL}b`)).toMatchObject(says);
    expect(await anna.ask('PUT', `${base}/note`, { text: `a${ESCAPE}b` })).toMatchObject(says);
    const line = await anna.socket();
    const said = { type: 'chat', table: id, room: 'table', text: `a${NUL}b` };
    expect(await answered(line.socket, said)).toMatchObject({
      type: 'refused',
      error: { code: 'unprintable' },
    });
    await line.close();
  });

  it('in titles, passwords, codes, moves, addresses and questions', async () => {
    const id = await gather([anna]);
    const base = `/api/v1/tables/${id}`;
    const seats = [{ mine: true }, {}, {}];
    const table = { game: 'die-macher-2019', seats, visibility: 'password', password: 'x' };
    for (const [method, path, body] of [
      ['POST', '/api/v1/tables', { ...table, title: `${TURNED}x` }],
      ['POST', '/api/v1/tables', { ...table, password: NUL }],
      ['POST', '/api/v1/tables', { ...table, options: { elections: NUL } }],
      ['POST', `${base}/join`, { password: NUL }],
      ['POST', `${base}/takeover`, { code: NUL }],
      ['POST', `${base}/moves`, { seat: 0, seen: 0, kind: 'bid', move: { a: NUL } }],
      ['PATCH', '/api/v1/me', { zone: `Europe/Berlin${NUL}` }],
      ['PATCH', '/api/v1/me', { webhook: `https://example.org/${NUL}` }],
      ['GET', '/api/v1/ratings/%00', undefined],
      ['GET', '/api/v1/tables?game=%00', undefined],
    ] as const) {
      const answer = await anna.ask(method, path, body);
      expect([path, answer]).toMatchObject([path, says]);
    }
  });
});

/** What comes back to a message, whether or not its reference could be read. */
function answered(socket: WebSocket, message: object): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString())));
    socket.send(JSON.stringify(message));
  });
}

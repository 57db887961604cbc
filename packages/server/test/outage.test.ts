import { createServer, connect, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Update } from '@hustings/protocol';
import type { Notice } from '../src/store/home.js';
import { openStore } from '../src/store/open.js';
import { ATTEMPT_MS, pauseBefore } from '../src/store/postgres/ear.js';
import type { Store } from '../src/store/store.js';
import { choose, owes, randomFor, sendMove, type Answered, type Client } from './support/client.js';
import { startPostgres, type Postgres } from './support/postgres.js';
import { sampleDoc } from './support/samples.js';
import { dieMacher, gatherAndStart, startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
afterEach(async () => {
  if (isAway) await resume(); // whatever a test has left it in
});

let isAway = false;
async function halt(how: 'fast' | 'immediate'): Promise<void> {
  isAway = true;
  await postgres.halt(how);
}
async function resume(): Promise<void> {
  await postgres.resume();
  isAway = false;
}

const codeOf = ({ body }: Answered): string =>
  (body as { readonly error?: { readonly code: string } }).error?.code ?? '';

describe('after an outage of any length', () => {
  it('every process hears again within five seconds, by what it may wait', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
    const pauses = Array.from({ length: 200 }, (_, tries) => pauseBefore(tries));
    vi.restoreAllMocks();
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBeLessThan(200);
    // An attempt that had just begun in vain, the pause after it; then there is someone to answer.
    expect(ATTEMPT_MS + Math.max(...pauses)).toBeLessThan(5000);
  });

  it('not all processes try at the same moment', () => {
    const pauses = Array.from({ length: 200 }, () => pauseBefore(9));
    expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(500);
  });
});

describe('a store whose PostgreSQL goes away', () => {
  let store: Store;
  afterEach(() => store.close());

  it('tries to hear again with one attempt at a time, and then hears with one connection', async () => {
    const url = await postgres.database();
    store = await openStore({ databaseUrl: url, data: '' });
    const heard: Notice['about'][] = [];
    store.listen(({ about }) => void heard.push(about));
    const before = await connections(url);
    await halt('immediate');
    const port = new Port(Number(new URL(url).port));
    await port.open((socket) => void setTimeout(() => socket.destroy(), 50));
    await until(
      async () => port.attempts,
      (attempts) => attempts >= 6,
    );
    await port.close();
    expect(port.most).toBe(1);
    await resume();
    await until(
      async () => heard,
      (abouts) => abouts.includes('everything'),
    );
    expect(heard).toEqual(['away', 'everything']);
    expect(await connections(url)).toBeLessThanOrEqual(before);
    expect(await connections(url, isEar)).toBe(1);
  });

  it('says so instead of failing in some other way, also when it is gone in the midst', async () => {
    const url = await postgres.database();
    store = await openStore({ databaseUrl: url, data: '' });
    await store.createTable('t', sampleDoc());
    const asked = Array.from({ length: 40 }, (_, i) => [
      store.commit({ id: 't', revision: 0, doc: sampleDoc({ title: String(i) }), at: 5 }),
      store.readTable('t'),
      store.countTables(),
    ]).flat();
    const halted = halt('immediate');
    const answers = await Promise.allSettled(asked);
    await halted;
    answers.push(...(await Promise.allSettled([store.readTable('t'), store.countTables()])));
    const failed = answers.filter((answer) => answer.status === 'rejected');
    expect(failed.length).toBeGreaterThanOrEqual(2);
    expect(new Set(failed.map(({ reason }) => (reason as { code: string }).code))).toEqual(
      new Set(['storage-away']),
    );
    await resume();
    expect((await until(tried(store), (doc) => doc !== undefined))?.id).toBe('t');
  });

  it('does not wait for ever for one that takes everything and answers nothing', async () => {
    const target = await postgres.database();
    const passage = new Passage(Number(new URL(target).port));
    const url = new URL(target);
    url.port = String(await passage.open());
    url.searchParams.set('query_timeout', '200'); // as short as a test would have it
    store = await openStore({ databaseUrl: url.href, data: '' });
    await store.createTable('t', sampleDoc());
    const heard: Notice['about'][] = [];
    store.listen(({ about }) => void heard.push(about));
    passage.frozen = true;
    const asked = Array.from({ length: 30 }, () => store.readTable('t'));
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'storage-away' } });
    }
    await until(
      async () => heard,
      (abouts) => abouts.includes('away'),
    );
    passage.frozen = false;
    await until(
      async () => heard,
      (abouts) => abouts.includes('everything'),
    );
    expect((await store.readTable('t'))?.id).toBe('t');
    expect(
      await until(
        () => connections(target),
        (count) => count <= 11,
      ),
    ).toBeGreaterThan(0);
    await store.close();
    await passage.close();
    store = await openStore({ databaseUrl: target, data: '' });
  });
});

describe('a server whose PostgreSQL goes away', () => {
  let server: TestServer;
  afterEach(() => server.end());

  it('says so, loses no move, and goes on when it is back', async () => {
    server = await startServer({}, { postgres });
    const [anna, watcher] = [await server.client(), await server.client()];
    const id = await gatherAndStart([anna]);
    const line = await anna.socket();
    const spectator = await watcher.socket();
    const seen = { anna: [0], spectator: [0] };
    const storage: boolean[] = [];
    line.onSaid = (said) => {
      if (said.type === 'update') seen.anna.push(said.number);
      if (said.type === 'storage') storage.push(said.away);
    };
    spectator.onSaid = (said) => void (said.type === 'update' && seen.spectator.push(said.number));
    await line.ask({ type: 'watch', table: id });
    await spectator.ask({ type: 'watch', table: id });
    const acknowledged = [await moveOnce(anna, id, 'first'), await moveOnce(anna, id, 'second')];

    const now = await until(() => play(anna, id), owes);
    const move = choose(dieMacher, now, randomFor('third'));
    await halt('fast');
    const ready = await until(
      () => anna.ask('GET', '/readyz'),
      ({ status }) => status === 503,
    );
    expect(codeOf(ready)).toBe('storage-away');
    const sent = { table: id, seat: 0, seen: now.number, ...move };
    expect(await line.ask({ type: 'move', ...sent })).toMatchObject({
      type: 'refused',
      error: { status: 503, code: 'storage-away' },
    });
    expect(codeOf(await sendMove(anna, id, 0, now.number, move))).toBe('storage-away');
    expect((await anna.ask('GET', '/healthz')).status).toBe(200);
    const late = await anna.socket();
    expect(await late.closed).toBe(1013);
    await until(
      async () => storage,
      (heard) => heard.includes(true),
    );

    await resume();
    await until(
      () => anna.ask('GET', '/readyz'),
      ({ status }) => status === 200,
    );
    const answer = await line.ask({ type: 'move', ...sent }); // on the connection of before
    expect(answer).toMatchObject({ type: 'ok' });
    const third = answer.type === 'ok' ? (answer.number ?? -1) : -1; // bots may answer first
    acknowledged.push(third);
    for (const numbers of [seen.anna, seen.spectator])
      await until(
        async () => Math.max(...numbers),
        (number) => number > third,
      );
    expect(seen.anna).toEqual([...seen.anna].sort((a, b) => a - b));
    await until(
      async () => storage,
      (heard) => heard.at(-1) === false,
    );
    const entries = await server.store.readEntries(id, 0);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i));
    const own = entries.flatMap(({ number, body }) =>
      body.type === 'move' && body.seat === 0 ? [number] : [],
    );
    expect(own.slice(0, 3)).toEqual(acknowledged);
    const url = server.place.databaseUrl ?? '';
    expect(await connections(url)).toBeLessThanOrEqual(11);
    expect(await connections(url, isEar)).toBe(1);
    await Promise.all([line.close(), spectator.close()]);
  });

  it('recognises a move whose acknowledgement was lost with the database', async () => {
    server = await startServer({}, { postgres });
    const anna = await server.client();
    const id = await gatherAndStart([anna]);
    for (let round = 0; round < 3; round++) {
      const now = await until(() => play(anna, id), owes);
      const move = choose(dieMacher, now, randomFor(`round ${round}`));
      const [first] = await Promise.all([
        sendMove(anna, id, 0, now.number, move),
        halt('immediate'),
      ]);
      expect([200, 503]).toContain(first.status);
      await resume();
      const again = await until(
        () => sendMove(anna, id, 0, now.number, move),
        ({ status }) => status !== 503,
      );
      expect(again.status).toBe(200);
      const { number } = again.body as { readonly number: number };
      const since = (await server.store.readEntries(id, now.number)).filter(
        ({ body }) => body.type === 'move' && body.seat === 0,
      );
      expect(since).toMatchObject([{ number, body: move }]);
    }
  });
});

const play = (client: Client, id: string): Promise<Update> =>
  client.get<Update>(`/api/v1/tables/${id}/play?seat=0`);

async function moveOnce(client: Client, id: string, seed: string): Promise<number> {
  const now = await until(() => play(client, id), owes);
  const taken = await sendMove(client, id, 0, now.number, choose(dieMacher, now, randomFor(seed)));
  expect(taken.status).toBe(200);
  return (taken.body as { readonly number: number }).number;
}

const tried = (store: Store) => () => store.readTable('t').catch(() => undefined);

const isEar = "application_name = 'hustings ear'";

/** How many connections there are to this database, but for the one that asks. */
async function connections(url: string, which = 'true'): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
    );
    return rows[0].count;
  } finally {
    await client.end();
  }
}

/** Where a database was: takes connections and counts them. */
class Port {
  attempts = 0;
  most = 0;
  #open = 0;
  #server: Server | undefined;

  constructor(private readonly port: number) {}

  async open(meet: (socket: Socket) => void): Promise<void> {
    const server = createServer((socket) => {
      this.attempts++;
      this.most = Math.max(this.most, ++this.#open);
      socket.on('close', () => this.#open--);
      socket.on('error', () => undefined);
      meet(socket);
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}

/** Passes everything on to a port; frozen, it takes everything and passes on nothing. */
class Passage {
  frozen = false;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(port: number) {
    this.#server = createServer((from) => {
      const to = connect(port, '127.0.0.1');
      for (const [one, other] of [
        [from, to],
        [to, from],
      ]) {
        this.#sockets.add(one);
        one.on('data', (data) => void (!this.frozen && other.write(data)));
        one.on('error', () => undefined);
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { playBots } from '../src/jobs/bot.js';
import { runOut } from '../src/jobs/clock.js';
import { POLL_MS, STORE_REST_MS, Worker, type Handler } from '../src/jobs/worker.js';
import { Desk } from '../src/play/desk.js';
import { randomPlayer, type Player } from '../src/play/player.js';
import type { ServerTable, Update } from '@hustings/protocol';
import type { Store } from '../src/store/store.js';
import { StoreTrouble } from '../src/store/trouble.js';
import { choose, randomFor, sendMove, type Client } from './support/client.js';
import { gate } from './support/gate.js';
import { newPlace } from './support/homes.js';
import { Ponderer } from './support/ponderer.js';
import { startPostgres, type Postgres } from './support/postgres.js';
import { dieMacher, gatherAndStart, startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

let servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers) await server.end();
  servers = [];
});

/** A server that does no jobs by itself: the test does them. */
async function idle(
  { player }: { readonly player: Player },
  options: Parameters<typeof startServer>[1] = {},
): Promise<TestServer> {
  const players = { random: player };
  const server = await startServer({ workers: 0 }, { players, ...options });
  servers.push(server);
  return server;
}

const look = (client: Client, id: string): Promise<Update> =>
  client.get<Update>(`/api/v1/tables/${id}/play`);

/** The first decision of a seat that a person has. */
async function move(client: Client, id: string, seat: number): Promise<void> {
  const update = await client.get<Update>(`/api/v1/tables/${id}/play?seat=${seat}`);
  const words = choose(dieMacher, update, randomFor('jobs'));
  const answer = await sendMove(client, id, seat, update.number, words);
  expect(answer.status).toBe(200);
}

/** Lets a bot make one decision. */
const once = ({ context }: TestServer, id: string): Promise<void | 'again'> =>
  playBots(context, { subject: id, tries: 1 }, () => true);

/** Which seats have moved, in the order of the log; an undo is −1. */
async function movers({ store }: TestServer, id: string): Promise<number[]> {
  const entries = await store.readEntries(id, 0);
  return entries.map(({ body }) => (body.type === 'move' ? body.seat : -1));
}

describe('while a bot thinks', () => {
  it('the table is looked at, talked at and played at as if it did not', async () => {
    const ponderer = new Ponderer();
    const server = await idle(ponderer);
    const anna = await server.client();
    const id = await gatherAndStart([anna]);
    const thinking = once(server, id);
    const { seat, goOn } = await ponderer.question(0);
    expect((await look(anna, id)).number).toBe(0);
    expect((await anna.get<ServerTable>(`/api/v1/tables/${id}`)).number).toBe(0);
    await anna.post(`/api/v1/tables/${id}/chat`, { room: 'table', text: 'take your time' });
    await move(anna, id, 0);
    expect(await movers(server, id)).toEqual([0]);
    goOn();
    await thinking;
    // A sealed answer of someone else does not disturb what the bot was asked.
    expect(await movers(server, id)).toEqual([0, seat]);
    expect(ponderer.asked).toHaveLength(1);
  });

  it('a move is taken back, and what the bot thought of the old position is dropped', async () => {
    const ponderer = new Ponderer();
    const server = await idle(ponderer);
    const anna = await server.client();
    const id = await gatherAndStart([anna]);
    await move(anna, id, 0);
    const thinking = once(server, id);
    const { seat, goOn } = await ponderer.question(0);
    await anna.post(`/api/v1/tables/${id}/undo`, { seat: 0, seen: 1, moves: 1 });
    goOn();
    await thinking;
    expect(await movers(server, id)).toEqual([0, -1]);
    const again = once(server, id);
    (await ponderer.question(1)).goOn();
    await again;
    expect(await movers(server, id)).toEqual([0, -1, seat]);
  });

  it('the game is paused, and nothing more is played', async () => {
    const ponderer = new Ponderer();
    const server = await idle(ponderer);
    const anna = await server.client();
    const id = await gatherAndStart([anna]);
    const thinking = once(server, id);
    const { goOn } = await ponderer.question(0);
    await anna.post(`/api/v1/tables/${id}/proposal`, { kind: 'pause', seen: 0 });
    goOn();
    await thinking;
    expect(await movers(server, id)).toEqual([]);
    expect(await once(server, id)).toBeUndefined();
    expect(ponderer.asked).toHaveLength(1);
  });

  it('a person who comes back has the seat at once, and decides', async () => {
    const ponderer = new Ponderer();
    let time = Date.parse('2026-11-16T12:00:00Z');
    const server = await idle(ponderer, { now: () => time });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const clock = { kind: 'live', bank: 60_000, increment: 0 };
    const id = await gatherAndStart(people, { clock }, 0);
    await move(people[0], id, 0);
    await move(people[1], id, 1);
    time += 61_000;
    await runOut(server.context, id);
    time += server.context.pace.live; // as long as a bot lets others wait that minds a seat
    const thinking = once(server, id);
    const { seat, goOn } = await ponderer.question(0);
    expect(seat).toBe(2);
    await people[2].post(`/api/v1/tables/${id}/take-back`, { seat });
    goOn();
    await thinking;
    expect(await movers(server, id)).toEqual([0, 1]);
    await move(people[2], id, 2);
    expect(await movers(server, id)).toEqual([0, 1, 2]);
  });
});

describe('who looks at a table', () => {
  it('does not wait for someone who takes long to change it', async () => {
    const server = await idle(new Ponderer());
    const { desk } = server.context;
    const anna = await server.client();
    const id = await gatherAndStart([anna]);
    const [begun, goOn] = [gate(), gate()];
    const slow = desk.act(id, async ({ record }) => {
      begun.open();
      await goOn.opened;
      return { answer: undefined, doc: { ...record.doc, title: 'slow' } };
    });
    await begun.opened;
    expect(await desk.look(id)).toMatchObject({ record: { doc: { title: '' } } });
    expect(await desk.glance(id)).toMatchObject({ record: { doc: { title: '' } } });
    const later = desk.act(id, ({ record }) => ({ answer: record.doc.title }));
    goOn.open();
    await slow;
    expect(await later).toBe('slow'); // who changes it does
    expect(await desk.look(id)).toMatchObject({ record: { doc: { title: 'slow' } } });
  });

  it('sees what was written before, also when others are just reading an older state', async () => {
    const server = await idle(new Ponderer());
    const { store, context } = server;
    const id = await gatherAndStart([await server.client()]);
    let readings = 0;
    const goOn = gate();
    const slow = {
      readTable: async (table: string) => {
        const record = await store.readTable(table);
        if (readings++ === 0) await goOn.opened;
        return record;
      },
      readEntries: (table: string, from: number) => store.readEntries(table, from),
    };
    const desk = new Desk(slow as unknown as Store, context.shelf, context.now); // all it needs to look
    const old = desk.look(id);
    const record = await store.readTable(id);
    if (record === undefined) throw new Error('no table');
    await store.commit({ ...record, doc: { ...record.doc, title: 'new' }, at: 0 });
    desk.hear(id, record.revision + 1);
    const two = [desk.look(id), desk.look(id)];
    goOn.open();
    expect(await old).toMatchObject({ record: { doc: { title: '' } } });
    for (const live of two) expect(await live).toMatchObject({ record: { doc: { title: 'new' } } });
    expect(readings).toBe(2); // one for both who came later
    expect(await desk.glance(id)).toMatchObject({ record: { doc: { title: 'new' } } });
  });
});

describe('two who play for the same bots', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('enter each decision once, in one process and in two', async () => {
    const place = await newPlace(postgres);
    const ponderer = new Ponderer();
    const [here, there] = [await idle(ponderer, { place }), await idle(ponderer, { place })];
    const anna = await here.client();
    for (const other of [here, there]) {
      const id = await gatherAndStart([anna]);
      const before = ponderer.asked.length;
      const both = [once(here, id), once(other, id)];
      const thoughts = [await ponderer.question(before), await ponderer.question(before + 1)];
      expect(new Set(thoughts.map(({ seat }) => seat)).size).toBe(1); // the same question
      for (const { goOn } of thoughts) goOn();
      await Promise.all(both);
      expect(await movers(here, id)).toEqual([thoughts[0].seat]);
    }
    await place.remove();
  });
});

const YEAR = 365 * 86_400_000;

const fails = (): Promise<never> => Promise.reject(new Error('broken'));
const nothing: Handler = () => Promise.resolve();

const handlersOf = (does: Handler) => ({
  ...{ bot: does, clock: does, schedule: does, farewell: does, result: does },
  ...{ notice: nothing, push: nothing, webhook: nothing, mail: nothing },
});

/** Does what is due, once. */
async function work({ context }: TestServer, does: Handler): Promise<void> {
  const handlers = handlersOf(does);
  const config = { ...context.config, workers: 1 };
  const worker = new Worker({ ...context, config }, handlers, 'play');
  worker.wake();
  await worker.stop();
}

describe.each(['sqlite', 'postgres'] as const)('a job in %s', (kind) => {
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  let time = Date.parse('2026-11-17T12:00:00Z');
  const open = (player: Player = randomPlayer): Promise<TestServer> =>
    idle({ player }, { now: () => time, ...(postgres === undefined ? {} : { postgres }) });

  /** When it is due again; it is done then. */
  async function waits(server: TestServer): Promise<number> {
    const next = await server.store.nextDue();
    if (next === undefined) throw new Error('there is no job');
    const wait = next - time;
    time = next;
    return wait;
  }

  const put = ({ store }: TestServer): Promise<void> =>
    store.putJob({ key: 'bot:t', kind: 'bot', subject: 't', due: time });

  it('that got on many times is not put off for long when it fails once', async () => {
    const server = await open();
    await put(server);
    for (let i = 0; i < 20; i++) await work(server, () => Promise.resolve('again'));
    await work(server, fails);
    expect(await waits(server)).toBe(1000);
    await work(server, () => Promise.resolve());
    expect(await server.store.nextDue()).toBeUndefined();
  });

  it('that always fails is given up, which is said, until the next start', async () => {
    const server = await open();
    await put(server);
    const pauses: number[] = [];
    const givenUp = (): boolean => server.logged.some((line) => line.includes('job given up'));
    while (!givenUp() && pauses.length < 100) {
      await work(server, fails);
      pauses.push(await waits(server));
    }
    expect(pauses.slice(0, -1)).toEqual([1, 2, 4, 8, 16, 32, 64].map((seconds) => 1000 * seconds));
    expect(pauses.at(-1)).toBeGreaterThan(YEAR);
    const line = server.logged.find((text) => text.includes('job given up'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 50,
      kind: 'bot',
      subject: 't',
      tries: 8,
    });
    time = Date.parse('2026-11-18T12:00:00Z');
    await server.store.resumeJobs();
    const [again] = await server.store.leaseJobs(time, 0, 5);
    expect(again).toMatchObject({ key: 'bot:t', tries: 1 });
  });

  it('goes on by itself where it was given up and the table has moved on', async () => {
    const server = await open();
    await put(server);
    for (let i = 0; i < 8; i++) {
      await work(server, fails);
      if (i < 7) await waits(server);
    }
    expect(await server.store.leaseJobs(time + YEAR, 0, 5)).toEqual([]);
    await put(server);
    expect(await server.store.leaseJobs(time, 0, 5)).toMatchObject([{ tries: 1 }]);
  });

  it('does not count what the database could not do', async () => {
    const server = await open();
    await put(server);
    for (let i = 0; i < 30; i++) {
      await work(server, () => Promise.reject(new StoreTrouble('storage-full')));
      expect(await waits(server)).toBeLessThanOrEqual(10_000);
    }
    expect(server.logged.some((line) => line.includes('given up'))).toBe(false);
  });

  it('is to be had again when the database is back, not when its lease is over', async () => {
    const server = await open();
    await put(server);
    const trouble = new StoreTrouble('storage-away');
    let away = 4; // so often it can not take back what it could not do
    const store: Store = {
      ...server.store,
      continueJob: (job, due) =>
        away-- > 0 ? Promise.reject(trouble) : server.store.continueJob(job, due),
    };
    const rests: number[] = [];
    const worker = new Worker(
      { ...server.context, store, config: { ...server.context.config, workers: 1 } },
      handlersOf(() => Promise.reject(trouble)),
      'play',
      (ms) => Promise.resolve(rests.push(ms)),
    );
    worker.wake();
    await until(
      async () => away,
      (left) => left < 0,
    );
    await worker.stop();
    expect(rests.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => STORE_REST_MS));
    expect(await waits(server)).toBe(0);
    expect(STORE_REST_MS + POLL_MS).toBeLessThan(5000);
  });

  it('that the database never takes back is left to its lease', async () => {
    const server = await open();
    await put(server);
    const trouble = new StoreTrouble('storage-away');
    const store: Store = { ...server.store, continueJob: () => Promise.reject(trouble) };
    const rests: number[] = [];
    const worker = new Worker(
      { ...server.context, store, config: { ...server.context.config, workers: 1 } },
      handlersOf(() => Promise.reject(trouble)),
      'play',
      (ms) => Promise.resolve(rests.push(ms)),
    );
    worker.wake();
    await until(
      async () => server.logged,
      (lines) => lines.some((line) => line.includes('job could not be ended')),
    );
    await worker.stop();
    expect(rests).toHaveLength(10);
    expect(await waits(server)).toBe(10_000);
  });

  it('of a bot that always fails is done by a plain player, and the game goes on', async () => {
    const players: Player[] = [
      { choose: fails },
      { choose: () => ({ nonsense: true }) as unknown as Awaited<ReturnType<Player['choose']>> },
    ];
    for (const player of players) {
      const server = await open(player);
      const anna = await server.client();
      const id = await gatherAndStart([anna]);
      const bots: Handler = (job) => playBots(server.context, job, () => true);
      const tries: number[] = [];
      while ((await movers(server, id)).length === 0 && tries.length < 100) {
        await work(server, bots);
        tries.push(1);
        time += 10_000;
      }
      expect(tries).toHaveLength(3);
      expect(server.logged.some((line) => line.includes('a plain player decides'))).toBe(true);
    }
  });
});

it('jobs that were given up are tried again at the next start', async () => {
  const place = await newPlace();
  let server = await startServer({ workers: 0 }, { place });
  await server.store.putJob({ key: 'bot:t', kind: 'bot', subject: 't', due: 1 });
  const [job] = await server.store.leaseJobs(1, 0, 1);
  await server.store.shelveJob(job);
  expect(await server.store.leaseJobs(Date.now() + YEAR, 0, 1)).toEqual([]);
  await server.end();
  server = await startServer({ workers: 0 }, { place });
  expect(await server.store.leaseJobs(server.context.now(), 0, 1)).toMatchObject([{ tries: 1 }]);
  await server.end();
  await place.remove();
});

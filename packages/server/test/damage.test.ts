import { join } from 'node:path';
import type { ServerTable, Update } from '@hustings/protocol';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../src/config.js';
import { migrate, type Moved } from '../src/rules/migrate.js';
import { choose, Client, randomFor, sendMove, type Answered } from './support/client.js';
import { newPlace, type Place } from './support/homes.js';
import { dieMacher, gatherAndStart, startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

let place: Place;
let server: TestServer;
let people: Client[];
let damaged: string;
let sound: string;

const play = (id: string): string => `/api/v1/tables/${id}/play`;

async function decide(client: Client, id: string, seat: number): Promise<Answered> {
  const now = await client.get<Update>(`${play(id)}?seat=${seat}`);
  const answer = choose(dieMacher, now, randomFor(`${seat} ${now.number}`));
  return sendMove(client, id, seat, now.number, answer);
}

/** Every seat of a new table decides once. */
async function begun(): Promise<string> {
  const id = await gatherAndStart(people, {}, 0);
  for (const [seat, client] of people.entries()) await decide(client, id, seat);
  return id;
}

beforeEach(async () => {
  place = await newPlace();
  server = await startServer({}, { place });
  people = await Promise.all([0, 1, 2].map(() => server.client()));
  damaged = await begun();
  sound = await begun();
});
afterEach(async () => {
  await server.end();
  await place.remove();
});

/** What a bad disk, or someone with an editor, does to the log while the server is away. */
async function damage(sql: string, more: Partial<Config> = {}): Promise<void> {
  await server.end();
  const base = new Libsql(join(place.data, 'hustings.db'));
  base.prepare(sql).run([damaged]);
  base.close();
  server = await startServer(more, { place });
  people = people.map(({ cookie }) => Object.assign(new Client(server.base), { cookie }));
}

const where = 'where table_id = ? and number = 1';
const ways = {
  'that is no JSON': `update entries set body = substr(body, 1, 20) ${where}`,
  'that is something else': `update entries set body = '{"type":"move"}' ${where}`,
  'that is nothing': `update entries set body = 'null' ${where}`,
  'that the rules refuse': `update entries set body = json_set(body, '$.kind', 'nonsense') ${where}`,
  'that was another move': `update entries set body = (select body from entries as other
    where other.table_id = entries.table_id and other.number = 0) ${where}`,
  'whose position is another': `update entries set body = json_set(body, '$.hash', 'x')
    where table_id = ? and number = 2`,
  'that is missing': `delete from entries ${where}`,
  'that is missing at the end': `delete from entries where table_id = ? and number = 2`,
} as const;

describe('an entry of a log', () => {
  it.each(Object.entries(ways))('%s breaks the page of its table only', async (_how, sql) => {
    await damage(sql);
    const [anna] = people;
    const broken = {
      status: 409,
      body: { error: { code: 'damaged', message: expect.any(String) as string } },
    };
    expect(await anna.ask('GET', play(damaged))).toMatchObject(broken);
    expect(await anna.ask('GET', `/api/v1/tables/${damaged}`)).toMatchObject(broken);
    expect(await anna.ask('POST', `/api/v1/tables/${damaged}/resign`, { seat: 0 })).toMatchObject(
      broken,
    );
    const line = await anna.socket();
    expect(await line.ask({ type: 'watch', table: damaged })).toMatchObject({
      ...{ type: 'refused', error: { code: 'damaged' } },
    });
    await line.close();
    expect(server.logged.some((text) => text.includes(damaged))).toBe(true);

    for (const query of ['?mine=true', '?status=playing']) {
      const list = await anna.get<ServerTable[]>(`/api/v1/tables${query}`);
      expect(list.map(({ id }) => id).sort()).toEqual([damaged, sound].sort());
    }
    const turns = await anna.get<(ServerTable & { turn: number[] })[]>('/api/v1/tables?mine=true');
    expect(turns.find(({ id }) => id === damaged)?.turn).toEqual([]);
    expect(turns.find(({ id }) => id === sound)?.turn).not.toEqual([]);
    expect((await decide(anna, sound, 0)).status).toBeLessThan(500);
  });
});

const documents = {
  'that is no JSON': `update tables set doc = substr(doc, 1, 20) where id = ?`,
  'that is nothing': `update tables set doc = 'null' where id = ?`,
  'that is something else': `update tables set doc = '[]' where id = ?`,
  'without seats': `update tables set doc = json_remove(doc, '$.seats') where id = ?`,
  'with a seat that is none': `update tables set doc = json_set(doc, '$.seats[1]', 7) where id = ?`,
} as const;

describe('the document of a table', () => {
  it.each(Object.entries(documents))('%s breaks that table only', async (_how, sql) => {
    await damage(sql);
    const [anna] = people;
    const broken = { status: 409, body: { error: { code: 'damaged' } } };
    expect(await anna.ask('GET', `/api/v1/tables/${damaged}`)).toMatchObject(broken);
    expect(await anna.ask('GET', play(damaged))).toMatchObject(broken);
    expect(await anna.ask('POST', `/api/v1/tables/${damaged}/resign`, { seat: 0 })).toMatchObject(
      broken,
    );
    server.logged.length = 0;
    for (const query of ['?mine=true', '?status=playing']) {
      const list = await anna.get<ServerTable[]>(`/api/v1/tables${query}`);
      expect(list.map(({ id }) => id)).toEqual([sound]);
    }
    const errors = server.logged.filter((text) => text.includes('a table is damaged'));
    expect(errors.every((text) => text.includes(damaged))).toBe(true);
    expect(errors).toHaveLength(2);
    expect((await decide(anna, sound, 0)).status).toBeLessThan(500);
  });
});

describe('jobs of a table that is damaged', () => {
  it.each([ways, documents])('do not hold up those of others', async (how) => {
    const due = server.context.now();
    await damage(how['that is no JSON']);
    for (const kind of ['bot', 'clock'] as const)
      await server.store.putJob({ key: `${kind}:${damaged}`, kind, subject: damaged, due });
    const [anna] = people;
    const bots = await gatherAndStart([anna]);
    await anna.post(`/api/v1/tables/${bots}/resign`, { seat: 0 });
    await until(
      () => anna.get<ServerTable>(`/api/v1/tables/${bots}`),
      ({ status }) => status === 'over',
    );
    expect(server.logged.some((text) => text.includes('job failed'))).toBe(true);
    expect(await anna.ask('GET', '/readyz')).toMatchObject({ status: 200 });
  });
});

describe('migrate', () => {
  it('names the table whose log is damaged, and moves the others', async () => {
    await damage(ways['that is no JSON']);
    for (const id of [damaged, sound]) await age(id);
    const games = new Map([[dieMacher.id, dieMacher]]);
    const moved: Moved[] = [];
    for await (const one of migrate(server.store, games, { dryRun: false, now: 0 }))
      moved.push(one);
    const differs = { at: 1, what: 'entry 1 can not be read' };
    expect(moved.find(({ id }) => id === damaged)).toMatchObject({ differs });
    expect(moved.find(({ id }) => id === sound)).not.toHaveProperty('differs');
    expect((await server.store.readTable(sound))?.doc.rules).toBe(dieMacher.rules.rules);
  });

  it('names a table that can not be read at all, and moves the others', async () => {
    for (const id of [damaged, sound]) await age(id);
    await damage(documents['that is no JSON'], { orphans: true });
    const games = new Map([[dieMacher.id, dieMacher]]);
    const moved: Moved[] = [];
    for await (const one of migrate(server.store, games, { dryRun: false, now: 0 }))
      moved.push(one);
    const differs = { at: 'start', what: 'what is written of the table can not be read' };
    expect(moved.find(({ id }) => id === damaged)).toMatchObject({ status: 'playing', differs });
    expect(moved.find(({ id }) => id === sound)).not.toHaveProperty('differs');
  });
});

/** Says of a table that it is of an older version. */
async function age(id: string): Promise<void> {
  const { revision, doc } = (await server.store.readTable(id)) ?? { revision: 0 };
  if (doc === undefined) throw new Error('no such table');
  await server.store.commit({ id, revision, doc: { ...doc, rules: 'older' }, at: 0 });
}

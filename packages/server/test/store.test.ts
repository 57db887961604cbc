import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Migrator } from '../src/store/kysely.js';
import { migrations } from '../src/store/migrations.js';
import { openHome, openStore } from '../src/store/open.js';
import type { Person } from '../src/people/person.js';
import type { Home, Notice } from '../src/store/home.js';
import { peopleIn } from '../src/store/sql/people.js';
import type { Store } from '../src/store/store.js';
import { newPlace, type Place } from './support/homes.js';
import { startPostgres, type Postgres } from './support/postgres.js';
import { sampleDoc, sampleEntry, samplePerson } from './support/samples.js';

const withEmail = (is: Person): Person => ({ ...is, email: 'anna@example.org' });

describe.each(['sqlite', 'postgres'] as const)('a store in %s', (kind) => {
  let postgres: Postgres | undefined;
  let place: Place;
  let store: Store;

  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    place = await newPlace(postgres);
    store = await openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  /** The same data after a restart. */
  async function reopen(): Promise<void> {
    await store.close();
    store = await openStore(place);
  }

  it('keeps a table and its log over a restart', async () => {
    await store.createTable('t', sampleDoc());
    const entries = [sampleEntry(0), sampleEntry(1, { actor: 'bot', person: 'ben' })];
    const doc = sampleDoc({ status: 'playing', head: 2 });
    expect(await store.commit({ id: 't', revision: 0, doc, entries, at: 5 })).toBe(true);
    await reopen();
    expect(await store.readTable('t')).toEqual({ id: 't', revision: 1, doc });
    expect(await store.readEntries('t', 0)).toEqual(entries);
    expect(await store.readEntries('t', 1)).toEqual(entries.slice(1));
    expect(await store.readEntries('t', 0, 1)).toEqual(entries.slice(0, 1));
    expect(await store.readTable('other')).toBeUndefined();
  });

  it('is as it was after a migration that was broken off', async () => {
    const home = await openHome(place);
    const broken = {
      up: async (db: Home['unhurried']) => {
        await db.schema.createTable('half').addColumn('id', 'text').execute();
        throw new Error('broken off');
      },
    };
    const provider = {
      getMigrations: async () => ({ ...(await migrations.getMigrations()), '9999': broken }),
    };
    const { error } = await new Migrator({ db: home.unhurried, provider }).migrateToLatest();
    const tables = await home.db.introspection.getTables();
    await home.close();
    expect(error).toBeDefined();
    expect(tables.map(({ name }) => name)).not.toContain('half');
  });

  it('pins the schedules of running games that an older version wrote', async () => {
    const old = await newPlace(postgres);
    const home = await openHome(old);
    const migrator = new Migrator({ db: home.db, provider: migrations });
    await migrator.migrateTo('0005-probe');
    const clock = { kind: 'correspondence', bank: 1, increment: 0 } as const;
    const docs = {
      post: sampleDoc({ status: 'playing', clock }),
      live: sampleDoc({ status: 'playing', clock: { ...clock, kind: 'live' } }),
      waiting: sampleDoc({ clock }),
    };
    for (const [id, doc] of Object.entries(docs)) {
      const { game, status, visibility } = doc;
      const row = { id, revision: 3, game, status, visibility, created_at: 1, changed_at: 1 };
      const full = { ...row, rules: doc.rules, doc: JSON.stringify(doc) };
      await home.db.insertInto('tables').values(full).execute();
    }
    const { settings } = samplePerson('anna');
    const anna = { id: 'anna', kind: 'guest', name: 'Anna', email: null, password: null };
    const row = { ...anna, settings: JSON.stringify(settings), created_at: 1, revision: 0 };
    await home.db.insertInto('people').values(row).execute();
    await home.close();
    const now = await openStore(old);
    const { zone, playHours, holidays } = settings;
    const pinned = [{ from: 0, zone, playHours, holidays }];
    const after = await now.readTable('post');
    expect(after?.doc.seats.map(({ schedules }) => schedules)).toEqual([
      pinned,
      undefined,
      undefined,
    ]);
    expect((await now.readTable('live'))?.doc).toEqual(docs.live);
    expect((await now.readTable('waiting'))?.doc).toEqual(docs.waiting);
    await now.close();
    await old.remove();
  });

  it('tells which tables have gone on since', async () => {
    await store.createTable('one', sampleDoc());
    await store.createTable('two', sampleDoc());
    await store.commit({ id: 'two', revision: 0, doc: sampleDoc({ title: 'new' }), at: 1 });
    const known = new Map(['one', 'two', 'never'].map((id) => [id, 0]));
    expect([...(await store.changed(known))]).toEqual([['two', 1]]);
    expect((await store.changed(new Map())).size).toBe(0);
    expect((await store.changed(new Map([['two', 1]]))).size).toBe(0);
  });

  it('tells which rules tables have, also of tables that an older version wrote', async () => {
    await store.createTable('one', sampleDoc());
    await store.createTable('two', sampleDoc({ rules: '2', status: 'playing' }));
    await store.createTable('three', sampleDoc({ status: 'over' }));
    const home = await openHome(place);
    await home.db.updateTable('tables').set({ rules: null }).execute();
    await home.close();
    await reopen();
    const game = 'die-macher-2019';
    expect(await store.rulesOf(['gathering', 'playing'])).toEqual([
      { game, rules: '1', count: 1 },
      { game, rules: '2', count: 1 },
    ]);
    const query = { game, rules: '1', statuses: ['gathering', 'over'], after: '' } as const;
    const some = await store.tablesUnder({ ...query, limit: 1 });
    expect(some.map(({ id }) => id)).toEqual(['one']);
    const rest = await store.tablesUnder({ ...query, after: 'one', limit: 9 });
    expect(rest.map(({ id }) => id)).toEqual(['three']);
  });

  it('refuses a change worked out on an older revision, and writes nothing of it', async () => {
    await store.createTable('t', sampleDoc());
    const job = { key: 'bot:t', kind: 'bot', subject: 't', due: 1 } as const;
    expect(
      await store.commit({
        id: 't',
        revision: 0,
        doc: sampleDoc({ head: 1 }),
        entries: [sampleEntry(0)],
        at: 5,
      }),
    ).toBe(true);
    const late = {
      id: 't',
      revision: 0,
      doc: sampleDoc({ title: 'late' }),
      entries: [sampleEntry(1)],
      jobs: [job],
      at: 6,
    };
    expect(await store.commit(late)).toBe(false);
    expect((await store.readTable('t'))?.doc.title).toBe('');
    expect(await store.readEntries('t', 1)).toEqual([]);
    expect(await store.leaseJobs(10, 10, 10)).toEqual([]);
  });

  it('lets exactly one of many win who write at once', async () => {
    await store.createTable('t', sampleDoc());
    const tries = Array.from({ length: 20 }, (_, i) =>
      store.commit({
        id: 't',
        revision: 0,
        doc: sampleDoc({ title: String(i), head: 1 }),
        entries: [sampleEntry(0)],
        at: 5,
      }),
    );
    const done = await Promise.all(tries);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await store.readTable('t'))?.doc.title).toBe(String(done.indexOf(true)));
  });

  it('fails one write without harming those beside it', async () => {
    await store.createTable('a', sampleDoc());
    await store.createTable('b', sampleDoc());
    const change = (id: string, number: number) =>
      store.commit({
        id,
        revision: 0,
        doc: sampleDoc({ head: 1 }),
        entries: [sampleEntry(0), sampleEntry(number)],
        at: 5,
      });
    const [twice, once] = await Promise.allSettled([change('a', 0), change('b', 1)]); // number 0 twice
    expect(twice.status).toBe('rejected');
    expect(once).toEqual({ status: 'fulfilled', value: true });
    expect(await store.readEntries('a', 0)).toEqual([]);
    expect((await store.readTable('a'))?.revision).toBe(0);
  });

  it('tells every listener what was written, but not what was refused', async () => {
    const heard: Notice[] = [];
    const enough = new Promise<void>((resolve) => {
      store.listen((notice) => {
        heard.push(notice);
        if (notice.about === 'chat') resolve();
      });
    });
    await store.createTable('t', sampleDoc());
    await store.commit({ id: 't', revision: 7, doc: sampleDoc(), at: 5 });
    await store.addChat({ id: 'm', table: 't', room: 'table', person: 'anna', at: 1, text: 'hi' });
    await enough;
    expect(heard).toEqual([
      { about: 'table', id: 't', revision: 0 },
      { about: 'chat', id: 't', message: 'm' },
    ]);
  });

  it('lists open tables and those of a person', async () => {
    await store.createTable('open', sampleDoc());
    await store.createTable('link', sampleDoc({ visibility: 'unlisted', createdAt: 2000 }));
    await store.createTable(
      'else',
      sampleDoc({ owner: 'carl', seats: [{ person: 'carl' }], createdAt: 3000 }),
    );
    const ids = async (query: Parameters<Store['listTables']>[0]): Promise<string[]> =>
      (await store.listTables(query)).map(({ id }) => id);
    expect(await ids({ limit: 10 })).toEqual(['else', 'open']);
    expect(await ids({ limit: 10, person: 'ben' })).toEqual(['link', 'open']);
    expect(await ids({ limit: 10, before: 3000 })).toEqual(['open']);
    expect(await ids({ limit: 1 })).toEqual(['else']);
    const left = sampleDoc({ seats: [{ person: 'anna' }, {}] });
    await store.commit({ id: 'open', revision: 0, doc: left, at: 5 });
    expect(await ids({ limit: 10, person: 'ben' })).toEqual(['link']);
    expect(await store.countTables()).toEqual({ gathering: 3 });
  });

  it('keeps people, and a mail address for one of them only', async () => {
    const anna = samplePerson('anna', {
      email: 'anna@example.org',
      kind: 'account',
      password: 'x',
    });
    await store.createPerson(anna);
    await store.createPerson(samplePerson('ben'));
    expect(await store.findByEmail('anna@example.org')).toEqual(anna);
    expect(await store.changePerson('ben', withEmail)).toBe('email-taken');
    expect(await store.changePerson('nobody', withEmail)).toBe('gone');
    expect(await store.changePerson('ben', (is) => ({ ...is, name: 'Ben' }))).toMatchObject({
      name: 'Ben',
    });
    expect((await store.readPerson('ben'))?.name).toBe('Ben');
    expect(await store.readPeople(['anna', 'nobody'])).toEqual([anna]);
  });

  it('loses no change of a person when several are made at once', async () => {
    await store.createPerson(samplePerson('anna', { name: '' }));
    const add = (sign: string) =>
      store.changePerson('anna', (is) => ({ ...is, name: is.name + sign }));
    const signs = 'abcdefgh'.split('');
    await Promise.all(signs.map(add));
    expect((await store.readPerson('anna'))?.name.split('').sort()).toEqual(signs);
  });

  it('gives up, and says so, when a person changes again and again meanwhile', async () => {
    await store.createPerson(samplePerson('anna'));
    const home = await openHome(place);
    let tries = 0;
    const late: Home = {
      ...{
        kind: home.kind,
        db: home.db,
        unhurried: home.db,
        rows: (statement) => home.rows(statement),
      },
      ...{ listen: () => undefined, close: () => home.close() },
      atomically: () => Promise.resolve(++tries > 1000),
    };
    const change = peopleIn(late).changePerson('anna', (is) => ({ ...is, name: 'Anna' }));
    await expect(change).rejects.toMatchObject({ code: 'busy' });
    await home.close();
  });

  it('refuses a text that it can not keep as it is, and changes nothing', async () => {
    await store.createPerson(samplePerson('anna', { name: 'Anna' }));
    const change = store.changePerson('anna', (is) => ({ ...is, name: 'An\0na' }));
    await expect(change).rejects.toMatchObject({ code: 'unfit-text' });
    expect((await store.readPerson('anna'))?.name).toBe('Anna');
  });

  it('keeps sessions until they are ended, each only by its own person', async () => {
    const session = {
      id: 's',
      token: 'hash',
      person: 'anna',
      agent: 'Firefox',
      createdAt: 1,
      seenAt: 1,
    };
    await store.createSession(session);
    await store.touchSession('s', 9);
    expect(await store.findSession('hash')).toEqual({ ...session, seenAt: 9 });
    expect(await store.endSession('ben', 's')).toBe(false);
    expect(await store.listSessions('anna')).toHaveLength(1);
    expect(await store.endSession('anna', 's')).toBe(true);
    expect(await store.findSession('hash')).toBeUndefined();
  });

  it('tells of sessions that have ended, also with a change of their person', async () => {
    const times = { createdAt: 1, seenAt: 1 };
    const session = (id: string, person: string) =>
      store.createSession({ ...times, id, person, token: id, agent: '', provedAt: 7 });
    await store.createPerson(samplePerson('anna'));
    await session('one', 'anna');
    await session('two', 'anna');
    await session('three', 'ben');
    expect(await store.readSession('one')).toMatchObject({ id: 'one', provedAt: 7 });
    const told = new Promise<Notice>((resolve) => store.listen(resolve));
    expect(await store.changePerson('anna', () => undefined, 'sessions')).toBe('gone');
    expect((await store.aliveSessions(['one', 'two', 'three', 'four'])).size).toBe(3);
    expect(await store.changePerson('anna', withEmail, 'sessions')).toHaveProperty('email');
    expect(await told).toEqual({ about: 'sessions', person: 'anna' });
    expect([...(await store.aliveSessions(['one', 'two', 'three']))]).toEqual(['three']);
  });

  it('gives a login name to one person only, also when several want it at once', async () => {
    const wanted = ['anna', 'ben', 'carl', 'dora'];
    for (const id of wanted) await store.createPerson(samplePerson(id));
    const take = (id: string) => store.changePerson(id, (is) => ({ ...is, login: 'only' }));
    const answers = await Promise.all(wanted.map(take));
    expect(answers.filter((answer) => answer === 'login-taken')).toHaveLength(3);
    const owner = await store.findByLogin('only');
    expect(answers).toContainEqual(owner);
  });

  it('takes no address for proved that an older version wrote, and no link of one for good', async () => {
    const old = await newPlace(postgres);
    const home = await openHome(old);
    const migrator = new Migrator({ db: home.db, provider: migrations });
    await migrator.migrateTo('0008-endings');
    const { settings } = samplePerson('anna');
    const anna = { id: 'anna', kind: 'account', name: 'Anna', email: 'a@x', password: 'hash' };
    const row = { ...anna, settings: JSON.stringify(settings), created_at: 1, revision: 0 };
    await home.db.insertInto('people').values(row).execute();
    const link = { hash: 'h', kind: 'mail-link', subject: 'a@x', person: 'anna', expires: 99 };
    await home.db.insertInto('tokens').values(link).execute();
    await home.close();
    const now = await openStore(old);
    const found = await now.findByEmail('a@x');
    expect(found).toMatchObject({ id: 'anna', password: 'hash' });
    expect(found).not.toHaveProperty('proved');
    expect(await now.readToken('mail-link', 'h', 1)).toBeUndefined();
    await now.close();
    await old.remove();
  });

  it('gives a due job to one worker, and again when the lease has run out', async () => {
    const job = { key: 'bot:t', kind: 'bot', subject: 't', due: 100 } as const;
    await store.putJob(job);
    expect(await store.leaseJobs(99, 50, 5)).toEqual([]);
    const taken = await Promise.all([store.leaseJobs(100, 50, 5), store.leaseJobs(100, 50, 5)]);
    expect(taken.flat()).toHaveLength(1);
    expect(await store.leaseJobs(149, 50, 5)).toEqual([]);
    const [again] = await store.leaseJobs(150, 50, 5);
    expect(again).toMatchObject({ key: 'bot:t', tries: 2 });
    expect(await store.nextDue()).toBe(200);
    await store.finishJob(again);
    expect(await store.leaseJobs(999, 50, 5)).toEqual([]);
    expect(await store.nextDue()).toBeUndefined();
  });

  it('does not end a job that was replaced while it was being done', async () => {
    const job = { key: 'bot:t', kind: 'bot', subject: 't', due: 100 } as const;
    await store.putJob(job);
    const [taken] = await store.leaseJobs(100, 50, 5);
    await store.putJob({ ...job, due: 120 });
    await store.finishJob(taken);
    await store.retryJob(taken, 500);
    expect(await store.leaseJobs(120, 50, 5)).toHaveLength(1);
    await store.releaseLeases();
    expect(await store.leaseJobs(121, 50, 5)).toHaveLength(1);
  });

  it('does not take a job from who has leased it since', async () => {
    await store.putJob({ key: 'bot:t', kind: 'bot', subject: 't', due: 100 });
    const [late] = await store.leaseJobs(100, 50, 5);
    const [now] = await store.leaseJobs(150, 50, 5);
    await store.continueJob(late, 100);
    await store.retryJob(late, 100);
    expect(await store.leaseJobs(199, 50, 5)).toEqual([]);
    await store.continueJob(now, 160);
    expect(await store.leaseJobs(160, 50, 5)).toMatchObject([{ key: 'bot:t', tries: 1 }]);
  });

  it('keeps the time of a job that is put again to be kept, and does it once more', async () => {
    const job = { key: 'notice:p', kind: 'notice', subject: 'p', due: 100, keep: true } as const;
    await store.putJob(job);
    const [taken] = await store.leaseJobs(100, 50, 5);
    await store.putJob({ ...job, due: 900 });
    await store.finishJob(taken);
    expect(await store.leaseJobs(149, 50, 5)).toEqual([]);
    expect(await store.leaseJobs(150, 50, 5)).toMatchObject([{ key: 'notice:p', due: 100 }]);
  });

  it('gives the jobs of a lane to that lane, however many others wait', async () => {
    const call = { party: 'x.org', person: 'p' };
    await store.putJob({ key: 'webhook:p', kind: 'webhook', subject: '', due: 1, call });
    await store.putJob({ key: 'notice:p', kind: 'notice', subject: 'p', due: 2 });
    await store.putJob({ key: 'bot:t', kind: 'bot', subject: 't', due: 3 });
    const kinds = async (lane: 'play' | 'notices' | 'calls'): Promise<string[]> =>
      (await store.leaseJobs(9, 50, 5, lane)).map(({ kind: of }) => of);
    expect(await kinds('play')).toEqual(['bot']);
    expect(await kinds('notices')).toEqual(['notice']);
    expect(await kinds('calls')).toEqual(['webhook']);
  });

  it('gives calls in order, but none to or for somebody who is busy', async () => {
    const owe = (key: string, due: number, party: string, person: string) =>
      store.putJob({ key, kind: 'push', subject: '', due, call: { party, person } });
    await owe('1', 1, 'slow.org', 'anna');
    await owe('2', 2, 'slow.org', 'ben');
    await owe('3', 3, 'good.org', 'anna');
    await owe('4', 4, 'good.org', 'carla');
    await store.putJob({ key: 'bot:t', kind: 'bot', subject: 't', due: 0 });
    const next = async (parties: string[], people: string[]) =>
      (await store.leaseCall(9, 50, { parties, people }))?.key;
    expect(await next([], [])).toBe('1');
    expect(await next(['slow.org'], ['anna'])).toBe('4');
    expect(await next(['slow.org'], ['anna'])).toBeUndefined();
    expect(await next(['slow.org'], [])).toBe('3');
    expect(await next([], ['anna'])).toBe('2');
    expect(await next([], [])).toBeUndefined();
  });

  it('puts the jobs of an older version into their lanes', async () => {
    const old = await newPlace(postgres);
    const home = await openHome(old);
    await new Migrator({ db: home.unhurried, provider: migrations }).migrateTo('0009-proofs');
    const row = { subject: '', due: 1, stamp: 's', leased_until: 0, tries: 0 };
    for (const of of ['bot', 'notice', 'webhook'])
      await home.db
        .insertInto('jobs')
        .values({ ...row, key: of, kind: of })
        .execute();
    await home.close();
    const now = await openStore(old);
    for (const lane of ['play', 'notices'] as const)
      expect(await now.leaseJobs(9, 50, 5, lane)).toHaveLength(1);
    expect(await now.leaseCall(9, 50, { parties: ['x'], people: ['y'] })).toMatchObject({
      kind: 'webhook',
    });
    await now.close();
    await old.remove();
  });

  it('forgets sessions, links and tallies that are over, a few at a time', async () => {
    const token = { kind: 'mail-link', subject: 'x@y', person: 'anna', session: 's' } as const;
    for (let i = 0; i < 5; i++) {
      const at = { createdAt: i, seenAt: i };
      await store.createSession({ id: `${i}`, token: `${i}`, person: 'anna', agent: '', ...at });
      await store.putToken({ ...token, hash: `${i}`, expires: i });
      await store.tally(`${i}`, i, 0);
    }
    expect(await store.forgetOver(2, 3, 2)).toBe(true);
    while (await store.forgetOver(2, 3, 2));
    expect((await store.listSessions('anna')).map(({ id }) => id)).toEqual(['4', '3']);
    const left = await Promise.all(
      [0, 1, 2, 3, 4].map((i) => store.readToken('mail-link', `${i}`, -1)),
    );
    expect(left.map((one) => one?.hash)).toEqual([undefined, undefined, undefined, '3', '4']);
    const home = await openHome(place);
    const tallies = await home.db.selectFrom('tallies').select('key').orderBy('key').execute();
    await home.close();
    expect(tallies.map(({ key }) => key)).toEqual(['3', '4']);
  });

  it('forgets guests who have left no trace, and only those', async () => {
    const traces = ['nothing', 'seat', 'chat', 'note', 'here', 'fresh', 'account'];
    for (const id of traces) {
      const more = id === 'account' ? { kind: 'account' as const } : {};
      await store.createPerson(samplePerson(id, { createdAt: id === 'fresh' ? 99 : 1, ...more }));
    }
    const seats = [{ person: 'seat' }, { bot: 'random' }];
    await store.createTable('t', sampleDoc({ owner: 'seat', seats }));
    const words = { id: 'c', table: 't', room: 'table', at: 1, text: 'hello' } as const;
    await store.addChat({ ...words, person: 'chat' });
    await store.writeNote('t', 'note', 'mine');
    const session = (id: string, seenAt: number) =>
      store.createSession({ id, token: id, person: id, agent: '', createdAt: 1, seenAt });
    await session('nothing', 49);
    await session('here', 50);
    let looks = 0;
    for (let after: string | undefined = ''; after !== undefined; looks++)
      after = await store.forgetGuests(50, after, 4);
    expect(looks).toBe(2);
    const left = await store.readPeople(traces);
    expect(left.map(({ id }) => id).sort()).toEqual(traces.filter((id) => id !== 'nothing').sort());
    expect(await store.readSession('nothing')).toBeUndefined();
    expect(await store.readSession('here')).toBeDefined();
  });

  it('keeps chat by room, notes by person and presence by process', async () => {
    const say = (id: string, room: 'table' | 'spectators', at: number) =>
      store.addChat({ id, table: 't', room, person: 'anna', at, text: id });
    await say('1', 'table', 1);
    await say('2', 'spectators', 2);
    await say('3', 'table', 3);
    expect((await store.readChat('t', 'table', 99, 10)).map(({ id }) => id)).toEqual(['1', '3']);
    expect((await store.readChat('t', 'table', 99, 1)).map(({ id }) => id)).toEqual(['3']);
    expect((await store.findChat('2'))?.room).toBe('spectators');
    await store.writeNote('t', 'anna', 'first');
    await store.writeNote('t', 'anna', 'second');
    expect([await store.readNote('t', 'anna'), await store.readNote('t', 'ben')]).toEqual([
      'second',
      '',
    ]);
    await store.beat('p1', 10, 0);
    await store.beat('p2', 20, 0);
    await store.setPresent('t', 'anna', 'p1', 10, true);
    await store.setPresent('t', 'anna', 'p2', 20, true);
    await store.setPresent('t', 'ben', 'p1', 10, true);
    expect(await store.present('t', 10)).toEqual(['anna', 'ben']);
    expect(await store.present('t', 15)).toEqual(['anna']); // p1 has fallen silent
    await store.setAbsent('t', 'anna', 'p2');
    expect(await store.present('t', 15)).toEqual([]);
    await store.beat('p1', 30, 0); // and speaks again, for everyone there
    expect(await store.present('t', 15)).toEqual(['anna', 'ben']);
    await store.beat('p2', 40, 35); // p1 is lost, and its people with it
    await store.beat('p1', 50, 35);
    expect(await store.present('t', 0)).toEqual([]);
    await store.setPresent('t', 'ben', 'p1', 50, true);
    expect(await store.present('t', 0)).toEqual(['ben']);
    expect(await store.isLooking('t', 'ben', 0)).toBe(true);
    await store.setVisible(['t'], 'ben', 'p1', false);
    expect(await store.isLooking('t', 'ben', 0)).toBe(false);
    expect(await store.present('t', 0)).toEqual(['ben']);
    await store.setPresent('t', 'ben', 'p2', 50, true);
    expect(await store.isLooking('t', 'ben', 0)).toBe(true);
    expect(await store.isLooking('t', 'ben', 45)).toBe(false); // p2 has fallen silent
    await store.setAbsent('t', 'ben', 'p2');
    await store.endProcess('p1');
    await store.beat('p1', 60, 35);
    expect(await store.present('t', 0)).toEqual([]);
  });

  it('honours a token once and before it expires', async () => {
    const link = { kind: 'mail-link', subject: 'x@y', person: 'anna', session: 's' } as const;
    const wish = { password: 'hash', moves: true } as const;
    await store.putToken({ ...link, hash: 'a', expires: 10 });
    await store.putToken({ ...link, ...wish, hash: 'b', expires: 10 });
    expect(await store.takeToken('mail-link', 'a', 10)).toBeUndefined();
    expect(await store.readToken('mail-link', 'a', 9)).toEqual({ ...link, hash: 'a', expires: 10 });
    expect(await store.takeToken('mail-code', 'a', 9)).toBeUndefined();
    const take = () => store.takeToken('mail-link', 'b', 9);
    const taken = (await Promise.all([take(), take()])).filter((token) => token !== undefined);
    expect(taken).toEqual([{ ...link, ...wish, hash: 'b', expires: 10 }]);
  });

  it('counts what happens again and again, anew after a time and after a clock set back', async () => {
    const count = (now: number) => store.tally('key', now, 100);
    expect([await count(1000), await count(1050), await count(1099)]).toEqual([1, 2, 3]);
    await store.untally('key');
    expect(await count(1099)).toBe(3);
    expect(await store.tally('other', 1099, 100)).toBe(1);
    expect([await count(1100), await count(1101)]).toEqual([1, 2]);
    expect([await count(500), await count(501)]).toEqual([1, 2]);
    const together = await Promise.all(Array.from({ length: 20 }, () => count(502)));
    expect(together.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 3));
  });

  it('makes a secret once', async () => {
    let made = 0;
    const make = (): string => `secret ${made++}`;
    const [one, two] = await Promise.all([store.secret('key', make), store.secret('key', make)]);
    expect(one).toBe(two);
    await reopen();
    expect(await store.secret('key', make)).toBe(one);
  });

  it('takes the results of a table once', async () => {
    const result = {
      table: 't',
      seat: 0,
      person: 'anna',
      game: 'g',
      place: 1,
      seats: 3,
      score: 10.5,
      at: 5,
      ending: 'resigned',
    } as const;
    const rating = { person: 'anna', game: 'g', mu: 26.5, sigma: 8, games: 1 };
    const before = { mu: 25, sigma: 10, games: 0 };
    expect(await store.addResults([result], [{ ...rating, before }])).toBe(true);
    expect(await store.addResults([result], [{ ...rating, mu: 30, before }])).toBe(false);
    expect(await store.readRatings('g', ['anna', 'ben'])).toEqual([rating]);
    expect(await store.topRatings('g', 5)).toEqual([rating]);
    expect(await store.resultsOf('anna')).toEqual([result]);
    // Another game, which ended at the same moment and was worked out without the first.
    const other = { ...result, table: `${result.table}2` };
    const lost = { ...rating, mu: 24, sigma: 9, before };
    expect(await store.addResults([other], [lost])).toBe(true);
    const [both] = await store.readRatings('g', ['anna']);
    expect(both.games).toBe(2);
    expect(both.mu).toBeCloseTo(25.5);
    expect(both.sigma).toBeCloseTo(7.2);
  });
});

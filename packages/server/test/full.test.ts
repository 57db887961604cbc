import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Update } from '@hustings/protocol';
import type { Home } from '../src/store/home.js';
import { sql } from '../src/store/kysely.js';
import { openHome } from '../src/store/open.js';
import { openSqlStore } from '../src/store/sql-store.js';
import type { Store } from '../src/store/store.js';
import { ServerProcess } from './chaos/process.js';
import { choose, Client, owes, randomFor, sendMove } from './support/client.js';
import { newPlace, type Place } from './support/homes.js';
import { sampleDoc, sampleEntry } from './support/samples.js';
import { dieMacher, gatherAndStart } from './support/server.js';
import { until } from './support/until.js';

let place: Place;
beforeEach(async () => {
  place = await newPlace();
});
afterEach(() => place.remove());

describe('a file that may not grow any more', () => {
  let home: Home;
  let store: Store;
  beforeEach(async () => {
    home = await openHome(place);
    store = await openSqlStore(home);
  });
  afterEach(() => store.close());

  const pages = (most: number): Promise<unknown> =>
    sql`pragma max_page_count = ${sql.lit(most)}`.execute(home.db);

  it('takes no move and no part of one; when there is room again it takes it', async () => {
    await store.createTable('t', sampleDoc());
    await store.createTable('other', sampleDoc());
    await pages(1); // as many as there are
    const title = 'x'.repeat(20_000);
    const change = (id: string) =>
      store.commit({
        id,
        revision: 0,
        doc: sampleDoc({ title, head: 1 }),
        entries: [sampleEntry(0)],
        jobs: [{ key: `bot:${id}`, kind: 'bot', subject: id, due: 1 }],
        at: 5,
      });
    const refused = await Promise.allSettled([change('t'), change('other')]); // in one commit
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'storage-full' } });
    expect(await store.readTable('t')).toMatchObject({ revision: 0, doc: { title: '' } });
    expect(await store.readEntries('t', 0)).toEqual([]);
    expect(await store.nextDue()).toBeUndefined();
    await pages(1_000_000);
    expect(await change('t')).toBe(true);
    expect(await store.readEntries('t', 0)).toHaveLength(1);
  });
});

describe('a server whose files may not grow any more', () => {
  let server: ServerProcess;
  beforeEach(async () => {
    server = await ServerProcess.at(place);
    await server.start();
  });
  afterEach(() => server.stop());

  /** The system refuses to write behind this offset of any file; `unlimited` for none. */
  const limit = (bytes: string): Promise<unknown> =>
    promisify(execFile)('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);

  it('is not ready, refuses moves and shows the table; with room again it goes on by itself', async () => {
    const anna = new Client(server.base);
    await anna.enter();
    const id = await gatherAndStart([anna]);
    const play = (): Promise<Update> => anna.get<Update>(`/api/v1/tables/${id}/play?seat=0`);
    const ready = async (): Promise<number> => (await anna.ask('GET', '/readyz')).status;
    const now = await until(play, owes);
    const move = choose(dieMacher, now, randomFor('full'));
    expect(await ready()).toBe(200);

    await limit('1024');
    await until(ready, (status) => status === 503);
    expect((await sendMove(anna, id, 0, now.number, move)).status).toBe(503);
    expect((await anna.ask('GET', '/healthz')).status).toBe(200);
    expect(owes(await play())).toBe(true);

    await limit('unlimited');
    await until(ready, (status) => status === 200);
    expect((await sendMove(anna, id, 0, now.number, move)).status).toBe(200);
    await until(play, ({ number }) => number > now.number);
  });
});

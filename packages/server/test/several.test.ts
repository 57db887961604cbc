import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableDoc } from '../src/table/doc.js';
import { choose, owes, randomFor, sendMove } from './support/client.js';
import { startPostgres, type Postgres } from './support/postgres.js';
import { dieMacher, gatherAndStart, startServer, type TestServer } from './support/server.js';
import type { Update } from '../src/play/update.js';
import { until } from './support/until.js';

let postgres: Postgres;
let servers: TestServer[];
beforeAll(async () => {
  postgres = await startPostgres();
  const first = await startServer({}, { postgres });
  servers = [first, await startServer({}, { place: first.place })];
});
afterAll(async () => {
  await servers[1].end();
  await servers[0].end();
  await postgres.stop();
});

describe('two processes on one PostgreSQL', () => {
  it('tell each other of moves: who watches at one sees what is played at the other', async () => {
    const [here, there] = servers;
    const anna = await here.client();
    const id = await gatherAndStart([anna]);
    const watcher = await there.client();
    const line = await watcher.socket();
    const numbers: number[] = [];
    line.onSaid = (said) => void (said.type === 'update' && numbers.push(said.number));
    await line.ask({ type: 'watch', table: id });
    const now = await until(() => anna.get<Update>(`/api/v1/tables/${id}/play`), owes);
    const taken = await sendMove(anna, id, 0, now.number, choose(dieMacher, now, randomFor('s')));
    expect(taken.status).toBe(200);
    await until(
      async () => Math.max(...numbers),
      (number) => number > now.number,
    );
    await line.close();
  });

  it('find out by themselves what one did not tell because it died', async () => {
    const [here] = servers;
    const anna = await here.client();
    const id = await gatherAndStart([anna]);
    const line = await anna.socket();
    const titles: string[] = [];
    line.onSaid = (said) => void (said.type === 'table' && titles.push(said.table.title));
    await line.ask({ type: 'watch', table: id });
    await until(
      async () => titles,
      (heard) => heard.length === 1,
    );
    await changeSilently(here.place.databaseUrl ?? '', id, { title: 'changed without a word' });
    const told = await until(
      async () => titles,
      (heard) => heard.length > 1,
    );
    expect(told.at(-1)).toBe('changed without a word');
    await line.close();
  });
});

/** Writes as a process does that is killed before it can tell anyone. */
async function changeSilently(url: string, id: string, more: Partial<TableDoc>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      'update tables set revision = revision + 1, doc = (doc::jsonb || $2::jsonb)::text where id = $1',
      [id, JSON.stringify(more)],
    );
  } finally {
    await client.end();
  }
}

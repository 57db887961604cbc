import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableDoc } from '../src/table/doc.js';
import { choose, Client, owes, randomFor, sendMove } from './support/client.js';
import { startPostgres, type Postgres } from './support/postgres.js';
import { dieMacher, gatherAndStart, startServer, type TestServer } from './support/server.js';
import type { Update } from '@hustings/protocol';
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

/** A login name, an account at one process and a session of it with a connection at the other. */
async function account(login: string) {
  const [here, there] = servers;
  const anna = await here.client();
  const credentials = { login, password: 'long enough' };
  await anna.post('/api/v1/me/account', credentials);
  const elsewhere = new Client(there.base);
  await elsewhere.post('/api/v1/session', credentials);
  return { anna, elsewhere, line: await elsewhere.socket() };
}

describe('a connection ends with its session, at whichever process', () => {
  it.each<readonly [string, (anna: Client, elsewhere: Client) => Promise<unknown>]>([
    ['log-out', (_anna, elsewhere) => elsewhere.ask('DELETE', '/api/v1/session')],
    [
      'new-password',
      (anna) => anna.post('/api/v1/me/password', { password: 'another word', old: 'long enough' }),
    ],
    ['deletion', (anna) => anna.ask('DELETE', '/api/v1/me', { old: 'long enough' })],
    [
      'end-elsewhere',
      async (anna) => {
        const list = await anna.get<{ id: string; current: boolean }[]>('/api/v1/me/sessions');
        const other = list.find(({ current }) => !current);
        await anna.ask('DELETE', `/api/v1/me/sessions/${other?.id}`);
      },
    ],
  ])('%s', async (name, end) => {
    const { anna, elsewhere, line } = await account(name);
    const mine = await anna.socket();
    const same = new Client(servers[0].base);
    same.cookie = elsewhere.cookie;
    await end(anna, same);
    expect(await line.closed).toBe(4401);
    const stays = name === 'log-out' || name === 'end-elsewhere';
    const own = stays ? (await mine.ask({ type: 'ping' })).type : await mine.closed;
    expect(own).toBe(stays ? 'ok' : 4401);
    await mine.close();
  });

  it('even if nobody was told, as soon as the word may have got lost', async () => {
    const { anna, line } = await account('silently');
    const [{ id }] = [await anna.get<{ id: string }>('/api/v1/me')];
    const url = servers[0].place.databaseUrl ?? '';
    await silently(url, 'delete from sessions where person = $1', [id]);
    await silently(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`,
      [],
    );
    expect(await line.closed).toBe(4401);
  });
});

describe('what is tried too often', () => {
  it('is counted by all processes together', async () => {
    const [here, there] = servers;
    const owner = await here.client();
    const wish = { game: dieMacher.id, seats: [{ mine: true }, {}, {}] };
    const locked = { ...wish, visibility: 'password', password: '1234' };
    const { id } = await owner.post<{ id: string }>('/api/v1/tables', locked);
    const guessers = [await here.client(), await there.client()];
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) {
      const join = { password: String(guess) };
      const answer = await guessers[guess % 2].ask('POST', `/api/v1/tables/${id}/join`, join);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
  });
});

/** Writes as a process does that is killed before it can tell anyone. */
function changeSilently(url: string, id: string, more: Partial<TableDoc>): Promise<void> {
  const change =
    'update tables set revision = revision + 1, doc = (doc::jsonb || $2::jsonb)::text where id = $1';
  return silently(url, change, [id, JSON.stringify(more)]);
}

async function silently(url: string, sql: string, values: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Update } from '../src/play/update.js';
import type { PublicTable } from '../src/table/public.js';
import { accounts } from './support/accounts.js';
import { choose, Client, owes, randomFor, sendMove, type Line } from './support/client.js';
import { dieMacher, gatherAndStart, startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const clients = (n: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => server.client(`client ${i}`)));

const at = (id: string, action: string): string => `/api/v1/tables/${id}/${action}`;

const look = (client: Client, id: string, query = ''): Promise<Update> =>
  client.get<Update>(at(id, `play${query}`));

const tableOf = (client: Client, id: string): Promise<PublicTable> =>
  client.get<PublicTable>(`/api/v1/tables/${id}`);

/** The updates that come on a line from now on. */
function updatesOn(line: Line): Update[] {
  const heard: Update[] = [];
  line.onSaid = (said) => void (said.type === 'update' && heard.push(said));
  return heard;
}

describe('an open table', () => {
  const open = { spectators: { allowed: true, delay: 0, open: true } };

  it('shows no hand to anybody while people play, whoever they say they are', async () => {
    const [anna, ben, guest] = await clients(3);
    const [account] = await accounts(server, 1);
    const nobody = new Client(server.base);
    const id = await gatherAndStart([anna, ben], open);
    for (const one of [nobody, guest, account, anna]) {
      const seen = await look(one, id, '?seat=-1');
      expect(seen.viewer).toBe(-1);
      expect(seen).not.toHaveProperty('views');
    }
    const line = await guest.socket();
    const heard = updatesOn(line);
    await line.ask({ type: 'watch', table: id });
    await until(
      async () => heard,
      (all) => all.length > 0,
    );
    expect(heard[0]).not.toHaveProperty('views');
    await line.close();
  });

  it('shows the hands where only bots are left, and to all when the game is over', async () => {
    const [anna, watcher] = await clients(2);
    const id = await gatherAndStart([anna], open);
    const own = await look(anna, id);
    expect(await look(watcher, id)).not.toHaveProperty('views');
    const line = await watcher.socket();
    const heard = updatesOn(line);
    await line.ask({ type: 'watch', table: id });
    await anna.post(at(id, 'resign'), { seat: 0 });
    await until(
      async () => heard,
      (all) => all.at(-1)?.views?.length === 3,
    );
    const hands = await look(watcher, id, `?at=${own.number}`);
    expect(hands.views?.[0]).toEqual(own.view);
    await until(
      () => tableOf(anna, id),
      ({ status }) => status === 'over',
    );
    expect((await look(anna, id, '?seat=-1')).views).toHaveLength(3);
    await line.close();
    const usual = await gatherAndStart([anna]);
    await anna.post(at(usual, 'resign'), { seat: 0 });
    expect(await look(watcher, usual)).not.toHaveProperty('views');
  });
});

describe('spectators who are some moves behind', () => {
  it('see every move in order, and nothing is played again from the beginning for each', async () => {
    const people = await clients(3);
    const watcher = await server.client();
    const id = await gatherAndStart(people, { spectators: { allowed: true, delay: 2 } }, 0);
    const reads: number[] = [];
    const { store } = server.context;
    const readEntries = store.readEntries.bind(store);
    store.readEntries = (table, from, to) => {
      if (table === id) reads.push(from);
      return readEntries(table, from, to);
    };
    const seen: unknown[] = [];
    for (let i = 0; i < 12; i++) {
      const turn = await Promise.all(people.map((one) => look(one, id)));
      const now = turn.find(owes) ?? turn[0];
      const answer = choose(dieMacher, now, randomFor(`behind ${i}`));
      await sendMove(people[now.viewer], id, now.viewer, now.number, answer);
      seen.push((await look(watcher, id)).number);
    }
    store.readEntries = readEntries;
    expect(seen).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(reads.filter((from) => from === 0)).toHaveLength(1);
    const behind = (await look(watcher, id)).view;
    expect(behind).toEqual((await look(people[0], id, '?seat=-1&at=10')).view);
  });
});

describe('whoever begins to watch', () => {
  it('is told how it stands, also from the first entry of a game without one', async () => {
    const people = await clients(3);
    const id = await gatherAndStart(people, {}, 0);
    for (const since of [0, undefined]) {
      const line = await people[0].socket();
      const heard = updatesOn(line);
      await line.ask({ type: 'watch', table: id, ...(since === undefined ? {} : { since }) });
      await until(
        async () => heard,
        (all) => all.length > 0,
      );
      expect(heard[0]).toMatchObject({ number: 0, from: 0, viewer: 0, steps: [] });
      expect(heard[0].opening).toEqual((await look(people[0], id, '?since=0')).opening);
      expect(heard[0].opening).toBeDefined();
      await line.close();
    }
  });
});

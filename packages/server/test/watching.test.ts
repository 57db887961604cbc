import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Said, ServerTable, Update } from '@hustings/protocol';
import { Hub } from '../src/play/hub.js';
import { isProblem } from '../src/problem.js';
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

const tableOf = (client: Client, id: string): Promise<ServerTable> =>
  client.get<ServerTable>(`/api/v1/tables/${id}`);

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
    await look(watcher, id);
    const beginnings = vi.spyOn(dieMacher, 'setup');
    const seen: unknown[] = [];
    for (let i = 0; i < 12; i++) {
      const turn = await Promise.all(people.map((one) => look(one, id)));
      const now = turn.find(owes) ?? turn[0];
      const answer = choose(dieMacher, now, randomFor(`behind ${i}`));
      await sendMove(people[now.viewer], id, now.viewer, now.number, answer);
      seen.push((await look(watcher, id)).number);
    }
    expect(seen).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(beginnings).not.toHaveBeenCalled();
    beginnings.mockRestore();
    const behind = (await look(watcher, id)).view;
    expect(behind).toEqual((await look(people[0], id, '?seat=-1&at=10')).view);
  });
});

describe('whoever looks back', () => {
  type Happened = { readonly number: number; readonly events: unknown };
  const told = ({ number, events }: Happened): Happened => ({ number, events });

  it('sees every moment and every step as it was, and a long game is not played again for each look', async () => {
    const people = await clients(3);
    const watcher = await server.client();
    const id = await gatherAndStart(people, {}, 0);
    for (let i = 0; i < 40; i++) {
      const [{ seat }] = (await look(watcher, id)).owed;
      const now = await look(people[seat], id);
      const answer = choose(dieMacher, now, randomFor(`back ${i}`));
      await sendMove(people[now.viewer], id, now.viewer, now.number, answer);
    }
    const live = await server.context.desk.look(id);
    if (isProblem(live) || live.referee === undefined) throw new Error('no game');
    const { referee } = live;
    const { number } = referee;
    expect(number).toBeGreaterThanOrEqual(40);
    await look(watcher, id, '?since=0');
    const played = vi.spyOn(dieMacher, 'submit');
    for (const since of [0, 1, 15, 16, 17, 31, number - 17, number - 16, number - 1, number]) {
      const { steps, from } = await look(watcher, id, `?since=${since}`);
      expect([from, steps.map(told)]).toEqual([since, referee.steps(since, -1).map(told)]);
    }
    played.mockClear();
    for (let i = 0; i < 5; i++) await look(watcher, id, '?since=0');
    expect(played).not.toHaveBeenCalled();
    for (let then = 0; then < number; then++) await look(watcher, id, `?at=${then}`);
    expect(played.mock.calls.length).toBeLessThan(number * 16);
    played.mockRestore();
    for (let then = 0; then < number; then += 5) {
      const { view, steps } = await look(people[1], id, `?at=${then}`);
      expect(view).toEqual(JSON.parse(JSON.stringify(dieMacher.view(referee.at(then).state, 1))));
      expect(steps.map((step) => step.number)).toEqual(then === 0 ? [] : [then - 1]);
    }
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

describe('after the database was away', () => {
  it('a word that is heard while the last ones are repeated is said once', async () => {
    const [anna] = await clients(1);
    const id = await gatherAndStart([anna]);
    const hub = new Hub(server.context);
    const heard: string[] = [];
    const say = (text: string): void => {
      const said = JSON.parse(text) as Said;
      if (said.type === 'chat') heard.push(said.message.text);
    };
    const { id: person } = await anna.get<{ id: string }>('/api/v1/me');
    hub.add({
      ...{ table: id, seat: 0, person, say },
      ...{ sent: -1, shown: undefined, told: undefined, visible: true },
    });
    const word = (text: string): Promise<{ id: string }> =>
      anna.post<{ id: string }>(at(id, 'chat'), { room: 'table', text });
    const before = await word('before');
    await hub.tellChat(id, before.id);
    hub.lose();
    const meanwhile = await word('meanwhile');
    hub.recover();
    await hub.tellChat(id, meanwhile.id);
    await until(
      async () => heard,
      (all) => all.filter((text) => text === 'before').length === 2, // it may have got lost
    );
    await hub.tellChat(id, meanwhile.id);
    expect(heard.filter((text) => text === 'meanwhile')).toEqual(['meanwhile']);
  });
});

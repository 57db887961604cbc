import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerTable } from '@hustings/protocol';
import type { Client } from './support/client.js';
import { dieMacher, startServer, type TestServer } from './support/server.js';

let server: TestServer;
let owner: Client;
let other: Client;
beforeAll(async () => {
  server = await startServer();
  owner = await server.client('owner');
  other = await server.client('other');
});
afterAll(() => server.end());

const make = async (): Promise<string> => {
  const seats = [{ mine: true }, {}, {}];
  const { id } = await owner.post<{ id: string }>('/api/v1/tables', { game: dieMacher.id, seats });
  return id;
};

describe('before a game', () => {
  it('who made the table puts bots on free seats and frees them again', async () => {
    const id = await make();
    const bot = `/api/v1/tables/${id}/bot`;
    await owner.post(bot, { seat: 1, bot: 'random' });
    await owner.post(bot, { seat: 2, bot: 'random' });
    await owner.post(bot, { seat: 2, bot: null });
    const table = await owner.get<ServerTable>(`/api/v1/tables/${id}`);
    expect(table.seats.map((seat) => seat.bot)).toEqual([undefined, 'random', undefined]);
  });

  it('a party that was chosen can be given back', async () => {
    const id = await make();
    const path = `/api/v1/tables/${id}/prepare`;
    await owner.post(path, { seat: 0, choice: 'SPD' });
    await owner.post(path, { seat: 0, choice: null });
    const table = await owner.get<ServerTable>(`/api/v1/tables/${id}`);
    expect(table.seats[0]).not.toHaveProperty('choice');
  });

  it('nobody else does, nor on a seat that is taken, nor a bot that is none', async () => {
    const id = await make();
    const path = `/api/v1/tables/${id}/bot`;
    const codes = await Promise.all([
      other.ask('POST', path, { seat: 1, bot: 'random' }),
      owner.ask('POST', path, { seat: 0, bot: 'random' }),
      owner.ask('POST', path, { seat: 1, bot: 'genius' }),
      owner.ask('POST', path, { seat: 9, bot: 'random' }),
    ]);
    expect(codes.map(({ body }) => (body as { error: { code: string } }).error.code)).toEqual([
      'not-the-owner',
      'seat-taken',
      'no-such-bot',
      'no-such-seat',
    ]);
  });
});

it('the list of my tables says whose turn it is; the list of open ones does not', async () => {
  const id = await make();
  for (const seat of [1, 2]) {
    await owner.post(`/api/v1/tables/${id}/bot`, { seat, bot: 'random' });
  }
  type Listed = ServerTable & { readonly turn?: readonly number[] };
  const mine = async (): Promise<Listed | undefined> =>
    (await owner.get<Listed[]>('/api/v1/tables?mine=true')).find((table) => table.id === id);
  expect((await mine())?.turn).toEqual([]);
  await owner.post(`/api/v1/tables/${id}/start`);
  expect((await mine())?.turn).toEqual([0]);
  const open = await other.get<Listed[]>('/api/v1/tables?status=playing');
  expect(open.find((table) => table.id === id)).not.toHaveProperty('turn');
});

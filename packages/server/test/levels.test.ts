import type { GameInfo, ServerTable } from '@hustings/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomPlayer, type Player } from '../src/play/player.js';
import { games } from './support/games.js';
import { startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

const [known, unknown] = games;

/** A bot that knows one game alone; asked about another it has nothing to say. */
const learned: Player = {
  plays: (game) => game === known.id,
  choose: (game, ...rest) => {
    if (game.id !== known.id) throw new Error(`no bot knows ${game.id}`);
    return randomPlayer.choose(game, ...rest);
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { players: { clever: learned, 'clever+sly': learned } });
});
afterAll(() => server.end());

it('levels are offered where they know the game; any other has a plain player', async () => {
  const client = await server.client();
  const offered = await client.get<GameInfo[]>('/api/v1/games');
  const levels = Object.fromEntries(offered.map(({ id, bots }) => [id, bots]));
  expect(levels[known.id]).toEqual(['clever']);
  expect(levels[unknown.id]).toEqual(['random']);
  const tempers = Object.fromEntries(offered.map((game) => [game.id, game.tempers]));
  expect(tempers[known.id]).toEqual(['sly']);
  expect(tempers[unknown.id]).toEqual([]);
  const seats = [{ mine: true }, { bot: 'clever' }, { bot: 'clever' }];
  const refused = await client.ask('POST', '/api/v1/tables', { game: unknown.id, seats });
  expect(refused).toMatchObject({ status: 422, body: { error: { code: 'no-such-bot' } } });
});

it('a bot with a temperament sits down; one with a temperament that it can’t have is refused', async () => {
  const client = await server.client();
  const seats = [{ mine: true }, { bot: 'clever+sly' }, { bot: 'clever' }];
  const { id } = await client.post<{ id: string }>('/api/v1/tables', { game: known.id, seats });
  const table = await client.get<ServerTable>(`/api/v1/tables/${id}`);
  expect(table.seats.map(({ bot }) => bot)).toEqual([undefined, 'clever+sly', 'clever']);
  const odd = [{ mine: true }, { bot: 'clever+brave' }, { bot: 'clever' }];
  const refused = await client.ask('POST', '/api/v1/tables', { game: known.id, seats: odd });
  expect(refused).toMatchObject({ status: 422, body: { error: { code: 'no-such-bot' } } });
});

it('a game that no bot knows is played to its end', async () => {
  const client = await server.client();
  const seats = Array.from({ length: 3 }, () => ({ bot: 'random' }));
  const made = { game: unknown.id, seats };
  const { id } = await client.post<{ id: string }>('/api/v1/tables', made);
  await client.post(`/api/v1/tables/${id}/start`);
  const look = () => client.get<ServerTable>(`/api/v1/tables/${id}`);
  const end = await until(look, ({ status }) => status === 'over');
  expect(end.result?.scores).toHaveLength(3);
});

it('a bot that was seated where it knows nothing leaves its seat to a plain one', async () => {
  const client = await server.client();
  const seats = Array.from({ length: 3 }, () => ({ bot: 'random' }));
  const made = { game: unknown.id, seats };
  const { id } = await client.post<{ id: string }>('/api/v1/tables', made);
  const record = await server.store.readTable(id);
  if (record === undefined) throw new Error('no table');
  // As it was written before levels were asked what they know.
  const doc = { ...record.doc, seats: record.doc.seats.map(() => ({ bot: 'clever' })) };
  await server.store.commit({ id, revision: record.revision, doc, at: 0 });
  await client.post(`/api/v1/tables/${id}/start`);
  const look = () => client.get<ServerTable>(`/api/v1/tables/${id}`);
  expect((await until(look, ({ status }) => status === 'over')).status).toBe('over');
});

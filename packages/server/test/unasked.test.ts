import type { GameFile } from '@hustings/kernel';
import type { Update } from '@hustings/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMove, type Client } from './support/client.js';
import { emptyAt, recorded } from './support/recorded.js';
import { startServer, type TestServer } from './support/server.js';

let server: TestServer;
let people: Client[];
beforeAll(async () => {
  server = await startServer();
  people = await Promise.all(['anna', 'ben', 'carl'].map((name) => server.client(name)));
});
afterAll(() => server.end());

/** The recorded game up to a move, at a table with three people. */
async function playedTo(file: GameFile, moves: number): Promise<string> {
  const [anna, ...others] = people;
  const { id } = await anna.post<{ id: string }>('/api/v1/games/import?seats=mine,free,free', {
    ...file,
    moves: file.moves.slice(0, moves),
  });
  for (const client of others) await client.post(`/api/v1/tables/${id}/join`);
  await anna.post(`/api/v1/tables/${id}/start`);
  return id;
}

const look = (id: string, query = ''): Promise<Update> =>
  people[0].get<Update>(`/api/v1/tables/${id}/play${query}`);

const plays = async (id: string, file: GameFile, number: number): Promise<void> => {
  const { seat, kind, move } = file.moves[number];
  const sent = await sendMove(people[seat], id, seat, number, { kind, move });
  expect(sent).toMatchObject({ status: 200, body: { number, repeated: false } });
};

describe('a person who has nothing to choose', () => {
  it('is not asked: the answer is in the log with the move before', async () => {
    const file = recorded('3-open+penalised-004');
    const empty = emptyAt(file);
    const id = await playedTo(file, empty - 1);
    await plays(id, file, empty - 1);
    const now = await look(id, `?since=${empty - 1}`);
    expect(now.number).toBe(empty + 1);
    expect(now.steps.map(({ seat, kind, actor }) => ({ seat, kind, actor }))).toEqual(
      file.moves
        .slice(empty - 1, empty + 1)
        .map(({ seat, kind }) => ({ seat, kind, actor: 'person' })),
    );
    expect(now.owed).toEqual([{ seat: file.moves[empty + 1].seat, kind: 'completeProgram' }]);
  });

  it('is asked like the others as long as one of them has a choice', async () => {
    const file = recorded('3-open-043');
    const empty = emptyAt(file);
    const id = await playedTo(file, empty - 1);
    const before = await look(id);
    expect(before.owed.map(({ seat }) => seat)).toEqual([
      file.moves[empty - 1].seat,
      file.moves[empty].seat,
    ]);
    await plays(id, file, empty - 1);
    expect((await look(id)).number).toBe(empty + 1);
  });

  it('may answer all the same, and when it comes too late it counts as given', async () => {
    const file = recorded('3-open-043');
    const empty = emptyAt(file);
    const id = await playedTo(file, empty - 1);
    await plays(id, file, empty - 1);
    const { seat, kind, move } = file.moves[empty];
    const sent = await sendMove(people[seat], id, seat, empty - 1, { kind, move });
    expect(sent).toMatchObject({ status: 200, body: { number: empty, repeated: true } });
    const again = await playedTo(file, empty - 1);
    const early = await sendMove(people[seat], again, seat, empty - 1, { kind, move });
    expect(early).toMatchObject({ status: 200, body: { number: empty - 1, repeated: false } });
  });
});

describe('an answer that needs nobody, sent over a line that breaks, and again', () => {
  const file = recorded('3-open-043');
  const empty = emptyAt(file);
  const { seat, kind, move } = file.moves[empty];
  const sent = { seat, seen: empty - 1, kind, move };

  /** Sends it and breaks the line before an answer can come. */
  async function cutOff(id: string): Promise<void> {
    const line = await people[seat].socket();
    await new Promise<void>((resolve) => {
      line.socket.send(JSON.stringify({ type: 'move', table: id, ...sent, ref: 1 }), () =>
        resolve(),
      );
    });
    line.socket.terminate();
    await line.closed;
  }

  /** Who has moved from there on: the seat, and whether they had sent it themselves. */
  const moved = async (id: string): Promise<readonly string[]> =>
    (await server.store.readEntries(id, empty - 1)).map(({ body, person }) =>
      [
        body.type === 'move' ? body.seat : body.type,
        person === undefined ? 'unasked' : 'sent',
      ].join(),
    );

  const again = (id: string, words = { kind, move }) =>
    sendMove(people[seat], id, seat, empty - 1, words);

  it('is the entry of the table, each time, and nothing is there twice', async () => {
    const id = await playedTo(file, empty - 1);
    await plays(id, file, empty - 1);
    await cutOff(id);
    const answers = await Promise.all([again(id), again(id), again(id)]);
    for (const { body } of answers) expect(body).toEqual({ number: empty, repeated: true });
    const log = [`${file.moves[empty - 1].seat},sent`, `${seat},unasked`];
    expect(await moved(id)).toEqual(log);
    // What comes next is a move of its own, under a number of its own, also of the same seat.
    const rest = file.moves.slice(empty + 1);
    const next = rest.findIndex((one) => one.seat === seat);
    for (let i = 0; i <= next; i++) await plays(id, file, empty + 1 + i);
    const more = rest.slice(0, next + 1).map((one) => `${one.seat},sent`);
    expect(await moved(id)).toEqual([...log, ...more]);
    expect((await again(id)).body).toEqual({ number: empty, repeated: true });
  });

  it('is their own entry where it came before the others had chosen', async () => {
    const id = await playedTo(file, empty - 1);
    await cutOff(id);
    for (const { status, body } of [await again(id), await again(id)]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ number: empty - 1 });
    }
    const first = file.moves[empty - 1];
    const words = { kind: first.kind, move: first.move };
    await sendMove(people[first.seat], id, first.seat, empty - 1, words);
    expect((await again(id)).body).toEqual({ number: empty - 1, repeated: true });
    expect(await moved(id)).toEqual([`${seat},sent`, `${first.seat},sent`]);
  });

  it('is not taken for another answer: that one is refused, and nothing of it is there', async () => {
    const id = await playedTo(file, empty - 1);
    await plays(id, file, empty - 1);
    const other = file.moves[empty - 1].move;
    expect((await again(id, { kind, move: other })).status).toBe(409);
    expect(await moved(id)).toHaveLength(2);
  });
});

it('all consent to take back: it goes past what nobody was asked for', async () => {
  const file = recorded('3-open+penalised-004');
  const empty = emptyAt(file);
  const id = await playedTo(file, empty - 1);
  await plays(id, file, empty - 1);
  const wish = { kind: 'undo', seen: empty + 1, moves: 1 };
  await people[0].post(`/api/v1/tables/${id}/proposal`, wish);
  for (const client of people.slice(1))
    await client.post(`/api/v1/tables/${id}/proposal/answer`, { agree: true });
  const now = await look(id);
  expect(now.owed).toEqual([{ seat: file.moves[empty - 1].seat, kind: 'layProgram' }]);
});

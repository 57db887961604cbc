import { commitment, isFault, readGameFile, replay, isRefusal } from '@hustings/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fairness, ServerTable, Update } from '@hustings/protocol';
import { mixSeed } from '../src/table/fairness.js';
import { choose, owes, playSeat, randomFor, sendMove, type Client } from './support/client.js';
import {
  dieMacher,
  gather,
  gatherAndStart,
  startServer,
  type TestServer,
} from './support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const clients = (n: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => server.client(`client ${i}`)));

const look = (client: Client, id: string, query = ''): Promise<Update> =>
  client.get<Update>(`/api/v1/tables/${id}/play${query}`);

describe('a game over WebSocket', () => {
  it('is played to its end by people and bots, and can be checked afterwards', async () => {
    const people = await clients(2);
    const id = await gather(people);
    const before = await people[0].get<ServerTable>(`/api/v1/tables/${id}`);
    const entropy = 'ab'.repeat(32);
    await people[1].post(`/api/v1/tables/${id}/prepare`, { seat: 1, entropy, choice: 'SPD' });
    await people[0].post(`/api/v1/tables/${id}/start`);
    const lines = await Promise.all(people.map((client) => client.socket()));
    const ends = await Promise.all(
      lines.map((line, seat) => playSeat(line, dieMacher, id, seat, randomFor(`play ${seat}`))),
    );
    expect(ends[0].result).toEqual(ends[1].result);
    await Promise.all(lines.map((line) => line.close()));

    const table = await people[0].get<ServerTable>(`/api/v1/tables/${id}`);
    expect(table).toMatchObject({ status: 'over', result: ends[0].result });
    const fairness: Fairness = table.fairness;
    expect(fairness.serverCommitment).toBe(before.fairness.serverCommitment);
    expect(commitment(fairness.serverSeed ?? '')).toBe(fairness.serverCommitment);
    expect(fairness.entropy).toEqual(['', entropy, '']);
    expect(mixSeed(fairness.serverSeed ?? '', fairness.entropy)).toBe(fairness.seed);

    const file = readGameFile(await people[1].get(`/api/v1/tables/${id}/file`));
    if (isRefusal(file)) throw new Error(file.refused);
    expect(file.commitment).toBe(fairness.commitment);
    const end = replay(dieMacher, file);
    if (isFault(end)) throw new Error(JSON.stringify(end));
    expect(ends[0].result).toMatchObject(dieMacher.result(end) ?? {});
  });

  it('goes on from the number last seen after a break', async () => {
    const [anna, ben] = await clients(2);
    const id = await gatherAndStart([anna, ben]);
    const first = await look(anna, id);
    const line = await ben.socket();
    const random = randomFor('break');
    for (const client of [anna, ben, anna, ben, anna, ben]) {
      const now = await look(client, id);
      if (owes(now))
        await sendMove(client, id, now.viewer, now.number, choose(dieMacher, now, random));
    }
    const missed = new Promise<Update>((resolve) => {
      line.onSaid = (said) => void (said.type === 'update' && resolve(said));
    });
    await line.ask({ type: 'watch', table: id, seat: 1, since: first.number });
    const update = await missed;
    expect(update.from).toBe(first.number);
    expect(update.steps.map(({ number }) => number)).toEqual(
      Array.from({ length: update.number - first.number }, (_, i) => first.number + i),
    );
    const all = await look(ben, id, '?since=0');
    expect(all.steps.slice(first.number)).toEqual(update.steps);
    await line.close();
  });
});

describe('a move', () => {
  it('sent twice counts once', async () => {
    const [anna] = await clients(1);
    const id = await gatherAndStart([anna]);
    const now = await look(anna, id);
    const answer = choose(dieMacher, now, randomFor('twice'));
    const first = await sendMove(anna, id, 0, now.number, answer);
    const second = await sendMove(anna, id, 0, now.number, answer);
    const { number } = first.body as { number: number };
    expect(first.body).toEqual({ number, repeated: false });
    expect(second.body).toEqual({ number, repeated: true });
    const all = await look(anna, id, '?since=0');
    expect(
      all.steps.filter(({ number: one, seat }) => one >= now.number && seat === 0),
    ).toHaveLength(1);
  });

  it('to a sealed question is stored at once and shown to others only as decided', async () => {
    const people = await clients(3);
    const id = await gatherAndStart(people, {}, 0);
    const now = await look(people[0], id); // the draft: all choose at once
    expect(now.owed.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const answer = choose(dieMacher, now, randomFor('sealed'));
    await sendMove(people[0], id, 0, now.number, answer);
    const other = await look(people[1], id, `?since=${now.number}`);
    expect(other.owed.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(other.view.position.decided).toBe(1);
    expect(other.view.position.answer).toBeNull();
    expect(other.steps[0].events).toEqual([{ type: 'decided', seat: 0, kind: answer.kind }]);
    expect(other.steps[0].made).toBeUndefined();
    const own = await look(people[0], id, `?since=${now.number}`);
    expect(own.view.position.answer).not.toBeNull();
    expect(own.steps[0].made).toEqual(answer.move); // whoever decided may read it again
    // What was seen before the first answer is not stale for the second.
    const second = await sendMove(
      people[1],
      id,
      1,
      now.number,
      choose(dieMacher, other, randomFor('b')),
    );
    expect(second.status).toBe(200);
  });

  it('can be taken back until someone learns something', async () => {
    const people = await clients(3);
    const id = await gatherAndStart(people, {}, 0);
    const now = await look(people[2], id);
    await sendMove(people[2], id, 2, now.number, choose(dieMacher, now, randomFor('undo')));
    const after = await look(people[2], id);
    expect(after.undoable).toBe(1);
    await people[2].post(`/api/v1/tables/${id}/undo`, { seat: 2, seen: after.number, moves: 1 });
    const back = await look(people[2], id, `?since=${now.number}`);
    expect(back.view).toEqual(now.view);
    expect(back.steps.map(({ type }) => type)).toEqual(['move', 'undo']);
    const refused = await people[2].ask('POST', `/api/v1/tables/${id}/undo`, {
      seat: 2,
      seen: back.number,
      moves: 1,
    });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'no-undo' } } });
  });

  it('is taken back beyond that only if all agree, and the log says so', async () => {
    const people = await clients(3);
    const id = await gatherAndStart(people, {}, 0);
    const start = await look(people[0], id);
    for (const [seat, client] of people.entries()) {
      const now = await look(client, id);
      await sendMove(client, id, seat, now.number, choose(dieMacher, now, randomFor(`c${seat}`)));
    }
    const shown = await look(people[0], id);
    expect(shown.undoable).toBe(0);
    await people[0].post(`/api/v1/tables/${id}/proposal`, {
      kind: 'undo',
      seen: shown.number,
      moves: 3,
    });
    await people[1].post(`/api/v1/tables/${id}/proposal/answer`, { agree: true });
    expect((await look(people[0], id)).number).toBe(shown.number);
    await people[2].post(`/api/v1/tables/${id}/proposal/answer`, { agree: true });
    const back = await look(people[0], id, `?since=${shown.number}`);
    expect(back.view).toEqual(start.view);
    expect(back.steps).toMatchObject([{ type: 'undo', to: 0, consent: true }]);
  });

  it('waits while the game is paused by all', async () => {
    const [anna, ben] = await clients(2);
    const id = await gatherAndStart([anna, ben]);
    const now = await look(anna, id);
    // Someone may have moved while it was asked: a rest is not about the position.
    await anna.post(`/api/v1/tables/${id}/proposal`, { kind: 'pause', seen: now.number + 1 });
    await ben.post(`/api/v1/tables/${id}/proposal/answer`, { agree: true });
    const refused = await sendMove(anna, id, 0, now.number, choose(dieMacher, now, randomFor('p')));
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'paused' } } });
    const seen = (await look(ben, id)).number;
    await ben.post(`/api/v1/tables/${id}/proposal`, { kind: 'resume', seen });
    await anna.post(`/api/v1/tables/${id}/proposal/answer`, { agree: true });
    const taken = await sendMove(anna, id, 0, seen, choose(dieMacher, now, randomFor('p')));
    expect(taken.status).toBe(200);
  });
});

describe('a game', () => {
  it('is given up when everyone agrees, and not before', async () => {
    const [anna, ben, carl] = await clients(3);
    const clock = { kind: 'live', bank: 3_600_000, increment: 0 };
    const id = await gatherAndStart([anna, ben, carl], { clock }, 0);
    const { number: seen } = await look(anna, id);
    const table = (): Promise<ServerTable> => anna.get<ServerTable>(`/api/v1/tables/${id}`);
    const ask = { kind: 'abandon', seen };
    await anna.post(`/api/v1/tables/${id}/proposal`, ask);
    await ben.post(`/api/v1/tables/${id}/proposal/answer`, { agree: false });
    expect(await table()).toMatchObject({ status: 'playing' });
    expect((await table()).proposal).toBeUndefined();
    await anna.post(`/api/v1/tables/${id}/proposal`, ask);
    await ben.post(`/api/v1/tables/${id}/proposal/answer`, { agree: true });
    expect(await table()).toMatchObject({ status: 'playing' });
    await carl.post(`/api/v1/tables/${id}/proposal/answer`, { agree: true });
    const ended = await table();
    expect(ended).toMatchObject({ status: 'abandoned' });
    expect(ended.seats.some(({ running }) => running)).toBe(false);
    const now = await look(anna, id);
    const late = await sendMove(anna, id, 0, now.number, choose(dieMacher, now, randomFor('a')));
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'game-over' } } });
    const jobs = await server.store.leaseJobs(Number.MAX_SAFE_INTEGER, 0, 1000);
    expect(jobs.filter(({ subject }) => subject === id)).toEqual([]);
    const { fairness } = ended;
    expect(fairness.seed).toBeUndefined(); // it was not played out, so nothing is shown
  });
});

describe('looking', () => {
  it('shows an earlier moment as it was for this viewer', async () => {
    const people = await clients(3);
    const id = await gatherAndStart(people, {}, 0);
    const start = await look(people[0], id);
    for (const [seat, client] of people.entries()) {
      const now = await look(client, id);
      await sendMove(client, id, seat, now.number, choose(dieMacher, now, randomFor(`h${seat}`)));
    }
    expect((await look(people[0], id, `?at=${start.number}`)).view).toEqual(start.view);
    expect((await look(people[1], id, '?at=1')).view.position.answer).toBeNull();
  });

  it('shows spectators the game as many moves behind as the table chose', async () => {
    const [anna, watcher] = await clients(2);
    const id = await gatherAndStart([anna], { spectators: { allowed: true, delay: 2 } });
    const random = randomFor('delay');
    for (let i = 0; i < 6; i++) {
      const now = await look(anna, id);
      if (owes(now)) await sendMove(anna, id, 0, now.number, choose(dieMacher, now, random));
    }
    const seen = await look(watcher, id);
    const own = await look(anna, id);
    expect(own.number).toBeGreaterThan(2);
    expect(seen.viewer).toBe(-1);
    expect(own.number - seen.number).toBeGreaterThanOrEqual(2);
    const closed = await gatherAndStart([anna], { spectators: { allowed: false, delay: 0 } });
    expect(await watcher.ask('GET', `/api/v1/tables/${closed}/play`)).toMatchObject({
      status: 403,
      body: { error: { code: 'no-spectators' } },
    });
  });

  it('lets one person hold several seats, each with its own view', async () => {
    const [anna] = await clients(1);
    const seats = [{ mine: true }, { mine: true }, { mine: true }];
    const { id } = await anna.post<{ id: string }>('/api/v1/tables', { game: dieMacher.id, seats });
    await anna.post(`/api/v1/tables/${id}/start`);
    for (let seat = 0; seat < 3; seat++) {
      const now = await look(anna, id, `?seat=${seat}`);
      expect(now.viewer).toBe(seat);
      await sendMove(anna, id, seat, now.number, choose(dieMacher, now, randomFor(`s${seat}`)));
    }
    expect((await look(anna, id)).number).toBe(3);
  });
});

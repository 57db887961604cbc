import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerTable, Update } from '@hustings/protocol';
import type { Plan } from '@hustings/kernel';
import type { Worked } from '../src/play/desk.js';
import { entered } from '../src/play/referee.js';
import type { Entry } from '../src/table/doc.js';
import { randomFor, type Client } from './support/client.js';
import { dieMacher, gatherAndStart, startServer, type TestServer } from './support/server.js';

let server: TestServer;
const now = Date.UTC(2026, 10, 16, 12);
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.end());

const at = (id: string, action = ''): string => `/api/v1/tables/${id}${action}`;
const tableOf = (client: Client, id: string): Promise<ServerTable> =>
  client.get<ServerTable>(at(id));

/** A running game of three, with their ids by seat. */
async function three(): Promise<{ people: readonly Client[]; ids: readonly string[]; id: string }> {
  const people = await Promise.all([server.client(), server.client(), server.client()]);
  const id = await gatherAndStart(people);
  const { seats } = await tableOf(people[0], id);
  return { people, ids: seats.map(({ person }) => person?.id ?? ''), id };
}

const ask = async (client: Client, id: string, kind: string): Promise<void> => {
  const { number: seen } = await client.get<Update>(at(id, '/play'));
  await client.post(at(id, '/proposal'), { kind, seen });
};
const answer = (client: Client, id: string, agree: boolean): Promise<unknown> =>
  client.post(at(id, '/proposal/answer'), { agree });

describe('a question to all', () => {
  it('says who is asked and who has agreed so far', async () => {
    const { people, ids, id } = await three();
    await ask(people[0], id, 'pause');
    await answer(people[2], id, true);
    const { proposal } = await tableOf(people[1], id);
    expect(proposal).toMatchObject({ kind: 'pause', by: ids[0], agreed: [ids[0], ids[2]] });
    expect(proposal?.asked?.toSorted()).toEqual(ids.toSorted());
    await answer(people[1], id, true);
    expect(await tableOf(people[1], id)).toMatchObject({ paused: true });
  });

  it('asks nobody who has left the game to a bot', async () => {
    const { people, ids, id } = await three();
    await people[2].post(at(id, '/resign'), { seat: 2 });
    await ask(people[0], id, 'pause');
    const { proposal } = await tableOf(people[1], id);
    expect(proposal?.asked?.toSorted()).toEqual(ids.slice(0, 2).toSorted());
  });

  it('that someone refused names them until there is another', async () => {
    const { people, ids, id } = await three();
    await ask(people[0], id, 'abandon');
    await answer(people[1], id, true);
    await answer(people[2], id, false);
    const table = await tableOf(people[0], id);
    expect(table).not.toHaveProperty('proposal');
    expect(table.refused).toMatchObject({
      ...{ kind: 'abandon', by: ids[0], agreed: [ids[0], ids[1]], refused: ids[2], at: now },
    });
    await ask(people[1], id, 'pause');
    expect(await tableOf(people[0], id)).not.toHaveProperty('refused');
  });

  it('to take back is not asked without end: whoever opens the table has all of it played again', async () => {
    const { people, ids, id } = await three();
    await server.context.desk.act(id, ({ record: { doc }, referee }) => {
      if (referee === undefined) throw new Error('no game');
      const entries: Worked[] = [];
      let match = referee;
      const enter = (plan: Plan): void => {
        const by = { actor: 'person', person: ids[0] } as const;
        const entry: Entry = { number: match.number, at: 0, ...by, body: plan.entry };
        entries.push({ entry, plan });
        match = entered(match, entry, plan);
      };
      while (entries.length < 2000) {
        const [{ seat }] = dieMacher.decisions(match.state);
        enter(match.planMove(seat, dieMacher.sample(match.state, seat, randomFor('endless'))));
        enter(match.planUndo(seat, match.moves.length - 1, true));
      }
      return { answer: undefined, doc: { ...doc, head: match.number }, entries };
    });
    const { number: seen } = await people[0].get<Update>(at(id, '/play'));
    expect(seen).toBe(2000);
    const often = { status: 429, body: { error: { code: 'too-many' } } };
    const wish = { kind: 'undo', seen, moves: 1 };
    expect(await people[0].ask('POST', at(id, '/proposal'), wish)).toMatchObject(often);
    const own = { seat: 0, seen, moves: 1 };
    expect(await people[0].ask('POST', at(id, '/undo'), own)).toMatchObject(often);
    await ask(people[0], id, 'pause');
  });

  it('taken back by who asked was refused by nobody', async () => {
    const { people, id } = await three();
    await ask(people[0], id, 'pause');
    await answer(people[0], id, false);
    const table = await tableOf(people[0], id);
    expect(table).not.toHaveProperty('proposal');
    expect(table).not.toHaveProperty('refused');
  });
});

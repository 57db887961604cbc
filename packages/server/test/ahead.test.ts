import { isRefusal, sha256 } from '@hustings/kernel';
import { answers, type ServerTable, type Update } from '@hustings/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Referee } from '../src/play/referee.js';
import { isProblem } from '../src/problem.js';
import { checking } from '../src/schema.js';
import { choose, Client, owes, randomFor, sendMove, type Play } from './support/client.js';
import { newPlace, type Place } from './support/homes.js';
import {
  dieMacher,
  gather,
  gatherAndStart,
  startServer,
  type TestServer,
} from './support/server.js';

/** What is asked in turn, and can be passed: a bid. */
const KIND = 'bidForPoll';
const random = randomFor('ahead');
const ajv = checking();

let place: Place;
let server: TestServer;
beforeAll(async () => {
  place = await newPlace();
  server = await startServer({}, { place });
});
afterAll(async () => {
  await server.end();
  await place.remove();
});

const at = (id: string, action = ''): string => `/api/v1/tables/${id}${action}`;
const refused = (status: number, code: string): object => ({ status, body: { error: { code } } });
const tableOf = (client: Client, id: string): Promise<ServerTable> =>
  client.get<ServerTable>(at(id));
const ownSeat = async (client: Client, id: string, seat: number) =>
  (await tableOf(client, id)).seats[seat];
const entriesOf = (id: string) => server.store.readEntries(id, 0);

async function refereeOf(id: string): Promise<Referee> {
  const live = await server.context.desk.look(id);
  if (isProblem(live) || live.referee === undefined) throw new Error('no game');
  return live.referee;
}

/** Makes the next decision at random. */
async function step(people: readonly Client[], id: string): Promise<void> {
  for (const [seat, client] of people.entries()) {
    const play = await client.get<Play>(at(id, `/play?seat=${seat}`));
    if (!owes(play)) continue;
    await sendMove(client, id, seat, play.number, choose(dieMacher, play, random));
    return;
  }
}

/** Who is asked to bid, and who would be next after a pass. */
type Auction = { readonly asked: number; readonly next: number; readonly number: number };

/** Plays at random until someone is asked to bid, and somebody else after them. */
async function toAuction(people: readonly Client[], id: string): Promise<Auction> {
  for (let moves = 0; moves < 3000; moves++) {
    const referee = await refereeOf(id);
    const [owed] = referee.game.decisions(referee.state);
    if (owed.kind === KIND) {
      const passed = referee.plan(owed.seat, { kind: KIND, move: 'pass' });
      if (isRefusal(passed)) throw new Error(passed.refused);
      const [next] = referee.game.decisions(passed.state);
      if (next?.kind === KIND && passed.state.flow.at === referee.state.flow.at)
        if (
          next.seat !== owed.seat &&
          passed.state.now['election'] === referee.state.now['election']
        )
          return { asked: owed.seat, next: next.seat, number: referee.number };
    }
    await step(people, id);
  }
  throw new Error('no auction');
}

const pass = (client: Client, id: string, { asked, number }: Auction): Promise<unknown> =>
  sendMove(client, id, asked, number, { kind: KIND, move: 'pass' });

async function newTable(): Promise<{ people: Client[]; id: string; auction: Auction }> {
  const people = await Promise.all([server.client(), server.client(), server.client()]);
  const id = await gatherAndStart(people);
  return { people, id, auction: await toAuction(people, id) };
}

/** The same without what is another every time. */
const seen = async (client: Client, id: string): Promise<string> => {
  const { now: _now, present: _there, ...table } = await tableOf(client, id);
  const { clocks: _clocks, ...play } = await client.get<Update>(at(id, '/play?since=0'));
  return sha256(JSON.stringify([table, play]));
};

describe('what someone decides ahead', () => {
  it('is made when it is asked, once and in one go with the move before; nobody else hears of it', async () => {
    const { people, id, auction } = await newTable();
    const { asked, next, number } = auction;
    const owner = people[next];
    const preview = await owner.get<object>(at(id, `/ahead?seat=${next}`));
    expect(ajv.validate(answers['GET /api/v1/tables/:id/ahead'], preview)).toBe(true);
    expect(preview).toMatchObject({ kind: KIND, form: { shape: 'amount', pass: true } });
    const others = [...people.filter((one) => one !== owner), await server.client()];
    const before = await Promise.all(others.map((one) => seen(one, id)));
    const lines = await Promise.all([...others, owner].map((one) => one.socket()));
    for (const line of lines) await line.ask({ type: 'watch', table: id });
    const heard = others.map((one) => one.received.length);
    const told = new Promise<void>((resolve) => {
      const line = lines.at(-1);
      if (line === undefined) return;
      line.onSaid = (said) => {
        if (said.type === 'table' && said.table.seats[next].ahead !== undefined) resolve();
      };
    });

    const clauses = [{ atMost: 2, least: true }, { move: 'pass' }];
    await owner.post(at(id, '/ahead'), { seat: next, kind: KIND, clauses });
    await told;
    expect((await ownSeat(owner, id, next)).ahead).toEqual({ kind: KIND, clauses });
    await Promise.all(lines.map((line) => line.ask({ type: 'ping' })));
    // One answer to the ping each, and not a word more; who comes and goes is told a little later.
    const news = others.map(({ received }, i) =>
      received.slice(heard[i]).filter((text) => !text.includes('"presence"')),
    );
    expect(news.map(({ length }) => length)).toEqual(others.map(() => 1));
    expect(await Promise.all(others.map((one) => seen(one, id)))).toEqual(before);
    for (const one of others) expect(one.received.join('\n')).not.toContain('clauses');

    await pass(people[asked], id, auction);
    // An answer got lost, and the move was sent again.
    expect(await pass(people[asked], id, auction)).toMatchObject({ body: { repeated: true } });
    const [first, second] = (await entriesOf(id)).slice(number);
    expect(first.body).toMatchObject({ seat: asked, move: 'pass' });
    expect(second).toMatchObject({ actor: 'person', body: { seat: next, kind: KIND, move: 0 } });
    const bids = (await entriesOf(id)).slice(number).filter(({ body }) => body.seat === next);
    expect(bids).toHaveLength(1);
    await Promise.all(lines.map((line) => line.close()));
  });

  it('survives the end of the server', async () => {
    const { people, id, auction } = await newTable();
    const { asked, next, number } = auction;
    const clauses = [{ move: 'pass' }];
    await people[next].post(at(id, '/ahead'), { seat: next, kind: KIND, clauses });
    await server.end();
    server = await startServer({}, { place });
    const again = people.map(({ cookie }) => {
      const client = new Client(server.base);
      client.cookie = cookie;
      return client;
    });
    expect((await ownSeat(again[next], id, next)).ahead).toEqual({ kind: KIND, clauses });
    await pass(again[asked], id, auction);
    const [, made] = (await entriesOf(id)).slice(number);
    expect(made.body).toMatchObject({ seat: next, kind: KIND, move: 'pass' });
    expect(await ownSeat(again[next], id, next)).not.toHaveProperty('ahead'); // used up
  });

  it('is dropped with a word when it does not fit, or was not asked after all', async () => {
    const { people, id, auction } = await newTable();
    const { asked, next } = auction;
    const clauses = [{ atLeast: 50, move: 'pass' }];
    await people[next].post(at(id, '/ahead'), { seat: next, kind: KIND, clauses });
    await pass(people[asked], id, auction);
    const referee = await refereeOf(id);
    expect(referee.game.decisions(referee.state)).toEqual([{ seat: next, kind: KIND }]);
    const seat = await ownSeat(people[next], id, next);
    expect(seat).not.toHaveProperty('ahead');
    expect(seat.aheadNews).toMatchObject({ kind: KIND, why: 'misfit' });
    expect(await ownSeat(people[asked], id, next)).not.toHaveProperty('aheadNews');
    await people[next].post(at(id, '/ahead/revoke'), { seat: next });
    expect(await ownSeat(people[next], id, next)).not.toHaveProperty('aheadNews');

    // Who has passed is not asked again in this auction.
    const late = [{ move: 'pass' }];
    const { status } = await people[asked].ask('POST', at(id, '/ahead'), {
      ...{ seat: asked, kind: KIND, clauses: late },
    });
    expect(status).toBe(200);
    const over = async (): Promise<boolean> =>
      (await ownSeat(people[asked], id, asked)).aheadNews?.why === 'over';
    for (let moves = 0; moves < 50 && !(await over()); moves++) await step(people, id);
    expect(await over()).toBe(true);
  });

  it('goes to nobody with the seat, and can be taken back', async () => {
    const { people, id, auction } = await newTable();
    const { next } = auction;
    const order = { seat: next, kind: KIND, clauses: [{ move: 'pass' }] };
    await people[next].post(at(id, '/ahead'), order);
    await people[next].post(at(id, '/ahead/revoke'), { seat: next });
    expect(await ownSeat(people[next], id, next)).not.toHaveProperty('ahead');
    await people[next].post(at(id, '/ahead'), order);
    const { code } = await people[next].post<{ code: string }>(at(id, '/handover'), { seat: next });
    const heir = await server.client();
    await heir.post(at(id, '/takeover'), { code });
    expect(await ownSeat(heir, id, next)).not.toHaveProperty('ahead');
    expect(JSON.stringify((await server.store.readTable(id))?.doc)).not.toContain('clauses');
  });

  it('is refused where it makes no sense, in words', async () => {
    const { people, id, auction } = await newTable();
    const { asked, next } = auction;
    const decide = (seat: number, clauses: unknown, kind = KIND, by = seat): Promise<unknown> =>
      people[by].ask('POST', at(id, '/ahead'), { seat, kind, clauses });
    const passes = [{ move: 'pass' }];
    expect(await decide(asked, passes)).toMatchObject(refused(409, 'your-turn'));
    expect(await decide(next, passes, KIND, asked)).toMatchObject(refused(403, 'not-your-seat'));
    expect(await decide(next, passes, 'nonsense')).toMatchObject(refused(409, 'not-ahead'));
    expect(await decide(next, [{ move: 'sing' }])).toMatchObject(refused(422, 'not-a-number'));
    expect(await decide(next, [{ move: 1_000_000 }])).toMatchObject({ status: 422 });
    const odd = [{ open: 'Bavaria', move: 'pass' }];
    expect(await decide(next, odd)).toMatchObject(refused(422, 'odd-condition'));
    for (const clauses of [[], [{}], [{ move: 1, least: true }], [{ least: false }], 'pass'])
      expect(await decide(next, clauses)).toMatchObject({ status: 400 });
    expect(await ownSeat(people[next], id, next)).not.toHaveProperty('ahead');

    // Sealed answers are asked of all at once; and at a live table everyone is there.
    const fresh = await gatherAndStart(people);
    const { number: seenNow } = await people[0].get<Update>(at(fresh, '/play?seat=0'));
    const mine = await people[0].get<Play>(at(fresh, '/play?seat=0'));
    await sendMove(people[0], fresh, 0, seenNow, choose(dieMacher, mine, random));
    const sealed = { seat: 0, kind: mine.owed[0].kind, clauses: passes };
    expect(await people[0].ask('POST', at(fresh, '/ahead'), sealed)).toMatchObject(
      refused(409, 'not-ahead'),
    );
    const clock = { kind: 'live', bank: 3_600_000, increment: 0 };
    const live = await gather(people, { clock });
    await people[0].post(at(live, '/start'));
    expect(await people[0].ask('POST', at(live, '/ahead'), sealed)).toMatchObject(
      refused(409, 'not-by-post'),
    );
  });
});

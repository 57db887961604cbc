import { afterEach, describe, expect, it } from 'vitest';
import type { ServerTable, Update } from '@hustings/protocol';
import { SteadyClock } from '../src/steady-clock.js';
import { humanPace, refilled } from '../src/table/clock.js';
import type { Seat } from '../src/table/doc.js';
import { choose, owes, randomFor, sendMove, type Client } from './support/client.js';
import { newPlace } from './support/homes.js';
import { Machine, Notebook } from './support/machine.js';
import { dieMacher, gatherAndStart, startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** As long as a bot that minds a seat waits. */
const MINDER = humanPace.live;
let server: TestServer;
afterEach(() => server.end());

/** Time goes on only when the test says so. */
function ownTime(): { now: () => number; pass: (ms: number) => void } {
  let time = Date.parse('2026-11-16T12:00:00Z');
  return { now: () => time, pass: (ms) => void (time += ms) };
}

const tableOf = (client: Client, id: string): Promise<ServerTable> =>
  client.get<ServerTable>(`/api/v1/tables/${id}`);
const look = (client: Client, id: string): Promise<Update> =>
  client.get<Update>(`/api/v1/tables/${id}/play`);

const live = { clock: { kind: 'live', bank: 5 * MINUTE, increment: 10_000 } };

/** Decides for a seat whatever the game allows. */
async function decide(client: Client, id: string, seat: number): Promise<number> {
  const now = await client.get<Update>(`/api/v1/tables/${id}/play?seat=${seat}`);
  const answer = choose(dieMacher, now, randomFor(`${id} ${seat} ${now.number}`));
  return (await sendMove(client, id, seat, now.number, answer)).status;
}

/** A table of three people whose last one is late: a bot minds the seat. */
async function oneIsLate(
  time: { now: () => number; pass: (ms: number) => void },
  more: Record<string, unknown> = {},
): Promise<{ people: Client[]; id: string }> {
  server = await startServer({}, { now: time.now });
  const people = await Promise.all([0, 1, 2].map(() => server.client()));
  const id = await gatherAndStart(people, { ...live, ...more }, 0);
  for (const seat of [0, 1]) expect(await decide(people[seat], id, seat)).toBe(200);
  time.pass(6 * MINUTE);
  await until(
    () => tableOf(people[0], id),
    ({ seats }) => seats[2].minded,
  );
  return { people, id };
}

const ask = (
  client: Client,
  id: string,
  wish: object,
): Promise<{ status: number; body: unknown }> =>
  client.ask('POST', `/api/v1/tables/${id}/proposal`, { seen: 2, ...wish });
const agree = (
  client: Client,
  id: string,
  yes = true,
): Promise<{ status: number; body: unknown }> =>
  client.ask('POST', `/api/v1/tables/${id}/proposal/answer`, { agree: yes });

describe('a live clock', () => {
  it('runs while one owes a decision, and a decision earns the increment', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, live, 0);
    time.pass(MINUTE);
    const now = await look(people[0], id);
    await sendMove(people[0], id, 0, now.number, choose(dieMacher, now, randomFor('clock')));
    time.pass(MINUTE);
    const { seats } = await tableOf(people[0], id);
    expect(seats.map((seat) => [seat.time, seat.running])).toEqual([
      [4 * MINUTE + 10_000, false],
      [3 * MINUTE, true],
      [3 * MINUTE, true],
    ]);
  });

  it('earns nothing for a decision that is taken back and made again', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const anna = await server.client();
    const id = await gatherAndStart([anna, await server.client(), await server.client()], live, 0);
    time.pass(2 * MINUTE);
    for (let i = 0; i < 3; i++) {
      expect(await decide(anna, id, 0)).toBe(200);
      expect((await tableOf(anna, id)).seats[0].time).toBe(3 * MINUTE + 10_000);
      const { number: seen } = await look(anna, id);
      await anna.post(`/api/v1/tables/${id}/undo`, { seat: 0, seen, moves: 1 });
    }
  });

  it('at zero lets a bot mind the seat, and the person takes it back', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, live, 0);
    const now = await look(people[0], id);
    await sendMove(people[0], id, 0, now.number, choose(dieMacher, now, randomFor('zero')));
    const second = await look(people[1], id);
    await sendMove(people[1], id, 1, second.number, choose(dieMacher, second, randomFor('zero')));
    time.pass(6 * MINUTE); // only the third still owes
    const minded = await until(
      () => tableOf(people[2], id),
      ({ seats }) => seats[2].minded,
    );
    expect(minded.seats.map((seat) => seat.minded)).toEqual([false, false, true]);
    time.pass(MINDER);
    await until(() => look(people[0], id), owes); // the bot has moved, and the game goes on
    await people[2].post(`/api/v1/tables/${id}/take-back`, { seat: 2 });
    const back = await tableOf(people[2], id);
    expect(back.seats[2]).toMatchObject({ minded: false, time: (5 * MINUTE) / 4 });
  });

  it('goes on after a restart as if nothing had been', async () => {
    const time = ownTime();
    const place = await newPlace();
    server = await startServer({}, { now: time.now, place });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, live, 0);
    time.pass(MINUTE);
    await server.end();
    server = await startServer({}, { now: time.now, place });
    const { seats } = (await server.store.readTable(id))?.doc ?? { seats: [] };
    expect(seats.map(({ bank }) => bank)).toEqual([5 * MINUTE, 5 * MINUTE, 5 * MINUTE]);
    time.pass(5 * MINUTE);
    const gone = await until(
      async () => (await server.store.readTable(id))?.doc,
      (doc) => doc?.seats.every(({ minded }) => minded === true) === true,
    );
    expect(gone).toMatchObject({ status: 'playing', adjourned: true });
  });
});

/** The seats after the job has looked at the clocks that comes after the leap. */
async function lookedAt(id: string, now: number): Promise<readonly Seat[]> {
  const doc = await until(
    async () => (await server.store.readTable(id))?.doc,
    (found) => (found?.clockDue ?? 0) > now,
  );
  return doc?.seats ?? [];
}

describe('when the machine’s clock is set, or the server stands still', () => {
  it.each([
    ['set forward by an hour', (machine: Machine) => machine.set(60 * MINUTE)],
    ['stopped for an hour', (machine: Machine) => machine.pass(60 * MINUTE)],
  ])('nobody loses time: %s', async (_name, happens) => {
    const machine = new Machine();
    const clock = await SteadyClock.open(new Notebook(), machine);
    server = await startServer({}, { now: clock.now, gaps: clock.gaps });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, live, 0);
    machine.pass(4000);
    await clock.beat();
    happens(machine);
    await clock.beat();
    const seats = await lookedAt(id, clock.now());
    expect(seats.map(({ minded }) => minded)).toEqual([undefined, undefined, undefined]);
    const left = (await tableOf(people[0], id)).seats.map(({ time }) => time);
    expect(left).toEqual([5 * MINUTE - 4000, 5 * MINUTE - 4000, 5 * MINUTE - 4000]);
  });

  it('nobody’s clock stops or wins time when it is set back', async () => {
    const machine = new Machine();
    const clock = await SteadyClock.open(new Notebook(), machine);
    server = await startServer({}, { now: clock.now, gaps: clock.gaps });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, live, 0);
    machine.set(-60 * MINUTE);
    for (let i = 0; i < 155; i++) {
      machine.pass(2000);
      await clock.beat();
    }
    const late = await until(
      () => tableOf(people[0], id),
      ({ seats }) => seats[0].minded,
    );
    expect(late.adjourned).toBe(true);
  });

  it('a server that was away for an hour finds everyone’s time as it was', async () => {
    const machine = new Machine();
    const place = await newPlace();
    server = await startServer({}, { times: machine, place });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, live, 0);
    await server.end();
    machine.pass(60 * MINUTE);
    server = await startServer({}, { times: machine.another(), place });
    expect(await server.store.readGaps(0)).toHaveLength(1);
    const seats = await lookedAt(id, server.context.now());
    expect(seats.map(({ minded }) => minded)).toEqual([undefined, undefined, undefined]);
    await server.end();
    await place.remove();
    server = await startServer(); // there is one to end
  });
});

const shownTimes = (clocks: readonly { time?: number; running: boolean }[]): unknown[] =>
  clocks.map(({ time, running }) => [time, running]);

describe('spectators who are some moves behind', () => {
  const delayed = { ...live, spectators: { allowed: true, delay: 2 } };
  type Seen = Update & { readonly clocks: readonly { time?: number; running: boolean }[] };

  it('see the clocks as they were then, on the table and in the game', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const watcher = await server.client();
    const id = await gatherAndStart(people, delayed, 0);
    const line = await watcher.socket();
    const told: Seen[] = [];
    line.onSaid = (said) => void (said.type === 'update' && told.push(said));
    await line.ask({ type: 'watch', table: id });
    const full = [5 * MINUTE, false];
    const after = [
      [full, full, full], // before the first decision, and while nobody may know of it
      [full, full, full],
      [full, full, full],
      [
        [4 * MINUTE + 10_000, false],
        [4 * MINUTE, false],
        [4 * MINUTE, false],
      ],
    ];
    for (const [moves, expected] of after.entries()) {
      const seen = (await look(watcher, id)) as Seen;
      expect(seen.number).toBe(Math.max(0, moves - 2));
      expect(shownTimes(seen.clocks)).toEqual(expected);
      expect(shownTimes((await tableOf(watcher, id)).seats)).toEqual(expected);
      await until(
        async () => told.at(-1)?.number,
        (number) => number === seen.number,
      );
      expect(shownTimes(told.at(-1)?.clocks ?? [])).toEqual(expected);
      time.pass(MINUTE);
      if (moves < 3) await decide(people[moves], id, moves);
    }
    await line.close();
    expect((await tableOf(people[2], id)).seats.some(({ running }) => running)).toBe(true);
  });

  it('see the true ones when the game is over', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, delayed, 0);
    time.pass(MINUTE);
    await people[0].post(`/api/v1/tables/${id}/proposal`, { kind: 'abandon', seen: 0 });
    for (const one of people.slice(1)) await agree(one, id);
    const watcher = await server.client();
    const left = [4 * MINUTE, false];
    expect(shownTimes((await tableOf(watcher, id)).seats)).toEqual([left, left, left]);
  });
});

describe('a bot that minds a seat', () => {
  it('decides at the pace of a person, one decision at a time', async () => {
    const time = ownTime();
    const { people, id } = await oneIsLate(time);
    const late = await tableOf(people[0], id);
    expect(late).toMatchObject({ number: 2, adjourned: false });
    expect(late.seats[2]).toMatchObject({ minder: MINDER, running: false });
    expect(await server.store.nextDue()).toBe(time.now() + MINDER);
    time.pass(MINDER);
    const after = await until(
      () => tableOf(people[0], id),
      ({ number }) => number > 2,
    );
    expect(after.number).toBe(3);
    expect(after.seats.map(({ running }) => running)).toEqual([true, true, false]);
    expect(after.seats[2].minder).toBe(MINDER); // all three owe again
  });

  it('gives the seat back in the middle of its wait, to whoever simply decides', async () => {
    const time = ownTime();
    const { people, id } = await oneIsLate(time);
    time.pass(MINDER - 1);
    const refused = await sendMove(people[2], id, 2, 2, { kind: 'draftPick', move: 'x' });
    expect(refused.status).toBe(422);
    expect((await tableOf(people[2], id)).seats[2].minded).toBe(true);
    expect(await decide(people[2], id, 2)).toBe(200);
    const { seats, number } = await tableOf(people[2], id);
    expect(number).toBe(3);
    expect(seats[2]).toMatchObject({
      minded: false,
      running: true,
      time: (5 * MINUTE) / 4 + 10_000,
    });
    const [, , last] = await server.store.readEntries(id, 0);
    expect(last).toMatchObject({ actor: 'person', body: { seat: 2 } });
  });

  it('gives back less time with every return', () => {
    const clock = { kind: 'live', bank: 8 * MINUTE, increment: 0 } as const;
    const banks: number[] = [];
    let seat: Seat = { bank: 0 };
    for (let i = 0; i < 8; i++) {
      seat = { ...refilled(seat, clock), bank: 0 };
      banks.push(refilled({ ...seat, returns: i }, clock).bank ?? 0);
    }
    expect(seat.returns).toBe(8);
    expect(banks).toEqual([120_000, 60_000, 30_000, 15_000, 10_000, 10_000, 10_000, 10_000]);
  });
});

describe('a game that everyone has left', () => {
  it('is adjourned until someone comes back, by a click or by a decision', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const anna = await server.client();
    const id = await gatherAndStart([anna], live);
    const before = await until(
      () => look(anna, id),
      ({ owed }) => owed.length === 1, // the bots have decided
    );
    const comeBack = [
      () => anna.post(`/api/v1/tables/${id}/take-back`, { seat: 0 }),
      () => decide(anna, id, 0),
    ];
    for (const back of comeBack) {
      time.pass(6 * MINUTE);
      const gone = await until(
        () => tableOf(anna, id),
        ({ seats }) => seats[0].minded,
      );
      expect(gone).toMatchObject({ adjourned: true, paused: true, number: before.number });
      time.pass(29 * DAY); // nobody plays on
      expect(await server.store.nextDue()).toBeGreaterThan(time.now());
      await back();
      expect(await tableOf(anna, id)).toMatchObject({ adjourned: false, paused: false });
    }
    expect((await tableOf(anna, id)).number).toBeGreaterThan(before.number);
  });

  it('is given up after thirty days', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const anna = await server.client();
    const id = await gatherAndStart([anna], live);
    time.pass(6 * MINUTE);
    await until(
      () => tableOf(anna, id),
      ({ adjourned }) => adjourned,
    );
    time.pass(30 * DAY);
    const given = await until(
      () => tableOf(anna, id),
      ({ status }) => status !== 'playing',
    );
    expect(given).toMatchObject({ status: 'abandoned', adjourned: true });
    const late = await anna.ask('POST', `/api/v1/tables/${id}/take-back`, { seat: 0 });
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'game-over' } } });
  });

  it('is adjourned too when the last who is there resigns', async () => {
    const time = ownTime();
    const { people, id } = await oneIsLate(time);
    for (const seat of [0, 1]) await people[seat].post(`/api/v1/tables/${id}/resign`, { seat });
    expect(await tableOf(people[2], id)).toMatchObject({ adjourned: true });
    await people[2].post(`/api/v1/tables/${id}/resign`, { seat: 2 });
    // nobody can come back: bots play it to its end
    expect(await tableOf(people[2], id)).toMatchObject({ adjourned: false, paused: false });
  });
});

describe('those who are still there', () => {
  it('may give the late one more time: the seat is theirs again, with a full clock', async () => {
    const time = ownTime();
    const { people, id } = await oneIsLate(time);
    expect(await ask(people[0], id, { kind: 'time', seat: 2 })).toMatchObject({ status: 200 });
    time.pass(MINDER); // a decision of the minder does not make the question void
    await until(
      () => tableOf(people[0], id),
      ({ number }) => number === 3,
    );
    expect((await tableOf(people[0], id)).seats[2].minded).toBe(true);
    expect(await agree(people[1], id)).toMatchObject({ status: 200 });
    const { seats, proposal } = await tableOf(people[0], id);
    expect(proposal).toBeUndefined();
    expect(seats[2]).toMatchObject({ minded: false, running: true, time: 5 * MINUTE });
  });

  it('may leave the seat to the bot for good, which counts as resigned', async () => {
    const time = ownTime();
    const { people, id } = await oneIsLate(time);
    await ask(people[0], id, { kind: 'replace', seat: 2 });
    await agree(people[1], id);
    expect((await tableOf(people[0], id)).seats[2]).toMatchObject({ resigned: true });
    const back = await sendMove(people[2], id, 2, 2, { kind: 'draftPick', move: 'x' });
    expect(back).toMatchObject({ status: 409, body: { error: { code: 'resigned' } } });
  });

  it('may hand the seat to someone else, unless its person comes back before', async () => {
    const { people, id } = await oneIsLate(ownTime());
    const seat = { seat: 2 };
    const handover = `/api/v1/tables/${id}/handover`;
    const offer = async (client: Client): Promise<string> =>
      (await client.post<{ code: string }>(handover, seat)).code;
    expect(await people[1].ask('POST', handover, seat)).toMatchObject({ status: 403 });
    await ask(people[0], id, { kind: 'handover', seat: 2 });
    await agree(people[1], id);
    expect((await tableOf(people[0], id)).seats[2]).toMatchObject({ minded: true, offered: true });
    const dora = await server.client();
    expect(await dora.ask('POST', handover, seat)).toMatchObject({ status: 403 });
    const before = await offer(people[1]);
    await people[2].post(`/api/v1/tables/${id}/take-back`, seat);
    const path = `/api/v1/tables/${id}/takeover`;
    expect(await dora.ask('POST', path, { code: before })).toMatchObject({ status: 403 });
    expect(await people[1].ask('POST', handover, seat)).toMatchObject({ status: 403 });
  });

  it('and then the seat is someone else’s, with a full clock', async () => {
    const { people, id } = await oneIsLate(ownTime());
    await ask(people[0], id, { kind: 'handover', seat: 2 });
    await agree(people[1], id);
    const { code } = await people[1].post<{ code: string }>(`/api/v1/tables/${id}/handover`, {
      seat: 2,
    });
    const dora = await server.client();
    await dora.post(`/api/v1/tables/${id}/takeover`, { code });
    const { seats, yours } = await tableOf(dora, id);
    expect(yours).toEqual([2]);
    expect(seats[2]).toMatchObject({ minded: false, running: true, time: 5 * MINUTE });
    expect(seats[2].offered).toBeUndefined();
    expect((await tableOf(people[2], id)).yours).toEqual([]);
  });

  it('lose nothing to a late one who gives the seat away: it has the clock of a return', async () => {
    const time = ownTime();
    const { people, id } = await oneIsLate(time);
    const pass = async (from: Client, to: Client): Promise<number | undefined> => {
      const { code } = await from.post<{ code: string }>(`/api/v1/tables/${id}/handover`, {
        seat: 2,
      });
      await to.post(`/api/v1/tables/${id}/takeover`, { code });
      const { seats, yours } = await tableOf(to, id);
      expect(yours).toEqual([2]);
      expect(seats[2]).toMatchObject({ minded: false, running: true });
      return seats[2].time;
    };
    const dora = await server.client();
    expect(await pass(people[2], dora)).toBe((5 * MINUTE) / 4);
    time.pass(2 * MINUTE);
    await until(
      () => tableOf(people[0], id),
      ({ seats }) => seats[2].minded,
    );
    expect(await pass(dora, await server.client())).toBe((5 * MINUTE) / 8);
  });

  it('can ask such things about nobody who is there', async () => {
    const { people, id } = await oneIsLate(ownTime());
    for (const kind of ['time', 'handover', 'replace']) {
      const here = await ask(people[0], id, { kind, seat: 1 });
      expect(here).toMatchObject({ status: 409, body: { error: { code: 'not-minded' } } });
      const nowhere = await ask(people[0], id, { kind, seat: 7 });
      expect(nowhere).toMatchObject({ status: 404, body: { error: { code: 'no-such-seat' } } });
    }
  });

  it('decide without the late one, who can neither ask nor answer before coming back', async () => {
    const { people, id } = await oneIsLate(ownTime());
    expect(await ask(people[2], id, { kind: 'pause' })).toMatchObject({
      ...{ status: 409, body: { error: { code: 'minded' } } },
    });
    await ask(people[0], id, { kind: 'abandon' });
    expect(await agree(people[2], id, false)).toMatchObject({
      ...{ status: 409, body: { error: { code: 'minded' } } },
    });
    expect((await tableOf(people[0], id)).proposal?.kind).toBe('abandon');
    await agree(people[1], id);
    expect(await tableOf(people[0], id)).toMatchObject({ status: 'abandoned' });
  });

  it('hear of a return: what was asked about the seat is answered by it', async () => {
    const { people, id } = await oneIsLate(ownTime());
    await ask(people[0], id, { kind: 'replace', seat: 2 });
    await people[2].post(`/api/v1/tables/${id}/take-back`, { seat: 2 });
    expect((await tableOf(people[0], id)).proposal).toBeUndefined();
    await ask(people[0], id, { kind: 'pause' });
    await agree(people[1], id);
    expect(await tableOf(people[0], id)).toMatchObject({ paused: false });
    await agree(people[2], id); // is there again, and is asked again
    expect(await tableOf(people[0], id)).toMatchObject({ paused: true });
  });
});

/** Three people who all owe a decision; the first asks for a pause and the second agrees. */
async function asked(time: ReturnType<typeof ownTime>): Promise<{ people: Client[]; id: string }> {
  server = await startServer({}, { now: time.now });
  const people = await Promise.all([0, 1, 2].map(() => server.client()));
  const id = await gatherAndStart(people, live, 0);
  await ask(people[0], id, { kind: 'pause' });
  await agree(people[1], id);
  return { people, id };
}

describe('a question that is open when a clock runs out', () => {
  it('is settled, if only the late one had not answered', async () => {
    const time = ownTime();
    const { people, id } = await asked(time);
    for (const seat of [0, 1]) await decide(people[seat], id, seat);
    time.pass(6 * MINUTE);
    const { seats } = await until(
      () => tableOf(people[0], id),
      ({ paused }) => paused,
    );
    expect(seats.map(({ minded }) => minded)).toEqual([false, false, true]);
    expect(await tableOf(people[0], id)).toMatchObject({ adjourned: false });
  });

  it('stands without its asker as long as someone is behind it', async () => {
    const time = ownTime();
    const { people, id } = await asked(time);
    for (const seat of [1, 2]) await decide(people[seat], id, seat);
    time.pass(6 * MINUTE);
    const late = await until(
      () => tableOf(people[1], id),
      ({ seats }) => seats[0].minded,
    );
    expect(late).toMatchObject({ paused: false, proposal: { kind: 'pause' } });
    await agree(people[2], id);
    expect(await tableOf(people[1], id)).toMatchObject({ paused: true });
  });

  it('is void if nobody is behind it who is there', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, live, 0);
    await ask(people[0], id, { kind: 'pause' });
    for (const seat of [1, 2]) await decide(people[seat], id, seat);
    time.pass(6 * MINUTE);
    const late = await until(
      () => tableOf(people[1], id),
      ({ seats }) => seats[0].minded,
    );
    expect(late.proposal).toBeUndefined();
  });

  it('still asks who has another seat that no bot minds', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const [anna, ben] = await Promise.all([0, 1].map(() => server.client()));
    const seats = [{ mine: true }, { mine: true }, {}];
    const wish = { game: dieMacher.id, seats, ...live };
    const { id } = await anna.post<{ id: string }>('/api/v1/tables', wish);
    await ben.post(`/api/v1/tables/${id}/join`);
    await anna.post(`/api/v1/tables/${id}/start`);
    await decide(anna, id, 0);
    await decide(ben, id, 2);
    await ask(ben, id, { kind: 'pause' });
    time.pass(6 * MINUTE);
    const late = await until(
      () => tableOf(ben, id),
      ({ seats: now }) => now[1].minded,
    );
    expect(late).toMatchObject({ paused: false, proposal: { kind: 'pause' } });
    await agree(anna, id);
    expect(await tableOf(ben, id)).toMatchObject({ paused: true });
  });
});

const times = async (client: Client, id: string): Promise<(number | undefined)[]> =>
  (await tableOf(client, id)).seats.map(({ time: left }) => left);

describe('a correspondence clock', () => {
  const HOUR = 60 * MINUTE;
  const post = { clock: { kind: 'correspondence', bank: 48 * HOUR, increment: 0 } };

  it('keeps the play hours and holidays of each player', async () => {
    const time = ownTime(); // a Monday, 12:00 UTC
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    await people[0].ask('PATCH', '/api/v1/me', { zone: 'UTC', playHours: { from: 540, to: 780 } });
    await people[1].ask('PATCH', '/api/v1/me', { holidays: ['2026-11-16'], zone: 'UTC' });
    const id = await gatherAndStart(people, post, 0);
    time.pass(4 * HOUR);
    expect(await times(people[0], id)).toEqual([47, 48, 44].map((hours) => hours * HOUR));
  });

  it('runs on by the old schedule until the table has known the new one for a day', async () => {
    const time = ownTime(); // 12:00, and everyone plays from 8:00 to 22:00
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    const id = await gatherAndStart(people, post, 0);
    time.pass(4 * HOUR);
    const changes = [
      { playHours: { from: 0, to: 240 } },
      { holidays: ['2026-11-16', '2026-11-17', '2026-11-18'] },
      { zone: 'Pacific/Auckland' },
    ];
    for (const [i, change] of changes.entries())
      expect((await people[i].ask('PATCH', '/api/v1/me', change)).status).toBe(200);
    const told = await until(
      () => tableOf(people[0], id),
      ({ seats }) => seats.every((seat) => seat.announced?.length === 1),
    );
    // Nothing is given back, and nothing stands still.
    expect(told.seats.map(({ time: left }) => left)).toEqual([44, 44, 44].map((h) => h * HOUR));
    const from = Date.parse('2026-11-18T00:00:00Z');
    expect(told.seats.map(({ announced: [next] = [] }) => next)).toEqual([
      { from, zone: 'UTC', playHours: { from: 0, to: 240 }, holidays: [] },
      { from, zone: 'UTC', playHours: { from: 480, to: 1320 }, holidays: ['2026-11-18'] },
      { from, zone: 'Pacific/Auckland', playHours: { from: 480, to: 1320 }, holidays: [] },
    ]);
    time.pass(24 * HOUR);
    expect(await times(people[0], id)).toEqual([30, 30, 30].map((h) => h * HOUR));
    time.pass(20 * HOUR); // Wednesday, 12:00
    expect(await times(people[0], id)).toEqual([20, 24, 15].map((h) => h * HOUR));
    const after = await tableOf(people[0], id);
    expect(after.seats.every((seat) => seat.announced === undefined)).toBe(true);
  });

  it('tells of a change only those at the table, and of the holidays everyone how many', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2, 3].map(() => server.client()));
    const id = await gatherAndStart(people.slice(0, 3), post, 0);
    await people[0].ask('PATCH', '/api/v1/me', { holidays: ['2026-12-24', '2026-12-25'] });
    await until(
      () => tableOf(people[1], id),
      ({ seats }) => seats[0].announced !== undefined,
    );
    const { seats } = await tableOf(people[3], id);
    expect(seats[0].announced).toBeUndefined();
    expect(seats[0].holidays).toEqual({ chosen: 2, allowed: 30 });
  });

  it('runs on for a day when a seat is given away, and then by the schedule of who has it', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2, 3].map(() => server.client()));
    const id = await gatherAndStart(people.slice(0, 3), post, 0);
    await people[3].ask('PATCH', '/api/v1/me', { holidays: ['2026-11-16', '2026-11-18'] });
    time.pass(4 * HOUR);
    await give(id, 0, people[0], people[3]);
    const from = Date.parse('2026-11-18T00:00:00Z');
    expect((await tableOf(people[1], id)).seats[0].announced).toMatchObject([{ from }]);
    time.pass(4 * HOUR);
    expect(await times(people[1], id)).toEqual([40, 40, 40].map((h) => h * HOUR));
    time.pass(40 * HOUR); // Wednesday, 12:00
    expect(await times(people[1], id)).toEqual([24, 20, 20].map((h) => h * HOUR));
  });

  it('goes at once by the schedule of whom all have agreed to', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2, 3].map(() => server.client()));
    const short = { clock: { kind: 'correspondence', bank: 2 * HOUR, increment: 0 } };
    const id = await gatherAndStart(people.slice(0, 3), short, 0);
    await people[3].ask('PATCH', '/api/v1/me', { holidays: ['2026-11-16'] });
    for (const seat of [0, 1]) expect(await decide(people[seat], id, seat)).toBe(200);
    time.pass(3 * HOUR);
    await until(
      () => tableOf(people[0], id),
      ({ seats }) => seats[2].minded,
    );
    await ask(people[0], id, { kind: 'handover', seat: 2 });
    await agree(people[1], id);
    const { code } = await people[1].post<{ code: string }>(`/api/v1/tables/${id}/handover`, {
      seat: 2,
    });
    await people[3].post(`/api/v1/tables/${id}/takeover`, { code });
    time.pass(HOUR);
    expect((await tableOf(people[1], id)).seats[2]).toMatchObject({ time: 2 * HOUR });
  });

  it('stands still on thirty days of a year, however many have had the seat', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2, 3].map(() => server.client()));
    const days = (from: number, count: number): string[] =>
      Array.from({ length: count }, (_, i) =>
        new Date(Date.parse('2026-11-16T00:00:00Z') + (from + i) * DAY).toISOString().slice(0, 10),
      );
    await people[0].ask('PATCH', '/api/v1/me', { holidays: days(0, 20) });
    await people[3].ask('PATCH', '/api/v1/me', { holidays: days(20, 20) });
    const id = await gatherAndStart(people.slice(0, 3), post, 0);
    time.pass(18.5 * DAY); // the last that the first one has is two days from now
    await give(id, 0, people[0], people[3]);
    const { seats } = await tableOf(people[3], id);
    expect(seats[0].holidays).toEqual({ chosen: 30, allowed: 30 });
    expect(seats[0].announced?.map(({ holidays }) => holidays)).toEqual([days(20, 10)]);
    // Nor does it help to choose again.
    const playHours = { from: 0, to: 240 };
    await people[3].ask('PATCH', '/api/v1/me', { holidays: days(20, 25), playHours });
    const again = await until(
      () => tableOf(people[3], id),
      ({ seats: [seat] }) => seat.announced?.at(-1)?.playHours.to === 240,
    );
    expect(again.seats[0].announced?.map(({ holidays }) => holidays)).toEqual([days(20, 10)]);
  });

  it('goes by a change at once in a game that begins later', async () => {
    const time = ownTime();
    server = await startServer({}, { now: time.now });
    const people = await Promise.all([0, 1, 2].map(() => server.client()));
    await people[1].ask('PATCH', '/api/v1/me', { holidays: ['2026-11-16'] });
    const id = await gatherAndStart(people, post, 0);
    await people[1].ask('PATCH', '/api/v1/me', { name: 'Ben', holidays: ['2026-11-16'] });
    time.pass(4 * HOUR);
    expect(await times(people[0], id)).toEqual([44, 48, 44].map((h) => h * HOUR));
    const { body } = await people[1].ask('PATCH', '/api/v1/me', { playHours: { from: 0, to: 60 } });
    expect(body).toMatchObject({ error: { code: 'hours-too-short' } });
    const given = await people[1].ask('PATCH', '/api/v1/me', { holidays: [] });
    expect(given).toMatchObject({ status: 409, body: { error: { code: 'holiday-begun' } } });
  });
});

/** Who has a seat gives it to someone else. */
async function give(id: string, seat: number, from: Client, to: Client): Promise<void> {
  const { code } = await from.post<{ code: string }>(`/api/v1/tables/${id}/handover`, { seat });
  await to.post(`/api/v1/tables/${id}/takeover`, { code });
}

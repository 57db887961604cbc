import type { ServerTable, Update } from '@hustings/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServerProcess } from './chaos/process.js';
import { choose, Client, owes, randomFor, sendMove, type Play } from './support/client.js';
import { newPlace, type Place } from './support/homes.js';
import { dieMacher, gatherAndStart } from './support/server.js';

/** What is asked in turn, and can be passed: a bid. */
const KIND = 'bidForPoll';
const random = randomFor('ahead of a killed server');
const at = (id: string, action = ''): string => `/api/v1/tables/${id}${action}`;

let place: Place;
let server: ServerProcess;
beforeAll(async () => {
  place = await newPlace();
  server = await ServerProcess.at(place);
  await server.start();
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

const playOf = (client: Client, id: string, seat: number): Promise<Play> =>
  client.get<Play>(at(id, `/play?seat=${seat}`));
const aheadOf = async (client: Client, id: string, seat: number) =>
  (await client.get<ServerTable>(at(id))).seats[seat].ahead;

/** Plays at random until somebody is asked to bid; gives the seat, and the entries so far. */
async function toAuction(people: readonly Client[], id: string) {
  for (let moves = 0; moves < 3000; moves++) {
    const plays = await Promise.all(people.map((client, seat) => playOf(client, id, seat)));
    const seat = plays.findIndex(owes);
    const { number, owed } = plays[seat];
    if (owed.some(({ kind }) => kind === KIND)) return { asked: seat, number };
    await sendMove(people[seat], id, seat, number, choose(dieMacher, plays[seat], random));
  }
  throw new Error('no auction');
}

it('what was decided ahead is there after kill -9, and is made when it is asked', async () => {
  const people = Array.from({ length: 3 }, () => new Client(server.base));
  for (const client of people) await client.enter();
  const id = await gatherAndStart(people);
  const { asked, number } = await toAuction(people, id);
  const others = [0, 1, 2].filter((seat) => seat !== asked);
  const wish = { kind: KIND, clauses: [{ move: 'pass' }] };
  for (const seat of others) await people[seat].post(at(id, '/ahead'), { seat, ...wish });

  await server.kill();
  await server.start();

  for (const seat of others) expect(await aheadOf(people[seat], id, seat)).toEqual(wish);
  expect((await playOf(people[asked], id, asked)).number).toBe(number);
  await sendMove(people[asked], id, asked, number, { kind: KIND, move: 'pass' });
  const { steps } = await people[asked].get<Update>(at(id, `/play?seat=${asked}&since=${number}`));
  const [own, next] = steps;
  expect([own.seat, own.kind]).toEqual([asked, KIND]);
  expect(others).toContain(next.seat);
  expect(next.kind).toBe(KIND);
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Tidying } from '../src/people/tidying.js';
import type { Store } from '../src/store/store.js';
import { gate } from './support/gate.js';
import { samplePerson } from './support/samples.js';
import { startServer, type TestServer } from './support/server.js';

const DAY = 86_400_000;
const ROUNDS = 20;

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.end());

/** One that tidies a store in which some of it is other than usual. */
const tidying = (changed: Partial<Store>, now = server.context.now): Tidying =>
  new Tidying({ ...server.context, now, store: { ...server.store, ...changed } });

const nothing = {
  forgetOver: () => Promise.resolve(false),
  forgetGuests: () => Promise.resolve(undefined),
};

describe('tidying up', () => {
  it('forgets sessions after a year and guests without a trace after a month, and no others', async () => {
    const { store } = server;
    const now = 400 * DAY;
    const born = { lost: now - 31 * DAY, recent: now - 29 * DAY, seen: 1 };
    for (const [id, createdAt] of Object.entries(born))
      await store.createPerson(samplePerson(id, { createdAt }));
    const session = { agent: '', createdAt: 1 };
    await store.createSession({
      ...{ ...session, id: 'old', token: 'a', person: 'lost', seenAt: now - 366 * DAY },
    });
    await store.createSession({
      ...{ ...session, id: 'new', token: 'b', person: 'seen', seenAt: now - 2 * DAY },
    });
    await tidying({}, () => now).look();
    expect([await store.readSession('old'), await store.readPerson('lost')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await store.readSession('new')).toBeDefined();
    const kept = await store.readPeople(['recent', 'seen']);
    expect(kept.map(({ id }) => id).sort()).toEqual(['recent', 'seen']);
  });

  it('forgets nobody for years that a clock was set ahead, or that there was no server', async () => {
    const { store } = server;
    const seen = 400 * DAY;
    await store.createPerson(samplePerson('guest', { createdAt: seen }));
    const session = { id: 'its', token: 'a', person: 'guest', agent: '', createdAt: seen };
    await store.createSession({ ...session, seenAt: seen });
    const gap = [seen + 20 * DAY, seen + 2000 * DAY] as const;
    const look = (now: number): Promise<void> =>
      new Tidying({ ...server.context, now: () => now, gaps: () => [gap] }).look();
    await look(gap[1] + 9 * DAY);
    expect([await store.readSession('its'), await store.readPerson('guest')]).toMatchObject([
      { id: 'its' },
      { id: 'guest' },
    ]);
    await look(gap[1] + 11 * DAY); // thirty-one days of a server that is there
    expect(await store.readPerson('guest')).toBeUndefined();
  });

  it('goes on where it ended, a limited number of times in one go', async () => {
    const from: string[] = [];
    let guest = 0;
    const one = tidying({
      ...nothing,
      forgetGuests: (_unseen, after) => {
        from.push(after);
        return Promise.resolve(`guest ${guest++}`);
      },
    });
    await one.look();
    expect(from).toEqual(['', ...Array.from({ length: ROUNDS - 1 }, (_, i) => `guest ${i}`)]);
    await one.look();
    expect(from[ROUNDS]).toBe(`guest ${ROUNDS - 1}`);
  });

  it('begins with the first guest again when it has been through all', async () => {
    const from: string[] = [];
    const answers = ['g', undefined, undefined];
    const one = tidying({
      ...nothing,
      forgetGuests: (_unseen, after) => {
        from.push(after);
        return Promise.resolve(answers.shift());
      },
    });
    await one.look();
    await one.look();
    expect(from).toEqual(['', 'g', '']);
  });

  it('looks once at a time', async () => {
    const { open, opened } = gate();
    let looks = 0;
    const one = tidying({
      ...nothing,
      forgetOver: async () => {
        looks++;
        await opened;
        return false;
      },
    });
    const both = [one.look(), one.look()];
    open();
    await Promise.all(both);
    expect(looks).toBe(1);
    await one.look();
    expect(looks).toBe(2);
  });

  it('says what went wrong, and tries again the next time', async () => {
    let tries = 0;
    const one = tidying({
      ...nothing,
      forgetOver: () =>
        tries++ === 0 ? Promise.reject(new Error('away')) : Promise.resolve(false),
    });
    await one.look();
    expect(server.logged.some((line) => line.includes('could not tidy up'))).toBe(true);
    await one.look();
    expect(tries).toBe(2);
  });

  it('ends with what is under way, and begins nothing more', async () => {
    const { open, opened } = gate();
    let rounds = 0;
    let ended = false;
    const one = tidying({
      ...nothing,
      forgetOver: async () => {
        rounds++;
        await opened;
        return true; // there would be more
      },
    });
    const under = one.look();
    const stopped = one.stop().then(() => (ended = true));
    await new Promise((resolve) => void setImmediate(resolve));
    expect([rounds, ended]).toEqual([1, false]);
    open();
    await Promise.all([under, stopped]);
    await one.look();
    expect(rounds).toBe(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.js';
import { SteadyClock } from '../src/steady-clock.js';
import { playingTime, timeAgo } from '../src/table/schedule.js';
import { newPlace } from './support/homes.js';
import { Machine, Notebook } from './support/machine.js';
import { startPostgres, type Postgres } from './support/postgres.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** As a server does: time passes, and every two seconds that is written down. */
async function run(time: number, machine: Machine, ...clocks: SteadyClock[]): Promise<void> {
  for (let passed = 0; passed < time; passed += 2 * SECOND) {
    machine.pass(2 * SECOND);
    for (const clock of clocks) await clock.beat();
  }
}

async function begin(): Promise<{ machine: Machine; notebook: Notebook; clock: SteadyClock }> {
  const machine = new Machine();
  const notebook = new Notebook();
  return { machine, notebook, clock: await SteadyClock.open(notebook, machine) };
}

/** How much of someone's time has passed. */
const spent = (clock: SteadyClock, since: number): number =>
  playingTime(since, clock.now(), { gaps: clock.gaps() });

describe('the time of the server', () => {
  it('passes as a stopwatch does, in whole milliseconds', async () => {
    const { machine, clock } = await begin();
    const start = clock.now();
    expect(start).toBe(machine.wall());
    machine.pass(1234.56);
    expect(clock.now()).toBe(start + 1234);
    await run(MINUTE, machine, clock);
    expect(spent(clock, start)).toBe(clock.now() - start);
    expect(Math.abs(clock.now() - machine.wall())).toBeLessThan(2);
  });

  it('follows a clock that is set forward, and it costs nobody time', async () => {
    const { machine, clock } = await begin();
    await run(MINUTE, machine, clock);
    const start = clock.now();
    machine.set(HOUR);
    expect(clock.now()).toBe(start); // not before it is written down
    await run(MINUTE, machine, clock);
    expect(clock.now()).toBe(start + HOUR + MINUTE);
    expect(clock.gaps()).toHaveLength(1);
    expect(spent(clock, start)).toBeLessThanOrEqual(MINUTE);
    expect(spent(clock, start)).toBeGreaterThanOrEqual(MINUTE - 2 * SECOND);
  });

  it('does not follow a clock that is years ahead for some minutes, and does if it stays so', async () => {
    const { machine, clock } = await begin();
    const start = clock.now();
    const years = 5 * 365 * 24 * HOUR;
    machine.set(years);
    await run(9 * MINUTE, machine, clock);
    expect(clock.now()).toBe(start + 9 * MINUTE); // by the stopwatch
    machine.set(-years);
    await run(MINUTE, machine, clock);
    expect([clock.now(), clock.gaps()]).toEqual([start + 10 * MINUTE, []]);
    machine.set(years);
    await run(11 * MINUTE, machine, clock);
    expect(clock.now()).toBe(machine.wall());
    expect(spent(clock, start)).toBeGreaterThan(20 * MINUTE);
    expect(spent(clock, start)).toBeLessThanOrEqual(21 * MINUTE);
  });

  it.each([10 * MINUTE, HOUR])('goes on when a clock is set back by %d', async (back) => {
    const { machine, clock } = await begin();
    const start = clock.now();
    machine.set(-back);
    let last = start;
    for (let i = 0; i < 30; i++) {
      machine.pass(SECOND);
      expect(clock.now()).toBeGreaterThan(last); // neither stops nor goes back
      last = clock.now();
      machine.pass(SECOND);
      await clock.beat();
    }
    expect(spent(clock, start)).toBeGreaterThanOrEqual(0.98 * MINUTE);
    expect(spent(clock, start)).toBeLessThanOrEqual(MINUTE);
    await run(100 * back, machine, clock); // and slowly it is right again
    expect(Math.abs(clock.now() - machine.wall())).toBeLessThan(SECOND);
    expect(clock.gaps()).toEqual([]);
  });

  it('follows small steps slowly, both ways', async () => {
    for (const step of [3 * SECOND, -3 * SECOND]) {
      const { machine, clock } = await begin();
      const start = clock.now();
      machine.set(step);
      await run(MINUTE, machine, clock);
      expect(Math.abs(clock.now() - start - MINUTE)).toBeLessThan(SECOND);
      await run(5 * MINUTE, machine, clock);
      expect(Math.abs(clock.now() - machine.wall())).toBeLessThan(30);
      expect(clock.gaps()).toEqual([]);
    }
  });

  it('stands still while the process is stopped, and while nothing can be written', async () => {
    const { machine, notebook, clock } = await begin();
    const start = clock.now();
    machine.pass(30 * SECOND); // stopped: nobody has beaten
    expect(clock.now()).toBe(start + 5 * SECOND);
    await clock.beat();
    expect(clock.now()).toBe(start + 30 * SECOND);
    expect(spent(clock, start)).toBe(0);
    notebook.isAway = true;
    machine.pass(MINUTE);
    await expect(clock.beat()).rejects.toThrow('away');
    expect(clock.now()).toBe(start + 35 * SECOND);
    notebook.isAway = false;
    await clock.beat();
    expect(clock.now()).toBe(start + 90 * SECOND);
    expect(spent(clock, start)).toBe(0);
  });

  it('costs nobody time while there is no server, and never goes back over a restart', async () => {
    const { machine, notebook, clock } = await begin();
    const start = clock.now();
    await run(MINUTE, machine, clock);
    machine.pass(HOUR);
    const again = await SteadyClock.open(notebook, machine.another());
    expect(again.now()).toBe(start + MINUTE + HOUR);
    expect(spent(again, start)).toBe(MINUTE);
    const back = machine.another();
    back.set(-2 * HOUR);
    const earlier = await SteadyClock.open(notebook, back);
    expect(earlier.now()).toBe(again.now());
    expect(spent(earlier, start)).toBe(MINUTE);
  });

  it('tells since when a while has passed, without gaps', () => {
    const gaps = [
      [100, 200],
      [300, 1300],
    ] as const;
    expect(timeAgo(1400, 50, gaps)).toBe(1350);
    expect(timeAgo(1400, 150, gaps)).toBe(250);
    expect(timeAgo(1400, 250, gaps)).toBe(50);
    expect(playingTime(50, 1400, { gaps })).toBe(250);
  });
});

describe.each(['sqlite', 'postgres'] as const)('several processes on one %s', (kind) => {
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  it('have one time: no gap while one of them is there, one gap when none is', async () => {
    const place = await newPlace(postgres);
    const store = await openStore(place);
    const machine = new Machine();
    const a = await SteadyClock.open(store, machine);
    const b = await SteadyClock.open(store, machine);
    const start = a.now();
    await run(30 * SECOND, machine, b); // a is stopped
    expect(a.now()).toBe(start + 5 * SECOND);
    await a.beat();
    expect([a.now(), b.now()]).toEqual([start + 30 * SECOND, start + 30 * SECOND]);
    expect(await store.readGaps(0)).toEqual([]);
    machine.pass(HOUR); // both are stopped
    await Promise.all([a.beat(), b.beat()]);
    const gap = [start + 30 * SECOND, start + 30 * SECOND + HOUR];
    expect(await store.readGaps(0)).toEqual([gap]);
    expect([a.gaps(), b.gaps()]).toEqual([[gap], [gap]]);
    await store.close();
    await place.remove();
  });

  it('follow the one whose clock is set forward, and agree on what it costs: nothing', async () => {
    const place = await newPlace(postgres);
    const store = await openStore(place);
    const here = new Machine();
    const there = here.another();
    const a = await SteadyClock.open(store, here);
    const b = await SteadyClock.open(store, there);
    const start = a.now();
    there.set(HOUR);
    expect(await b.beat()).toBe(true);
    expect(await a.beat()).toBe(true);
    for (let i = 0; i < 5; i++) {
      here.pass(2 * SECOND);
      there.pass(2 * SECOND);
      await Promise.all([a.beat(), b.beat()]);
    }
    for (const clock of [a, b]) {
      // Where the clock is behind the common time, that is followed a little more slowly.
      expect(Math.abs(clock.now() - (start + HOUR + 10 * SECOND))).toBeLessThanOrEqual(100);
      expect(Math.abs(spent(clock, start) - 10 * SECOND)).toBeLessThanOrEqual(100);
    }
    there.set(-HOUR);
    const late = there.another();
    const c = await SteadyClock.open(store, late); // and one that starts with the right time
    expect(c.now()).toBeGreaterThanOrEqual(Math.max(a.now(), b.now()));
    await store.close();
    await place.remove();
  });
});

import type { Kind } from '../cast.js';
import { descriptorsOf } from '../meter.js';
import type { Scene, Stage } from '../scene.js';
import type { Postgres } from '../../support/postgres.js';
import { until } from '../../support/until.js';
import { isReady } from './ready.js';

type Size = {
  /** For how long each time; 0: until every process says that it can not work. */
  readonly seconds: readonly number[];
  readonly processes: number;
  readonly together: number;
  readonly kinds: readonly Kind[];
};

/** PostgreSQL goes away under load, with and without putting things in order, and comes back. */
export const outage = (postgres: Postgres, size: Size): Scene => ({
  title: `PostgreSQL away for ${size.seconds.map((s) => (s === 0 ? 'a moment' : `${s} s`)).join(', ')}`,
  store: 'postgres',
  processes: size.processes,
  kinds: size.kinds,
  together: size.together,
  trouble: async (stage) => {
    for (const [i, seconds] of size.seconds.entries()) {
      await stage.patience.more(size.together * 5);
      const how = i % 2 === 0 ? 'immediate' : 'fast';
      await stage.patience.during(() => away(stage, postgres, how, seconds));
    }
    await stage.patience.more(size.together * 5);
  },
});

/** A connection of each client for each request under way, and some that are just being tried. */
const TRIED = 40;

async function away(
  { servers, patience, wrong, figure }: Stage,
  postgres: Postgres,
  how: 'fast' | 'immediate',
  seconds: number,
): Promise<void> {
  const under = (await descriptorsOf(servers)).length;
  await postgres.halt(how);
  const end = performance.now() + seconds * 1000;
  const sayNo = await until(
    () => Promise.all(servers.map((server) => isReady(server))),
    (all) => !all.includes(true),
  ).catch(() => undefined);
  if (sayNo === undefined) wrong('/readyz goes on saying yes without a database');
  let most = 0;
  while (performance.now() < end) {
    most = Math.max(most, (await descriptorsOf(servers)).length);
    await patience.rest(Math.min(500, Math.max(1, end - performance.now())));
  }
  if (most > under + TRIED * servers.length)
    wrong(`${under} descriptors before the outage and up to ${most} in it`);
  await postgres.resume();
  const back = performance.now();
  await until(
    () => Promise.all(servers.map((server) => isReady(server))),
    (all) => !all.includes(false),
  );
  const took = (performance.now() - back) / 1000;
  figure(`back after ${seconds} s away`, `${took.toFixed(1)} s`);
  figure(`descriptors within ${seconds} s away`, `${under} → ${most}`);
}

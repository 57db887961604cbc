import { startPostgres, type Postgres } from '../support/postgres.js';
import { allKinds, quickKinds, quietKinds } from './cast.js';
import { smallDisk } from './disk.js';
import { perform, type Report, type StoreKind, type Terms } from './scene.js';
import { stepped, steppedBetween } from './scenes/clock.js';
import { fullDisk } from './scenes/disk.js';
import { kills } from './scenes/kills.js';
import { migrationKills } from './scenes/migrations.js';
import { network } from './scenes/network.js';
import { outage } from './scenes/outage.js';
import { processes } from './scenes/processes.js';
import { quiet } from './scenes/quiet.js';

/** How much of everything: a minute of it with every test, or all of it on demand. */
export type Size = 'short' | 'long';

export type Part = {
  readonly name: string;
  readonly run: (terms: Terms & { readonly postgres: Postgres }) => Promise<Report>;
};

const stores: readonly StoreKind[] = ['sqlite', 'postgres'];

/** Of these troubles, that do not depend on the store, one is enough for every day; so is what others include. */
const onDemand: ReadonlySet<string> = new Set([
  'quiet-sqlite',
  'quiet-postgres',
  'migrations-postgres',
  'network-postgres',
  'clock-sqlite',
  'clock-postgres',
  'clock-restart-sqlite',
  'clock-restart-postgres',
]);

/** `most` kills under load on each store, if another number is wanted. */
export function partsOf(size: Size, most?: number): readonly Part[] {
  const long = size === 'long';
  const cast = { kinds: long ? allKinds : quickKinds, together: long ? 8 : 2 };
  const hours = long ? [1, 0, -1, 0, 1, -1, 0] : [1, -1];
  const all = [
    ...stores.map((store) =>
      part(`quiet-${store}`, (terms) => perform(quiet(store, quietKinds), terms)),
    ),
    ...stores.map((store) => {
      const much = { kills: most ?? (long ? 400 : 3), moves: long ? 40 : 10 };
      return part(`kills-${store}`, (terms) => perform(kills(store, { ...much, ...cast }), terms));
    }),
    ...stores.map((store) => {
      const much = long ? { databases: 40, statements: 0 } : { databases: 1, statements: 1 };
      return part(`migrations-${store}`, (terms) => migrationKills(store, much, terms));
    }),
    part('outage', async (terms) => {
      const much = { seconds: long ? [1, 10, 60, 1, 10] : [0], processes: 2 };
      // With hundreds of databases from the parts before it takes long to come up after a crash.
      const postgres = long ? await startPostgres() : terms.postgres;
      try {
        return await perform(outage(postgres, { ...much, ...cast }), { ...terms, postgres });
      } finally {
        if (long) await postgres.stop();
      }
    }),
    part('disk', async (terms) =>
      perform(fullDisk(await smallDisk(), { times: long ? 10 : 1, ...cast }), terms),
    ),
    ...stores.map((store) =>
      part(`clock-${store}`, (terms) => perform(stepped(store, { ...cast, hours }), terms)),
    ),
    ...stores.map((store) =>
      part(`clock-restart-${store}`, (terms) =>
        perform(steppedBetween(store, { ...cast, hours }), terms),
      ),
    ),
    part('processes', (terms) => {
      const much = long ? { rounds: 5, seconds: 30 } : { rounds: 1, seconds: 0 };
      return perform(processes({ ...much, ...cast }), terms);
    }),
    ...stores.map((store) =>
      part(`network-${store}`, (terms) =>
        perform(network(store, { troubles: long ? 400 : 12, ...cast }), terms),
      ),
    ),
  ];
  return long ? all : all.filter(({ name }) => !onDemand.has(name));
}

const part = (name: string, run: Part['run']): Part => ({ name, run });

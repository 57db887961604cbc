import { sql } from '../../src/store/kysely.js';
import { openHome } from '../../src/store/open.js';
import type { Home } from '../../src/store/home.js';
import type { Place } from '../support/homes.js';

/** Shorter than any lease: a job taken again sooner was taken from someone who was doing it. */
const SOONER_MS = 4000;

const SQLITE = [
  'create table taken_twice (key text not null)',
  `create trigger taken_twice after update of leased_until on jobs
   when old.stamp = new.stamp and old.leased_until > 0
     and new.leased_until > 0 and new.leased_until - old.leased_until < ${SOONER_MS}
   begin insert into taken_twice values (new.key); end`,
];

const POSTGRES = [
  'create table taken_twice (key text not null)',
  `create function note_twice() returns trigger language plpgsql as
   $$ begin insert into taken_twice values (new.key); return null; end $$`,
  `create trigger taken_twice after update of leased_until on jobs for each row
   when (old.stamp = new.stamp and old.leased_until > 0
     and new.leased_until > 0 and new.leased_until - old.leased_until < ${SOONER_MS})
   execute function note_twice()`,
];

/** From now on the database itself notes which jobs are leased to two at a time. */
export function watchLeases(place: Place): Promise<void> {
  return use(place, async ({ db, kind }) => {
    for (const text of kind === 'sqlite' ? SQLITE : POSTGRES) await sql.raw(text).execute(db);
  });
}

export function leasedTwice(place: Place): Promise<string[]> {
  return use(place, async ({ db }) => {
    const { rows } = await sql<{ key: string }>`select key from taken_twice`.execute(db);
    return rows.map(({ key }) => `the job ${key} was leased twice at a time`);
  });
}

async function use<T>(place: Place, what: (home: Home) => Promise<T>): Promise<T> {
  const home = await openHome(place);
  try {
    return await what(home);
  } finally {
    await home.close();
  }
}

import type { Home } from './home.js';
import { Migrator } from './kysely.js';
import { migrations } from './migrations.js';
import { aroundIn } from './sql/around.js';
import { clockIn } from './sql/clock.js';
import { jobsIn } from './sql/jobs.js';
import { peopleIn } from './sql/people.js';
import { presenceIn } from './sql/presence.js';
import { probe } from './sql/probe.js';
import { resultsIn } from './sql/results.js';
import { fillRules, rulesIn } from './sql/rules.js';
import { sessionsIn } from './sql/sessions.js';
import { tablesIn } from './sql/tables.js';
import { talliesIn } from './sql/tallies.js';
import { tidyIn } from './sql/tidy.js';
import { tokensIn } from './sql/tokens.js';
import type { Store } from './store.js';

/** The store in SQL that both homes understand, one file a subject, brought up to date first. */
export async function openSqlStore(home: Home): Promise<Store> {
  const migrator = new Migrator({ db: home.unhurried, provider: migrations });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error('the database could not be brought up to date', { cause: error });
  await fillRules(home);
  return {
    kind: home.kind,
    ping: () => probe(home),
    close: () => home.close(),
    listen: (hear) => home.listen(hear),
    ...tablesIn(home),
    ...peopleIn(home),
    ...sessionsIn(home),
    ...jobsIn(home),
    ...aroundIn(home),
    ...presenceIn(home),
    ...clockIn(home),
    ...tokensIn(home),
    ...talliesIn(home),
    ...tidyIn(home),
    ...resultsIn(home),
    ...rulesIn(home),
  };
}

import type { Home } from '../home.js';
import type { TidyStore } from '../store.js';

/** What nobody can use any more goes, a little at a time, so that no move waits for it. */
export function tidyIn(home: Home): TidyStore {
  const { db } = home;

  const oldSessions = (unseen: number, most: number) => {
    const old = db.selectFrom('sessions').select('id').where('seen_at', '<', unseen).limit(most);
    return db.deleteFrom('sessions').where('id', 'in', old).returning('id').compile();
  };
  const oldTokens = (now: number, most: number) => {
    const old = db.selectFrom('tokens').select('hash').where('expires', '<=', now).limit(most);
    return db.deleteFrom('tokens').where('hash', 'in', old).returning('hash').compile();
  };
  const oldTallies = (now: number, most: number) => {
    const old = db.selectFrom('tallies').select('key').where('until', '<=', now).limit(most);
    return db.deleteFrom('tallies').where('key', 'in', old).returning('key').compile();
  };

  /** Of these guests, those who were not here since then, never at a table and never heard. */
  async function withoutTrace(ids: readonly string[], unseen: number): Promise<string[]> {
    let lost = db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', ids)
      .where('created_at', '<', unseen)
      .where((e) => {
        const here = e.selectFrom('sessions').select('sessions.id').where('seen_at', '>=', unseen);
        return e.not(e.exists(here.whereRef('sessions.person', '=', 'people.id')));
      });
    for (const trace of ['members', 'chat', 'notes', 'results'] as const) {
      lost = lost.where((e) => {
        const left = e.selectFrom(trace).select(`${trace}.person`);
        return e.not(e.exists(left.whereRef(`${trace}.person`, '=', 'people.id')));
      });
    }
    const rows = await lost.execute();
    return rows.map(({ id }) => id);
  }

  return {
    async forgetOver(now: number, unseen: number, most: number): Promise<boolean> {
      let more = false;
      for (const statement of [
        oldSessions(unseen, most),
        oldTokens(now, most),
        oldTallies(now, most),
      ]) {
        const gone = await home.rows(statement);
        more ||= gone.length === most;
      }
      return more;
    },

    async forgetGuests(unseen: number, after: string, most: number): Promise<string | undefined> {
      const guests = db.selectFrom('people').select('id').where('kind', '=', 'guest');
      const some = await guests.where('id', '>', after).orderBy('id').limit(most).execute();
      const ids = some.map(({ id }) => id);
      const lost = ids.length === 0 ? [] : await withoutTrace(ids, unseen);
      if (lost.length > 0) {
        await home.atomically({
          writes: [
            db.deleteFrom('sessions').where('person', 'in', lost).compile(),
            // Who has become more than a guest meanwhile stays.
            db.deleteFrom('people').where('id', 'in', lost).where('kind', '=', 'guest').compile(),
          ],
        });
      }
      return ids.length === most ? ids.at(-1) : undefined;
    },
  };
}

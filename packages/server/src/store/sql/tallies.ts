import type { Home } from '../home.js';
import { sql } from '../kysely.js';
import type { TallyStore } from '../store.js';
import { writeOne } from './write.js';

/** What must not happen too often. */
export function talliesIn(home: Home): TallyStore {
  const { db } = home;

  return {
    async tally(key: string, now: number, spanMs: number): Promise<number> {
      const until = now + spanMs;
      // Further ahead than the span: the clock was set back since, and nobody is to wait for that.
      const isOver = sql<boolean>`tallies.until <= ${now} or tallies.until > ${until}`;
      const query = db
        .insertInto('tallies')
        .values({ key, count: 1, until })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else tallies.count + 1 end`,
            until: sql<number>`case when ${isOver} then ${until} else tallies.until end`,
          }),
        )
        .returning('count')
        .compile();
      const [row] = await home.rows<{ readonly count: number } | undefined>(query);
      return row?.count ?? 1;
    },

    async untally(key: string): Promise<void> {
      const query = db
        .updateTable('tallies')
        .set((e) => ({ count: e('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0);
      await writeOne(home, query.compile());
    },
  };
}

import type { Span } from '../../table/schedule.js';
import type { Home } from '../home.js';
import type { ClockStore } from '../store.js';

/** There is one clock. */
const ID = 'server';

/** The time that all processes go by, and the spans in which there was none of them. */
export function clockIn(home: Home): ClockStore {
  const { db } = home;
  return {
    async readClock(): Promise<number | undefined> {
      const row = await db.selectFrom('clock').select('at').where('id', '=', ID).executeTakeFirst();
      return row?.at;
    },

    async readGaps(after: number): Promise<Span[]> {
      const rows = await db
        .selectFrom('gaps')
        .selectAll()
        .where('until', '>', after)
        .orderBy('until')
        .execute();
      return rows.map(({ since, until }) => [since, until]);
    },

    moveClock(from: number | undefined, to: number, isGap: boolean): Promise<boolean> {
      const guard =
        from === undefined
          ? db
              .insertInto('clock')
              .values({ id: ID, at: to })
              .onConflict((conflict) => conflict.column('id').doNothing())
          : db.updateTable('clock').set({ at: to }).where('id', '=', ID).where('at', '=', from);
      const gap = db.insertInto('gaps').values({ since: from ?? to, until: to });
      const writes = isGap ? [gap.compile()] : [];
      return home.atomically({ guard: guard.compile(), writes });
    },
  };
}

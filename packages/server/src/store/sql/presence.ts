import type { Home } from '../home.js';
import { presenceStatements } from '../statements.js';
import type { PresenceStore } from '../store.js';
import type { Row } from './row.js';
import { writeOne } from './write.js';

/** Who looks at which table just now, and through which process. */
export function presenceIn(home: Home): PresenceStore {
  const { db } = home;
  const ready = presenceStatements(db);

  return {
    async setPresent(
      table_id: string,
      person: string,
      process: string,
      at: number,
      isVisible: boolean,
    ): Promise<void> {
      const now = { seen_at: at, visible: Number(isVisible) };
      const write = db
        .insertInto('presence')
        .values({ table_id, person, process, ...now })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'person', 'process']).doUpdateSet(now),
        )
        .compile();
      await home.atomically({ writes: [write], notices: [{ about: 'presence', id: table_id }] });
    },

    async setVisible(
      tables: readonly string[],
      person: string,
      process: string,
      isVisible: boolean,
    ): Promise<void> {
      if (tables.length === 0) return;
      const write = db
        .updateTable('presence')
        .set({ visible: Number(isVisible) })
        .where('table_id', 'in', tables)
        .where('person', '=', person)
        .where('process', '=', process);
      await writeOne(home, write.compile());
    },

    async isLooking(table: string, person: string, since: number): Promise<boolean> {
      const query = db
        .selectFrom('presence')
        .innerJoin('processes', 'processes.id', 'presence.process')
        .select('person')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('visible', '=', 1)
        .where('processes.seen_at', '>=', since);
      return (await home.rows(query.limit(1).compile())).length > 0;
    },

    async setAbsent(table: string, person: string, process: string): Promise<void> {
      const write = db
        .deleteFrom('presence')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('process', '=', process)
        .compile();
      await home.atomically({ writes: [write], notices: [{ about: 'presence', id: table }] });
    },

    async present(table: string, since: number): Promise<string[]> {
      const rows = await home.rows<Pick<Row<'presence'>, 'person'>>(
        ready.present({ table, since }),
      );
      return rows.map(({ person }) => person);
    },

    async beat(id: string, at: number, lost: number): Promise<void> {
      const alive = db.selectFrom('processes').select('id');
      await home.atomically({
        writes: [
          db
            .insertInto('processes')
            .values({ id, seen_at: at })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at }))
            .compile(),
          db.deleteFrom('processes').where('seen_at', '<', lost).compile(),
          db.deleteFrom('presence').where('process', 'not in', alive).compile(),
        ],
      });
    },

    async endProcess(id: string): Promise<void> {
      await home.atomically({
        writes: [
          db.deleteFrom('presence').where('process', '=', id).compile(),
          db.deleteFrom('processes').where('id', '=', id).compile(),
        ],
      });
    },
  };
}

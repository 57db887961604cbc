import type { Home } from '../home.js';
import { presenceStatements } from '../statements.js';
import type { PresenceStore } from '../store.js';
import type { Row } from './row.js';

/** Who looks at which table just now, and through which process. */
export function presenceIn(home: Home): PresenceStore {
  const { db } = home;
  const ready = presenceStatements(db);

  return {
    async setPresent(table_id: string, person: string, process: string, at: number): Promise<void> {
      const write = db
        .insertInto('presence')
        .values({ table_id, person, process, seen_at: at })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'person', 'process']).doUpdateSet({ seen_at: at }),
        )
        .compile();
      await home.atomically({ writes: [write], notices: [{ about: 'presence', id: table_id }] });
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

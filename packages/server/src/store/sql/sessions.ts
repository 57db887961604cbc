import type { Session } from '../../people/person.js';
import type { Home, Statement } from '../home.js';
import { sessionStatements } from '../statements.js';
import type { SessionStore } from '../store.js';
import type { Row } from './row.js';
import { writeOne } from './write.js';

/** Who is signed in where. */
export function sessionsIn(home: Home): SessionStore {
  const { db } = home;
  const ready = sessionStatements(db);
  const write = (statement: Statement) => writeOne(home, statement);

  return {
    async createSession({ id, token, person, agent, createdAt, seenAt }: Session): Promise<void> {
      const row = { id, token, person, agent, created_at: createdAt, seen_at: seenAt };
      await write(db.insertInto('sessions').values(row).compile());
    },

    async findSession(token: string): Promise<Session | undefined> {
      const [row] = await home.rows<Row<'sessions'> | undefined>(ready.findSession({ token }));
      return row === undefined ? undefined : sessionOf(row);
    },

    async touchSession(id: string, at: number): Promise<void> {
      await write(db.updateTable('sessions').set({ seen_at: at }).where('id', '=', id).compile());
    },

    async listSessions(person: string): Promise<Session[]> {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('person', '=', person)
        .orderBy('seen_at', 'desc')
        .execute();
      return rows.map(sessionOf);
    },

    endSession(person: string, id: string): Promise<boolean> {
      const guard = db
        .deleteFrom('sessions')
        .where('person', '=', person)
        .where('id', '=', id)
        .compile();
      return home.atomically({ guard, writes: [] });
    },

    async endSessions(person: string): Promise<void> {
      await write(db.deleteFrom('sessions').where('person', '=', person).compile());
    },
  };
}

function sessionOf({ id, token, person, agent, created_at, seen_at }: Row<'sessions'>): Session {
  return { id, token, person, agent, createdAt: created_at, seenAt: seen_at };
}

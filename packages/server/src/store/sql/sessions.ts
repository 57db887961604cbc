import type { Session } from '../../people/person.js';
import type { Home, Statement, Unit } from '../home.js';
import { sessionStatements } from '../statements.js';
import type { SessionStore } from '../store.js';
import type { Row } from './row.js';
import { writeOne } from './write.js';

/** What it takes to end all sessions of a person; may go along with a change of that person. */
export function endingSessions({ db }: Home, person: string): Unit {
  return {
    writes: [db.deleteFrom('sessions').where('person', '=', person).compile()],
    notices: [{ about: 'sessions', person }],
  };
}

/** Who is signed in where. */
export function sessionsIn(home: Home): SessionStore {
  const { db } = home;
  const ready = sessionStatements(db);
  const write = (statement: Statement) => writeOne(home, statement);

  return {
    async createSession(session: Session): Promise<void> {
      await write(db.insertInto('sessions').values(sessionRow(session)).compile());
    },

    async findSession(token: string): Promise<Session | undefined> {
      const [row] = await home.rows<Row<'sessions'> | undefined>(ready.findSession({ token }));
      return row === undefined ? undefined : sessionOf(row);
    },

    async readSession(id: string): Promise<Session | undefined> {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
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

    async aliveSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db.selectFrom('sessions').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map(({ id }) => id));
    },

    endSession(person: string, id: string): Promise<boolean> {
      const guard = db
        .deleteFrom('sessions')
        .where('person', '=', person)
        .where('id', '=', id)
        .compile();
      return home.atomically({ guard, writes: [], notices: [{ about: 'sessions', person }] });
    },

    async endSessions(person: string): Promise<void> {
      await home.atomically(endingSessions(home, person));
    },
  };
}

function sessionRow({ createdAt, seenAt, provedAt, ...columns }: Session): Row<'sessions'> {
  return { ...columns, created_at: createdAt, seen_at: seenAt, proved_at: provedAt ?? null };
}

function sessionOf({ created_at, seen_at, proved_at, ...columns }: Row<'sessions'>): Session {
  const times = { createdAt: created_at, seenAt: seen_at };
  return { ...columns, ...times, ...(proved_at === null ? {} : { provedAt: proved_at }) };
}

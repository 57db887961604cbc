import type { Person, Settings } from '../../people/person.js';
import type { Home, Statement } from '../home.js';
import { personStatements } from '../statements.js';
import type { PersonStore, Taken } from '../store.js';
import { StoreTrouble } from '../trouble.js';
import type { Row } from './row.js';
import { endingSessions } from './sessions.js';
import { writeOne } from './write.js';

/** One of those who change a person at once gets through each time; so many are never at it. */
const MOST_TRIES = 50;

/** Accounts and guests. */
export function peopleIn(home: Home): PersonStore {
  const { db } = home;
  const ready = personStatements(db);

  async function findBy(column: 'email' | 'login', value: string): Promise<Person | undefined> {
    const query = db.selectFrom('people').selectAll().where(column, '=', value);
    const row = await query.executeTakeFirst();
    return row === undefined ? undefined : personOf(row);
  }

  /** What this person wants and somebody else has. */
  async function takenOf({ id, email, login }: Person): Promise<Taken | undefined> {
    const byEmail = email === undefined ? undefined : await findBy('email', email);
    if (byEmail !== undefined && byEmail.id !== id) return 'email-taken';
    const byLogin = login === undefined ? undefined : await findBy('login', login);
    return byLogin !== undefined && byLogin.id !== id ? 'login-taken' : undefined;
  }

  /** Changes nothing if someone else was faster. */
  function changed({ id, revision }: Row<'people'>, after: Person): Statement {
    return db
      .updateTable('people')
      .set({ ...personRow(after), revision: revision + 1 })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .compile();
  }

  return {
    findByEmail: (email: string) => findBy('email', email),
    findByLogin: (login: string) => findBy('login', login),

    async createPerson(person: Person): Promise<void> {
      await writeOne(
        home,
        db
          .insertInto('people')
          .values({ ...personRow(person), revision: 0 })
          .compile(),
      );
    },

    async readPerson(id: string): Promise<Person | undefined> {
      const [row] = await home.rows<Row<'people'> | undefined>(ready.readPerson({ id }));
      return row === undefined ? undefined : personOf(row);
    },

    async readPeople(ids: readonly string[]): Promise<Person[]> {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('people').selectAll().where('id', 'in', ids).execute();
      return rows.map(personOf);
    },

    async changePerson(
      id: string,
      change: (person: Person) => Person | undefined,
      ends?: 'sessions',
    ): Promise<Person | 'gone' | Taken> {
      const more = ends === undefined ? { writes: [] } : endingSessions(home, id);
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const [was] = await home.rows<Row<'people'> | undefined>(ready.readPerson({ id }));
        const after = was && change(personOf(was));
        if (was === undefined || after === undefined) return 'gone';
        const taken = await takenOf(after);
        if (taken !== undefined) return taken;
        const done = await home
          .atomically({ ...more, guard: changed(was, after) })
          .catch(async (error: unknown) => {
            // Someone took it between our look and our write: that is said with the next look.
            if ((await takenOf(after)) !== undefined) return false;
            throw error;
          });
        if (done) return after;
      }
      throw new StoreTrouble('busy');
    },
  };
}

function personRow({
  id,
  kind,
  name,
  login,
  email,
  proved,
  password,
  settings,
  createdAt,
}: Person): Omit<Row<'people'>, 'revision'> {
  return {
    id,
    kind,
    name,
    login: login ?? null,
    email: email ?? null,
    proved: Number(proved ?? false),
    password: password ?? null,
    settings: JSON.stringify(settings),
    created_at: createdAt,
  };
}

function personOf({
  id,
  kind,
  name,
  login,
  email,
  proved,
  password,
  settings,
  created_at,
}: Row<'people'>): Person {
  return {
    id,
    kind: kind as Person['kind'],
    name,
    settings: JSON.parse(settings) as Settings,
    createdAt: created_at,
    ...(login === null ? {} : { login }),
    ...(email === null ? {} : { email }),
    ...(proved === 1 ? { proved: true } : {}),
    ...(password === null ? {} : { password }),
  };
}

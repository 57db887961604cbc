import type { Person, Settings } from '../../people/person.js';
import type { Home, Statement } from '../home.js';
import { personStatements } from '../statements.js';
import type { PersonStore } from '../store.js';
import { StoreTrouble } from '../trouble.js';
import type { Row } from './row.js';
import { writeOne } from './write.js';

/** One of those who change a person at once gets through each time; so many are never at it. */
const MOST_TRIES = 50;

/** Accounts and guests. */
export function peopleIn(home: Home): PersonStore {
  const { db } = home;
  const ready = personStatements(db);

  async function findByEmail(email: string): Promise<Person | undefined> {
    const row = await db
      .selectFrom('people')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    return row === undefined ? undefined : personOf(row);
  }

  async function isTaken({ id, email }: Person): Promise<boolean> {
    const other = email === undefined ? undefined : await findByEmail(email);
    return other !== undefined && other.id !== id;
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
    findByEmail,

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
    ): Promise<Person | 'gone' | 'email-taken'> {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const [was] = await home.rows<Row<'people'> | undefined>(ready.readPerson({ id }));
        const after = was && change(personOf(was));
        if (was === undefined || after === undefined) return 'gone';
        if (await isTaken(after)) return 'email-taken';
        if (await home.atomically({ guard: changed(was, after), writes: [] })) return after;
      }
      throw new StoreTrouble('busy');
    },
  };
}

function personRow({
  id,
  kind,
  name,
  email,
  password,
  settings,
  createdAt,
}: Person): Omit<Row<'people'>, 'revision'> {
  return {
    id,
    kind,
    name,
    email: email ?? null,
    password: password ?? null,
    settings: JSON.stringify(settings),
    created_at: createdAt,
  };
}

function personOf({
  id,
  kind,
  name,
  email,
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
    ...(email === null ? {} : { email }),
    ...(password === null ? {} : { password }),
  };
}

import type { Person, Settings } from '../../people/person.js';
import type { Home, Statement } from '../home.js';
import { personStatements } from '../statements.js';
import type { PersonStore } from '../store.js';
import type { Row } from './row.js';
import { writeOne } from './write.js';

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
  function changed(was: Row<'people'>, after: Person): Statement {
    return db
      .updateTable('people')
      .set(personRow(after))
      .where('id', '=', was.id)
      .where('kind', '=', was.kind)
      .where('name', '=', was.name)
      .where('email', 'is not distinct from', was.email)
      .where('password', 'is not distinct from', was.password)
      .where('settings', '=', was.settings)
      .compile();
  }

  return {
    findByEmail,

    async createPerson(person: Person): Promise<void> {
      await writeOne(home, db.insertInto('people').values(personRow(person)).compile());
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
      for (;;) {
        const [was] = await home.rows<Row<'people'> | undefined>(ready.readPerson({ id }));
        const after = was && change(personOf(was));
        if (was === undefined || after === undefined) return 'gone';
        if (await isTaken(after)) return 'email-taken';
        if (await home.atomically({ guard: changed(was, after), writes: [] })) return after;
      }
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
}: Person): Row<'people'> {
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

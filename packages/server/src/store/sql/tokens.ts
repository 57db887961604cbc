import type { Home, Statement } from '../home.js';
import type { Token, TokenStore } from '../store.js';
import { writeOne } from './write.js';

/** What is good once or for a while, and what the server keeps to itself. */
export function tokensIn(home: Home): TokenStore {
  const { db } = home;
  const write = (statement: Statement) => writeOne(home, statement);

  return {
    async putToken({ hash, kind, subject, person, expires }: Token): Promise<void> {
      const row = { hash, kind, subject, person: person ?? null, expires };
      await write(db.insertInto('tokens').values(row).compile());
    },

    async takeToken(hash: string, now: number): Promise<Token | undefined> {
      const row = await db
        .selectFrom('tokens')
        .selectAll()
        .where('hash', '=', hash)
        .where('expires', '>', now)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const guard = db.deleteFrom('tokens').where('hash', '=', hash).compile();
      if (!(await home.atomically({ guard, writes: [] }))) return undefined; // someone was faster
      const { subject, person, expires } = row;
      return { hash, kind: 'mail-link', subject, expires, ...(person === null ? {} : { person }) };
    },

    async secret(name: string, make: () => string): Promise<string> {
      await write(
        db
          .insertInto('secrets')
          .values({ name, value: make() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .compile(),
      );
      const row = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}

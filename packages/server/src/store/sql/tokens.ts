import type { Home, Statement } from '../home.js';
import type { Token, TokenStore } from '../store.js';
import type { Row } from './row.js';
import { writeOne } from './write.js';

/** What is good once or for a while, and what the server keeps to itself. */
export function tokensIn(home: Home): TokenStore {
  const { db } = home;
  const write = (statement: Statement) => writeOne(home, statement);

  async function readToken(
    kind: Token['kind'],
    hash: string,
    now: number,
  ): Promise<Token | undefined> {
    const row = await db
      .selectFrom('tokens')
      .selectAll()
      .where('hash', '=', hash)
      .where('kind', '=', kind)
      .where('expires', '>', now)
      .executeTakeFirst();
    return row === undefined ? undefined : tokenOf(row);
  }

  return {
    readToken,

    async putToken({ password, moves, ...columns }: Token): Promise<void> {
      const row = { ...columns, password: password ?? null, moves: Number(moves ?? false) };
      await write(db.insertInto('tokens').values(row).compile());
    },

    async takeToken(kind: Token['kind'], hash: string, now: number): Promise<Token | undefined> {
      const token = await readToken(kind, hash, now);
      if (token === undefined) return undefined;
      const guard = db.deleteFrom('tokens').where('hash', '=', hash).compile();
      return (await home.atomically({ guard, writes: [] })) ? token : undefined; // or someone was faster
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

function tokenOf(row: Row<'tokens'>): Token | undefined {
  const { hash, kind, subject, person, session, password, moves, expires } = row;
  if (person === null || session === null) return undefined; // from before links had a session
  return {
    ...{ hash, kind: kind as Token['kind'], subject, person, session, expires },
    ...(password === null ? {} : { password }),
    ...(moves === 1 ? { moves: true } : {}),
  };
}

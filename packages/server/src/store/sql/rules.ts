import type { Build } from '../../rules/build.js';
import type { TableDoc } from '../../table/doc.js';
import type { Home } from '../home.js';
import type { RulesQuery, RulesStore } from '../store.js';
import { sql } from '../kysely.js';
import { tableRecord } from './tables.js';
import { writeOne } from './write.js';

/** Rules as code, and which tables need which. */
export function rulesIn(home: Home): RulesStore {
  const { db } = home;
  return {
    async putBuild({ game, rules, sha256, code }: Build, at: number): Promise<void> {
      const row = { game, rules, sha256, code, kept_at: at };
      await writeOne(
        home,
        db
          .insertInto('builds')
          .values(row)
          .onConflict((conflict) =>
            conflict
              .columns(['game', 'rules'])
              .doUpdateSet({ sha256, code, kept_at: at })
              .where((e) => e.or([e('builds.sha256', '!=', sha256), e('builds.code', '!=', code)])),
          )
          .compile(),
      );
    },

    readBuild(game: string, rules: string): Promise<Build | undefined> {
      return db
        .selectFrom('builds')
        .select(['game', 'rules', 'sha256', 'code'])
        .where('game', '=', game)
        .where('rules', '=', rules)
        .executeTakeFirst();
    },

    listBuilds() {
      return db
        .selectFrom('builds')
        .select(['game', 'rules', 'sha256', 'kept_at as keptAt'])
        .select(sql<number>`length(code)`.as('size'))
        .orderBy('game')
        .orderBy('kept_at')
        .execute();
    },

    async rulesOf(statuses) {
      const rows = await db
        .selectFrom('tables')
        .select(['game', 'rules', (e) => e.fn.countAll<number>().as('count')])
        .where('status', 'in', statuses)
        .groupBy(['game', 'rules'])
        .orderBy('game')
        .orderBy('rules')
        .execute();
      return rows.map(({ game, rules, count }) => ({ game, rules: rules ?? '', count }));
    },

    async tablesUnder({ game, rules, statuses, after, limit }: RulesQuery) {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'revision', 'status', 'doc'])
        .where('game', '=', game)
        .where('rules', '=', rules)
        .where('status', 'in', statuses)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(tableRecord);
    },
  };
}

const CHUNK = 500;

/**
 * Notes for each table by which rules it plays, where a version wrote it that did not know the
 * column, or a backup of such a version brought it.
 */
export async function fillRules({ db }: Home): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'doc'])
      .where('rules', 'is', null)
      .limit(CHUNK)
      .execute();
    await db.transaction().execute(async (together) => {
      for (const { id, doc } of rows) {
        await together
          .updateTable('tables')
          .set({ rules: versionIn(doc) })
          .where('id', '=', id)
          .where('rules', 'is', null)
          .execute();
      }
    });
    if (rows.length < CHUNK) return;
  }
}

/** A document that can't be read is a matter of its table alone. */
function versionIn(doc: string): string {
  try {
    return (JSON.parse(doc) as TableDoc).rules;
  } catch {
    return '';
  }
}

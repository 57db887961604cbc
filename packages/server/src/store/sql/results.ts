import type { Home } from '../home.js';
import { sql } from '../kysely.js';
import type { NewRating, Rating, ResultStore, SeatResult } from '../store.js';
import type { Row } from './row.js';

/** What is left of a game: results and ratings. */
export function resultsIn(home: Home): ResultStore {
  const { db } = home;
  const insert = (row: Row<'results'>) =>
    db
      .insertInto('results')
      .values(row)
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doNothing())
      .compile();

  /** Another game may have ended at the same moment: then what this one adds is added to that. */
  const rate = ({ person, game, mu, sigma, games, before }: NewRating) => {
    const same = sql<boolean>`ratings.games = ${before.games}`;
    const change = {
      mu: sql<number>`case when ${same} then ${mu} else ratings.mu + ${mu - before.mu} end`,
      sigma: sql<number>`case when ${same} then ${sigma} else ratings.sigma * ${sigma / before.sigma} end`,
      games: sql<number>`ratings.games + 1`,
    };
    return db
      .insertInto('ratings')
      .values({ person, game, mu, sigma, games })
      .onConflict((conflict) => conflict.columns(['person', 'game']).doUpdateSet(change))
      .compile();
  };

  return {
    async readRatings(game: string, people: readonly string[]): Promise<Rating[]> {
      if (people.length === 0) return [];
      return db
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('person', 'in', people)
        .execute();
    },

    topRatings(game: string, limit: number): Promise<Rating[]> {
      return db
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .orderBy(sql`mu - 3 * sigma`, 'desc')
        .limit(limit)
        .execute();
    },

    ratingsOf(person: string): Promise<Rating[]> {
      return db
        .selectFrom('ratings')
        .selectAll()
        .where('person', '=', person)
        .orderBy('game')
        .execute();
    },

    addResults(results: readonly SeatResult[], ratings: readonly NewRating[]): Promise<boolean> {
      const [head, ...rest] = results.map(({ table, ...columns }) => ({
        table_id: table,
        ...columns,
      }));
      if (head === undefined) return Promise.resolve(true);
      const rated = ratings.map(rate);
      return home.atomically({ guard: insert(head), writes: [...rest.map(insert), ...rated] });
    },

    async resultsOf(person: string): Promise<SeatResult[]> {
      const rows = await db
        .selectFrom('results')
        .selectAll()
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .execute();
      return rows.map(({ table_id, ending, ...columns }) => ({
        table: table_id,
        ending: ending as SeatResult['ending'], // written above
        ...columns,
      }));
    },
  };
}

import type { Context } from '../context.js';
import type { Person } from '../people/person.js';

/** What everyone may know of a person: name, ratings, how their games went. */
export async function statisticsOf(context: Context, { id, name, kind }: Person): Promise<object> {
  if (kind === 'deleted') return { id, name, kind, ratings: [], games: [] };
  const [ratings, results] = await Promise.all([
    context.store.ratingsOf(id),
    context.store.resultsOf(id),
  ]);
  const games = [...new Set(results.map(({ game }) => game))].map((game) => {
    const own = results.filter((result) => result.game === game);
    const sum = (value: (result: (typeof own)[number]) => number): number =>
      own.reduce((total, result) => total + value(result), 0);
    return {
      game,
      played: own.length,
      won: own.filter(({ place }) => place === 1).length,
      averagePlace: sum(({ place }) => place) / own.length,
      averageScore: sum(({ score }) => score) / own.length,
      bestScore: Math.max(...own.map(({ score }) => score)),
    };
  });
  return {
    ...{ id, name, kind, games },
    ratings: ratings.map(({ game, mu, sigma, games: played }) => ({ game, mu, sigma, played })),
  };
}

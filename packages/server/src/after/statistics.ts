import type { Context } from '../context.js';
import type { Person } from '../people/person.js';
import type { SeatResult } from '../store/store.js';

/** What everyone may know of a person: name, ratings, how their games went. */
export async function statisticsOf(context: Context, { id, name, kind }: Person): Promise<object> {
  if (kind === 'deleted') return { id, name, kind, ratings: [], games: [] };
  const [ratings, results] = await Promise.all([
    context.store.ratingsOf(id),
    context.store.resultsOf(id),
  ]);
  const games = [...new Set(results.map(({ game }) => game))].map((game) =>
    recordOf(
      game,
      results.filter((result) => result.game === game),
    ),
  );
  return {
    ...{ id, name, kind, games },
    ratings: ratings.map(({ game, mu, sigma, games: played }) => ({ game, mu, sigma, played })),
  };
}

/** How someone's games of one kind went. Points are of those they played to the end themselves. */
function recordOf(game: string, results: readonly SeatResult[]): object {
  const scores = results.flatMap(({ ending, score }) => (ending === 'played' ? [score] : []));
  return {
    game,
    played: results.length,
    won: results.filter(({ place }) => place === 1).length,
    resigned: results.filter(({ ending }) => ending === 'resigned').length,
    minded: results.filter(({ ending }) => ending === 'minded').length,
    averagePlace: average(results.map(({ place }) => place)),
    ...(scores.length === 0
      ? {}
      : { averageScore: average(scores), bestScore: Math.max(...scores) }),
  };
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

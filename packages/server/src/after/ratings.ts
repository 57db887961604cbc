import { blurred, newSkill, rateGame, type Result } from '@hustings/kernel';
import type { Context } from '../context.js';
import type { Rating, SeatResult } from '../store/store.js';
import type { TableDoc } from '../table/doc.js';

/** The place of each seat: winners share the first, the others follow by points; resigned are last. */
export function placesOf(doc: TableDoc, { scores, winners }: Result): readonly number[] {
  const worth = scores.map((score, seat) => {
    if (doc.seats[seat].resigned === true) return -Infinity;
    return winners.includes(seat) ? Infinity : score;
  });
  return worth.map((own) => 1 + worth.filter((other) => other > own).length);
}

/** Writes results and ratings of a finished game; a second time changes nothing. */
export async function keepResults(context: Context, id: string): Promise<void> {
  const record = await context.store.readTable(id);
  if (record?.doc.result === undefined || record.doc.status !== 'over') return;
  const { doc } = record;
  const places = placesOf(doc, record.doc.result);
  const { scores } = record.doc.result;
  const results = doc.seats.flatMap(({ person }, seat): SeatResult[] =>
    person === undefined
      ? []
      : [
          {
            table: id,
            seat,
            person,
            game: doc.game,
            place: places[seat],
            seats: doc.seats.length,
            score: scores[seat],
            at: doc.endedAt ?? 0,
          },
        ],
  );
  const ratings = doc.rated ? await newRatings(context, doc, places) : [];
  await context.store.addResults(results, ratings);
}

/** Accounts against each other; bots have no rating, and a person with two seats plays against nobody. */
async function newRatings(
  context: Context,
  doc: TableDoc,
  places: readonly number[],
): Promise<Rating[]> {
  const people = doc.seats.map(({ person }) => person);
  const rated = people.flatMap((person, seat) =>
    person !== undefined && people.indexOf(person) === seat && people.lastIndexOf(person) === seat
      ? [{ person, place: places[seat] }]
      : [],
  );
  if (rated.length < 2) return [];
  const known = await context.store.readRatings(
    doc.game,
    rated.map(({ person }) => person),
  );
  const before = rated.map(({ person }) => known.find((one) => one.person === person));
  const after = rateGame(
    before.map((old) => blurred(old ?? newSkill())),
    rated.map(({ place }) => place),
  );
  return rated.map(({ person }, i) => ({
    person,
    game: doc.game,
    mu: after[i].mu,
    sigma: after[i].sigma,
    games: (before[i]?.games ?? 0) + 1,
  }));
}

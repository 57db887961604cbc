import { blurred, newSkill, rateGame } from '@hustings/kernel';
import type { Context } from '../context.js';
import type { NewRating, SeatResult } from '../store/store.js';
import type { TableDoc } from '../table/doc.js';
import { endingOf } from '../table/ending.js';

/** Writes results and ratings of a finished game; a second time changes nothing. */
export async function keepResults(context: Context, id: string): Promise<void> {
  const record = await context.store.readTable(id);
  if (record?.doc.status !== 'over') return;
  const { doc } = record;
  const { places, scores } = endingOf(doc.seats, doc.result);
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
            score: scores[seat] ?? 0,
            at: doc.endedAt ?? 0,
            ending: endingFor(doc, seat),
          },
        ],
  );
  const ratings = doc.rated ? await newRatings(context, doc, places) : [];
  await context.store.addResults(results, ratings);
}

function endingFor({ seats, result }: TableDoc, seat: number): SeatResult['ending'] {
  if (seats[seat].resigned === true) return 'resigned';
  if (seats[seat].mostlyMinded === true) return 'minded';
  return result === undefined ? 'unplayed' : 'played';
}

/** Accounts against each other; bots have no rating, and a person with two seats plays against nobody. */
async function newRatings(
  context: Context,
  doc: TableDoc,
  places: readonly number[],
): Promise<NewRating[]> {
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
  const before = rated.map(
    ({ person }) => known.find((one) => one.person === person) ?? { ...newSkill(), games: 0 },
  );
  const after = rateGame(
    before.map(blurred),
    rated.map(({ place }) => place),
  );
  return rated.map(({ person }, i) => ({
    person,
    game: doc.game,
    mu: after[i].mu,
    sigma: after[i].sigma,
    games: before[i].games + 1,
    before: before[i],
  }));
}

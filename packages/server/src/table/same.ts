import { canonical } from '@hustings/kernel';
import type { Seat, TableDoc } from './doc.js';

/** What moves alone change. */
const moving: ReadonlySet<string> = new Set<keyof TableDoc | keyof Seat>([
  'head',
  'clockDue',
  'pastClocks',
  'bank',
  'since',
  'minderAt',
  'again',
  // Told to one person alone, see `sameAhead`.
  'ahead',
  'aheadNews',
  'quiet',
]);

/** Is everything the same that moves alone do not change? Asked after every move, so in a hurry. */
export function sameButMoves(a: TableDoc, b: TableDoc): boolean {
  const { seats: seatsOfA, ...restOfA } = a;
  const { seats: seatsOfB, ...restOfB } = b;
  return (
    seatsOfA.length === seatsOfB.length &&
    seatsOfA.every((seat, i) => sameFields(seat, seatsOfB[i])) &&
    sameFields(restOfA, restOfB)
  );
}

/** Is what someone has decided ahead the same, and what became of it? */
export function sameAhead(a: TableDoc, b: TableDoc, seats: readonly number[]): boolean {
  return seats.every(
    (seat) =>
      canonical(a.seats[seat].ahead ?? null) === canonical(b.seats[seat].ahead ?? null) &&
      canonical(a.seats[seat].aheadNews ?? null) === canonical(b.seats[seat].aheadNews ?? null),
  );
}

type Fields = Readonly<Record<string, unknown>>;

function sameFields(a: Fields, b: Fields): boolean {
  for (const key in a) if (!sameValue(key, a[key], b[key])) return false;
  for (const key in b) if (!(key in a) && !sameValue(key, undefined, b[key])) return false;
  return true;
}

function sameValue(key: string, a: unknown, b: unknown): boolean {
  if (a === b || moving.has(key)) return true;
  // Read from the store again, what is equal is another object.
  return typeof a === 'object' && typeof b === 'object' && canonical(a) === canonical(b);
}

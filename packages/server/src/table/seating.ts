import { problem, type Problem } from '../problem.js';
import type { Missing, Seat, TableDoc } from './doc.js';
import { seatsOf } from './owed.js';

/** The document with one seat changed. */
export function withSeat(doc: TableDoc, seat: number, value: Seat): TableDoc {
  return { ...doc, seats: doc.seats.map((old, i) => (i === seat ? value : old)) };
}

export const isFree = (seat: Seat): boolean => seat.person === undefined && seat.bot === undefined;

/** The table without this person. Who was asked for another game and goes has said no to it. */
export function stoodUp(doc: TableDoc, person: string): TableDoc {
  return seatsOf(doc, person).reduce((before, seat) => vacated(before, seat), doc);
}

/** The table with a seat free; if it was kept for someone, they have said no, or nothing. */
export function vacated(doc: TableDoc, index: number, said: Missing['said'] = 'no'): TableDoc {
  const { person, invited } = doc.seats[index];
  const next = withSeat(doc, index, {});
  if (invited !== true || person === undefined) return next;
  const others = (doc.missing ?? []).filter((one) => one.person !== person);
  return { ...next, missing: [...others, { person, said }] };
}

/** Those who have not said in time that they play again: their seats are kept no longer. */
export function notKept(doc: TableDoc, now: number): TableDoc | undefined {
  const { keptUntil } = doc;
  if (keptUntil === undefined || keptUntil > now) return undefined;
  const { keptUntil: _over, ...rest } = doc;
  return doc.seats.reduce<TableDoc>(
    (before, { invited }, i) => (invited === true ? vacated(before, i, 'nothing') : before),
    rest,
  );
}

/** Someone sits down: nobody misses them any more. */
export function seated(doc: TableDoc, index: number, seat: Seat): TableDoc {
  const { missing, ...rest } = withSeat(doc, index, seat);
  const left = (missing ?? []).filter(({ person }) => person !== seat.person);
  return left.length === 0 ? rest : { ...rest, missing: left };
}

/** Until when someone may not sit down here, because they were sent away. */
export function sentAway({ removed }: TableDoc, person: string, now: number): number | undefined {
  return removed?.find((one) => one.person === person && one.until > now)?.until;
}

/** In words: for how many minutes. */
export const wasSentAway = (until: number, now: number): Problem =>
  problem(403, 'sent-away', { minutes: Math.ceil((until - now) / 60_000) });

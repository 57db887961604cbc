import type { Context } from '../context.js';
import { isProblem } from '../problem.js';
import type { Seat, TableDoc } from './doc.js';
import { followUp } from './follow-up.js';
import { leftOf } from './holidays.js';
import { seatsOf } from './owed.js';
import { dateIn, nextMidnight, type DatedSchedule, type Schedule } from './schedule.js';

/** The table knows for so long of a change before its clocks do. */
const NOTICE_MS = 86_400_000;
/**
 * So long one stays in a zone that one has changed to. Who went on every night could have each day
 * end before its play hours begin, and a clock that hardly runs.
 */
const STAY_MS = 7 * 86_400_000;
const MOST_TABLES = 1000;

/**
 * The seats as they are when a game begins: by correspondence each keeps the schedule that its
 * person has now.
 */
export async function withSchedules(context: Context, doc: TableDoc): Promise<readonly Seat[]> {
  if (doc.clock?.kind !== 'correspondence') return doc.seats;
  const ids = doc.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const people = await context.store.readPeople([...new Set(ids)]);
  const from = context.now();
  return doc.seats.map((seat): Seat => {
    const person = people.find(({ id }) => id === seat.person);
    return person === undefined ? seat : { ...seat, schedules: [dated(person.settings, from)] };
  });
}

/** A seat with someone else on it, by consent of all: their schedule holds from now on. */
export function withSchedule(
  { schedules, rested: _before, ...seat }: Seat,
  wish: Schedule,
  now: number,
): Seat {
  if (schedules === undefined) return seat;
  return { ...seat, schedules: [...schedules.filter(({ from }) => from < now), dated(wish, now)] };
}

/**
 * A seat with someone else on it, to whom its person gave it. That may be the same person in another
 * browser, so nothing is won by it: their schedule counts like a change, and of the year's holidays
 * they have what is left.
 */
export function passedOn(seat: Seat, wish: Schedule, now: number): Seat {
  if (seat.schedules === undefined) return seat;
  const had = pruned(seat, now);
  const from = announced(had, { ...wish, holidays: [] }, now).at(-1)?.from ?? now;
  const until = dateIn(Math.max(from, now + NOTICE_MS), wish.zone);
  const year = until.slice(0, 4);
  const days = [...(seat.rested?.days ?? []), ...had.flatMap(({ holidays }) => holidays)];
  const rested = {
    until,
    days: [...new Set(days)].filter((day) => day.startsWith(year) && day < until),
  };
  return withChange({ ...seat, rested }, wish, now);
}

/** A seat whose person has changed when their clock runs. */
function withChange(seat: Seat, wish: Schedule, now: number): Seat {
  const holidays = leftOf(wish.holidays, seat.rested);
  return { ...seat, schedules: announced(pruned(seat, now), { ...wish, holidays }, now) };
}

const dated = ({ zone, playHours, holidays }: Schedule, from: number): DatedSchedule => ({
  ...{ from, zone, playHours, holidays },
});

/**
 * The schedules of a seat after its person has changed theirs: the new one holds from the first day
 * that begins after the notice, so what has passed stays as it was. In another zone a holiday that
 * began in the old one does not begin again.
 */
export function announced(
  schedules: readonly DatedSchedule[],
  wish: Schedule,
  now: number,
): readonly DatedSchedule[] {
  const last = schedules.at(-1);
  if (last === undefined) return [dated(wish, now)];
  const midnight = nextMidnight(now + NOTICE_MS, last.zone);
  // What was announced for the same day, or a later one, has not happened yet.
  const kept = schedules.filter(({ from }, i) => i === 0 || from < midnight);
  const before = kept.at(-1) ?? last;
  const isMove = wish.zone !== before.zone;
  const from = Math.max(midnight, last.from, isMove ? soonestMove(before) : 0);
  const first = dateIn(nextMidnight(from, before.zone), before.zone);
  const holidays = wish.holidays.filter((day) => !isMove || day >= first);
  const moved = isMove ? from : before.moved;
  const next = {
    ...dated({ ...wish, holidays }, from),
    ...(moved === undefined ? {} : { moved }),
  };
  return isSame(before, next) ? kept : [...kept, next];
}

/** From when on someone may be in yet another zone. */
const soonestMove = ({ moved, zone }: DatedSchedule): number =>
  moved === undefined ? 0 : nextMidnight(moved + STAY_MS, zone);

const isSame = (a: Schedule, b: Schedule): boolean =>
  a.zone === b.zone &&
  a.playHours.from === b.playHours.from &&
  a.playHours.to === b.playHours.to &&
  a.holidays.join() === b.holidays.join();

/** Without what no running clock needs any more. */
function pruned({ schedules = [], since }: Seat, now: number): readonly DatedSchedule[] {
  return schedules.filter((_, i) => (schedules.at(i + 1)?.from ?? Infinity) > (since ?? now));
}

/** Someone has changed when their clocks run: every table they play at is told, and it counts later. */
export async function announce(context: Context, person: string): Promise<void> {
  const settings = (await context.store.readPerson(person))?.settings;
  if (settings === undefined) return;
  const query = { person, status: 'playing', limit: MOST_TABLES } as const;
  for (const { id, doc } of await context.store.listTables(query)) {
    if (doc.clock?.kind === 'correspondence') await announceAt(context, id, person, settings);
  }
}

async function announceAt(
  context: Context,
  id: string,
  person: string,
  wish: Schedule,
): Promise<void> {
  const outcome = await context.desk.act<null>(id, async ({ record: { doc }, referee }) => {
    const now = context.now();
    const own = seatsOf(doc, person);
    const seats = doc.seats.map((seat, i) =>
      own.includes(i) ? withChange(seat, wish, now) : seat,
    );
    const same = JSON.stringify(seats) === JSON.stringify(doc.seats);
    if (referee === undefined || doc.status !== 'playing' || same) return { answer: null };
    const next = { ...doc, seats };
    return {
      answer: null,
      ...(await followUp(context, id, next, referee, { seat: undefined })),
    };
  });
  if (isProblem(outcome)) throw new Error(outcome.code);
}

import type { Clock } from '@hustings/protocol';
import type { ClockRules, Seat, TableDoc } from './doc.js';
import { isMinded, playedByBot } from './owed.js';
import { playingTime, restsBetween, whenPassed, type Span, type Timetable } from './schedule.js';

/** How long a bot that minds a seat waits before it decides, in milliseconds. */
export type Pace = Readonly<Record<ClockRules['kind'], number>>;

/** As people do, so that whoever comes back finds a game; by correspondence nobody looks every minute. */
export const humanPace: Pace = { live: 10_000, correspondence: 3_600_000 };

/** When there was no server to play at: no clock runs then. */
export type Gaps = readonly Span[];

const timetable = ({ schedules = [] }: Seat, gaps: Gaps): Timetable => ({ schedules, gaps });

/** What is left on a seat's clock now; below zero: overrun. */
export function timeLeft(seat: Seat, now: number, gaps: Gaps): number | undefined {
  if (seat.bank === undefined) return undefined;
  return seat.since === undefined
    ? seat.bank
    : seat.bank - playingTime(seat.since, now, timetable(seat, gaps));
}

/** Whoever leaves a page open for longer hears of the clocks again in the meantime. */
const LOOK_AHEAD = 2 * 86_400_000;

export function readClock(seat: Seat, now: number, gaps: Gaps): Clock {
  const time = timeLeft(seat, now, gaps);
  const running = seat.since !== undefined;
  const rests = running ? restsBetween(now, now + LOOK_AHEAD, timetable(seat, gaps)) : [];
  return {
    running,
    ...(time === undefined ? {} : { time: Math.max(0, time) }),
    ...(rests.length === 0 ? {} : { rests: rests.map(([from, to]) => [from - now, to - now]) }),
    ...(seat.minderAt === undefined ? {} : { minder: Math.max(0, seat.minderAt - now) }),
  };
}

/**
 * The seats after a decision: who decided has the increment, who owes now has a running clock, and
 * where a bot minds the seat of who owes, it will decide in a while.
 */
export function turnClocks(
  doc: TableDoc,
  owed: readonly number[],
  decided: number | undefined,
  now: number,
  gaps: Gaps,
  pace: Pace,
): readonly Seat[] {
  const { clock } = doc;
  if (clock === undefined) return doc.seats;
  return doc.seats.map((given, i) => {
    const { minderAt, ...seat } = given;
    if (isMinded(seat) && owed.includes(i)) {
      const waits = i === decided ? undefined : minderAt;
      return { ...stop(seat, now, gaps), minderAt: waits ?? now + pace[clock.kind] };
    }
    const owes = owed.includes(i) && !playedByBot(seat);
    if (owes && seat.since !== undefined && i !== decided) return seat;
    const stopped = stop(seat, now, gaps);
    const earned = i === decided && !playedByBot(seat) ? addIncrement(stopped, clock) : stopped;
    return owes ? { ...earned, since: now } : earned;
  });
}

/** A clock brought to a halt. */
function stop(seat: Seat, now: number, gaps: Gaps): Seat {
  const { since, ...rest } = seat;
  if (since === undefined) return seat;
  return { ...rest, bank: Math.max(0, timeLeft(seat, now, gaps) ?? 0) };
}

/**
 * The increment never makes more of the bank than there was at the beginning, and is earned once:
 * who decides anew what was taken back has had it.
 */
function addIncrement({ again = 0, ...seat }: Seat, { bank, increment }: ClockRules): Seat {
  if (again > 0) return again === 1 ? seat : { ...seat, again: again - 1 };
  const left = seat.bank ?? 0;
  return { ...seat, bank: Math.max(left, Math.min(left + increment, Math.max(bank, increment))) };
}

/** All clocks brought to a halt, for a pause or the end. */
export function stopClocks(doc: TableDoc, now: number, gaps: Gaps): readonly Seat[] {
  return doc.seats.map(({ minderAt: _at, ...seat }) => stop(seat, now, gaps));
}

/** The moment at which a running clock runs out. */
export function deadlineOf(seat: Seat, gaps: Gaps): number | undefined {
  if (seat.since === undefined || seat.bank === undefined) return undefined;
  return whenPassed(seat.since, seat.bank, timetable(seat, gaps));
}

/** The moment at which the next clock runs out. */
export function nextDeadline(doc: TableDoc, gaps: Gaps): number | undefined {
  const moments = doc.seats.flatMap((seat) => deadlineOf(seat, gaps) ?? []);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** The seats whose time is up. */
export function overdue(doc: TableDoc, now: number, gaps: Gaps): readonly number[] {
  return doc.seats.flatMap((seat, i) =>
    seat.since !== undefined && (timeLeft(seat, now, gaps) ?? 1) <= 0 ? [i] : [],
  );
}

/** Nobody can come back with less. */
const LEAST_BANK = 10_000;

/**
 * What someone has on the clock who comes back: at least a quarter of the bank, and half as much
 * each time again, so that coming back is no way to have more time than the others.
 */
export function refilled(seat: Seat, { bank, increment }: ClockRules): Seat {
  const returns = seat.returns ?? 0;
  const share = Math.ceil(bank / 4 / 2 ** returns);
  const least = Math.max(increment, share, Math.min(bank, LEAST_BANK));
  return { ...seat, bank: Math.max(seat.bank ?? 0, least), returns: returns + 1 };
}

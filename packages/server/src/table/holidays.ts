import { problem, type Problem } from '../problem.js';

/** As many as people have off work in a year, and too few to stop a game with. */
export const HOLIDAYS_A_YEAR = 30;

/** The least that one has to play on a day: less would be a clock that stands still. */
const LEAST_MINUTES = 4 * 60;

/** By then a day has begun in every zone and under every schedule that a table still keeps. */
const SOON_MS = (14 + 48) * 3_600_000;

/** Why someone can't have these holidays instead of those they had. */
export function wrongHolidays(
  had: readonly string[],
  wish: readonly string[],
  now: number,
): Problem | undefined {
  if (!wish.every(isDay)) return problem(422, 'no-such-day');
  const thisYear = yearOf(new Date(now).toISOString());
  const begun = had.filter((day) => Date.parse(day) < now + SOON_MS && yearOf(day) >= thisYear);
  if (!begun.every((day) => wish.includes(day))) {
    return problem(409, 'holiday-begun');
  }
  const full = wish.map(yearOf).find((year) => {
    const count = holidaysIn(wish, year);
    return count > HOLIDAYS_A_YEAR && count > holidaysIn(had, year);
  });
  if (full === undefined) return undefined;
  return problem(422, 'too-many-holidays', { year: full, allowed: HOLIDAYS_A_YEAR });
}

const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

const yearOf = (day: string): string => day.slice(0, 4);

/** Holidays that a seat has had before its person came to it: until which day, and which. */
export type Rested = { readonly until: string; readonly days: readonly string[] };

/** Of someone's holidays those that still count at a seat; each year has as many for it as for a person. */
export function leftOf(days: readonly string[], rested: Rested | undefined): readonly string[] {
  if (rested === undefined) return days;
  const later = [...days].sort().filter((day) => day >= rested.until);
  return later.filter((day, i) => {
    const before = holidaysIn([...rested.days, ...later.slice(0, i)], yearOf(day));
    return before < HOLIDAYS_A_YEAR;
  });
}

/** How many of these days are in a year. */
export function holidaysIn(days: readonly string[], year: string): number {
  return new Set(days.filter((day) => yearOf(day) === year)).size;
}

/** Why nobody can have such play hours. */
export function wrongHours(hours: {
  readonly from: number;
  readonly to: number;
}): Problem | undefined {
  const length = (hours.to - hours.from + 1440) % 1440 || 1440;
  return length >= LEAST_MINUTES ? undefined : problem(422, 'hours-too-short');
}

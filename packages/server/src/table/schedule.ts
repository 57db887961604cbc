import type { Settings } from '../people/person.js';

/** In whose time, in which hours and on which days not a clock runs. */
export type Schedule = Pick<Settings, 'zone' | 'playHours' | 'holidays'>;

/** A schedule from a moment on. */
export type DatedSchedule = Schedule & {
  readonly from: number;
  /** When its zone took the place of another in the same game. */
  readonly moved?: number;
};

/** From a moment to another. */
export type Span = readonly [number, number];

/**
 * When a clock runs: by the schedules of its player, each until the next begins (always, if there
 * is none), and not in the gaps, in which there was nobody to play with.
 */
export type Timetable = {
  readonly schedules?: readonly DatedSchedule[];
  readonly gaps?: readonly Span[];
};

const DAY = 86_400_000;
const MINUTE = 60_000;
/** A clock that would run longer than this is as good as one that never ends. */
const FARTHEST_DAYS = 3700;

/** How much playing time lies between two moments. */
export function playingTime(from: number, to: number, timetable: Timetable = {}): number {
  let sum = 0;
  for (const [start, end] of running(from, timetable)) {
    if (start >= to) break;
    sum += Math.min(end, to) - start;
  }
  return sum;
}

/** The moment at which so much playing time has passed. */
export function whenPassed(from: number, time: number, timetable: Timetable = {}): number {
  let left = Math.max(0, time);
  let last = from;
  for (const [start, end] of running(from, timetable)) {
    if (left <= end - start) return start + left;
    left -= end - start;
    last = end;
  }
  return last;
}

/** The moment since which so much time has passed, not counting gaps. */
export function timeAgo(now: number, time: number, gaps: readonly Span[]): number {
  return [...gaps]
    .reverse()
    .reduce((ago, [from, to]) => (to > ago ? ago - (Math.min(to, now) - from) : ago), now - time);
}

/** The spans between two moments in which a clock stands still, in order. */
export function restsBetween(from: number, to: number, timetable: Timetable = {}): readonly Span[] {
  const rests: Span[] = [];
  let at = from;
  for (const [start, end] of running(from, timetable)) {
    if (start > at) rests.push([at, Math.min(start, to)]);
    at = end;
    if (at >= to) break;
  }
  return rests;
}

/** The spans in which a clock runs from this moment on, in order and apart from each other. */
function* running(from: number, { schedules = [], gaps = [] }: Timetable): Generator<Span> {
  for (const [start, end] of schedules.length === 0 ? [always] : hours(from, schedules)) {
    let at = Math.max(start, from);
    for (const [gap, back] of gaps) {
      if (gap >= end) break;
      if (back <= at) continue;
      if (gap > at) yield [at, gap];
      at = back;
    }
    if (at < end) yield [at, end];
  }
}

const always: Span = [-Infinity, Infinity];

/** The play hours from this moment on, by whichever schedule holds. */
function* hours(from: number, schedules: readonly DatedSchedule[]): Generator<Span> {
  for (const [i, schedule] of schedules.entries()) {
    const begin = i === 0 ? -Infinity : schedule.from;
    const until = schedules.at(i + 1)?.from ?? Infinity;
    if (until <= from) continue;
    for (const [start, end] of windows(Math.max(from, begin), schedule)) {
      if (start >= until) break;
      if (end > begin) yield [Math.max(start, begin), Math.min(end, until)];
    }
  }
}

/** The play hours of the days from this moment on, in order. */
function* windows(from: number, schedule: Schedule): Generator<Span> {
  const { zone, holidays, playHours } = schedule;
  const length = (playHours.to - playHours.from + 1440) % 1440 || 1440;
  const first = localDay(from, zone) - DAY; // hours over midnight belong to the day before
  for (let i = 0; i < FARTHEST_DAYS; i++) {
    const day = first + i * DAY;
    if (holidays.includes(dateOf(day))) continue;
    const start = momentOf(day + playHours.from * MINUTE, zone);
    yield [start, momentOf(day + (playHours.from + length) * MINUTE, zone)];
  }
}

/** The first beginning of a day in a zone that is not before this moment. */
export function nextMidnight(moment: number, zone: string): number {
  const day = localDay(moment, zone);
  const midnight = momentOf(day, zone);
  return midnight >= moment ? midnight : momentOf(day + DAY, zone);
}

/** The date in a zone, such as 2026-12-24. */
export const dateIn = (moment: number, zone: string): string => dateOf(localDay(moment, zone));

const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** The local day of a moment, as midnight UTC of the same date. */
function localDay(moment: number, zone: string): number {
  return Math.floor((moment + offset(moment, zone)) / DAY) * DAY;
}

/** The moment at which the clocks of a zone show a local time. */
function momentOf(local: number, zone: string): number {
  const guess = local - offset(local, zone);
  return local - offset(guess, zone); // right also beside a change of summer time
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** There are some six hundred names; but large and small letters are the same, and people write them. */
const MOST_ZONES = 1000;

/** How many zones have their clocks at hand: each takes memory. */
export const zonesRemembered = (): number => formats.size;

/** Clocks of a zone are set at full quarters of an hour of UTC, so in between it is asked once. */
const QUARTER = 15 * MINUTE;
const MOST_REMEMBERED = 50_000;
const offsets = new Map<string, number>();

/**
 * How far the clocks of a zone are ahead of UTC at a moment. It is asked dozens of times whenever
 * someone looks at a table by correspondence, and finding out takes long.
 */
function offset(moment: number, zone: string): number {
  const quarter = Math.floor(moment / QUARTER);
  const key = `${quarter} ${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_REMEMBERED) offsets.clear();
  const found = offsetAt(quarter * QUARTER, zone);
  offsets.set(key, found);
  return found;
}

function offsetAt(moment: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    if (formats.size >= MOST_ZONES) formats.clear();
    formats.set(zone, format);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(moment)) part[type] = Number(value);
  const { year, month, day, hour, minute, second } = part;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(moment / 1000) * 1000;
}

/** One with a name: a bare distance such as +23:00 is taken by newer engines, and is no place on earth. */
export function isZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

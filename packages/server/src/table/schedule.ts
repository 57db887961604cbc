import type { Settings } from '../people/person.js';

/** When a clock runs for someone; always, if there is no schedule. */
export type Schedule = Pick<Settings, 'zone' | 'playHours' | 'holidays'>;

const DAY = 86_400_000;
const MINUTE = 60_000;
/** A clock that would run longer than this is as good as one that never ends. */
const FARTHEST_DAYS = 3700;

/** How much playing time lies between two moments. */
export function playingTime(from: number, to: number, schedule?: Schedule): number {
  if (schedule === undefined) return Math.max(0, to - from);
  let sum = 0;
  for (const [start, end] of windows(from, schedule)) {
    if (start >= to) break;
    sum += Math.max(0, Math.min(end, to) - Math.max(start, from));
  }
  return sum;
}

/** The moment at which so much playing time has passed. */
export function whenPassed(from: number, time: number, schedule?: Schedule): number {
  if (schedule === undefined) return from + Math.max(0, time);
  let left = time;
  let last = from;
  for (const [start, end] of windows(from, schedule)) {
    const begin = Math.max(start, from);
    if (end <= begin) continue;
    if (left <= end - begin) return begin + Math.max(0, left);
    left -= end - begin;
    last = end;
  }
  return last;
}

/** The spans between two moments in which a clock stands still, in order. */
export function restsBetween(
  from: number,
  to: number,
  schedule?: Schedule,
): readonly (readonly [number, number])[] {
  if (schedule === undefined) return [];
  const rests: (readonly [number, number])[] = [];
  let at = from;
  for (const [start, end] of windows(from, schedule)) {
    if (start > at) rests.push([at, Math.min(start, to)]);
    at = Math.max(at, end);
    if (at >= to) break;
  }
  return rests;
}

/** The play hours of the days from this moment on, in order. */
function* windows(from: number, schedule: Schedule): Generator<readonly [number, number]> {
  const { zone, holidays, playHours } = schedule;
  const length = (playHours.to - playHours.from + 1440) % 1440 || 1440;
  const first = localDay(from, zone) - DAY; // hours over midnight belong to the day before
  for (let i = 0; i < FARTHEST_DAYS; i++) {
    const day = first + i * DAY;
    if (holidays.includes(new Date(day).toISOString().slice(0, 10))) continue;
    const start = momentOf(day + playHours.from * MINUTE, zone);
    yield [start, momentOf(day + (playHours.from + length) * MINUTE, zone)];
  }
}

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

/** How far the clocks of a zone are ahead of UTC at a moment. */
function offset(moment: number, zone: string): number {
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
    formats.set(zone, format);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(moment)) part[type] = Number(value);
  const { year, month, day, hour, minute, second } = part;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(moment / 1000) * 1000;
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

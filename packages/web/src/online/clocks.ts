import type { Clock } from '@hustings/protocol';

/** The clocks of a table as the server told of them, and when that was by our own time. */
export type Heard = { readonly at: number; readonly times: readonly Clock[] };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What is on a clock so long after we heard of it; it loses nothing while it rests. */
export function timeOn({ time, running, rests = [] }: Clock, passed: number): number | undefined {
  if (time === undefined || !running) return time;
  const rested = rests.reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(to, passed) - from),
    0,
  );
  return Math.max(0, time - passed + rested);
}

/** How long a running clock will still rest, if it does: outside play hours, on a holiday. */
export function restOf({ running, rests = [] }: Clock, passed: number): number | undefined {
  const rest = running ? rests.find(([from, to]) => from <= passed && passed < to) : undefined;
  return rest === undefined ? undefined : rest[1] - passed;
}

/** So little time is left that whoever decides is warned. */
const LOW = 30 * SECOND;

/** Is the time of one of these seats about to run out? */
export function isLow({ times }: Heard, seats: readonly number[], passed: number): boolean {
  return seats.some((seat) => {
    const clock = times.at(seat);
    if (clock === undefined || !clock.running || restOf(clock, passed) !== undefined) return false;
    return (timeOn(clock, passed) ?? Infinity) < LOW;
  });
}

/** How often to look: what is short is shown in seconds, what is long in minutes. */
export function lookEvery({ times }: Heard, passed: number): number {
  const short = times.some(
    (clock) => clock.running && (timeOn(clock, passed) ?? Infinity) < HOUR + MINUTE,
  );
  // Twice in a second, so that none is left out.
  return short ? SECOND / 2 : MINUTE / 4;
}

/** A time of day from its minutes since midnight, such as 09:30. */
export function hourOf(minutes: number): string {
  const at = Math.min(minutes, 1439);
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

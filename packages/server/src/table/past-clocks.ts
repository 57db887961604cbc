import { readClock, timeLeft, type Clock, type Gaps } from './clock.js';
import type { TableDoc } from './doc.js';
import { isPast } from './owed.js';

/** Does who only looks on see the game as it was some moves ago? */
const isBehind = (doc: TableDoc): boolean => doc.spectators.delay > 0 && !isPast(doc);

/** The table with its clocks as they are now written down, for those who will see this moment later. */
export function withPastClocks(doc: TableDoc, now: number, gaps: Gaps): TableDoc {
  if (doc.clock === undefined || !isBehind(doc)) return doc;
  const left = doc.seats.map((seat) => timeLeft(seat, now, gaps) ?? null);
  const { pastClocks = [], spectators } = doc;
  return { ...doc, pastClocks: [...pastClocks, left].slice(-1 - spectators.delay) };
}

/**
 * The clocks of a table for who plays there, and for who only looks on: whose clock runs would tell
 * them what they are not to know yet, so theirs stand as they stood at the last move they see.
 */
export function clocksFor(
  doc: TableDoc,
  watching: boolean,
  now: number,
  gaps: Gaps,
): readonly Clock[] {
  if (!watching || !isBehind(doc)) return doc.seats.map((seat) => readClock(seat, now, gaps));
  const { pastClocks = [], spectators } = doc;
  const then = pastClocks.at(Math.max(0, pastClocks.length - 1 - spectators.delay)) ?? [];
  return doc.seats.map((_, seat) => {
    const time = then.at(seat) ?? undefined;
    return { running: false, ...(time === undefined ? {} : { time: Math.max(0, time) }) };
  });
}

import type { Clock } from '@hustings/protocol';
import type { Context } from '../context.js';
import { readClock } from '../table/clock.js';
import type { TableDoc } from '../table/doc.js';

/** By seat. */
export type Clocks = readonly Clock[];

export function clocksOf(context: Context, doc: TableDoc): Clocks {
  if (doc.clock === undefined) return [];
  const now = context.now();
  return doc.seats.map((seat) => readClock(seat, now, context.gaps()));
}

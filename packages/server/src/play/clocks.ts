import type { Context } from '../context.js';
import { readClock, type Clock } from '../table/clock.js';
import type { TableDoc } from '../table/doc.js';
import { schedulesOf } from '../table/follow-up.js';

/** By seat. */
export type Clocks = readonly Clock[];

export async function clocksOf(context: Context, doc: TableDoc): Promise<Clocks> {
  if (doc.clock === undefined) return [];
  const schedules = await schedulesOf(context, doc);
  const now = context.now();
  return doc.seats.map((seat, i) => readClock(seat, now, schedules[i]));
}

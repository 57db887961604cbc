import type { Context } from '../context.js';
import { timeLeft } from '../table/clock.js';
import type { TableDoc } from '../table/doc.js';
import { schedulesOf } from '../table/follow-up.js';

/** By seat: milliseconds left when this was written. */
export type Clocks = readonly { readonly time?: number; readonly running: boolean }[];

export async function clocksOf(context: Context, doc: TableDoc): Promise<Clocks> {
  if (doc.clock === undefined) return [];
  const schedules = await schedulesOf(context, doc);
  const now = context.now();
  return doc.seats.map((seat, i) => {
    const time = timeLeft(seat, now, schedules[i]);
    return {
      running: seat.since !== undefined,
      ...(time === undefined ? {} : { time: Math.max(0, time) }),
    };
  });
}

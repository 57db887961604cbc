import { SPECTATOR } from '@hustings/kernel';
import type { Context } from '../context.js';
import type { Clock } from '../table/clock.js';
import type { TableDoc } from '../table/doc.js';
import { clocksFor } from '../table/past-clocks.js';

/** By seat. */
export type Clocks = readonly Clock[];

export function clocksOf(context: Context, doc: TableDoc, viewer: number): Clocks {
  if (doc.clock === undefined) return [];
  return clocksFor(doc, viewer === SPECTATOR, context.now(), context.gaps());
}

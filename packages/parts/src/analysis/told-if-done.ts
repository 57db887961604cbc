import { seedFrom, sfc, type GameEvent, type Json } from '@hustings/kernel';
import { seatOf, toldOf, type Telling } from '../log/told.js';
import { inWords } from '../speech/index.js';
import type { Entry, Table } from '../table/index.js';

/**
 * What the log would have told, had a move been made instead: in a world that agrees with what was seen.
 * A move that the log tells nobody, or with which something unknown is shown, is told as it was offered.
 */
export async function toldIfDone(
  table: Table,
  telling: Telling,
  entry: Entry,
  move: Json,
): Promise<string> {
  const { game } = table;
  const then = await table.peek(entry.number - 1);
  if (game === undefined || then === undefined) return '';
  const world = game.determinize(then.view, sfc(seedFrom(table.id), 'simulation 0'));
  const events: GameEvent[] = [];
  const { seat, kind } = entry;
  const refusal = game.submit(world, seat, { kind, move }, events);
  const own = events.filter((event) => seatOf(event) === seat && !('secret' in event));
  const told = refusal === undefined ? toldOf(telling, { ...entry, events: own })[0] : undefined;
  // Said within a sentence that ends by itself.
  return told?.text.replace(/\.$/, '') ?? inWords(table, telling.speaker, entry, move);
}

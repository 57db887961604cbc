import { toldOf, type Telling } from '../log/told.js';
import type { Entry } from '../table/index.js';
import { w } from '../words/index.js';

/**
 * What happened at a moment, in its own sentence: what the move told, or else whose it was. Some events
 * say more of a moment than the move that brought them about.
 */
export function headlineOf(
  telling: Telling,
  entry: Entry | undefined,
  first: ReadonlySet<string> = new Set(),
): string {
  if (entry === undefined || entry.number === 0) return w().table.begin;
  const who = telling.speaker.seatName(telling.view, entry.seat, telling.people);
  if (entry.undone === true || entry.kind === '') return w().table.tookBack(who);
  const told = toldOf(telling, entry);
  const foremost = told.filter(({ event }) => first.has(event.type));
  if (foremost.length > 0) return foremost.map(({ text }) => text).join(' ');
  if (told.length > 0) return told[0].text;
  const sealed = entry.events.some(({ type }) => type === 'decided');
  return sealed ? w().table.sealed(who) : w().table.quiet(who);
}

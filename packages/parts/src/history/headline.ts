import { toldOf, type Telling } from '../log/told.js';
import type { Entry } from '../table/index.js';
import { w } from '../words/index.js';

/**
 * What happened at a moment, in its own sentence: what the move told, or else whose it was. Some events
 * that it brought about are said with it.
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
  const [own] = told;
  const foremost = told.filter((one) => one !== own && first.has(one.event.type));
  if (own !== undefined) return [own, ...foremost].map(({ text }) => text).join(' ');
  const sealed = entry.events.some(({ type }) => type === 'decided');
  return sealed ? w().table.sealed(who) : w().table.quiet(who);
}

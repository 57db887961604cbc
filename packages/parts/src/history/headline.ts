import { isRecord, type GameEvent } from '@hustings/kernel';
import { seatsOf, toldOf, type Telling } from '../log/told.js';
import type { Entry } from '../table/index.js';
import { w } from '../words/index.js';

/**
 * What happened at a moment, in its own sentence: what the move told, or else whose it was. Some events
 * that it brought about are said with it. `otherwise` is said of a move that the log tells nobody.
 */
export function headlineOf(
  telling: Telling,
  entries: readonly Entry[],
  entry: Entry | undefined,
  first: ReadonlySet<string> = new Set(),
  otherwise?: string,
): string {
  if (entry === undefined || entry.number === 0) return w().table.begin;
  const who = telling.speaker.seatName(telling.view, entry.seat, telling.people);
  if (entry.undone === true || entry.kind === '') return w().table.tookBack(who);
  const told = toldOf(telling, entry);
  const own = ownOf(telling, entries, entry);
  const foremost = told.filter(({ event, text }) => text !== own && first.has(event.type));
  const isOpen = isSealed(entry) && openingOf(entries, entry) === undefined;
  const untold = otherwise ?? (isOpen ? w().table.sealed : w().table.quiet)(who);
  return [own ?? untold, ...foremost.map(({ text }) => text)].join(' ');
}

/** A move of which the log tells nobody what it was, or not yet. */
export const isUntold = (telling: Telling, entries: readonly Entry[], entry: Entry): boolean =>
  entry.undone !== true && entry.kind !== '' && ownOf(telling, entries, entry) === undefined;

/** What the log tells of a move: at once, or of a sealed one when all are opened. */
function ownOf(telling: Telling, entries: readonly Entry[], entry: Entry): string | undefined {
  return isSealed(entry)
    ? openedBy(telling, openingOf(entries, entry), entry.seat)
    : toldOf(telling, entry)[0]?.text;
}

const isSealed = ({ events }: Entry): boolean => events.some(({ type }) => type === 'decided');

/** The entry with which a sealed answer was opened: the last of those that all gave. */
function openingOf(entries: readonly Entry[], sealed: Entry): Entry | undefined {
  return entries.find(
    ({ number, kind, undone, events }) =>
      number >= sealed.number &&
      undone !== true &&
      kind === sealed.kind &&
      events.some(({ type }) => type !== 'decided'),
  );
}

/** What a seat's sealed answer was, as far as it was told when all were opened. */
function openedBy(telling: Telling, opening: Entry | undefined, seat: number): string | undefined {
  if (opening === undefined) return undefined;
  const all = toldOf(telling, opening).find(({ event }) => seatsOf(telling, event).includes(seat));
  if (all === undefined) return undefined;
  return toldOf(telling, { ...opening, events: [shareOf(all.event, seat)] })[0]?.text;
}

const isOf = (one: unknown): one is { readonly seat: number } => isRecord(one) && 'seat' in one;

/**
 * Of what lists each seat's answer only that of one: what a move was is not what all of them were.
 * A game whose list is of another shape is told whose share it is.
 */
const shareOf = (event: GameEvent, seat: number): GameEvent & { readonly share: number } => ({
  ...Object.fromEntries(
    Object.entries(event).map(([name, value]: readonly [string, unknown]) => {
      const own = Array.isArray(value) && value.every(isOf) ? value.filter(isSeat(seat)) : [];
      return [name, own.length > 0 ? own : value];
    }),
  ),
  type: event.type,
  share: seat,
});
const isSeat =
  (seat: number) =>
  (one: { readonly seat: number }): boolean =>
    one.seat === seat;

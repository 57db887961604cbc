import type { GameEvent, View } from '@hustings/kernel';
import { untorn, type People, type Speaker } from '@hustings/texts';
import type { Entry } from '../table/index.js';
import type { LogLine } from './line.js';

/** A sentence whose figures are torn neither from what they count nor from the sign before them. */
export const whole = (text: string): string => untorn(text).replace(/([×=]) /g, '$1\u00a0');

/** A sentence of the log, and the event it tells. */
export type Told = LogLine & {
  readonly text: string;
  readonly event: GameEvent;
};

/** Who tells, to whom, and of whom. */
export type Telling = {
  readonly speaker: Speaker;
  readonly view: View;
  readonly people: People;
  /** The seat that is spoken to: what it did is told in the second person. */
  readonly you?: number | undefined;
};

/** The sentences of one entry; what was taken back tells nothing. */
export function toldOf({ speaker, view, people, you }: Telling, entry: Entry): Told[] {
  if (entry.undone === true) return [];
  return entry.events.flatMap((event, i) => {
    const text = speaker.tell(event, view, people, you);
    const { number } = entry;
    if (text === undefined) return [];
    const rule = speaker.ruleOf?.(event) ?? '';
    return [{ id: `${number}.${i}`, number, text: whole(text), event, rule }];
  });
}

/** The log from its end, told as far as it is read. */
export function* newestFirst(telling: Telling, entries: readonly Entry[]): Generator<Told> {
  for (const entry of [...entries].reverse()) yield* toldOf(telling, entry).reverse();
}

/** The newest lines: so many, and at least back to an entry. */
export function newestLines(
  telling: Telling,
  entries: readonly Entry[],
  { count, since = Infinity }: { count: number; since?: number },
): Told[] {
  const lines: Told[] = [];
  for (const line of newestFirst(telling, entries)) {
    if (lines.length >= count && line.number < since) break;
    lines.push(line);
  }
  return lines;
}

/** The seat whose doing an event was, where it names one. */
export function seatOf(event: GameEvent): number | undefined {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
}

/** The seats an event is about: whose doing it was, or as the game says. */
export function seatsOf(
  { speaker }: Pick<Telling, 'speaker'>,
  event: GameEvent,
): readonly number[] {
  const seat = seatOf(event);
  return seat === undefined ? (speaker.seatsIn?.(event) ?? []) : [seat];
}

/** What each seat did last while such questions went round, in the speaker's sentences. */
export function doneSoFar(
  telling: Telling,
  entries: readonly Entry[],
  during: (kind: string) => boolean,
): ReadonlyMap<number, string> {
  const done = new Map<number, string>();
  for (let i = entries.length - 1; i >= 0 && during(entries[i].kind); i--) {
    const entry = entries[i];
    if (done.has(entry.seat)) continue; // telling takes work: only what is shown is told
    const own = toldOf(telling, entry).find(({ event }) => seatOf(event) === entry.seat);
    if (own !== undefined) done.set(entry.seat, own.text);
  }
  return done;
}

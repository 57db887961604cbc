import type { CopycatEvent } from '../rules/index.js';
import type { Entry } from '@hustings/parts/table';

type Of<T extends CopycatEvent['type']> = Extract<CopycatEvent, { readonly type: T }>;

/** The events of a game up to a move, without what was taken back. */
export function eventsOf(entries: readonly Entry[], until = Infinity): CopycatEvent[] {
  return entries.flatMap(({ number, events, undone }) =>
    undone === true || number > until ? [] : (events as readonly CopycatEvent[]),
  ); // a log of this game holds its events
}

const is =
  <T extends CopycatEvent['type']>(type: T) =>
  (event: CopycatEvent): event is Of<T> =>
    event.type === type;

/** The cards laid for the order in the round of a moment, by seat. */
export function bidsOf(entries: readonly Entry[], until: number): readonly number[] | undefined {
  for (let at = Math.min(entries.length - 1, until); at >= 0; at--) {
    const { undone, events } = entries[at];
    const bids = undone === true ? undefined : (events as readonly CopycatEvent[]).find(is('bids'));
    if (bids !== undefined) return bids.cards;
  }
  return undefined;
}

/** What a round brought a seat, by source. */
export type Gain = {
  readonly cards: number;
  readonly offices: number;
  readonly markers: number;
  readonly doctorates: number;
};
export const sumOf = ({ cards, offices, markers, doctorates }: Gain): number =>
  cards + offices + markers + doctorates;

export type Bought = {
  readonly card: number;
  readonly price: number;
  readonly withIt: readonly number[];
};

/** A round as it went: what each seat scored and bought. */
export type Round = {
  readonly round: number;
  readonly gains: readonly Gain[];
  readonly bought: readonly (readonly Bought[])[];
};

const none: Gain = { cards: 0, offices: 0, markers: 0, doctorates: 0 };

/** All rounds of a game so far. */
export function roundsOf(events: readonly CopycatEvent[], seats: number): Round[] {
  const rounds: { round: number; gains: Gain[]; bought: Bought[][] }[] = [];
  for (const event of events) {
    if (event.type === 'round') {
      rounds.push({
        round: event.round,
        gains: Array.from({ length: seats }, () => none),
        bought: Array.from({ length: seats }, () => []),
      });
    }
    const now = rounds.at(-1);
    if (now === undefined) continue;
    if (event.type === 'scored') {
      const { seat, cards, offices, markers } = event;
      now.gains[seat] = { ...now.gains[seat], cards, offices, markers };
    } else if (event.type === 'doctorate') {
      const before = now.gains[event.seat];
      now.gains[event.seat] = { ...before, doctorates: before.doctorates + event.points };
    } else if (event.type === 'bought') {
      const { card, price, withIt } = event;
      now.bought[event.seat].push({ card, price, withIt });
    }
  }
  return rounds;
}

import type { Result } from '@hustings/kernel';
import type { Seat, TableDoc } from './doc.js';

/** How a game ended for those who sat at the table. */
export type Ending = Result & {
  /** By seat: 1 is the first, equal places are shared. */
  readonly places: readonly number[];
  /** Seats that were left to a bot for good. */
  readonly resigned: readonly number[];
  /** Seats for whose people a bot made most of the decisions, because they were away. */
  readonly minded: readonly number[];
};

/**
 * The one place where a game becomes places and winners: what is shown, kept and rated comes from
 * here. Who resigned, or was away for most of it, is behind all who stayed, however well a bot played
 * for them, and has not won. A game that was not played to its end has no scores; then people are before bots.
 */
export function endingOf(seats: readonly Seat[], result: Result | undefined): Ending {
  const worth = seats.map((seat, i) => {
    if (wasLeft(seat)) return -Infinity;
    if (result === undefined) return seat.person === undefined ? 0 : 1;
    return result.winners.includes(i) ? Infinity : result.scores[i];
  });
  const places = worth.map((own) => {
    const before = worth.filter((other) => other > own).length;
    return own === -Infinity ? Math.max(2, 1 + before) : 1 + before;
  });
  const all = seats.map((_, i) => i);
  return {
    scores: result?.scores ?? [],
    sources: result?.sources ?? {},
    winners: all.filter((seat) => places[seat] === 1),
    places,
    resigned: all.filter((seat) => seats[seat].resigned === true),
    minded: all.filter((seat) => seats[seat].resigned !== true && wasLeft(seats[seat])),
  };
}

const wasLeft = ({ resigned, mostlyMinded }: Seat): boolean =>
  resigned === true || mostlyMinded === true;

/** Is it clear how a rated game ends? It is when at most one person is left who has not resigned. */
export function isDecided({ rated, seats }: TableDoc): boolean {
  const people = seats.filter(({ person }) => person !== undefined);
  const left = people.filter(({ resigned }) => resigned !== true).length;
  return rated && left <= 1 && left < people.length;
}

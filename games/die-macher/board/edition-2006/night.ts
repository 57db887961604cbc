import type { Stage } from '@hustings/parts/table';
import {
  mediaPoints,
  type ConversionSum,
  type ElectionOutcome,
  type Event,
  type View,
} from '../../rules/edition-2006/index.js';
import { boardOf } from '../../rules/world/index.js';
import { pilesOf } from './piles.js';

/** A party alone, or two in a coalition, with their votes together. */
export type Side = { readonly seats: readonly number[]; readonly sum: number };

export type Night = {
  readonly election: number;
  readonly state: number;
  readonly outcome: ElectionOutcome;
  /** By seat: votes before the last meetings were turned, and how they were. */
  readonly before: readonly number[];
  readonly sums: readonly (ConversionSum | undefined)[];
  readonly seatsBefore: readonly number[];
  /** Sides by their votes, the winner first. */
  readonly sides: readonly Side[];
  /** The strongest of the sides level with the winner's, the one on top first; alone it is no pile. */
  readonly pile: readonly number[];
  /** The media markers of the state, and what one of them is worth in the nation. */
  readonly media: readonly number[];
  readonly worth: number;
  /** Those who may move one of them, and those who might but have none there. */
  readonly movers: readonly number[];
  readonly bare: readonly number[];
  /** By seat, among equals: the place from the top, and how many they are. */
  readonly piles: ReturnType<typeof pilesOf>;
};

/** The election of a moment, told from its events and from what was seen just before. */
export function nightOf({ entry, before }: Stage): Night {
  const view = before.view as View; // the stage of this game's events
  const events = entry.events as readonly Event[];
  const held = events.find((event) => event.type === 'electionHeld');
  if (held === undefined) throw new Error('no election is on stage');
  const { election, outcome } = held;
  const sums: (ConversionSum | undefined)[] = outcome.votes.map(() => undefined);
  for (const event of events) {
    if (event.type === 'meetingsConverted' && event.election === election) {
      sums[event.seat] = event.sum;
    }
  }
  const board = view.boards[boardOf(election)];
  // Whoever moved lies on those that had arrived before (8.3).
  const moved = events.flatMap((event) =>
    event.type === 'meetingsConverted' &&
    event.election === election &&
    event.sum.total > board.votes[event.seat]
      ? [event.seat]
      : [],
  );
  const standing = [...board.standing.filter((seat) => !moved.includes(seat)), ...moved];
  const sides = sidesOf(outcome, view.partners);
  const rewarded = [...outcome.winners, outcome.narrowLoser].filter((seat) => seat >= 0);
  return {
    election,
    state: board.state,
    outcome,
    sums,
    before: board.votes,
    seatsBefore: view.seats,
    sides,
    pile: outcome.narrow ? pileOf(outcome, standing, sides) : [],
    media: board.media,
    worth: mediaPoints(view, election + 1),
    movers: rewarded.filter((seat) => board.media[seat] > 0),
    bare: rewarded.filter((seat) => board.media[seat] === 0),
    piles: pilesOf({ outcome, standing }),
  };
}

function sidesOf({ votes, winners }: ElectionOutcome, partners: readonly number[]): Side[] {
  const sides = votes.flatMap((count, seat): Side[] => {
    const partner = partners[seat];
    if (partner < 0) return [{ seats: [seat], sum: count }];
    if (votes[partner] > count || (votes[partner] === count && partner < seat)) return [];
    return [{ seats: [seat, partner], sum: count + votes[partner] }];
  });
  const won = ({ seats }: Side): number => (winners.includes(seats[0]) ? 1 : 0);
  return sides.sort((a, b) => won(b) - won(a) || b.sum - a.sum);
}

/** The strongest of each side level with the winner's, if they are level as well: from the top of their pile. */
function pileOf(
  { votes, winners }: ElectionOutcome,
  standing: readonly number[],
  sides: readonly Side[],
): number[] {
  const [won] = sides;
  const place = (seat: number): number => standing.indexOf(seat);
  const ahead = (one: number, other: number): number =>
    votes[other] - votes[one] || place(other) - place(one);
  return sides
    .filter(({ sum }) => sum === won.sum)
    .map(({ seats }) => seats.toSorted(ahead)[0])
    .filter((seat) => votes[seat] === votes[winners[0]])
    .sort(ahead);
}

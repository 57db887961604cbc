import { NONE, type Out } from '@hustings/kernel';
import { data } from '../data.js';
import type { ElectionOutcome, Event } from '../events.js';
import { fromFirst } from '../turn-order.js';
import { electingBoard, type State } from '../state.js';
import { forEach, procedure } from '../words.js';
import { convert } from './8-meetings-into-votes.js';

/** 9.1: seats for votes by a state's card: its maximum × votes / 50, halves rounded up. */
export const seatsFor = (state: number, votes: number): number =>
  Math.floor((data.states[state].seats * votes) / data.votesCap + 0.5);

/** What an election is decided by; all of it is public, so views can be asked as well. */
export type Electorate = {
  readonly state: number;
  readonly votes: readonly number[];
  /** The parties with votes, the one ahead last (8.3). */
  readonly standing: readonly number[];
};

/**
 * 9.2: sides are coalitions and single parties. Looking at the parties from the one ahead on, the
 * first of a side is its strongest; so of sides with equal sums the one met first wins, narrowly.
 */
export function outcomeOf(
  { state, votes, standing }: Electorate,
  partners: readonly number[],
): ElectionOutcome {
  let winner = NONE;
  let most = 0;
  let narrow = false;
  for (let place = standing.length - 1; place >= 0; place--) {
    const seat = standing[place];
    const partner = partners[seat];
    if (winner !== NONE && partner === winner) continue;
    const sum = votes[seat] + (partner === NONE ? 0 : votes[partner]);
    if (sum > most) {
      winner = seat;
      most = sum;
      narrow = false;
    } else if (sum === most) narrow = true;
  }
  return {
    votes: [...votes],
    seats: votes.map((count) => seatsFor(state, count)),
    winners: winnersOf(winner, partners),
    narrow,
    narrowLoser: narrow ? narrowLoser(winner, votes, standing, partners) : NONE,
  };
}

/** The strongest party and its partner: that is the order in which they take rewards (9.3). */
function winnersOf(winner: number, partners: readonly number[]): number[] {
  if (winner === NONE) return [];
  return partners[winner] === NONE ? [winner] : [winner, partners[winner]];
}

/** 9.8: after a single party, of the other tied single parties the one highest in the stack. */
function narrowLoser(
  winner: number,
  votes: readonly number[],
  standing: readonly number[],
  partners: readonly number[],
): number {
  if (partners[winner] !== NONE) return NONE;
  for (let place = standing.length - 1; place >= 0; place--) {
    const seat = standing[place];
    const tied = seat !== winner && votes[seat] === votes[winner];
    if (tied && partners[seat] === NONE) return seat;
  }
  return NONE;
}

/** 9.1: all that is left is turned into votes; nobody decides anything. */
function convertAll(s: State, out: Out<Event>): void {
  const { seat } = s.now;
  const meetings = electingBoard(s).meetings[seat];
  if (meetings > 0) convert(s, seat, s.held, meetings, out);
}

/** 9.1: seats, each a point; 9.3: how many opinions a winner may carry. */
function holdElection(s: State, out: Out<Event>): void {
  const outcome = outcomeOf(electingBoard(s), s.partners);
  out?.push({ type: 'electionHeld', election: s.held, outcome });
  outcome.seats.forEach((seats, seat) => {
    s.seats[seat] += seats;
    s.earned[seat] = seats;
  });
  s.won = [...outcome.winners];
  s.lost = outcome.narrowLoser;
  s.carries = s.won.length === 1 && !outcome.narrow ? 2 : 1;
}

export const seatsAndWinner = procedure(
  '9a seats and winner',
  forEach('seat', fromFirst, convertAll),
  holdElection,
);

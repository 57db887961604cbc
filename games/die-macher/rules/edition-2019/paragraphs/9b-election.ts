import { NONE, seatsIn, type Out } from '@hustings/kernel';
import {
  agreement,
  boardNow,
  boardOf,
  highest,
  mediaMajority,
  type Program,
  seatsOf,
} from '../../world/index.js';
import { data } from '../data.js';
import { statesElecting } from './10.6-states-electing.js';
import type { ElectionOutcome, Event } from '../events.js';
import { closestToStart } from './1.6-ties.js';
import type { State } from '../state.js';
import { forEach, procedure } from '../words.js';

const { threshold, single, several, coalition, none } = data.electionBonus;

/** 9.6: victory points for votes by a state's card; fewer than five votes earn none. */
export function pointsFor(state: number, votes: number): number {
  const table: readonly (readonly [number, number])[] = data.states[state].points;
  let points = 0;
  for (let i = 0; i < table.length && votes >= table[i][0]; i++) points = table[i][1];
  return points;
}

/** What an election is decided by: all of it is public, so views can be asked as well. */
export type Electorate = {
  readonly start: number;
  readonly parties: readonly number[];
  readonly programs: readonly Readonly<Program>[];
};

/** 9.6–9.9: the outcome of an election in a state with these votes. */
export function outcomeOf(s: Electorate, state: number, votes: readonly number[]): ElectionOutcome {
  const points = votes.map((count) => pointsFor(state, count));
  const { kind, winners, figure, bonusFor } = decide(s, votes);
  const bonus = votes.map((_, seat) => (bonusFor.includes(seat) ? figure : 0));
  return { votes: [...votes], points, kind, winners, bonus };
}

type Decided = {
  kind: ElectionOutcome['kind'];
  winners: number[];
  bonusFor: number[];
  figure: number;
};

/** 9.7: one party at fifty or above, or several; else 9.8 and 9.9: the strongest seeks a partner. */
function decide(s: Electorate, votes: readonly number[]): Decided {
  const above = votes.flatMap((count, seat) => (count >= threshold ? [seat] : []));
  if (above.length === 1)
    return { kind: 'single', winners: above, bonusFor: above, figure: single };
  const strongest = highest(votes);
  if (above.length > 1) {
    return { kind: 'several', winners: seatsIn(strongest), bonusFor: above, figure: several };
  }
  const leader = closestToStart(s, strongest);
  const partner = findPartner(s, votes, leader);
  if (partner === NONE) return { kind: 'none', winners: [], bonusFor: [leader], figure: none };
  const pair = [leader, partner];
  return { kind: 'coalition', winners: pair, bonusFor: pair, figure: coalition };
}

/**
 * 9.8: partners are tried by equal program cards, most first, ties by closeness to the start
 * player (1.6); the first that brings the sum to fifty is the partner.
 */
function findPartner(s: Electorate, votes: readonly number[], leader: number): number {
  const seats = seatsOf(s);
  let partner = NONE;
  let most = -1;
  for (let step = 0; step < seats; step++) {
    const seat = (s.start + step) % seats;
    if (seat === leader || votes[leader] + votes[seat] < threshold) continue;
    const equal = agreement(s.programs[leader], s.programs[seat]);
    if (equal > most) {
      most = equal;
      partner = seat;
    }
  }
  return partner;
}

function holdElection(s: State, out: Out<Event>): void {
  const board = boardNow(s);
  const { election } = s.now;
  const outcome = outcomeOf(s, board.state, board.votes);
  out?.push({ type: 'electionHeld', election, outcome });
  outcome.points.forEach((points, seat) => {
    s.votePoints[seat] += points;
    s.earned[seat] += points;
    s.winPoints[seat] += outcome.bonus[seat];
  });
  moveMediaMarkers(s, outcome.winners, out);
}

/** 9.10, 9.11: each winner moves a marker; the one influencing the media, if not by winning, too. */
function moveMediaMarkers(s: State, winners: readonly number[], out: Out<Event>): void {
  const board = boardNow(s);
  const influencing = mediaMajority(board.media);
  for (const seat of winners) if (board.media[seat] > 0) toPresence(s, seat, 'winning', out);
  if (influencing !== NONE && !winners.includes(influencing)) {
    toPresence(s, influencing, 'influence', out);
  }
}

function toPresence(s: State, seat: number, by: 'winning' | 'influence', out: Out<Event>): void {
  const { election } = s.now;
  s.boards[boardOf(election)].media[seat]--;
  s.presence[seat] |= 1 << election;
  out?.push({ type: 'mediaPresence', seat, election, by });
}

export const elections = procedure(
  '9b election',
  forEach('election', statesElecting, holdElection),
);

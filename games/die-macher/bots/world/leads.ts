import { leadOf, type Rated } from '@hustings/bots';
import { PASS } from '@hustings/kernel';
import { BOARDS, CARDS } from '../../rules/world/index.js';
import { movesOf, type RatedWorld, type Thought } from './thought.js';

const gains: number[] = [];

/** The lead that one state promises. */
export function boardLead<S extends RatedWorld, M, P>(
  { edition, s, p, weights }: Thought<S, M, P>,
  m: M,
  election: number,
): number {
  for (let i = 0; i < weights.length; i++) gains[i] = 0;
  edition.addBoard(s, m, p, election, gains);
  return leadOf(gains, weights);
}

/** The lead that all states promise. */
export function statesLead<S extends RatedWorld, M, P>(t: Thought<S, M, P>): number {
  const { stateCount, electionAt } = t.edition;
  let lead = 0;
  const states = stateCount(t.s);
  for (let n = 0; n < states; n++) lead += boardLead(t, t.m, electionAt(t.s, n));
  return lead;
}

/** The lead in one state by the number of pieces (seat by seat) newly placed there. */
export function leadsByPieces<S extends RatedWorld, M, P>(
  t: Thought<S, M, P>,
  m: M,
  election: number,
  pieces: number[],
  most: number,
): number[] {
  const before = pieces[t.seat];
  const leads: number[] = [];
  for (let k = 0; k <= most; k++) {
    pieces[t.seat] = before + k;
    leads.push(boardLead(t, m, election));
  }
  pieces[t.seat] = before;
  return leads;
}

/** Opinions are exchanged on the board itself, which is the only one that changes. */
export function rateOpinions<S extends RatedWorld, M, P>(t: Thought<S, M, P>): Rated[] {
  const { election } = t.s.now;
  const { opinions } = t.s.boards[election % BOARDS];
  return movesOf(t).flatMap((move) => {
    const exchange = move as number; // one of the options
    if (exchange === PASS) return [{ move, worth: boardLead(t, t.m, election) }];
    const space = Math.floor(exchange / CARDS);
    const before = opinions[space];
    if (before === exchange % CARDS) return []; // the same card for itself: nobody means that
    opinions[space] = exchange % CARDS;
    const worth = boardLead(t, t.m, election);
    opinions[space] = before;
    return [{ move, worth }];
  });
}

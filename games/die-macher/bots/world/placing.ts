import type { Rated } from '@hustings/bots';
import { BOARDS } from '../../rules/world/index.js';
import { bestAllocations } from './allocations.js';
import { boardLead, leadsByPieces } from './leads.js';
import type { RatedWorld, Thought } from './thought.js';

/** The pieces a seat can place, and where. */
export type Pieces<S extends RatedWorld, M> = {
  readonly supply: number;
  /** The price of so many pieces in one state. */
  readonly prices: readonly number[];
  /** Where the pieces of all seats stand on a board. */
  readonly places: (board: S['boards'][number]) => number[];
  /** How many may join so many of the seat's own. */
  readonly room: (standing: number) => number;
  /** The moment when they are placed. */
  readonly after: M;
  /** What a purse of so much is worth. */
  readonly purse: (sum: number) => number;
};

/** Each state with each number of new pieces; as states add up, the best allocation is found. */
export function ratePlacing<S extends RatedWorld, M, P>(
  t: Thought<S, M, P>,
  { supply, prices, places, room, after, purse }: Pieces<S, M>,
): Rated[] {
  const { s, seat, edition } = t;
  const states = edition.stateCount(s);
  const leads: number[][] = [];
  for (let n = 0; n < states; n++) {
    const election = edition.electionAt(s, n);
    const pieces = places(s.boards[election % BOARDS]);
    leads.push(leadsByPieces(t, after, election, pieces, room(pieces[seat])));
  }
  return bestAllocations({ leads, prices, money: s.money[seat], supply, purse });
}

/** Something that can be put on a board, for a moment. */
export type Putting = {
  readonly put: (board: number, sign: number) => void;
  /** The lead that a board promises without it. */
  readonly before: (board: number) => number;
  readonly allowed?: (board: number) => boolean;
};

/** The board on which it promises most; of equals the first. */
export function bestBoard<S extends RatedWorld, M, P>(
  t: Thought<S, M, P>,
  { put, before, allowed }: Putting,
): { board: number; gain: number } {
  let board = 0;
  let gain = -Infinity;
  for (let at = 0; at < BOARDS; at++) {
    if (allowed !== undefined && !allowed(at)) continue;
    const without = before(at);
    put(at, 1);
    const more = boardLead(t, t.m, at) - without;
    put(at, -1);
    if (more <= gain) continue;
    gain = more;
    board = at;
  }
  return { board, gain };
}

import type { Rated } from '@hustings/bots';
import { NONE } from '@hustings/kernel';
import { BOARDS } from '../../rules/world/index.js';
import { bestAssignments } from './assignments.js';
import { boardLead } from './leads.js';
import type { RatedWorld, Thought } from './thought.js';

type BoardOf<S extends RatedWorld> = S['boards'][number];

/** The cards of a cabinet that a seat can lay, and where. */
export type Cabinet<S extends RatedWorld> = {
  readonly cards: readonly { readonly cost: number }[];
  /** The cards it has, as bits. */
  readonly hand: number;
  readonly money: number;
  /** What a purse of so much is worth. */
  readonly purse: (sum: number) => number;
  /** Where the cards of all seats lie on a board. */
  readonly places: (board: BoardOf<S>) => number[];
  /** The gain of laying a card there that promises such a lead. */
  readonly gain: (lead: number, one: number, board: BoardOf<S>) => number;
};

/** Each card in each state by itself; then the best few assignments of them together. */
export function rateLaying<S extends RatedWorld, M, P>(
  t: Thought<S, M, P>,
  cabinet: Cabinet<S>,
): Rated[] {
  const { stateCount, electionAt } = t.edition;
  const { cards, money, purse } = cabinet;
  const hand = cards.map((_, one) => one).filter((one) => (cabinet.hand >> one) & 1);
  const gains: number[][] = [];
  const states = stateCount(t.s);
  for (let n = 0; n < states; n++) gains.push(gainsIn(t, cabinet, hand, electionAt(t.s, n)));
  return bestAssignments({ hand, cards, gains, money, purse });
}

/** What each card of the hand gains in one state. */
function gainsIn<S extends RatedWorld, M, P>(
  t: Thought<S, M, P>,
  { places, gain }: Cabinet<S>,
  hand: readonly number[],
  election: number,
): number[] {
  const board: BoardOf<S> = t.s.boards[election % BOARDS];
  const place = places(board);
  const nobody = boardLead(t, t.m, election);
  return hand.map((one) => {
    place[t.seat] = one;
    const lead = boardLead(t, t.m, election) - nobody;
    place[t.seat] = NONE;
    return gain(lead, one, board);
  });
}

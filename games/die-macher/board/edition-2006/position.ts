import { NONE } from '@hustings/kernel';
import {
  data,
  electionAt,
  electionNow,
  gainVotes,
  mediaPoints,
  rounds,
  stateCount,
  type BoardView,
  type ElectionPreview,
  type View,
} from '../../rules/edition-2006/index.js';
import { boardOf } from '../../rules/world/index.js';
import type { WorldCampaign } from '../world/table.svelte.js';

/** A state that still elects, with what its election would give now. */
export type Campaign = WorldCampaign & {
  readonly board: BoardView;
  readonly preview: ElectionPreview;
  /** The coalitions there: only the state that elects has any. */
  readonly partners: readonly number[];
};

export const codeOf = (view: View, election: number): string => {
  const state = view.past[election] ?? view.boards[boardOf(election)].state;
  return state === NONE ? '' : data.states[state].code;
};

export const campaigns = (view: View): Campaign[] =>
  Array.from({ length: stateCount(view) }, (_, i) => campaign(view, electionAt(view, i)));

export function campaign(view: View, election: number): Campaign {
  const board = view.boards[boardOf(election)];
  const elects = election === view.round - 1;
  const partners = elects ? view.partners : view.parties.map(() => NONE);
  return {
    election,
    board,
    partners,
    elects,
    code: codeOf(view, election),
    voted: elects && /^(9[bc]|11)/.test(view.position.at),
    round: election + 1,
    preview: electionNow(view, board, partners),
  };
}

/** The state a decision is about: the one of its loop, or the one that elects. */
export const campaignAsked = (view: View): Campaign => {
  const asked = view.position.now['election'] ?? NONE;
  return campaign(view, asked === NONE ? view.held : asked);
};

/** The same figures by seat with another one of a seat. */
export const changed = (
  figures: readonly number[],
  seat: number,
  by: (figure: number) => number,
): number[] => figures.map((figure, other) => (other === seat ? by(figure) : figure));

/** The same board with more meetings of a seat. */
export const withMeetings = (board: BoardView, seat: number, more: number): BoardView => ({
  ...board,
  meetings: changed(board.meetings, seat, (held) => held + more),
});

/** The same board with more votes of a seat, and their marker where it then lies (8.3). */
export function withVotes(board: BoardView, seat: number, more: number): BoardView {
  const scale = { votes: [...board.votes], standing: [...board.standing] };
  gainVotes(scale, seat, more);
  return { ...board, ...scale };
}

/** The same state with two parties governing together. */
export const together = (state: Campaign, one: number, other: number): Campaign => ({
  ...state,
  partners: state.partners.map((partner, seat) =>
    seat === one ? other : seat === other ? one : partner,
  ),
});

/** The round after which the last state elects, with no phase before its election (10.3). */
export const isLastFull = (view: View): boolean => view.round === rounds(view) - 1;

export const maxSeats = (board: BoardView): number =>
  board.state === NONE ? 0 : data.states[board.state].seats;

/** The points of a seat for its national media. */
export function presenceOf(view: View, seat: number): number {
  let points = 0;
  for (let round = 1; round <= rounds(view); round++) {
    if ((view.presence[seat] >> (round - 1)) & 1) points += mediaPoints(view, round);
  }
  return points;
}

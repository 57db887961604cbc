import { NONE, positionView, type PositionView, type Viewer } from '@hustings/kernel';
import {
  handsSeen,
  HIDDEN,
  opinionsSeen,
  pursesSeen,
  type Opinions,
  type Program,
} from '../world/index.js';
import type { Auction, Board, State } from './state.js';

/** A board as a viewer sees it: face-down opinions, cabinet cards and polls are HIDDEN. */
export type BoardView = Readonly<Opinions> & {
  readonly votes: readonly number[];
  readonly standing: readonly number[];
  readonly state: number;
  readonly popularity: readonly number[];
  readonly meetings: readonly number[];
  readonly media: readonly number[];
  readonly laid: readonly number[];
  readonly tiles: number;
  readonly poll: number;
};

/** What one viewer may know, and nothing else (see 'Who knows what' in the rules). */
export type View = {
  readonly position: PositionView;
  readonly options: Readonly<State['options']>;
  readonly round: number;
  readonly held: number;
  readonly ended: number;
  readonly first: number;
  readonly parties: readonly number[];
  readonly boards: readonly BoardView[];
  /** How many states are still in the stack. */
  readonly coming: number;
  readonly past: readonly number[];
  readonly programStack: number;
  readonly programDiscards: number;
  readonly opinionStack: number;
  /** All opinion discards were seen. */
  readonly opinionDiscards: readonly number[];
  readonly reserve: readonly number[];
  readonly nation: { readonly opinions: readonly number[]; readonly dominant: number };
  readonly pollStack: number;
  readonly pollDiscards: number;
  /** The poll being looked at: its number for who looks, HIDDEN for the others, or NONE. */
  readonly poll: number;
  readonly cabinetOpen: number;
  readonly auction: Readonly<Auction>;
  readonly partners: readonly number[];
  readonly named: number;
  readonly offered: number;
  readonly won: readonly number[];
  readonly lost: number;
  readonly carries: number;
  /** HIDDEN unless one's own, or open. */
  readonly money: readonly number[];
  readonly members: readonly number[];
  readonly programs: readonly Readonly<Program>[];
  /** Others' cards are HIDDEN; their number is open. */
  readonly hands: readonly (readonly number[])[];
  readonly meetingSupply: readonly number[];
  readonly mediaSupply: readonly number[];
  /** Cabinet cards not yet seen in play: in hand or lying face down, as bits. */
  readonly cabinet: readonly number[];
  /** Contribution cards not yet seen: in hand or lying face down, as bits. */
  readonly contributions: readonly number[];
  /** HIDDEN for a refused card that is not one's own. */
  readonly given: readonly number[];
  readonly accepting: number;
  readonly presence: readonly number[];
  readonly seats: readonly number[];
  readonly earned: readonly number[];
};

export function view(s: State, viewer: Viewer): View {
  const own = (seat: number): boolean => seat === viewer;
  return {
    position: positionView(s, viewer),
    options: { ...s.options },
    round: s.round,
    held: s.held,
    ended: s.ended,
    first: s.first,
    parties: s.parties.slice(),
    boards: s.boards.map((board) => boardView(s, board, viewer)),
    coming: s.coming.length,
    past: s.past.slice(),
    programStack: s.programStack.length,
    programDiscards: s.programDiscards.length,
    opinionStack: s.opinionStack.length,
    opinionDiscards: s.opinionDiscards.slice(),
    reserve: s.reserve.slice(),
    nation: { opinions: s.nation.opinions.slice(), dominant: s.nation.dominant },
    pollStack: s.pollStack.length,
    pollDiscards: s.pollDiscards.length,
    poll: s.poll === NONE || own(s.auction.bidder) ? s.poll : HIDDEN,
    cabinetOpen: s.cabinetOpen,
    auction: { ...s.auction },
    partners: s.partners.slice(),
    named: s.named,
    offered: s.offered,
    won: s.won.slice(),
    lost: s.lost,
    carries: s.carries,
    money: pursesSeen(s.money, viewer, s.options.money === 'open'),
    members: s.members.slice(),
    programs: s.programs.map((program) => program.slice()),
    hands: handsSeen(s.hands, viewer),
    meetingSupply: s.meetingSupply.slice(),
    mediaSupply: s.mediaSupply.slice(),
    cabinet: s.cabinet.map((cards, seat) => cards | faceDownCabinet(s, seat)),
    contributions: s.contributions.map((cards, seat) => cards | faceDownContribution(s, seat)),
    given: s.given.map((card, seat) =>
      card === NONE || own(seat) || (s.accepting >> seat) & 1 ? card : HIDDEN,
    ),
    accepting: s.accepting,
    presence: s.presence.slice(),
    seats: s.seats.slice(),
    earned: s.earned.slice(),
  };
}

/** The cabinet cards a seat has lying face down, as bits. */
function faceDownCabinet(s: State, seat: number): number {
  let bits = 0;
  if (s.cabinetOpen === 1) return bits;
  for (const board of s.boards) if (board.laid[seat] !== NONE) bits |= 1 << board.laid[seat];
  return bits;
}

/** The contribution a seat has refused, which is not shown before all have chosen. */
function faceDownContribution(s: State, seat: number): number {
  const refused = s.given[seat] !== NONE && !((s.accepting >> seat) & 1);
  return refused ? 1 << s.given[seat] : 0;
}

function boardView(s: State, board: Board, viewer: Viewer): BoardView {
  const seen = (card: number, seat: number): number =>
    card === NONE || s.cabinetOpen === 1 || seat === viewer ? card : HIDDEN;
  return {
    opinions: opinionsSeen(board),
    up: board.up,
    double: board.double,
    votes: board.votes.slice(),
    standing: board.standing.slice(),
    state: board.state,
    popularity: board.popularity.slice(),
    meetings: board.meetings.slice(),
    media: board.media.slice(),
    laid: board.laid.map(seen),
    tiles: board.tiles,
    poll: board.poll === NONE ? NONE : HIDDEN,
  };
}

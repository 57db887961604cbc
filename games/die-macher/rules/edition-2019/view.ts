import { NONE, positionView, type PositionView, type Viewer } from '@hustings/kernel';
import {
  handsSeen,
  HIDDEN,
  opinionsSeen,
  pursesSeen,
  type Opinions,
  type Program,
} from '../world/index.js';
import { pollBack } from './paragraphs/0.7-polls.js';
import type { Auction, Board, State } from './state.js';

/** A board as a viewer sees it: face-down opinions and politicians are HIDDEN. */
export type BoardView = Readonly<Opinions> & {
  readonly state: number;
  readonly votes: readonly number[];
  readonly trend: readonly number[];
  readonly rallies: readonly number[];
  readonly media: readonly number[];
  readonly sent: readonly number[];
  readonly revealed: number;
  readonly paid: number;
  readonly done: number;
};

/** What one viewer may know, and nothing else (see 'Who knows what' in the rules). */
export type View = {
  readonly position: PositionView;
  readonly options: Readonly<State['options']>;
  readonly round: number;
  readonly ended: number;
  readonly start: number;
  readonly parties: readonly number[];
  readonly boards: readonly BoardView[];
  /** How many states are still to come. */
  readonly coming: number;
  readonly past: readonly number[];
  readonly programStack: number;
  /** 2.4: nobody looks through discarded programs or polls. */
  readonly programDiscards: number;
  readonly programDisplay: readonly number[];
  readonly drawing: number;
  readonly opinionStack: number;
  /** 2.4: all opinion discards were seen. */
  readonly opinionDiscards: readonly number[];
  readonly opinionDisplay: readonly number[];
  readonly pollStack: number;
  readonly pollDiscards: number;
  /** 0.7: the party on the back of the top poll. */
  readonly pollBack: number;
  /** The poll being looked at: its number for who looks, HIDDEN for the others, or NONE. */
  readonly poll: number;
  /** The back that everyone saw of it. */
  readonly takenBack: number;
  readonly doubles: number;
  readonly auction: Readonly<Auction>;
  readonly action: number;
  /** 3.4: HIDDEN unless one's own, or open, or the game is over. */
  readonly money: readonly number[];
  readonly base: readonly number[];
  readonly programs: readonly Readonly<Program>[];
  /** Others' cards are HIDDEN; their number is open. */
  readonly hands: readonly (readonly number[])[];
  readonly picks: readonly (readonly number[])[];
  readonly rallySupply: readonly number[];
  readonly mediaSupply: readonly number[];
  /** 5.3: politicians not yet seen in play: in hand or lying face down, as bits. */
  readonly unseen: readonly number[];
  readonly donations: readonly number[];
  readonly presence: readonly number[];
  readonly votePoints: readonly number[];
  readonly earned: readonly number[];
  readonly winPoints: readonly number[];
};

export function view(s: State, viewer: Viewer): View {
  const own = (seat: number): boolean => seat === viewer;
  const holder = s.poll === NONE ? NONE : s.now.holder;
  return {
    position: positionView(s, viewer),
    options: { ...s.options },
    round: s.round,
    ended: s.ended,
    start: s.start,
    parties: s.parties.slice(),
    boards: s.boards.map((board) => boardView(board, viewer)),
    coming: s.coming.length,
    past: s.past.slice(),
    programStack: s.programStack.length,
    programDiscards: s.programDiscards.length,
    programDisplay: s.programDisplay.slice(),
    drawing: s.drawing,
    opinionStack: s.opinionStack.length,
    opinionDiscards: s.opinionDiscards.slice(),
    opinionDisplay: s.opinionDisplay.slice(),
    pollStack: s.pollStack.length,
    pollDiscards: s.pollDiscards.length,
    pollBack: s.pollStack.length === 0 ? NONE : pollBack(s.pollStack[s.pollStack.length - 1]),
    poll: s.poll === NONE || own(holder) ? s.poll : HIDDEN,
    takenBack: s.poll === NONE ? NONE : pollBack(s.poll),
    doubles: s.doubles,
    auction: { ...s.auction },
    action: s.action,
    money: pursesSeen(s.money, viewer, s.options.money === 'open' || s.ended === 1),
    base: s.base.slice(),
    programs: s.programs.map((program) => program.slice()),
    hands: handsSeen(s.hands, viewer),
    picks: handsSeen(s.picks, viewer),
    rallySupply: s.rallySupply.slice(),
    mediaSupply: s.mediaSupply.slice(),
    unseen: s.cabinet.map((cabinet, seat) => cabinet | faceDown(s, seat)),
    donations: s.donations.slice(),
    presence: s.presence.slice(),
    votePoints: s.votePoints.slice(),
    earned: s.earned.slice(),
    winPoints: s.winPoints.slice(),
  };
}

/** The politicians a seat has lying face down, as bits. */
function faceDown(s: State, seat: number): number {
  let bits = 0;
  for (const board of s.boards) {
    if (board.revealed === 0 && board.sent[seat] !== NONE) bits |= 1 << board.sent[seat];
  }
  return bits;
}

function boardView(board: Board, viewer: Viewer): BoardView {
  const seen = (politician: number, seat: number): number =>
    politician === NONE || board.revealed === 1 || seat === viewer ? politician : HIDDEN;
  return {
    opinions: opinionsSeen(board),
    up: board.up,
    double: board.double,
    state: board.state,
    votes: board.votes.slice(),
    trend: board.trend.slice(),
    rallies: board.rallies.slice(),
    media: board.media.slice(),
    sent: board.sent.map(seen),
    revealed: board.revealed,
    paid: board.paid,
    done: board.done,
  };
}

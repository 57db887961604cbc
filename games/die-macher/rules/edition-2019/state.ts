import {
  bits,
  copyFlow,
  copyOfSeats,
  copyRandom,
  copySealed,
  integer,
  list,
  listOf,
  NONE,
  positionFields,
  record,
  text,
  type Position,
  type Schema,
} from '@hustings/kernel';
import {
  BOARDS,
  CARDS,
  OPINION_SPACES,
  type Opinions,
  type Program,
  TOPICS,
} from '../world/index.js';
import { data } from './data.js';
import { actions } from './paragraphs/6.5-table-of-politicians.js';
import { variables, type Variable } from './variables.js';

/** A state board: seats index the lists of party markers. */
export type Board = Opinions & {
  /** The federal state lying here, as its place in the data; NONE when the board is gone. */
  state: number;
  votes: number[];
  /** Spaces of the trend scale, counted from its low end. */
  trend: number[];
  rallies: number[];
  media: number[];
  /** The politician each seat has lying here, or NONE. */
  sent: number[];
  /** Whether they have been turned up (1) or lie face down (0). */
  revealed: number;
  /** The seats whose politician here was paid, as bits. */
  paid: number;
  /** The `!` actions already done here in this phase, as bits. */
  done: number;
};

/** An auction that is running: for the start player (phase 1) or for a poll (phase 8). */
export type Auction = {
  /** The highest bid so far, NONE before the first. */
  bid: number;
  bidder: number;
  auctioneer: number;
  /** The players tied for the highest sealed bid, as bits. */
  tied: number;
  /** The players who are out of the auctions of this phase (8.7), as bits. */
  out: number;
};

export type State = Position<Variable> & {
  options: {
    elections: number;
    money: 'hidden' | 'open';
    overbidding: 'impossible' | 'penalised';
  };
  round: number;
  /** 1 when the last election has been held. */
  ended: number;
  /** The start player; before the first bids the preliminary one. */
  start: number;
  /** Seat → party. */
  parties: number[];
  boards: Board[];
  /** Federal states drawn for the 5th to 7th election, the next one last; and those that left. */
  coming: number[];
  past: number[];
  programStack: number[];
  programDiscards: number[];
  programDisplay: number[];
  /** 1 while someone who has drawn must still take a card of the display (2.1). */
  drawing: number;
  opinionStack: number[];
  opinionDiscards: number[];
  /** For each opinion card whether it lies in the display (1) or not (0). */
  opinionDisplay: number[];
  pollStack: number[];
  pollDiscards: number[];
  /** The poll that its owner is looking at, or NONE. */
  poll: number;
  /** Double markers in the common supply. */
  doubles: number;
  auction: Auction;
  /** The politician's action being carried out, or NONE. */
  action: number;
  /** In thousands of euros; the bank is never short (0.16). */
  money: number[];
  base: number[];
  programs: Program[];
  hands: number[][];
  /** Draft picks lying face down. */
  picks: number[][];
  rallySupply: number[];
  mediaSupply: number[];
  /** Politicians still in hand, as bits. */
  cabinet: number[];
  /** Donations not yet used, as bits. */
  donations: number[];
  /** Elections at whose media presence spot a marker stands, as bits. */
  presence: number[];
  /** Points from votes, of all elections and of this round's, and from winning elections. */
  votePoints: number[];
  earned: number[];
  winPoints: number[];
};

/** The table layout that setup, loading and determinizing all build, key for key. */
export function clone(s: State): State {
  return {
    flow: copyFlow(s.flow),
    now: {
      pick: s.now.pick,
      seat: s.now.seat,
      passes: s.now.passes,
      election: s.now.election,
      part: s.now.part,
      holder: s.now.holder,
    },
    sealed: copySealed(s.sealed),
    random: copyRandom(s.random),
    options: {
      elections: s.options.elections,
      money: s.options.money,
      overbidding: s.options.overbidding,
    },
    round: s.round,
    ended: s.ended,
    start: s.start,
    parties: copyOfSeats(s.parties),
    boards: s.boards.map(cloneBoard),
    coming: s.coming.slice(),
    past: s.past.slice(),
    programStack: s.programStack.slice(),
    programDiscards: s.programDiscards.slice(),
    programDisplay: s.programDisplay.slice(),
    drawing: s.drawing,
    opinionStack: s.opinionStack.slice(),
    opinionDiscards: s.opinionDiscards.slice(),
    opinionDisplay: s.opinionDisplay.slice(),
    pollStack: s.pollStack.slice(),
    pollDiscards: s.pollDiscards.slice(),
    poll: s.poll,
    doubles: s.doubles,
    auction: {
      bid: s.auction.bid,
      bidder: s.auction.bidder,
      auctioneer: s.auction.auctioneer,
      tied: s.auction.tied,
      out: s.auction.out,
    },
    action: s.action,
    money: copyOfSeats(s.money),
    base: copyOfSeats(s.base),
    programs: s.programs.map(copyList),
    hands: s.hands.map(copyList),
    picks: s.picks.map(copyList),
    rallySupply: copyOfSeats(s.rallySupply),
    mediaSupply: copyOfSeats(s.mediaSupply),
    cabinet: copyOfSeats(s.cabinet),
    donations: copyOfSeats(s.donations),
    presence: copyOfSeats(s.presence),
    votePoints: copyOfSeats(s.votePoints),
    earned: copyOfSeats(s.earned),
    winPoints: copyOfSeats(s.winPoints),
  };
}

const copyList = (cards: readonly number[]): number[] => cards.slice();

function cloneBoard(b: Board): Board {
  return {
    opinions: b.opinions.slice(),
    up: b.up,
    double: b.double,
    state: b.state,
    votes: copyOfSeats(b.votes),
    trend: copyOfSeats(b.trend),
    rallies: copyOfSeats(b.rallies),
    media: copyOfSeats(b.media),
    sent: copyOfSeats(b.sent),
    revealed: b.revealed,
    paid: b.paid,
    done: b.done,
  };
}

export const noAuction = (): Auction => ({
  bid: NONE,
  bidder: NONE,
  auctioneer: NONE,
  tied: 0,
  out: 0,
});

/** What a state may look like; what it may mean is for the invariants. */
export function schema(seats: number, paths: readonly string[]): Schema {
  const perSeat = (of: Schema) => listOf(seats, of);
  const card = integer(0, CARDS - 1);
  const states = data.states.length - 1;
  const politicians = data.politicians.length;
  const amount = integer(0, 100_000);
  const seat = integer(NONE, seats - 1);
  return record({
    ...positionFields(seats, variables, paths),
    options: record({
      elections: integer(4, 7),
      money: text(['hidden', 'open']),
      overbidding: text(['impossible', 'penalised']),
    }),
    round: integer(1, 5),
    ended: integer(0, 1),
    start: integer(0, seats - 1),
    parties: perSeat(integer(0, data.parties.length - 1)),
    boards: listOf(BOARDS, boardSchema(seats)),
    coming: list(integer(0, states)),
    past: list(integer(0, states)),
    programStack: list(card),
    programDiscards: list(card),
    programDisplay: list(card),
    drawing: integer(0, 1),
    opinionStack: list(card),
    opinionDiscards: list(card),
    opinionDisplay: listOf(CARDS, integer(0, 1)),
    pollStack: list(integer(0, data.polls.length - 1)),
    pollDiscards: list(integer(0, data.polls.length - 1)),
    poll: integer(NONE, data.polls.length - 1),
    doubles: integer(0, data.doubleMarkers),
    auction: record({
      bid: integer(NONE, 100_000),
      bidder: seat,
      auctioneer: seat,
      tied: bits(seats),
      out: bits(seats),
    }),
    action: integer(NONE, actions.length - 1),
    money: perSeat(amount),
    base: perSeat(amount),
    programs: perSeat(listOf(TOPICS, integer(-1, 1))),
    hands: perSeat(list(card)),
    picks: perSeat(list(card)),
    rallySupply: perSeat(integer(0, data.start.rallies)),
    mediaSupply: perSeat(integer(0, data.start.media.seven)),
    cabinet: perSeat(bits(politicians)),
    donations: perSeat(bits(data.donations.length)),
    presence: perSeat(bits(7)),
    votePoints: perSeat(amount),
    earned: perSeat(amount),
    winPoints: perSeat(amount),
  });
}

function boardSchema(seats: number): Schema {
  const perSeat = (of: Schema): Schema => listOf(seats, of);
  return record({
    opinions: list(integer(0, CARDS - 1), 0, OPINION_SPACES),
    up: integer(0, OPINION_SPACES),
    double: integer(NONE, OPINION_SPACES - 1),
    state: integer(NONE, data.states.length - 1),
    votes: perSeat(integer(0, 100_000)),
    trend: perSeat(integer(0, data.trendScale.length - 1)),
    rallies: perSeat(integer(0, data.ralliesPerState)),
    media: perSeat(integer(0, data.mediaSpots)),
    sent: perSeat(integer(NONE, data.politicians.length - 1)),
    revealed: integer(0, 1),
    paid: bits(seats),
    done: bits(8),
  });
}

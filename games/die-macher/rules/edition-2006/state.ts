import {
  copyFlow,
  copyOfSeats,
  copyRandom,
  copySealed,
  either,
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
import { BOARDS, boardOf, CARDS, TOPICS, type Opinions, type Program } from '../world/index.js';
import { data } from './data.js';
import type { Length } from './paragraphs/12-short-game.js';
import { variables, type Variable } from './variables.js';
import type { VoteScale } from './paragraphs/8.2-votes.js';

/** A state board: seats index the lists of party markers. The key issue is `double`. */
export type Board = Opinions &
  VoteScale & {
    /** The federal state lying here, as its place in the data; NONE when the board is put aside. */
    state: number;
    popularity: number[];
    meetings: number[];
    media: number[];
    /** The cabinet card each seat has lying here, or NONE. */
    laid: number[];
    /** The seats with a coalition tile here, as bits. */
    tiles: number;
    /** The poll lying face down here, or NONE. */
    poll: number;
  };

/** Bids for first player (phase 1) or an auction of a poll (phase 7). */
export type Auction = {
  /** The highest bid so far, NONE before the first. */
  bid: number;
  bidder: number;
  /** The players tied for the highest sealed bid, who bid again, as bits. */
  tied: number;
  /** The players who have passed in this auction, as bits. */
  out: number;
  /** Whose turn it is to bid for the poll, or NONE. */
  turn: number;
};

/** The opinions of the nation: five spaces, filled from the left; bits say which are dominant. */
export type Nation = { opinions: number[]; dominant: number };

export type DiceSet = keyof typeof data.diceSets;

/** The table options that rules ask for. What is off is not written down: older games replay alike. */
export type TableOptions = {
  length: Length;
  money: 'hidden' | 'open';
  dice: DiceSet;
  /** 8.4, by the letter of the rulebook: the swap of an absolute majority where it elects, too. */
  majoritySwapInElectingState?: 'on';
};

export type State = Position<Variable> & {
  options: TableOptions;
  round: number;
  /** Elections held and cleared away: one less than the round until its end. */
  held: number;
  /** 1 when the last election has been held. */
  ended: number;
  /** The first player; before the first bids the preliminary one. */
  first: number;
  /** Seat → party. */
  parties: number[];
  boards: Board[];
  /** Federal states still in the stack, the next one last; and those out of play. */
  coming: number[];
  past: number[];
  programStack: number[];
  programDiscards: number[];
  opinionStack: number[];
  opinionDiscards: number[];
  /** The exchange reserve. */
  reserve: number[];
  nation: Nation;
  pollStack: number[];
  pollDiscards: number[];
  /** The poll that the winner of its auction is looking at, or NONE. */
  poll: number;
  /** 1 while the cabinet cards on the boards lie face up. */
  cabinetOpen: number;
  auction: Auction;
  /** The coalition partner of each seat in the state electing now, or NONE. */
  partners: number[];
  /** The seats that have been named in this turn of phase 4, as bits. */
  named: number;
  /** The seat that has been offered a coalition and must answer, or NONE. */
  offered: number;
  /** The winners of the election who take their rewards, in order; and the narrow loser. */
  won: number[];
  lost: number;
  /** How many opinions the winner whose turn it is may still carry. */
  carries: number;
  money: number[];
  members: number[];
  programs: Program[];
  hands: number[][];
  meetingSupply: number[];
  mediaSupply: number[];
  /** Cabinet cards still in hand, as bits. */
  cabinet: number[];
  /** Contribution cards still in hand, as bits. */
  contributions: number[];
  /** The contribution card each seat has laid down, or NONE; bits: those who accept. */
  given: number[];
  accepting: number;
  /** The rounds in whose national media space a marker stands, as bits. */
  presence: number[];
  /** Seats won in all elections, and in this round's. */
  seats: number[];
  earned: number[];
};

/** The table layout that setup, loading and determinizing all build, key for key. */
export function clone(s: State): State {
  return {
    flow: copyFlow(s.flow),
    now: {
      seat: s.now.seat,
      passes: s.now.passes,
      election: s.now.election,
      partner: s.now.partner,
      winner: s.now.winner,
    },
    sealed: copySealed(s.sealed),
    random: copyRandom(s.random),
    options: copyOptions(s.options),
    round: s.round,
    held: s.held,
    ended: s.ended,
    first: s.first,
    parties: copyOfSeats(s.parties),
    boards: s.boards.map(cloneBoard),
    coming: s.coming.slice(),
    past: s.past.slice(),
    programStack: s.programStack.slice(),
    programDiscards: s.programDiscards.slice(),
    opinionStack: s.opinionStack.slice(),
    opinionDiscards: s.opinionDiscards.slice(),
    reserve: s.reserve.slice(),
    nation: { opinions: s.nation.opinions.slice(), dominant: s.nation.dominant },
    pollStack: s.pollStack.slice(),
    pollDiscards: s.pollDiscards.slice(),
    poll: s.poll,
    cabinetOpen: s.cabinetOpen,
    auction: copyAuction(s.auction),
    partners: copyOfSeats(s.partners),
    named: s.named,
    offered: s.offered,
    won: s.won.slice(),
    lost: s.lost,
    carries: s.carries,
    money: copyOfSeats(s.money),
    members: copyOfSeats(s.members),
    programs: s.programs.map(copyList),
    hands: s.hands.map(copyList),
    meetingSupply: copyOfSeats(s.meetingSupply),
    mediaSupply: copyOfSeats(s.mediaSupply),
    cabinet: copyOfSeats(s.cabinet),
    contributions: copyOfSeats(s.contributions),
    given: copyOfSeats(s.given),
    accepting: s.accepting,
    presence: copyOfSeats(s.presence),
    seats: copyOfSeats(s.seats),
    earned: copyOfSeats(s.earned),
  };
}

const copyList = (cards: readonly number[]): number[] => cards.slice();

function cloneBoard(b: Board): Board {
  return {
    opinions: b.opinions.slice(),
    up: b.up,
    double: b.double,
    votes: copyOfSeats(b.votes),
    standing: b.standing.slice(),
    state: b.state,
    popularity: copyOfSeats(b.popularity),
    meetings: copyOfSeats(b.meetings),
    media: copyOfSeats(b.media),
    laid: copyOfSeats(b.laid),
    tiles: b.tiles,
    poll: b.poll,
  };
}

/** The board of the state electing now. */
export const electingBoard = (s: State): Board => s.boards[boardOf(s.held)];

export const noAuction = (): Auction => ({ bid: NONE, bidder: NONE, tied: 0, out: 0, turn: NONE });

/** In one order, however they were written. */
export function copyOptions(of: Readonly<TableOptions>): TableOptions {
  const { length, money, dice, majoritySwapInElectingState } = of;
  return majoritySwapInElectingState === undefined
    ? { length, money, dice }
    : { length, money, dice, majoritySwapInElectingState };
}

export const copyAuction = ({ bid, bidder, tied, out, turn }: Readonly<Auction>): Auction => ({
  bid,
  bidder,
  tied,
  out,
  turn,
});

const bits = (n: number): Schema => integer(0, (1 << n) - 1);

const tableOptions = {
  length: text(['full', 'short']),
  money: text(['hidden', 'open']),
  dice: text(['ordinary', 'campaign']),
};

/** What a state may look like; what it may mean is for the invariants. */
export function schema(seats: number, paths: readonly string[]): Schema {
  const perSeat = (of: Schema): Schema => listOf(seats, of);
  const card = integer(0, CARDS - 1);
  const federal = integer(0, data.states.length - 1);
  const poll = integer(0, data.polls.length - 1);
  const amount = integer(0, 100_000);
  const seat = integer(0, seats - 1);
  const seatOrNone = integer(NONE, seats - 1);
  return record({
    ...positionFields(seats, variables, paths),
    options: either(
      record(tableOptions),
      record({ ...tableOptions, majoritySwapInElectingState: text(['on']) }),
    ),
    round: integer(1, data.lengths.full.rounds),
    held: integer(0, data.lengths.full.rounds - 1),
    ended: integer(0, 1),
    first: seat,
    parties: perSeat(integer(0, data.parties.length - 1)),
    boards: listOf(BOARDS, boardSchema(seats)),
    coming: list(federal),
    past: list(federal),
    programStack: list(card),
    programDiscards: list(card),
    opinionStack: list(card),
    opinionDiscards: list(card),
    reserve: listOf(data.reserve, card),
    nation: record({
      opinions: list(card, 0, data.nationalOpinion.length),
      dominant: bits(data.nationalOpinion.length),
    }),
    pollStack: list(poll),
    pollDiscards: list(poll),
    poll: integer(NONE, data.polls.length - 1),
    cabinetOpen: integer(0, 1),
    auction: auctionSchema(seats),
    partners: perSeat(seatOrNone),
    named: bits(seats),
    offered: seatOrNone,
    won: list(seat, 0, 2),
    lost: seatOrNone,
    carries: integer(0, 2),
    money: perSeat(amount),
    members: perSeat(amount),
    programs: perSeat(listOf(TOPICS, integer(-1, 1))),
    hands: perSeat(list(card, 0, data.start.hand)),
    meetingSupply: perSeat(integer(0, data.start.meetings)),
    mediaSupply: perSeat(integer(0, data.start.media)),
    cabinet: perSeat(bits(data.cabinet.length)),
    contributions: perSeat(bits(data.contributions.length)),
    given: perSeat(integer(NONE, data.contributions.length - 1)),
    accepting: bits(seats),
    presence: perSeat(bits(data.lengths.full.rounds)),
    seats: perSeat(amount),
    earned: perSeat(amount),
  });
}

function boardSchema(seats: number): Schema {
  const perSeat = (of: Schema): Schema => listOf(seats, of);
  const card = integer(0, CARDS - 1);
  return record({
    opinions: list(card, 0, data.opinions.perState),
    up: integer(0, data.opinions.perState),
    double: integer(NONE, data.opinions.perState - 1),
    votes: perSeat(integer(0, data.votesCap)),
    standing: list(integer(0, seats - 1), 0, seats),
    state: integer(NONE, data.states.length - 1),
    popularity: perSeat(integer(data.popularity.min, data.popularity.max)),
    meetings: perSeat(integer(0, data.meetingsPerState)),
    media: perSeat(integer(0, data.start.media)),
    laid: perSeat(integer(NONE, data.cabinet.length - 1)),
    tiles: bits(seats),
    poll: integer(NONE, data.polls.length - 1),
  });
}

function auctionSchema(seats: number): Schema {
  const seatOrNone = integer(NONE, seats - 1);
  return record({
    bid: integer(NONE, 100_000),
    bidder: seatOrNone,
    tied: bits(seats),
    out: bits(seats),
    turn: seatOrNone,
  });
}

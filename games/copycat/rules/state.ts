import {
  copyFlow,
  copyRandom,
  copySealed,
  integer,
  list,
  listOf,
  optional,
  positionFields,
  record,
  text,
  truth,
  type Position,
  type Schema,
} from '@hustings/kernel';
import { data } from './data.js';
import { DOCTORATE, LAST_CARD, NO_CARD, OFFICES, played } from './tables.js';

export type Variable = 'seat';

/** Cards are numbers (see tables.ts). Where order matters, the last card is the top one. */
export type Player = {
  draw: number[];
  hand: number[];
  /** The play area, and how often each of its cards was used this round. */
  area: number[];
  used: number[];
  /** Out of use this round. */
  temporary: number[];
  discard: number[];
  /** Cards of the hand that everyone can work out: all it held when the discards were shuffled. */
  known: number[];
  /** Doctorates in front of the player. */
  doctorates: number;
  /** Workers in reach but not placed, and those in the reserve. */
  free: number;
  reserve: number;
  /** The offices where workers stand, and how often each was used: each counts alone (CC-2.10). */
  workers: number[];
  worked: number[];
  /** Out of phase 2 for this round. */
  passed: boolean;
  markers: number;
  score: number;
  /** The score before this round. */
  before: number;
  /** Where the score came from. */
  fromCards: number;
  fromOffices: number;
  fromMarkers: number;
  fromDoctorates: number;
};

/**
 * What still has to be done or decided before the player goes on, the last first: effects can
 * set off others (CC-5.7). All of it is open to everyone.
 */
export type Pending = {
  what: PendingKind;
  /** The effect's figure, the number said, or the coins paid so far. */
  figure: number;
  /** The card it belongs to, where that matters. */
  card: number;
};

const pendingKinds = [
  'drawNumber',
  'exchangeNumber',
  'exchangeCards',
  'removeNumber',
  'removeCards',
  'removeForWorker',
  'pay',
  'reuseWorker',
  'copyCard',
  'reuseCard',
  'coinOrPoints',
  'coinsForDoctorate',
  // No question: a card used for the second time leaves the play area.
  'leave',
] as const;
export type PendingKind = (typeof pendingKinds)[number];

/** The turn or the phase 3 of the player whose it is. */
export type Turn = {
  over: boolean;
  placed: boolean;
  /** Placements still allowed, and how many of them may go to occupied offices (CC-2.8). */
  placements: number;
  elbows: number;
};

/** Phase 3 of the player whose it is (CC-3.2, CC-3.6). */
export type Account = {
  /** B: coins that can be doubled. */
  coins: number;
  /** S: coins through an Allocation Office, never doubled. */
  fixedCoins: number;
  /** G: uses of Garden Party. */
  gardenParties: number;
  spent: number;
  rights: number;
  cardPoints: number;
  officePoints: number;
  /** T: uses of Campaign Trail. */
  campaignTrails: number;
  /** Points the player does without, to stay below the end (CC-3.1). */
  declined: number;
  /** Battle of Wits lies there: the hand is kept. */
  keeping: boolean;
};

export type State = Position<Variable> & {
  round: number;
  phase: number;
  /** Seats in turn order. */
  order: number[];
  street: number[];
  supply: number[];
  /** The open offices in board order, and the stack of those to come. */
  offices: number[];
  officeStack: number[];
  /** Point markers on each office. */
  markers: number[];
  markerSupply: number;
  /** Cards out of the game. */
  removed: number[];
  /** Somebody bought the last Doctorate (CC-6.2). */
  lastDoctorateSold: boolean;
  players: Player[];
  turn: Turn;
  account: Account;
  pending: Pending[];
  /** The list of cards that is played with, where it is somebody's own: see tables.ts. */
  cardList?: string;
};

/** What has to be decided now, where an effect is going on. */
export function topOf(state: State): Pending {
  return state.pending[state.pending.length - 1];
}

/** An effect that needs an answer goes on top of those already going on. */
export function push(state: State, what: PendingKind, figure = 0, card = NO_CARD): void {
  state.pending.push({ what, figure, card });
}

export const noTurn = (): Turn => ({ over: false, placed: false, placements: 0, elbows: 0 });

export const noAccount = (): Account => ({
  coins: 0,
  fixedCoins: 0,
  gardenParties: 0,
  spent: 0,
  rights: 0,
  cardPoints: 0,
  officePoints: 0,
  campaignTrails: 0,
  declined: 0,
  keeping: false,
});

/** One literal, always in this order of keys: mixed orders make the rules two to three times slower. */
export function clone(state: State): State {
  const { turn, account } = state;
  const copy: State = {
    flow: copyFlow(state.flow),
    now: { seat: state.now.seat },
    sealed: copySealed(state.sealed),
    random: copyRandom(state.random),
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    street: state.street.slice(),
    supply: state.supply.slice(),
    offices: state.offices.slice(),
    officeStack: state.officeStack.slice(),
    markers: state.markers.slice(),
    markerSupply: state.markerSupply,
    removed: state.removed.slice(),
    lastDoctorateSold: state.lastDoctorateSold,
    players: state.players.map(clonePlayer),
    turn: copyTurn(turn),
    account: copyAccount(account),
    pending: state.pending.map(copyPending),
  };
  return played(copy, state);
}

function clonePlayer(player: Player): Player {
  return {
    draw: player.draw.slice(),
    hand: player.hand.slice(),
    area: player.area.slice(),
    used: player.used.slice(),
    temporary: player.temporary.slice(),
    discard: player.discard.slice(),
    known: player.known.slice(),
    doctorates: player.doctorates,
    free: player.free,
    reserve: player.reserve,
    workers: player.workers.slice(),
    worked: player.worked.slice(),
    passed: player.passed,
    markers: player.markers,
    score: player.score,
    before: player.before,
    fromCards: player.fromCards,
    fromOffices: player.fromOffices,
    fromMarkers: player.fromMarkers,
    fromDoctorates: player.fromDoctorates,
  };
}

export function copyTurn(turn: Turn): Turn {
  return {
    over: turn.over,
    placed: turn.placed,
    placements: turn.placements,
    elbows: turn.elbows,
  };
}

export function copyAccount(account: Account): Account {
  return {
    coins: account.coins,
    fixedCoins: account.fixedCoins,
    gardenParties: account.gardenParties,
    spent: account.spent,
    rights: account.rights,
    cardPoints: account.cardPoints,
    officePoints: account.officePoints,
    campaignTrails: account.campaignTrails,
    declined: account.declined,
    keeping: account.keeping,
  };
}

export function copyPending({ what, figure, card }: Pending): Pending {
  return { what, figure, card };
}

const MANY = 10_000;
const count = integer(0, MANY);
const cards = list(integer(1, LAST_CARD), 0, LAST_CARD);
const office = integer(0, OFFICES - 1);
const uses = list(integer(0, data.limits.uses), 0, LAST_CARD);

const player: Schema = record({
  draw: cards,
  hand: cards,
  area: cards,
  used: uses,
  temporary: cards,
  discard: cards,
  known: cards,
  doctorates: integer(0, data.doctorates.count),
  free: integer(0, data.workers.total),
  reserve: integer(0, data.workers.total),
  workers: list(office, 0, data.workers.total),
  worked: list(integer(0, data.limits.uses), 0, data.workers.total),
  passed: truth,
  markers: integer(0, data.markers),
  score: count,
  before: count,
  fromCards: count,
  fromOffices: count,
  fromMarkers: count,
  fromDoctorates: count,
});

export function schema(seats: number, paths: readonly string[]): Schema {
  const market = integer(1, DOCTORATE);
  return record({
    ...positionFields(seats, ['seat'], paths),
    round: integer(1, data.end.rounds),
    phase: integer(1, 4),
    order: listOf(seats, integer(0, seats - 1)),
    street: listOf(data.street.spaces, integer(NO_CARD, DOCTORATE)),
    supply: list(market, 0, LAST_CARD),
    offices: list(office, 0, OFFICES),
    officeStack: list(office, 0, OFFICES),
    markers: listOf(OFFICES, integer(0, data.markers)),
    markerSupply: integer(0, data.markers),
    removed: list(market, 0, LAST_CARD * 2),
    lastDoctorateSold: truth,
    players: listOf(seats, player),
    turn: record({ over: truth, placed: truth, placements: count, elbows: count }),
    account: record({
      coins: count,
      fixedCoins: count,
      gardenParties: count,
      spent: count,
      rights: count,
      cardPoints: count,
      officePoints: count,
      campaignTrails: count,
      declined: integer(0, 0), // no longer than from the answer to the scoring
      keeping: truth,
    }),
    pending: list(
      record({ what: text(pendingKinds), figure: count, card: integer(NO_CARD, LAST_CARD) }),
      0,
      64,
    ),
    cardList: optional(text(/^[\w.:/ -]{1,4000}$/)),
  });
}

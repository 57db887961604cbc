import { filled, positionView, rising, type View, type Viewer } from '@hustings/kernel';
import { allPoints, coinsLeft } from './coins-and-points.js';
import {
  copyAccount,
  copyPending,
  copyTurn,
  type Account,
  type Pending,
  type Player,
  type State,
  type Turn,
} from './state.js';
import { played, tablesOf } from './tables.js';

/** What a viewer may see of a player. */
export type PlayerView = {
  /** The viewer's own hand; of others only its size. */
  readonly hand: readonly number[] | null;
  readonly handSize: number;
  readonly drawSize: number;
  /** The cards out of sight, sorted: in the draw pile, and in the hand if that is out of sight. */
  readonly unseen: readonly number[];
  readonly known: readonly number[];
} & Readonly<Omit<Player, 'hand' | 'draw' | 'known'>>;

/** Running totals of the player whose phase 3 it is. */
export type Totals = {
  readonly coins: number;
  readonly rights: number;
  /** What would be scored if the phase ended now, apart from the hand. */
  readonly points: number;
};

export type CopycatView = View & {
  readonly round: number;
  readonly phase: number;
  readonly order: readonly number[];
  readonly street: readonly number[];
  /** The cards of the supply, by period and number: their order is secret. */
  readonly supply: readonly number[];
  readonly offices: readonly number[];
  /** The offices to come, sorted. */
  readonly officeStack: readonly number[];
  readonly markers: readonly number[];
  readonly markerSupply: number;
  readonly removed: readonly number[];
  readonly lastDoctorateSold: boolean;
  readonly players: readonly PlayerView[];
  readonly turn: Readonly<Turn>;
  readonly account: Readonly<Account>;
  readonly totals: Totals;
  readonly pending: readonly Readonly<Pending>[];
  /** The list of cards that is played with, where it is somebody's own (CC-0). */
  readonly cardList?: string;
};

/** The supply in the order of its periods: so many cards are counted, not sorted. */
function byPeriod(state: State): number[] {
  const order = tablesOf(state).byPeriod;
  const counts = filled(order.length, 0);
  for (const card of state.supply) counts[card]++;
  const cards: number[] = [];
  for (let i = 0; i < order.length; i++) {
    for (let n = counts[order[i]]; n > 0; n--) cards.push(order[i]);
  }
  return cards;
}

export function view(state: State, viewer: Viewer): CopycatView {
  const seen: CopycatView = {
    position: positionView(state, viewer),
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    street: state.street.slice(),
    supply: byPeriod(state),
    offices: state.offices.slice(),
    officeStack: rising(state.officeStack.slice()),
    markers: state.markers.slice(),
    markerSupply: state.markerSupply,
    removed: state.removed.slice(),
    lastDoctorateSold: state.lastDoctorateSold,
    players: state.players.map((player, seat) => playerView(player, seat === viewer)),
    turn: copyTurn(state.turn),
    account: copyAccount(state.account),
    totals: totals(state),
    pending: state.pending.map(copyPending),
  };
  return played(seen, state);
}

function playerView(player: Player, own: boolean): PlayerView {
  return {
    hand: own ? player.hand.slice() : null,
    handSize: player.hand.length,
    drawSize: player.draw.length,
    unseen: rising(own ? player.draw.slice() : player.draw.concat(player.hand)),
    known: rising(player.known.slice()),
    area: player.area.slice(),
    used: player.used.slice(),
    temporary: player.temporary.slice(),
    discard: player.discard.slice(),
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

function totals(state: State): Totals {
  const { account, phase, now } = state;
  if (phase !== 3 || now.seat < 0) return { coins: 0, rights: 0, points: 0 };
  const points = allPoints(state.players[now.seat], account);
  return { coins: coinsLeft(account), rights: account.rights, points };
}

import { filled } from '@hustings/kernel';
import {
  data,
  DOCTORATE,
  NO_CARD,
  standard,
  type CopycatState,
  type Player,
} from '../../rules/index.js';
import { KINDS, kinds, layoutFor, pendingIndex, phaseIndex, ZONES, type Layout } from './layout.js';

/** What is learned is learned with our list of cards: with another one nobody asks here (sight.ts). */
const { actionOf, coinsOf, effectOf, figureOf, kindOf, officeFigureOf, pointsOf, printedPriceOf } =
  standard;

/** How a position is looked at. */
export type Moment = {
  /** The card that the viewer is about to bid; 0: none. */
  readonly bid: number;
  /** All have scored, and nothing has been cleaned up yet. */
  readonly isRoundOver: boolean;
};
export const asItStands: Moment = { bid: NO_CARD, isRoundOver: false };

export const kindIndex = Int8Array.from(kindOf, (kind) => kinds.indexOf(kind));
const partiesOf = Int8Array.from(effectOf, (effect, card) =>
  effect === 'doubleCoins' ? figureOf[card] : 0,
);
const trailsOf = Int8Array.from(effectOf, (effect, card) =>
  effect === 'doubleMarkers' ? figureOf[card] : 0,
);
/** Points of cards that give no coin instead. */
const plainPoints = Int8Array.from(pointsOf, (points, card) => (coinsOf[card] > 0 ? 0 : points));

const { surcharge, spaces } = data.street;
const zoneOf = surcharge.map((more) => Math.min(more, ZONES - 1));
const cleared: Readonly<Record<number, number>> = data.street.unsoldRemoved;
const LATE = 60;
const MOST = 127;
const small = (number: number): number => Math.max(-MOST, Math.min(MOST, number));

function count(into: Int8Array, at: number, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) into[at + kindIndex[cards[i]]]++;
}

function countDeck(into: Int8Array, at: number, player: Player): void {
  count(into, at, player.hand);
  count(into, at, player.draw);
  count(into, at, player.area);
  count(into, at, player.temporary);
  count(into, at, player.discard);
}

/**
 * What a seat knows, as figures: its own cards, of the others what is open and which cards are out of
 * sight, never which of them are in hand.
 */
export function look(s: CopycatState, viewer: number, moment: Moment, into: Int8Array): void {
  const seats = s.players.length;
  const layout = layoutFor(seats);
  into.fill(0);
  const own = s.players[viewer];
  count(into, layout.hand, own.hand);
  if (moment.bid !== NO_CARD) into[layout.hand + kindIndex[moment.bid]]--;
  count(into, layout.drawPile, own.draw);
  countDeck(into, layout.deck, own);
  if (!moment.isRoundOver) count(into, layout.area, own.area);
  const place = s.order.indexOf(viewer);
  into[layout.place + place] = 1;
  lookAtPlayer(s, viewer, moment, true, layout.players[0], into);
  for (let i = 1; i < seats; i++) {
    const seat = s.order[(place + i) % seats];
    const other = s.players[seat];
    countDeck(into, layout.decks[i - 1], other);
    count(into, layout.unseen[i - 1], other.hand);
    count(into, layout.unseen[i - 1], other.draw);
    lookAtPlayer(s, seat, moment, false, layout.players[i], into);
  }
  lookAtStreet(s, moment, layout, into);
  lookAtOffices(s, moment, layout, into);
  lookAtTable(s, viewer, moment, layout, into);
}

/** After a round the unsold are gone and the rest has closed up; what comes next is not known. */
function lookAtStreet(s: CopycatState, moment: Moment, layout: Layout, into: Int8Array): void {
  const from = moment.isRoundOver ? cleared[s.players.length] : 0;
  let filledUp = 0;
  for (let space = from; space < spaces; space++) {
    const card = s.street[space];
    if (card === NO_CARD) continue;
    const zone = zoneOf[moment.isRoundOver ? filledUp++ : space];
    into[layout.street + zone * KINDS + kindIndex[card]]++;
  }
}

function lookAtOffices(s: CopycatState, moment: Moment, layout: Layout, into: Int8Array): void {
  const taken = takenOffices(s);
  let supply = s.markerSupply;
  let out = 0;
  for (let i = 0; i < s.offices.length; i++) {
    const office = s.offices[i];
    let markers = s.markers[office];
    if (moment.isRoundOver && taken[office] === 0 && supply > 0) {
      markers++;
      supply--;
    }
    if (moment.isRoundOver || taken[office] === 0) into[layout.open + office] = 1;
    into[layout.marked + office] = markers;
    out += markers;
  }
  into[layout.table.markersOut] = out;
  into[layout.table.markersIn] = supply;
}

const NO_OFFICES = filled(actionOf.length, 0);

function takenOffices(s: CopycatState): number[] {
  const taken = NO_OFFICES.slice();
  for (const { workers } of s.players)
    for (let i = 0; i < workers.length; i++) taken[workers[i]] = 1;
  return taken;
}

function lookAtTable(
  s: CopycatState,
  viewer: number,
  moment: Moment,
  { table, round, phase, pending }: Layout,
  into: Int8Array,
): void {
  into[round + s.round] = 1;
  into[phase + phaseOf(s, viewer, moment)] = 1;
  let best = 0;
  for (const { score } of s.players) best = Math.max(best, score);
  into[table.toEnd] = small(data.end.points - best);
  into[table.bid] = moment.bid;
  into[table.supply] = s.supply.length;
  let doctorates = 0;
  for (let i = 0; i < s.supply.length; i++) if (s.supply[i] === DOCTORATE) doctorates++;
  for (let i = 0; i < spaces; i++) if (s.street[i] === DOCTORATE) doctorates++;
  into[table.doctoratesLeft] = doctorates;
  if (moment.isRoundOver || s.now.seat !== viewer) return;
  into[table.onMove] = 1;
  for (let i = 0; i < s.pending.length; i++) {
    const { what, figure } = s.pending[i];
    into[pending + pendingIndex[what]] += figure > 0 ? figure : 1;
  }
  if (s.phase !== 2) return;
  into[table.placements] = s.turn.placements;
  into[table.elbows] = s.turn.elbows;
  into[table.hasPlaced] = s.turn.placed ? 1 : 0;
}

function phaseOf(s: CopycatState, viewer: number, { isRoundOver }: Moment): number {
  if (isRoundOver) return phaseIndex.over;
  if (s.phase === 1) return phaseIndex.bidding;
  if (s.phase === 2) return phaseIndex.acting;
  if (s.now.seat === viewer) return phaseIndex.buying;
  return hasScored(s, viewer) ? phaseIndex.after : phaseIndex.before;
}

function hasScored(s: CopycatState, seat: number): boolean {
  return s.phase === 3 && s.order.indexOf(seat) < s.order.indexOf(s.now.seat);
}

type At = Layout['players'][number];

function lookAtPlayer(
  s: CopycatState,
  seat: number,
  moment: Moment,
  isOwn: boolean,
  at: At,
  into: Int8Array,
): void {
  const player = s.players[seat];
  const bids = isOwn && moment.bid !== NO_CARD ? 1 : 0;
  into[at.score] = small(player.score);
  into[at.late] = Math.max(0, small(player.score - LATE));
  into[at.hand] = player.hand.length - bids;
  into[at.drawPile] = player.draw.length;
  into[at.deck] =
    player.hand.length +
    player.draw.length +
    player.area.length +
    player.temporary.length +
    player.discard.length;
  into[at.doctorates] = player.doctorates;
  if (moment.isRoundOver) return;
  into[at.free] = player.free;
  into[at.reserve] = player.reserve;
  into[at.markers] = player.markers;
  into[at.placed] = player.workers.length;
  if (s.phase === 2 && player.passed) into[at.passed] = 1;
  if (hasScored(s, seat)) return;
  into[at.toScore] = 1;
  lookAtAccount(s, seat, moment, isOwn, at, into);
}

/** What this round brings: what counts already, offices to come, and the hand where it is seen. */
function lookAtAccount(
  s: CopycatState,
  seat: number,
  moment: Moment,
  isOwn: boolean,
  at: At,
  into: Int8Array,
): void {
  const player = s.players[seat];
  const isBuying = s.phase === 3 && s.now.seat === seat;
  const { account } = s;
  let coins = isBuying ? account.coins : 0;
  let points = isBuying ? account.cardPoints + account.officePoints : 0;
  let parties = isBuying ? account.gardenParties : 0;
  let trails = isBuying ? account.campaignTrails : 0;
  if (isBuying && account.keeping) into[at.keeping] = 1;
  const offices = lookAtWorkers(player, at, into);
  coins += offices.coins;
  points += offices.points;
  if (isOwn) {
    for (let i = 0; i < player.hand.length; i++) {
      const card = player.hand[i];
      coins += coinsOf[card];
      points += plainPoints[card];
      parties += partiesOf[card];
      trails += trailsOf[card];
    }
    coins -= coinsOf[moment.bid];
    points -= plainPoints[moment.bid];
    parties -= partiesOf[moment.bid];
    trails -= trailsOf[moment.bid];
  }
  const most = data.limits.doublings;
  const fixed = isBuying ? account.fixedCoins - account.spent : 0;
  const purse = small(coins * (1 + Math.min(most, parties)) + fixed);
  into[at.coins] = purse;
  // Nobody buys for nothing: a right counts only where there are coins, or where some may still come.
  const mayCome = player.free > 0 || into[at.toDraw] > 0 || into[at.toExchange] > 0;
  const rights =
    purse > 0 || mayCome || !isOwn ? (isBuying ? account.rights : 0) + offices.rights : 0;
  into[at.rights] = rights;
  into[at.points] = small(points + player.markers * (1 + Math.min(most, trails)));
  into[at.gardenParties] = parties;
  into[at.campaignTrails] = trails;
  into[at.doubled] = small(player.markers * Math.min(most, trails));
  if (rights > 0) into[at.spendable] = purse;
  if (isOwn && rights > 0) into[layoutFor(s.players.length).table.affordable] = payable(s, purse);
}

function payable(s: CopycatState, purse: number): number {
  let cards = 0;
  for (let space = 0; space < spaces; space++) {
    const price = printedPriceOf[s.street[space]];
    if (price !== undefined && price + surcharge[space] <= purse) cards++;
  }
  return cards;
}

type Gains = { coins: number; rights: number; points: number };

function lookAtWorkers({ workers, worked }: Player, at: At, into: Int8Array): Gains {
  const gains: Gains = { coins: 0, rights: 0, points: 0 };
  for (let i = 0; i < workers.length; i++) {
    if (worked[i] > 0) continue;
    const figure = officeFigureOf[workers[i]];
    switch (actionOf[workers[i]]) {
      case 'draw':
        into[at.toDraw] += figure;
        break;
      case 'exchange':
        into[at.toExchange] += figure;
        break;
      case 'coins':
        gains.coins += figure;
        break;
      case 'buy':
        gains.rights += figure;
        break;
      case 'specialBuy':
        gains.rights += figure;
        into[at.toRefill]++;
        break;
      case 'removeForCoin':
        into[at.toRemove] += figure;
        break;
      case 'points':
        gains.points += figure;
        break;
      case 'reuseCard':
        into[at.toReuse]++;
    }
  }
  return gains;
}

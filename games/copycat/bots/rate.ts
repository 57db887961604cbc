import { PASS, type Random } from '@hustings/kernel';
import {
  copycat,
  data,
  LAST_CARD,
  NO_CARD,
  OFFICES,
  tablesOf,
  wouldHave,
  type CopycatState,
  type Tables,
} from '../rules/index.js';
import { chance } from '@hustings/bots';
import type { Rated } from '@hustings/bots';
import { leadOf, rivalWeights } from '@hustings/bots';
import {
  buyWorth,
  deckOf,
  forecast,
  purchase,
  removalGain,
  roundsLeft,
  roundWorth,
  useWorth,
  type Deck,
} from './forecast.js';
import type { Figures } from './parameters.js';

type Thought = {
  readonly s: CopycatState;
  readonly tables: Tables;
  readonly seat: number;
  readonly p: Figures;
  readonly left: number;
  readonly deck: Deck;
  readonly random: Random;
};

/** The moves worth a look in any decision of the game. */
export function rate(s: CopycatState, seat: number, p: Figures, random: Random): Rated[] {
  const left = roundsLeft(s, p);
  const tables = tablesOf(s);
  const deck = deckOf(tables, p, left, s.players[seat]);
  const kind = s.flow.at.slice(s.flow.at.lastIndexOf('/') + 1);
  return raters[kind]({ s, tables, seat, p, left, deck, random });
}

const raters: Readonly<Record<string, (t: Thought) => Rated[]>> = {
  bid: rateBids,
  turn: rateTurn,
  step: rateSteps,
  drawNumber: all,
  exchangeNumber: ({ s, tables, seat, p, left }) => {
    const weak = s.players[seat].hand.filter(
      (card) => useWorth(tables, p, left, card) < p.drawn,
    ).length;
    return [{ move: Math.min(weak, figureNow(s)), worth: 0 }];
  },
  exchangeCards: (t) => fewest(t, (card) => useWorth(t.tables, t.p, t.left, card)),
  removeNumber: (t) => {
    const { s, seat } = t;
    const good = s.players[seat].hand.filter((card) => removalWorth(t, card) > 0).length;
    return [{ move: Math.min(good, figureNow(s)), worth: 0 }];
  },
  removeCards: (t) => fewest(t, (card) => -removalWorth(t, card)),
  removeForWorker: (t) => [
    { move: PASS, worth: 0 },
    ...[...new Set(t.s.players[t.seat].hand)].map((move) => ({
      move,
      worth: removalWorth(t, move) + (t.s.players[t.seat].reserve > 0 ? t.p.worker : 0),
    })),
  ],
  pay: (t) =>
    copycat.legal(t.s, t.seat, 80).map((move) => {
      const card = move as number; // one of the options
      if (card === 0) return { move, worth: 0 };
      return { move, worth: card <= LAST_CARD && wouldHave(t.s, t.seat).rights === 0 ? 1 : -1 };
    }),
  reuseWorker: lookAhead,
  copyCard: lookAhead,
  reuseCard: lookAhead,
  coinOrPoints: lookAhead,
  coinsForDoctorate: all,
  declinePoints: () => [{ move: 0, worth: 0 }],
};

const figureNow = (s: CopycatState): number => s.pending[s.pending.length - 1].figure;

/** As many as possible. */
function all({ s, seat }: Thought): Rated[] {
  const moves = copycat.legal(s, seat, 1000) as number[]; // amounts, rising
  return [{ move: moves[moves.length - 1], worth: 0 }];
}

function lookAhead({ s, seat, p }: Thought): Rated[] {
  const weights = rivalWeights(forecast(s, p), seat, p.rivalry, p.rivalTop);
  return copycat.legal(s, seat, 80).map((move) => {
    const after = copycat.clone(s);
    copycat.apply(after, seat, move);
    return { move, worth: leadOf(forecast(after, p), weights) };
  });
}

/** The cards with the lowest figure, just as many as were said. */
function fewest({ s, seat }: Thought, figure: (card: number) => number): Rated[] {
  const cards = s.players[seat].hand
    .map((card) => ({ card, figure: figure(card) }))
    .sort((a, b) => a.figure - b.figure)
    .map(({ card }) => card);
  const move = distinct(cards, figureNow(s)).sort((a, b) => a - b);
  return [{ move, worth: 0 }];
}

/** Equal start cards are told apart by their numbers, so a hand never has one twice. */
const distinct = (cards: readonly number[], n: number): number[] => [...new Set(cards)].slice(0, n);

/** Out of the deck for good, and out of this round; a coin for it is counted where it is paid. */
function removalWorth({ s, tables, seat, p, left, deck }: Thought, card: number): number {
  const { rights } = wouldHave(s, seat);
  const coin = rights > 0 ? 1 : 0;
  const lost = tables.pointsOf[card] + (rights > 0 ? tables.coinsOf[card] : 0);
  return removalGain(tables, p, left, deck, card) + coin - lost;
}

/** A bid is a card less in this round; high ones come first. */
function rateBids({ s, tables, seat, p, left, random }: Thought): Rated[] {
  const { hand } = s.players[seat];
  return [...new Set(hand)].map((card) => ({
    move: card,
    worth:
      (p.early * card * (0.7 + 0.6 * chance(random))) / LAST_CARD - useWorth(tables, p, left, card),
  }));
}

const USE = LAST_CARD + 1;
const PLACE = USE + OFFICES;
const BUY = USE + OFFICES;
const USE_CARD = BUY + data.street.spaces;

/** What costs nothing is done first; then a worker is placed where it brings most. */
function rateTurn(t: Thought): Rated[] {
  const { s, seat, p } = t;
  const now = roundWorth(s, p, t.left, seat);
  return copycat.legal(s, seat, 200).map((move) => {
    const option = move as number; // one of the options
    if (option === 0) return { move, worth: s.turn.placed ? 0 : -1 };
    if (option < USE) return { move, worth: playWorth(t, option) };
    if (option < PLACE) return { move, worth: officeUse(t, option - USE) };
    return { move, worth: placeWorth(t, option - PLACE, now) };
  });
}

/** Drawing first, so that everything else is decided with more cards. */
const FIRST = 50;

function playWorth({ s, tables, seat, p, left, deck }: Thought, card: number): number {
  const { hand, reserve, free } = s.players[seat];
  switch (tables.effectOf[card]) {
    case 'draw':
      return FIRST;
    case 'workers':
      return reserve > 0 ? FIRST - 10 : -1;
    case 'removeForWorker': {
      const gain = hand.map((one) =>
        one === card ? -Infinity : removalGain(tables, p, left, deck, one),
      );
      return reserve > 0 && Math.max(...gain) + p.worker > 0 ? FIRST - 20 : -1;
    }
    case 'drawPerCoin':
      return wouldHave(s, seat).rights === 0 && free === 0 ? 1 : -1;
    case 'placeAnother':
      return free > 1 && s.turn.placements > 0 ? p.placeAnother : -1;
    case 'placeOnOccupied':
      return free > 0 && s.turn.placements > 0 ? p.placeOnOccupied : -1;
    default:
      return -1;
  }
}

function officeUse({ s, tables, seat, p, left }: Thought, office: number): number {
  switch (tables.actionOf[office]) {
    case 'draw':
      return FIRST - 5;
    case 'exchange': {
      const { hand } = s.players[seat];
      return hand.some((card) => useWorth(tables, p, left, card) < p.drawn) ? FIRST - 15 : -1;
    }
    default:
      return -1;
  }
}

/** The place is taken for a moment, with its markers. */
function placeWorth({ s, seat, p, left }: Thought, office: number, now: number): number {
  const player = s.players[seat];
  const markers = s.markers[office];
  player.workers.push(office);
  player.worked.push(0);
  player.free--;
  player.markers += markers;
  const then = roundWorth(s, p, left, seat);
  player.workers.pop();
  player.worked.pop();
  player.free++;
  player.markers -= markers;
  return then - now + p.worker;
}

/** Phase 3: remove cards, lay out, use again, then buy as long as it is worth it. */
function rateSteps(t: Thought): Rated[] {
  return copycat.legal(t.s, t.seat, 200).map((move) => {
    const option = move as number; // one of the options
    if (option === 0) return { move, worth: 0 };
    if (option < USE) return { move, worth: layWorth(t, option) };
    if (option < BUY) return { move, worth: stepOffice(t, option - USE) };
    if (option < USE_CARD) return { move, worth: buyStep(t, option - BUY) };
    return { move, worth: FIRST - 30 };
  });
}

function layWorth({ s, tables }: Thought, card: number): number {
  const { coinsOf, pointsOf, effectOf } = tables;
  if (card === NO_CARD) return -1;
  if (coinsOf[card] + pointsOf[card] > 0) return FIRST - 10;
  switch (effectOf[card]) {
    case 'doubleCoins':
    case 'doubleMarkers':
      return FIRST - 10;
    case 'reuseWorker':
    case 'copyCard':
      return FIRST - 12;
    case 'keepHand':
      return s.account.keeping ? -1 : 0.01;
    default:
      return -1;
  }
}

function stepOffice(t: Thought, office: number): number {
  switch (t.tables.actionOf[office]) {
    case 'removeForCoin':
      return t.s.players[t.seat].hand.some((card) => removalWorth(t, card) > 0) ? FIRST : -1;
    case 'reuseCard':
      return FIRST - 20;
    case 'specialBuy':
      return FIRST - 40;
    default:
      return FIRST - 5;
  }
}

/** A purchase and the best that can follow it, against the best without it. */
function buyStep({ s, seat, p, left, deck }: Thought, space: number): number {
  const { coins, rights } = wouldHave(s, seat);
  const { worth, price } = purchase(s, p, left, deck, space, coins);
  const rest = buyWorth(s, p, left, deck, coins - price, rights - 1, 1 << space);
  return worth <= 0 ? -1 : worth + rest;
}

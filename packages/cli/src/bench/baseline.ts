import { below, sfc, shuffle, type Random, type Seed } from '@hustings/kernel';
import type { Subject } from './subject.js';

/**
 * What a person would write by hand for one small game and nothing else: a plain object, changed in
 * place, one switch over the phases. It has sealed bids, worker placement and purchases, but no
 * options, words, reasons, undo or checks. Figures of the real games are read beside its figures,
 * so that they mean the same on every machine.
 */
type Market = {
  phase: 'bid' | 'place' | 'buy' | 'end';
  seat: number;
  round: number;
  placed: number;
  /** Seats in the order of play of this round. */
  order: number[];
  bids: number[];
  coins: number[];
  points: number[];
  hands: number[][];
  /** Who stands on each space; -1 nobody. */
  spaces: number[];
  row: number[];
  deck: number[];
  random: Random;
};

const SEATS = 4;
const ROUNDS = 8;
const WORKERS = 2;
const SPACES = 14;
const ROW = 6;
const PRICES = 8;
const PASS = -1;

function setup(seed: Seed): Market {
  const random = sfc(seed, 'game');
  const cards = Array.from({ length: 80 }, (_, i) => 1 + (i % PRICES));
  const deck = shuffle(random, cards);
  return {
    phase: 'bid',
    seat: 0,
    round: 0,
    placed: 0,
    order: [0, 1, 2, 3],
    bids: [0, 0, 0, 0],
    coins: [6, 6, 6, 6],
    points: [0, 0, 0, 0],
    hands: [[], [], [], []],
    spaces: new Array<number>(SPACES).fill(-1),
    row: deck.splice(-ROW),
    deck,
    random,
  };
}

function legal(market: Market): number[] {
  const moves: number[] = [];
  switch (market.phase) {
    case 'bid':
      for (let n = 0; n <= market.coins[market.seat]; n++) moves.push(n);
      return moves;
    case 'place':
      for (let space = 0; space < SPACES; space++) if (market.spaces[space] < 0) moves.push(space);
      return moves;
    case 'buy':
      moves.push(PASS);
      for (let i = 0; i < market.row.length; i++) {
        if (market.row[i] <= market.coins[market.seat]) moves.push(i);
      }
      return moves;
    case 'end':
      return moves;
  }
}

function sample(market: Market, random: Random): number {
  const moves = legal(market);
  return moves[below(random, moves.length)];
}

function apply(market: Market, move: number): void {
  switch (market.phase) {
    case 'bid':
      market.bids[market.seat] = move;
      if (++market.seat === SEATS) openBids(market);
      return;
    case 'place':
      market.spaces[move] = market.seat;
      market.coins[market.seat] += 1 + (move % 4);
      market.points[market.seat] += move >= SPACES / 2 ? 2 : 0;
      nextWorker(market);
      return;
    case 'buy':
      if (move !== PASS) buy(market, move);
      nextBuyer(market);
      return;
    case 'end':
      throw new Error('the game is over');
  }
}

function openBids(market: Market): void {
  const { bids, order, coins } = market;
  order.sort((a, b) => bids[b] - bids[a] || a - b);
  for (let seat = 0; seat < SEATS; seat++) coins[seat] -= bids[seat];
  market.phase = 'place';
  market.placed = 0;
  market.seat = order[0];
}

function nextWorker(market: Market): void {
  market.placed++;
  if (market.placed === SEATS * WORKERS) {
    market.phase = 'buy';
    market.placed = 0;
  }
  market.seat = market.order[market.placed % SEATS];
}

function buy(market: Market, place: number): void {
  const card = market.row[place];
  market.coins[market.seat] -= card;
  market.points[market.seat] += card + (market.hands[market.seat].includes(card) ? 0 : 1);
  market.hands[market.seat].push(card);
  const next = market.deck.pop();
  if (next === undefined) market.row.splice(place, 1);
  else market.row[place] = next;
}

function nextBuyer(market: Market): void {
  market.placed++;
  if (market.placed < SEATS) {
    market.seat = market.order[market.placed];
    return;
  }
  market.round++;
  market.spaces.fill(-1);
  market.seat = 0;
  market.phase = market.round === ROUNDS ? 'end' : 'bid';
}

function clone(market: Market): Market {
  return {
    phase: market.phase,
    seat: market.seat,
    round: market.round,
    placed: market.placed,
    order: market.order.slice(),
    bids: market.bids.slice(),
    coins: market.coins.slice(),
    points: market.points.slice(),
    hands: market.hands.map((hand) => hand.slice()),
    spaces: market.spaces.slice(),
    row: market.row.slice(),
    deck: market.deck.slice(),
    random: { ...market.random, words: market.random.words.slice() },
  };
}

/** Of the deck one knows how many of each price are left. */
type Seen = Omit<Market, 'deck' | 'random'> & { readonly left: readonly number[] };

function view(market: Market, viewer: number): Seen {
  const { deck: _deck, random: _random, ...open } = clone(market);
  const bids = open.phase === 'bid' ? open.bids.map((n, i) => (i === viewer ? n : 0)) : open.bids;
  const left = new Array<number>(PRICES + 1).fill(0);
  for (const card of market.deck) left[card]++;
  return { ...open, bids, left };
}

function determinize({ left, ...open }: Seen, random: Random): Market {
  const deck: number[] = [];
  for (let card = 1; card <= PRICES; card++) for (let n = 0; n < left[card]; n++) deck.push(card);
  return { ...open, deck: shuffle(random, deck), random };
}

function playOut(market: Market, random: Random): number {
  let decisions = 0;
  while (market.phase !== 'end') {
    apply(market, sample(market, random));
    decisions++;
  }
  return decisions;
}

/** A whole game from its moves. */
function recorded(seed: Seed): () => void {
  const moves: number[] = [];
  const random = sfc(seed, 'bot 0');
  for (const market = setup(seed); market.phase !== 'end';) {
    const move = sample(market, random);
    moves.push(move);
    apply(market, move);
  }
  return () => {
    const market = setup(seed);
    for (const move of moves) apply(market, move);
  };
}

export const baseline: Subject<Market, Seen> = {
  setup,
  playOut,
  isOver: (market) => market.phase === 'end',
  kind: (market) => market.phase,
  step: (market, random) => apply(market, sample(market, random)),
  sample: (market, random) => void sample(market, random),
  list: (market) => void legal(market),
  clone,
  view: (market) => view(market, market.seat),
  determinize,
  replay: recorded,
  verify: undefined,
};

import { filled, NONE, PASS } from '@hustings/kernel';
import { dieMacher2019 } from '../../rules/edition-2019/die-macher-2019.js';
import {
  data,
  electionAt,
  partyIds,
  politicians,
  stateCount,
  type State,
} from '../../rules/edition-2019/index.js';
import { attitudeOf, BOARDS, CARDS } from '../../rules/world/index.js';
import type { Rated } from '@hustings/bots';
import { openBids, priceOf, sealedBids } from '../world/bids.js';
import { rateLaying } from '../world/laying.js';
import { boardLead, rateOpinions, statesLead } from '../world/leads.js';
import { bestBoard, ratePlacing } from '../world/placing.js';
import { kindOf } from '../world/moment.js';
import {
  lookAhead,
  movesOf,
  ratingBy,
  type Rater,
  type Thought as Thinking,
} from '../world/thought.js';
import { holding } from '../world/worths.js';
import { baseWorth, compareProgramsOf, forecasting, prospects, purseWorth } from './forecast.js';
import { roundOf, type Moment } from './moment.js';
import type { Figures } from './parameters.js';

type Thought = Thinking<State, Moment, Figures>;

const raters: Readonly<Record<string, Rater<State, Moment, Figures>>> = {
  draftPick: rateCards,
  layProgram: ratePrograms,
  completeProgram: ratePrograms,
  keepCard: rateCards,
  startPosition: rateStartPositions,
  bid: rateBids,
  raise: rateRaise,
  drawPrograms: () => [
    { move: 0, worth: 1 },
    { move: 1, worth: 0 },
  ],
  takeFromDisplay: rateDisplay,
  swapPrograms: rateSwaps,
  keepProgram: rateCards,
  buyMedia: lookAhead,
  placeRallies: rateRallies,
  sendPoliticians: rateSending,
  payPolitician: lookAhead,
  chooseAction: rateActions,
  placeDouble: lookAhead,
  removeMedia: lookAhead,
  placeMedia: lookAhead,
  shiftOpinion: rateShifts,
  bidForPoll: ratePollBids,
  publishPoll: lookAhead,
  convertRallies: lookAhead,
  useDonation: lookAhead,
};

const edition = { ...prospects, ...forecasting, game: dieMacher2019, purseWorth };

/** The moves worth a look in any decision of the game. */
export const rate = ratingBy(edition, raters);

/** The lead that all states promise, after comparing programs anew. */
function leadNow(t: Thought): number {
  compareProgramsOf(t.s);
  return statesLead(t);
}

/** How much a program card fits the states to come: equal cards count, opposite ones against. */
function cardWorths({ s, p }: Thought): number[] {
  const worths = filled(CARDS, 0);
  const states = stateCount(s);
  for (let n = 0; n < states; n++) {
    const election = electionAt(s, n);
    const board = s.boards[election % BOARDS];
    const rounds = roundOf(s.options.elections, election) - s.round;
    const weight = (p.cardWorth * p.cardDiscount ** rounds * data.states[board.state].max) / 40;
    for (let space = 0; space < board.up; space++) {
      const card = board.opinions[space];
      const twice = space === board.double ? 2 : 1;
      worths[card] += twice * weight;
      worths[card ^ 1] -= twice * weight;
    }
  }
  return worths;
}

/** A card of the hand: to pick, or to keep. */
function rateCards(t: Thought): Rated[] {
  const worths = cardWorths(t);
  const hand = t.s.hands[t.seat];
  const program = t.s.programs[t.seat];
  return [...new Set(hand)].map((card) => {
    const lies = program[card >> 1] === attitudeOf(card);
    return { move: card, worth: lies ? worths[card] - t.p.cardWorth : worths[card] };
  });
}

function rateDisplay(t: Thought): Rated[] {
  const worths = cardWorths(t);
  const own = t.s.programs[t.seat];
  const hand = t.s.hands[t.seat];
  return [...new Set(t.s.programDisplay)].map((card) => {
    const attitude = attitudeOf(card);
    const has = own[card >> 1] === attitude || hand.includes(card);
    const turns = own[card >> 1] === -attitude ? worths[card] : 0;
    return { move: card, worth: has ? -t.p.cardWorth : worths[card] + turns };
  });
}

/** Five cards of five topics: each choice is laid for a moment. */
function ratePrograms(t: Thought): Rated[] {
  const program = t.s.programs[t.seat];
  const before = program.slice();
  const worths = cardWorths(t);
  const rated = movesOf(t).map((move) => {
    const cards = move as number[]; // a program is a list of cards
    for (const card of cards) program[card >> 1] = attitudeOf(card);
    const later = cards.reduce((sum, card) => sum + worths[card], 0);
    const worth = leadNow(t) + later;
    before.forEach((attitude, topic) => (program[topic] = attitude));
    return { move, worth };
  });
  return rated;
}

/** Swaps are tried on the program itself; the cards left in hand count a little. */
function rateSwaps(t: Thought): Rated[] {
  const { s, seat } = t;
  const program = s.programs[seat];
  const before = program.slice();
  const worths = cardWorths(t);
  const slots = [...new Set(s.hands[seat])];
  const all = dieMacher2019.legal(s, seat, 400) as number[][]; // one value for each card in hand
  // A card for its equal is no other move.
  const moves = all.filter((move) => move.every((out, i) => out !== slots[i]));
  const gain = (move: readonly number[]): number =>
    move.reduce((sum, out, i) => (out === NONE ? sum : sum + worths[slots[i]] - worths[out]), 0);
  const best = moves.length <= 16 ? moves : topBy(moves, gain, 16);
  return best.map((move) => {
    move.forEach((out) => out !== NONE && (program[out >> 1] = 0));
    move.forEach((out, i) => {
      if (out !== NONE) program[slots[i] >> 1] = attitudeOf(slots[i]);
    });
    const worth = leadNow(t) + gain(move) / 4;
    before.forEach((attitude, topic) => (program[topic] = attitude));
    return { move, worth };
  });
}

function topBy<T>(items: readonly T[], worth: (item: T) => number, most: number): T[] {
  return items
    .map((item) => ({ item, worth: worth(item) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ item }) => item);
}

type Symbol = keyof typeof data.startSymbols;

/** For each block the states are chosen one symbol after the other, each where it promises most. */
function rateStartPositions(t: Thought): Rated[] {
  compareProgramsOf(t.s);
  const start = t.s.boards.map((_, election) => boardLead(t, t.m, election));
  return data.startBlocks.map((block, choice) => {
    const move = [choice];
    let worth = 0;
    const taken: { board: number; symbol: Symbol }[] = [];
    const leads = start.slice();
    block.forEach((symbol, i) => {
      const { board, gain } = bestBoard(t, {
        put: (at, sign) => place(t, at, symbol, sign),
        before: (at) => leads[at],
        allowed: (at) => !block.some((same, j) => j < i && same === symbol && move[j + 1] === at),
      });
      place(t, board, symbol, 1);
      leads[board] += gain;
      worth += gain;
      taken.push({ board, symbol });
      move.push(board);
    });
    for (const { board, symbol } of taken) place(t, board, symbol, -1);
    return { move, worth };
  });
}

function place({ s, seat }: Thought, election: number, symbol: Symbol, sign: number): void {
  s.boards[election][symbol][seat] += sign * data.startSymbols[symbol];
}

/** The worth of being start player against the price. */
function rateBids(t: Thought): Rated[] {
  const { s, seat, p, random } = t;
  const most = Math.min(6, s.money[seat]);
  return sealedBids(
    0,
    most,
    { worth: p.startWorth, rival: p.startRival, price: priceOf(t) },
    random,
  );
}

function rateRaise(t: Thought): Rated[] {
  const price = priceOf(t);
  return openBids(t, t.s.auction.bid + 1, 0, (sum) => t.p.startWorth - price(sum));
}

function rateRallies(t: Thought): Rated[] {
  const { s, seat, p, m } = t;
  const supply = s.rallySupply[seat];
  const after = { ...m, rallying: m.rallying & ~(1 << seat) };
  compareProgramsOf(s);
  return ratePlacing(t, {
    supply,
    prices: data.rallyCosts,
    places: (board) => board.rallies,
    room: (standing) => Math.min(data.ralliesPerState - standing, supply),
    after,
    purse: (sum) => purseWorth(p, after, sum),
  });
}

function rateSending(t: Thought): Rated[] {
  const { s, seat, p, m } = t;
  compareProgramsOf(s);
  const uses = m.later === 0 ? 0 : m.later / (m.later + 1);
  const now = { ...m, phase: 5 };
  return rateLaying(t, {
    cards: politicians,
    hand: s.cabinet[seat],
    money: s.money[seat],
    purse: (sum) => purseWorth(p, now, sum),
    places: (board) => board.sent,
    gain: (lead, one) => lead - uses * holding(p, politicians[one].cost),
  });
}

/** One step ahead; what only shows later has a worth of its own. */
function rateActions(t: Thought): Rated[] {
  return lookAhead(t).map(({ move, worth }) => {
    if (move === PASS) return { move, worth };
    return { move, worth: worth + laterWorth(t, move as number) };
  });
}

function laterWorth({ s, seat, p }: Thought, action: number): number {
  const after = dieMacher2019.clone(s);
  dieMacher2019.apply(after, seat, action);
  switch (kindOf(after.flow.at)) {
    case 'placeDouble':
      return p.doubleAction;
    case 'removeMedia':
      return p.mediaAction;
    case 'drawPrograms':
      return p.programAction;
    default:
      return 0;
  }
}

function rateShifts(t: Thought): Rated[] {
  compareProgramsOf(t.s);
  return rateOpinions(t);
}

/**
 * The worth of a poll: publishing it where it helps, or the party base for keeping quiet. A bid
 * stays below it, and rises with what those who come after may want to pay.
 */
function ratePollBids(t: Thought): Rated[] {
  const { s, seat, p } = t;
  const worth = pollWorth(t);
  const price = priceOf(t);
  const n = s.parties.length;
  const after = (s.auction.auctioneer - seat + n) % n;
  return openBids(t, s.auction.bid + 1, 8, (bid) => {
    const kept = (bid + 1) / (bid + 1 + p.bidShare * after);
    return kept * (worth - price(bid));
  });
}

/** The front is not known; both polls with this back are as likely. */
function pollWorth(t: Thought): number {
  const { s, seat, p, m } = t;
  const top = s.pollStack[s.pollStack.length - 1];
  const { raises } = data.polls[top];
  const quiet = data.pollUnpublishedBase * baseWorth(p, s, m);
  compareProgramsOf(s);
  const { election } = s.now;
  const board = s.boards[election % BOARDS];
  const before = board.trend.slice();
  const now = boardLead(t, m, election);
  let sum = 0;
  let count = 0;
  for (const poll of data.polls) {
    if (poll.raises !== raises) continue;
    count++;
    s.parties.forEach((party, other) => {
      const figure = poll.trend[partyIds[party]];
      const counts = other === seat ? figure > 0 : figure < 0;
      if (counts) board.trend[other] = moved(before[other], figure);
    });
    const plus = poll.trend[partyIds[s.parties[seat]]] > 0;
    const published = plus ? boardLead(t, m, election) - now : 0;
    sum += Math.max(published, quiet);
    before.forEach((space, other) => (board.trend[other] = space));
  }
  return sum / count;
}

const moved = (space: number, steps: number): number =>
  Math.max(0, Math.min(data.trendScale.length - 1, space + steps));

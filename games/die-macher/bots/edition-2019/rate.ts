import { below, filled, NONE, PASS, type Move, type Random } from '@hustings/kernel';
import {
  data,
  dieMacher2019,
  electionAt,
  partyIds,
  politicians,
  rallyCost,
  stateCount,
  type State,
} from '../../rules/edition-2019/index.js';
import type { Rated } from '@hustings/bots';
import { leadOf, rivalWeights } from '@hustings/bots';
import { addBoard, baseWorth, compareProgramsOf, forecastWith, purseWorth } from './forecast.js';
import { momentOf, roundOf, type Moment } from './moment.js';
import type { Figures } from './parameters.js';

const BOARDS = 4;
const MOST_LOOKED_AT = 80;

/** A decision being thought about: the world, whose decision it is, and how others' points count. */
type Thought = {
  readonly s: State;
  readonly seat: number;
  readonly p: Figures;
  readonly m: Moment;
  readonly weights: readonly number[];
  readonly random: Random;
};

/** The moves worth a look in any decision of the game. */
export function rate(s: State, seat: number, p: Figures, random: Random): Rated[] {
  const m = momentOf(s);
  const points = forecastWith(s, m, p);
  const weights = rivalWeights(points, seat, p.rivalry, p.rivalTop);
  const thought = { s, seat, p, m, weights, random };
  const kind = s.flow.at.slice(s.flow.at.lastIndexOf('/') + 1);
  return raters[kind](thought);
}

const raters: Readonly<Record<string, (t: Thought) => Rated[]>> = {
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

/** One step ahead: each move is tried on a copy of the world. */
function lookAhead(t: Thought): Rated[] {
  return dieMacher2019.legal(t.s, t.seat, MOST_LOOKED_AT).map((move) => tried(t, move));
}

function tried({ s, seat, p, weights }: Thought, move: Move): Rated {
  const after = dieMacher2019.clone(s);
  dieMacher2019.apply(after, seat, move);
  return { move, worth: leadOf(forecastWith(after, momentOf(after), p), weights) };
}

const gains: number[] = [];

/** The lead that one state promises. */
function boardLead({ s, p, weights }: Thought, m: Moment, election: number): number {
  for (let i = 0; i < weights.length; i++) gains[i] = 0;
  addBoard(s, m, p, election, gains);
  let lead = 0;
  for (let i = 0; i < weights.length; i++) lead += weights[i] * gains[i];
  return lead;
}

/** The lead that all states promise, after comparing programs anew. */
function statesLead(t: Thought): number {
  compareProgramsOf(t.s);
  let lead = 0;
  const states = stateCount(t.s);
  for (let n = 0; n < states; n++) lead += boardLead(t, t.m, electionAt(t.s, n));
  return lead;
}

/** How much a program card fits the states to come: equal cards count, opposite ones against. */
function cardWorths({ s, p }: Thought): number[] {
  const worths = filled(data.topics.length * 2, 0);
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
    const lies = program[card >> 1] === ((card & 1) === 0 ? 1 : -1);
    return { move: card, worth: lies ? worths[card] - t.p.cardWorth : worths[card] };
  });
}

function rateDisplay(t: Thought): Rated[] {
  const worths = cardWorths(t);
  const own = t.s.programs[t.seat];
  const hand = t.s.hands[t.seat];
  return [...new Set(t.s.programDisplay)].map((card) => {
    const attitude = (card & 1) === 0 ? 1 : -1;
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
  const rated = dieMacher2019.legal(t.s, t.seat, MOST_LOOKED_AT).map((move) => {
    const cards = move as number[]; // a program is a list of cards
    for (const card of cards) program[card >> 1] = (card & 1) === 0 ? 1 : -1;
    const later = cards.reduce((sum, card) => sum + worths[card], 0);
    const worth = statesLead(t) + later;
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
  const moves = dieMacher2019.legal(s, seat, 400) as number[][]; // one value for each card in hand
  const gain = (move: readonly number[]): number =>
    move.reduce((sum, out, i) => (out === NONE ? sum : sum + worths[slots[i]] - worths[out]), 0);
  const best = moves.length <= 16 ? moves : topBy(moves, gain, 16);
  return best.map((move) => {
    move.forEach((out) => out !== NONE && (program[out >> 1] = 0));
    move.forEach((out, i) => {
      if (out !== NONE) program[slots[i] >> 1] = (slots[i] & 1) === 0 ? 1 : -1;
    });
    const worth = statesLead(t) + gain(move) / 4;
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
      let best = NONE;
      let most = -Infinity;
      for (let board = 0; board < BOARDS; board++) {
        const twice = block.some((same, j) => j < i && same === symbol && move[j + 1] === board);
        if (twice) continue;
        place(t, board, symbol, 1);
        const gain = boardLead(t, t.m, board) - leads[board];
        place(t, board, symbol, -1);
        if (gain > most) {
          most = gain;
          best = board;
        }
      }
      place(t, best, symbol, 1);
      leads[best] += most;
      worth += most;
      taken.push({ board: best, symbol });
      move.push(best);
    });
    for (const { board, symbol } of taken) place(t, board, symbol, -1);
    return { move, worth };
  });
}

function place({ s, seat }: Thought, election: number, symbol: Symbol, sign: number): void {
  s.boards[election][symbol][seat] += sign * data.startSymbols[symbol];
}

const THOUSANDTHS = 1000;
const chance = (random: Random): number => below(random, THOUSANDTHS) / THOUSANDTHS;

/** Sealed bids: the worth of being start player against the price, and never quite the same. */
function rateBids({ s, seat, p, m, random }: Thought): Rated[] {
  const most = Math.min(6, s.money[seat]);
  const now = purseWorth(p, m, s.money[seat]);
  return Array.from({ length: most + 1 }, (_, bid) => {
    const wins = (bid + 0.3) / (bid + 0.3 + p.startRival);
    const price = now - purseWorth(p, m, s.money[seat] - bid);
    return { move: bid, worth: wins * (p.startWorth * (0.5 + chance(random)) - price) };
  });
}

function rateRaise({ s, seat, p, m }: Thought): Rated[] {
  const passed = { move: PASS, worth: 0 };
  const sum = s.auction.bid + 1;
  if (sum > s.money[seat]) return [passed];
  const price = purseWorth(p, m, s.money[seat]) - purseWorth(p, m, s.money[seat] - sum);
  return [passed, { move: sum, worth: p.startWorth - price }];
}

/** How many allocations are handed on, best first. */
const MOST_ALLOCATIONS = 10;

/**
 * Each state is forecast with each number of new rallies; as states add up, the best allocation
 * under purse and supply is found by adding, not by trying.
 */
function rateRallies(t: Thought): Rated[] {
  const { s, seat, p, m } = t;
  const after = { ...m, rallying: m.rallying & ~(1 << seat) };
  compareProgramsOf(s);
  const states = stateCount(s);
  const leads: number[][] = [];
  for (let n = 0; n < states; n++) leads.push(ralliesLeads(t, after, electionAt(s, n)));
  const purse: number[] = [];
  for (let spent = 0; spent <= s.money[seat]; spent++) {
    purse.push(purseWorth(p, after, s.money[seat] - spent));
  }
  const found: Rated[] = [];
  const move = filled(states, 0);
  const walk = (n: number, spent: number, used: number, worth: number): void => {
    if (n === states) {
      keepBest(found, move, worth + purse[spent]);
      return;
    }
    for (let k = 0; k < leads[n].length; k++) {
      const cost = spent + rallyCost(k);
      if (cost > s.money[seat] || used + k > s.rallySupply[seat]) break;
      move[n] = k;
      walk(n + 1, cost, used + k, worth + leads[n][k]);
    }
  };
  walk(0, 0, 0, 0);
  return found;
}

/** The lead in one state by the number of rallies newly placed there. */
function ralliesLeads(t: Thought, m: Moment, election: number): number[] {
  const { s, seat } = t;
  const board = s.boards[election % BOARDS];
  const before = board.rallies[seat];
  const leads: number[] = [];
  for (let k = 0; before + k <= data.ralliesPerState && k <= s.rallySupply[seat]; k++) {
    board.rallies[seat] = before + k;
    leads.push(boardLead(t, m, election));
  }
  board.rallies[seat] = before;
  return leads;
}

function keepBest(found: Rated[], move: readonly number[], worth: number): void {
  if (found.length === MOST_ALLOCATIONS && worth <= found[MOST_ALLOCATIONS - 1].worth) return;
  let at = found.length;
  while (at > 0 && found[at - 1].worth < worth) at--;
  found.splice(at, 0, { move: move.slice(), worth });
  if (found.length > MOST_ALLOCATIONS) found.pop();
}

/** Each politician in each state by itself; then the best few assignments of them together. */
function rateSending(t: Thought): Rated[] {
  const { s, seat, p, m } = t;
  compareProgramsOf(s);
  const states = stateCount(s);
  const hand = politicians.map((_, one) => one).filter((one) => (s.cabinet[seat] >> one) & 1);
  const uses = m.later === 0 ? 0 : m.later / (m.later + 1);
  const gain: number[][] = [];
  for (let n = 0; n < states; n++) {
    const election = electionAt(s, n);
    const board = s.boards[election % BOARDS];
    const nobody = boardLead(t, m, election);
    gain.push(
      hand.map((one) => {
        board.sent[seat] = one;
        const lead = boardLead(t, m, election) - nobody;
        board.sent[seat] = NONE;
        return lead - uses * (p.hold + p.holdPrice * politicians[one].cost);
      }),
    );
  }
  const found: Rated[] = [];
  const move = filled(states, NONE);
  const now = { ...m, phase: 5 };
  const walk = (n: number, cost: number, used: number, worth: number): void => {
    if (n === states) {
      keepBest(found, move, worth + purseWorth(p, now, s.money[seat] - cost));
      return;
    }
    move[n] = NONE;
    walk(n + 1, cost, used, worth);
    hand.forEach((one, i) => {
      if ((used >> one) & 1 || gain[n][i] <= 0) return;
      if (cost + politicians[one].cost > s.money[seat]) return;
      move[n] = one;
      walk(n + 1, cost + politicians[one].cost, used | (1 << one), worth + gain[n][i]);
    });
    move[n] = NONE;
  };
  walk(0, 0, 0, 0);
  return found;
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
  switch (after.flow.at.slice(after.flow.at.lastIndexOf('/') + 1)) {
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

/** Opinions are exchanged on the board itself, which is the only one that changes. */
function rateShifts(t: Thought): Rated[] {
  const { s, seat } = t;
  const { election } = s.now;
  const board = s.boards[election % BOARDS];
  compareProgramsOf(s);
  return dieMacher2019.legal(s, seat, MOST_LOOKED_AT).map((move) => {
    const shift = move as number; // one of the options
    if (shift === PASS) return { move, worth: boardLead(t, t.m, election) };
    const space = Math.floor(shift / CARDS);
    const before = board.opinions[space];
    board.opinions[space] = shift % CARDS;
    const worth = boardLead(t, t.m, election);
    board.opinions[space] = before;
    return { move, worth };
  });
}

const CARDS = data.topics.length * 2;

/**
 * The worth of a poll: publishing it where it helps, or the party base for keeping quiet. A bid
 * stays below it, and rises with what those who come after may want to pay.
 */
function ratePollBids(t: Thought): Rated[] {
  const { s, seat, p, m } = t;
  const passed = { move: PASS, worth: 0 };
  const least = s.auction.bid + 1;
  const worth = pollWorth(t);
  const rated: Rated[] = [passed];
  const now = purseWorth(p, m, s.money[seat]);
  const n = s.parties.length;
  const after = (s.auction.auctioneer - seat + n) % n;
  for (let bid = least; bid <= Math.min(s.money[seat], least + 8); bid++) {
    const price = now - purseWorth(p, m, s.money[seat] - bid);
    const kept = (bid + 1) / (bid + 1 + p.bidShare * after);
    rated.push({ move: bid, worth: kept * (worth - price) });
  }
  return rated;
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

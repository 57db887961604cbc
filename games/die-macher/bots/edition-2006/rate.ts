import { below, filled, NONE, PASS, type Move, type Random } from '@hustings/kernel';
import {
  cabinet,
  data,
  dieMacher2006,
  electionAt,
  nationalPoints,
  pollChanges,
  stateCount,
  type State,
} from '../../rules/edition-2006/index.js';
import type { Rated } from '@hustings/bots';
import { leadOf, rivalWeights } from '@hustings/bots';
import {
  addBoard,
  forecastWith,
  memberWorth,
  momentOf,
  purseWorth,
  type Moment,
} from './forecast.js';
import type { Figures } from './parameters.js';

const BOARDS = 4;
const MOST_LOOKED_AT = 80;
const CARDS = data.topics.length * 2;

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
  const weights = rivalWeights(forecastWith(s, m, p), seat, p.rivalry, p.rivalTop);
  const kind = s.flow.at.slice(s.flow.at.lastIndexOf('/') + 1);
  return raters[kind]({ s, seat, p, m, weights, random });
}

const raters: Readonly<Record<string, (t: Thought) => Rated[]>> = {
  preliminary: ratePreliminary,
  bid: (t) => rateBids(t, 0),
  bidAgain: (t) => rateBids(t, t.s.auction.bid),
  nameFirstPlayer: ({ s, seat }) =>
    s.parties.map((_, other) => ({ move: other, worth: other === seat ? 1 : 0 })),
  exchangeCards: rateExchange,
  changeProgram: rateChanges,
  layCabinet: rateCabinet,
  useCabinet: lookAhead,
  approach: lookAhead,
  answerOffer: lookAhead,
  buyMedia: lookAhead,
  swapOpinion: rateSwaps,
  placeMeetings: rateMeetings,
  bidForPoll: ratePollBids,
  publishPoll: ratePublishing,
  convertMeetings: lookAhead,
  moveMedia: lookAhead,
  carryOpinion: lookAhead,
  contribute: rateContributions,
};

function lookAhead(t: Thought): Rated[] {
  return dieMacher2006.legal(t.s, t.seat, MOST_LOOKED_AT).map((move) => tried(t, move));
}

function tried({ s, seat, p, weights }: Thought, move: Move): Rated {
  const after = dieMacher2006.clone(s);
  dieMacher2006.apply(after, seat, move);
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

function statesLead(t: Thought): number {
  let lead = 0;
  const states = stateCount(t.s);
  for (let n = 0; n < states; n++) lead += boardLead(t, t.m, electionAt(t.s, n));
  return lead;
}

type Part = keyof typeof data.preliminary.list1Values;

/** Each option of both lists with its parts where they promise most; the lists add up. */
function ratePreliminary(t: Thought): Rated[] {
  const first = data.preliminary.list1.map((parts, i) => placeParts(t, i, parts));
  const second = data.preliminary.list2.map((option, i) => placeMarkers(t, i, option));
  return first.flatMap((one) =>
    second.map((other) => ({ move: [...one.move, ...other.move], worth: one.worth + other.worth })),
  );
}

function placeParts(t: Thought, option: number, parts: readonly Part[]): Placed {
  const move = [option];
  const done: { board: number; part: Part }[] = [];
  let worth = 0;
  for (const part of parts) {
    const { board, gain } = bestBoard(t, (at, sign) => place(t, at, part, sign));
    place(t, board, part, 1);
    done.push({ board, part });
    move.push(board);
    worth += gain;
  }
  for (const { board, part } of done) place(t, board, part, -1);
  return { move, worth };
}

type Placed = { move: number[]; worth: number };

/** The markers an option does not have name no state. */
function placeMarkers(
  t: Thought,
  option: number,
  { media, members }: { readonly media: number; readonly members: number },
): Placed {
  const most = Math.max(...data.preliminary.list2.map((one) => one.media));
  const boards: number[] = [];
  let worth = members * memberWorth(t.p, t.s, t.m);
  const put = (at: number, sign: number) => void (t.s.boards[at].media[t.seat] += sign);
  for (let marker = 0; marker < media; marker++) {
    const { board, gain } = bestBoard(t, put);
    put(board, 1);
    boards.push(board);
    worth += gain;
  }
  for (const board of boards) put(board, -1);
  const none = filled(most - media, BOARDS);
  return { move: [option, ...boards, ...none], worth };
}

function bestBoard(
  t: Thought,
  put: (board: number, sign: number) => void,
): { board: number; gain: number } {
  let board = 0;
  let gain = -Infinity;
  for (let at = 0; at < BOARDS; at++) {
    const before = boardLead(t, t.m, at);
    put(at, 1);
    const more = boardLead(t, t.m, at) - before;
    put(at, -1);
    if (more <= gain) continue;
    gain = more;
    board = at;
  }
  return { board, gain };
}

function place({ s, seat }: Thought, board: number, part: Part, sign: number): void {
  s.boards[board][part][seat] += sign * data.preliminary.list1Values[part];
}

const THOUSANDTHS = 1000;
const chance = (random: Random): number => below(random, THOUSANDTHS) / THOUSANDTHS;

/** Sealed bids: the worth of naming the first player against the price, never quite the same. */
function rateBids({ s, seat, p, m, random }: Thought, least: number): Rated[] {
  const most = Math.min(least + 5, s.money[seat]);
  const now = purseWorth(p, m, s.money[seat]);
  const rated: Rated[] = [];
  for (let bid = least; bid <= most; bid++) {
    const over = bid - least;
    const wins = (over + 0.3) / (over + 0.3 + p.firstRival);
    const price = now - purseWorth(p, m, s.money[seat] - bid);
    rated.push({ move: bid, worth: wins * (p.firstWorth * (0.5 + chance(random)) - price) });
  }
  return rated.length > 0 ? rated : [{ move: least, worth: 0 }];
}

/** The change that a card in hand allows, at its best. */
function changeWorth(t: Thought, change: number): number {
  const { s, seat, p } = t;
  const program = s.programs[seat];
  const out = Math.floor(change / CARDS);
  const into = change % CARDS;
  const before = program[out >> 1];
  const there = program[into >> 1];
  program[out >> 1] = 0;
  program[into >> 1] = (into & 1) === 0 ? 1 : -1;
  const worth = statesLead(t) + p.nation * nationalPoints(s.nation, program) + fitWorth(t);
  program[into >> 1] = there;
  program[out >> 1] = before;
  return worth;
}

/** How a program fits all opinions in sight, later states for less. */
function fitWorth({ s, seat, p }: Thought): number {
  let worth = 0;
  const states = stateCount(s);
  for (let n = 0; n < states; n++) {
    const board = s.boards[electionAt(s, n) % BOARDS];
    const weight = p.cardWorth * p.cardDiscount ** n;
    for (let space = 0; space < board.up; space++) {
      const card = board.opinions[space];
      worth += weight * s.programs[seat][card >> 1] * ((card & 1) === 0 ? 1 : -1);
    }
  }
  return worth / 4;
}

function rateChanges(t: Thought): Rated[] {
  const now = statesLead(t) + t.p.nation * nationalPoints(t.s.nation, t.s.programs[t.seat]);
  return dieMacher2006.legal(t.s, t.seat, MOST_LOOKED_AT).map((move) => {
    const change = move as number; // one of the options
    return { move, worth: change === PASS ? now + fitWorth(t) : changeWorth(t, change) };
  });
}

/** Cards that would not improve the program are exchanged. */
function rateExchange(t: Thought): Rated[] {
  const { s, seat } = t;
  const hand = s.hands[seat];
  const cards = [...new Set(hand)];
  const now = statesLead(t) + t.p.nation * nationalPoints(s.nation, s.programs[seat]) + fitWorth(t);
  const held = s.programs[seat].flatMap((attitude, topic) =>
    attitude === 0 ? [] : [topic * 2 + (attitude > 0 ? 0 : 1)],
  );
  const counts = cards.map((card) => {
    const copies = hand.filter((one) => one === card).length;
    const changes = held.filter(
      (out) => s.programs[seat][card >> 1] === 0 || out >> 1 === card >> 1,
    );
    const helps = changes.some((out) => out !== card && changeWorth(t, out * CARDS + card) > now);
    return helps ? 0 : copies;
  });
  return [
    { move: counts, worth: 1 },
    { move: cards.map(() => 0), worth: 0 },
  ];
}

const MOST_KEPT = 10;

function keepBest(found: Rated[], move: readonly number[], worth: number): void {
  if (found.length === MOST_KEPT && worth <= found[MOST_KEPT - 1].worth) return;
  let at = found.length;
  while (at > 0 && found[at - 1].worth < worth) at--;
  found.splice(at, 0, { move: move.slice(), worth });
  if (found.length > MOST_KEPT) found.pop();
}

/** Each card in each state by itself; then the best few assignments of them together. */
function rateCabinet(t: Thought): Rated[] {
  const { s, seat, p, m } = t;
  const states = stateCount(s);
  const hand = cabinet.map((_, one) => one).filter((one) => (s.cabinet[seat] >> one) & 1);
  const uses = m.campaigns <= 1 ? 0 : (m.campaigns - 1) / m.campaigns;
  const gain: number[][] = [];
  for (let n = 0; n < states; n++) {
    const election = electionAt(s, n);
    const board = s.boards[election % BOARDS];
    const nobody = boardLead(t, m, election);
    gain.push(
      hand.map((one) => {
        board.laid[seat] = one;
        const lead = boardLead(t, m, election) - nobody;
        board.laid[seat] = NONE;
        const tile = cabinet[one].telephone && !((board.tiles >> seat) & 1) ? p.tile : 0;
        return lead + tile - uses * (p.hold + p.holdPrice * cabinet[one].cost);
      }),
    );
  }
  const found: Rated[] = [];
  const move = filled(states, NONE);
  const walk = (n: number, cost: number, used: number, worth: number): void => {
    if (n === states) {
      keepBest(found, move, worth + purseWorth(p, m, s.money[seat] - cost));
      return;
    }
    move[n] = NONE;
    walk(n + 1, cost, used, worth);
    hand.forEach((one, i) => {
      if ((used >> one) & 1 || gain[n][i] <= 0) return;
      if (cost + cabinet[one].cost > s.money[seat]) return;
      move[n] = one;
      walk(n + 1, cost + cabinet[one].cost, used | (1 << one), worth + gain[n][i]);
    });
    move[n] = NONE;
  };
  walk(0, 0, 0, 0);
  return found;
}

/** Opinions are exchanged on the board itself, which is the only one that changes. */
function rateSwaps(t: Thought): Rated[] {
  const { s, seat } = t;
  const { election } = s.now;
  const board = s.boards[election % BOARDS];
  return dieMacher2006.legal(s, seat, MOST_LOOKED_AT).map((move) => {
    const swap = move as number; // one of the options
    if (swap === PASS) return { move, worth: boardLead(t, t.m, election) };
    const space = Math.floor(swap / CARDS);
    const before = board.opinions[space];
    board.opinions[space] = swap % CARDS;
    const worth = boardLead(t, t.m, election);
    board.opinions[space] = before;
    return { move, worth };
  });
}

/** Each state with each number of new meetings; as states add up, the best allocation is found. */
function rateMeetings(t: Thought): Rated[] {
  const { s, seat, p, m } = t;
  const after = { ...m, meeting: m.meeting & ~(1 << seat) };
  const states = stateCount(s);
  const leads: number[][] = [];
  for (let n = 0; n < states; n++) leads.push(meetingLeads(t, after, electionAt(s, n)));
  const found: Rated[] = [];
  const move = filled(states, 0);
  const most = Math.min(s.money[seat], s.meetingSupply[seat]);
  const walk = (n: number, placed: number, worth: number): void => {
    if (n === states) {
      keepBest(found, move, worth + purseWorth(p, m, s.money[seat] - placed * data.meetingCost));
      return;
    }
    for (let k = 0; k < leads[n].length && placed + k <= most; k++) {
      move[n] = k;
      walk(n + 1, placed + k, worth + leads[n][k]);
    }
  };
  walk(0, 0, 0);
  return found;
}

function meetingLeads(t: Thought, m: Moment, election: number): number[] {
  const { s, seat } = t;
  const board = s.boards[election % BOARDS];
  const before = board.meetings[seat];
  const leads: number[] = [];
  const most = Math.min(data.meetingsPerStateAndTurn, data.meetingsPerState - before);
  for (let k = 0; k <= most; k++) {
    board.meetings[seat] = before + k;
    leads.push(boardLead(t, m, election));
  }
  board.meetings[seat] = before;
  return leads;
}

const MEAN_DIE = 3.5;

const quietWorth = ({ s, p, m }: Thought): number =>
  data.pollUnpublishedDice * MEAN_DIE * memberWorth(p, s, m);

/** A poll is worth the members for keeping quiet, or more where it can be used. */
function ratePollBids(t: Thought): Rated[] {
  const { s, seat, p, m } = t;
  const least = Math.max(data.pollMinimumBid, s.auction.bid + 1);
  const now = purseWorth(p, m, s.money[seat]);
  const rated: Rated[] = [{ move: PASS, worth: 0 }];
  const worth = p.bidShare * quietWorth(t);
  for (let bid = least; bid <= Math.min(s.money[seat], least + 3); bid++) {
    const price = now - purseWorth(p, m, s.money[seat] - bid);
    rated.push({ move: bid, worth: worth - price });
  }
  return rated;
}

/** Lines of the poll on the board itself, or the members that two dice bring on the average. */
function ratePublishing(t: Thought): Rated[] {
  const { s, seat, m } = t;
  const { election } = s.now;
  const board = s.boards[election % BOARDS];
  return dieMacher2006.legal(s, seat, MOST_LOOKED_AT).map((move) => {
    const lines = move as number[]; // the seats whose lines are published
    if (lines.length === 0) return { move, worth: boardLead(t, m, election) + quietWorth(t) };
    const before = board.popularity.slice();
    for (const other of lines) {
      const change = pollChanges[s.poll][s.parties[other]];
      const { min, max } = data.popularity;
      board.popularity[other] = Math.max(min, Math.min(max, before[other] + change));
    }
    const worth = boardLead(t, m, election);
    before.forEach((popularity, other) => (board.popularity[other] = popularity));
    return { move, worth };
  });
}

/** Money for members, or members for a refusal; what is kept can be used later. */
function rateContributions({ s, seat, p, m }: Thought): Rated[] {
  const each = memberWorth(p, s, m);
  const { contributionDice } = data.diceSets[s.options.dice];
  const now = purseWorth(p, m, s.money[seat]);
  return dieMacher2006.legal(s, seat, MOST_LOOKED_AT).map((move) => {
    const choice = move as number; // one of the options
    if (choice === PASS) return { move, worth: 0 };
    const sum = data.contributions[choice >> 1];
    const dice = contributionDice[choice >> 1];
    if ((choice & 1) === 0) {
      const lost = (6 * dice) / (dice + 1); // the highest of so many dice
      return { move, worth: purseWorth(p, m, s.money[seat] + sum) - now - lost * each };
    }
    const largest = data.contributions[data.contributions.length - 1];
    const bonus = (p.refusal * data.refusalBonusDice * sum) / largest;
    return { move, worth: (dice + bonus) * MEAN_DIE * each };
  });
}

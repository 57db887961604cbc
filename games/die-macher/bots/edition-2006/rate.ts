import { filled, PASS } from '@hustings/kernel';
import { dieMacher2006 } from '../../rules/edition-2006/die-macher-2006.js';
import {
  cabinet,
  data,
  electionAt,
  nationalPoints,
  pollChanges,
  stateCount,
  type State,
} from '../../rules/edition-2006/index.js';
import { attitudeOf, BOARDS, CARDS } from '../../rules/world/index.js';
import type { Rated } from '@hustings/bots';
import { openBids, priceOf, purseOf, sealedBids } from '../world/bids.js';
import { rateLaying } from '../world/laying.js';
import { boardLead, rateOpinions, statesLead } from '../world/leads.js';
import { bestBoard, ratePlacing } from '../world/placing.js';
import {
  lookAhead,
  movesOf,
  ratingBy,
  type Rater,
  type Thought as Thinking,
} from '../world/thought.js';
import { holding } from '../world/worths.js';
import { forecasting, memberWorth, prospects, purseWorth, type Moment } from './forecast.js';
import type { Figures } from './parameters.js';

type Thought = Thinking<State, Moment, Figures>;

const raters: Readonly<Record<string, Rater<State, Moment, Figures>>> = {
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
  swapOpinion: rateOpinions,
  placeMeetings: rateMeetings,
  bidForPoll: ratePollBids,
  publishPoll: ratePublishing,
  convertMeetings: lookAhead,
  moveMedia: lookAhead,
  carryOpinion: lookAhead,
  contribute: rateContributions,
};

const edition = { ...prospects, ...forecasting, game: dieMacher2006, purseWorth };

/** The moves worth a look in any decision of the game. */
export const rate = ratingBy(edition, raters);

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
    const put = (at: number, sign: number): void => place(t, at, part, sign);
    const { board, gain } = bestBoard(t, { put, before: (at) => boardLead(t, t.m, at) });
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
    const { board, gain } = bestBoard(t, { put, before: (at) => boardLead(t, t.m, at) });
    put(board, 1);
    boards.push(board);
    worth += gain;
  }
  for (const board of boards) put(board, -1);
  const none = filled(most - media, BOARDS);
  return { move: [option, ...boards, ...none], worth };
}

function place({ s, seat }: Thought, board: number, part: Part, sign: number): void {
  s.boards[board][part][seat] += sign * data.preliminary.list1Values[part];
}

/** The worth of naming the first player against the price. */
function rateBids(t: Thought, least: number): Rated[] {
  const { s, seat, p, random } = t;
  const most = Math.min(least + 5, s.money[seat]);
  const winning = { worth: p.firstWorth, rival: p.firstRival, price: priceOf(t) };
  const rated = sealedBids(least, most, winning, random);
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
  program[into >> 1] = attitudeOf(into);
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
      worth += weight * s.programs[seat][card >> 1] * attitudeOf(card);
    }
  }
  return worth / 4;
}

function rateChanges(t: Thought): Rated[] {
  const now = statesLead(t) + t.p.nation * nationalPoints(t.s.nation, t.s.programs[t.seat]);
  return movesOf(t).map((move) => {
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

function rateCabinet(t: Thought): Rated[] {
  const { s, seat, p, m } = t;
  const uses = m.campaigns <= 1 ? 0 : (m.campaigns - 1) / m.campaigns;
  return rateLaying(t, {
    cards: cabinet,
    hand: s.cabinet[seat],
    money: s.money[seat],
    purse: purseOf(t),
    places: (board) => board.laid,
    gain: (lead, one, board) => {
      const tile = cabinet[one].telephone && !((board.tiles >> seat) & 1) ? p.tile : 0;
      return lead + tile - uses * holding(p, cabinet[one].cost);
    },
  });
}

const prices = Array.from(
  { length: data.meetingsPerStateAndTurn + 1 },
  (_, meetings) => meetings * data.meetingCost,
);

function rateMeetings(t: Thought): Rated[] {
  const { s, seat, m } = t;
  return ratePlacing(t, {
    supply: s.meetingSupply[seat],
    prices,
    places: (board) => board.meetings,
    room: (standing) => Math.min(data.meetingsPerStateAndTurn, data.meetingsPerState - standing),
    after: { ...m, meeting: m.meeting & ~(1 << seat) },
    purse: purseOf(t),
  });
}

const MEAN_DIE = 3.5;

const quietWorth = ({ s, p, m }: Thought): number =>
  data.pollUnpublishedDice * MEAN_DIE * memberWorth(p, s, m);

/** A poll is worth the members for keeping quiet, or more where it can be used. */
function ratePollBids(t: Thought): Rated[] {
  const least = Math.max(data.pollMinimumBid, t.s.auction.bid + 1);
  const price = priceOf(t);
  const worth = t.p.bidShare * quietWorth(t);
  return openBids(t, least, 3, (bid) => worth - price(bid));
}

/** Lines of the poll on the board itself, or the members that two dice bring on the average. */
function ratePublishing(t: Thought): Rated[] {
  const { s, m } = t;
  const { election } = s.now;
  const board = s.boards[election % BOARDS];
  return movesOf(t).map((move) => {
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
function rateContributions(t: Thought): Rated[] {
  const { s, seat, p, m } = t;
  const each = memberWorth(p, s, m);
  const { contributionDice } = data.diceSets[s.options.dice];
  const now = purseWorth(p, m, s.money[seat]);
  return movesOf(t).map((move) => {
    const choice = move as number; // one of the options
    if (choice === PASS) return { move, worth: 0 };
    const sum = data.contributions[choice >> 1];
    const side = (choice & 1) === 0 ? 'risk' : 'gain';
    const dice = contributionDice[side][choice >> 1];
    if (side === 'risk') {
      const lost = (6 * dice) / (dice + 1); // the highest of so many dice
      return { move, worth: purseWorth(p, m, s.money[seat] + sum) - now - lost * each };
    }
    const largest = data.contributions[data.contributions.length - 1];
    const bonus = (p.refusal * data.refusalBonusDice * sum) / largest;
    return { move, worth: (dice + bonus) * MEAN_DIE * each };
  });
}

import { NONE } from '@hustings/kernel';
import {
  data,
  electionAt,
  firstElection,
  lastElection,
  match,
  mediaMajority,
  mediaPresencePoints,
  moneyPoints,
  politicians,
  stateCount,
  trendFigure,
  type Board,
  type State,
} from '../../rules/edition-2019/index.js';
import { agreement, BOARDS } from '../../rules/world/index.js';
import { swingsFor } from '@hustings/bots';
import { forecastingBy, type Account, type Prospects } from '../world/forecasting.js';
import { presencePoints } from '../world/states.js';
import {
  comfortable,
  handWorth,
  moneyWorthOf,
  piecesToCome,
  softened,
  voteSpread,
} from '../world/worths.js';
import { momentOf, OVER, roundOf, type Moment } from './moment.js';
import type { Figures } from './parameters.js';

const SEATS = 5;
const MOST_VOTES = 50;
const FULL = data.ralliesPerState;
const { threshold, single, several, coalition, none } = data.electionBonus;

/** Points for votes, smoothed: near a step half of it counts. Index: state, then votes. */
const smoothPoints: readonly (readonly number[])[] = data.states.map(({ points }) => {
  const exact = Array.from({ length: MOST_VOTES + 8 }, (_, votes) => {
    let found = 0;
    for (const [least, figure] of points) if (votes >= least) found = figure;
    return found;
  });
  return Array.from({ length: MOST_VOTES + 2 }, (_, votes) => {
    let sum = 0;
    for (let v = votes - 3; v <= votes + 3; v++) sum += exact[Math.max(0, v)];
    return votes >= MOST_VOTES ? exact[MOST_VOTES] : sum / 7;
  });
});

function pointsAt(state: number, votes: number): number {
  if (votes >= MOST_VOTES) return smoothPoints[state][MOST_VOTES];
  if (votes <= 0) return 0;
  const low = Math.floor(votes);
  const table = smoothPoints[state];
  return table[low] + (table[low + 1] - table[low]) * (votes - low);
}

/** What a politician is expected to do where it was sent. */
type Effect = { votes: number; trend: number; others: number; base: number; later: Later[] };
type Later = 'doubleAction' | 'mediaAction' | 'programAction' | 'pollAction';

const effects: readonly Effect[] = data.politicians.map(({ id }) => effectOf(id));

function effectOf(id: string): Effect {
  const effect: Effect = { votes: 0, trend: 0, others: 0, base: 0, later: [] };
  switch (id) {
    case 'backbencher':
      return { ...effect, trend: 1, later: ['doubleAction'] };
    case 'viceChancellor':
      return { ...effect, trend: 1, later: ['doubleAction'] };
    case 'spokesperson':
      return { ...effect, votes: 5, later: ['mediaAction'] };
    case 'secretary':
      return { ...effect, votes: 8, later: ['pollAction'] };
    case 'parliamentaryLeader':
      return { ...effect, others: -1, later: ['pollAction'] };
    case 'honoraryChairman':
      return { ...effect, votes: 8, later: ['mediaAction'] };
    case 'partyExecutive':
      return { ...effect, votes: 10, base: 5 };
    default:
      return { ...effect, votes: 12, trend: 4 };
  }
}

/** Worth of 1,000 € by the rounds of spending that are left. */
const moneyWorth = (p: Figures, spending: number): number =>
  moneyWorthOf(p, spending, p.money0, p.money5);

/** Worth of a purse: less for each thousand beyond a comfortable sum. */
export function purseWorth(p: Figures, m: Moment, sum: number): number {
  if (sum < 0) return sum; // more was sent than can be paid
  const spending = m.later + (m.phase <= 5 ? 1 : 0);
  const each = moneyWorth(p, spending);
  if (spending === 0) return each * sum + rankWorth(p, sum);
  return comfortable(p, each, sum);
}

/** The bonus for the most money, by a smooth guess at what the others keep. */
function rankWorth(p: Figures, sum: number): number {
  return data.moneyBonus[0] * (sum / (sum + p.moneyRank));
}

/** What 1,000 € of income at the end of a round is worth. */
const incomeWorth = (p: Figures, s: State, round: number): number => {
  const left = (s.options.elections === 7 ? 5 : 4) - round;
  return left === 0 ? 0 : moneyWorth(p, left);
};

/** The worth of one point of party base: itself, and its income to come. */
export function baseWorth(p: Figures, s: State, m: Moment): number {
  let worth = 1;
  const last = s.round + m.later;
  for (let round = m.phase < 9.2 ? s.round : s.round + 1; round < last; round++) {
    worth += incomeWorth(p, s, round);
  }
  return worth;
}

/** Is this seat's politician in this state still to act? */
function isPending(s: State, m: Moment, board: Board, election: number, seat: number): boolean {
  if (board.sent[seat] === NONE || m.phase > 6) return false;
  if (m.phase < 6) return true;
  if (election !== s.now.election) return election > s.now.election;
  const n = s.parties.length;
  const turn = (s.now.seat - s.start + n) % n;
  const own = (seat - s.start + n) % n;
  const paid = (board.paid >> seat) & 1;
  if (s.flow.at.endsWith('payPolitician')) return paid === 1 || own >= turn;
  return paid === 1 && (own > turn || (own === turn && s.now.part === 0));
}

/** After phase 9b the elections of the round are in everyone's points. */
const SCORED = 9.1;

const votes = new Float64Array(SEATS);
const swung = new Float64Array(SEATS);
const agreements = new Float64Array(SEATS * SEATS);

/** Compares all programs once for a forecast. */
export function compareProgramsOf(s: State): void {
  const n = s.parties.length;
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) {
      const equal = agreement(s.programs[a], s.programs[b]);
      agreements[a * SEATS + b] = equal;
      agreements[b * SEATS + a] = equal;
    }
  }
}

/**
 * Adds what each seat is expected to gain from one state: votes and their income, the election's
 * bonus, media presence, and actions that are still to come there.
 */
export function addBoard(s: State, m: Moment, p: Figures, election: number, out: number[]): void {
  const board = s.boards[election % BOARDS];
  if (board.state === NONE) return;
  const n = s.parties.length;
  const due = roundOf(s.options.elections, election);
  const rounds = due - s.round;
  if (m.phase > SCORED && rounds === 0) return;
  for (let seat = 0; seat < n; seat++) votes[seat] = board.votes[seat];
  expectVotes(s, m, p, election, rounds, out);
  const settled = m.phase >= 9 && rounds === 0;
  const spread = settled ? 0 : voteSpread(p, rounds);
  addOutcome(s, election, board, spread, 1 + incomeWorth(p, s, due), out);
}

function expectVotes(
  s: State,
  m: Moment,
  p: Figures,
  election: number,
  rounds: number,
  out: number[],
): void {
  const board = s.boards[election % BOARDS];
  const n = s.parties.length;
  const media = mediaMajority(board.media);
  let othersDown = 0;
  let lowering = NONE;
  for (let seat = 0; seat < n; seat++) {
    if (!isPending(s, m, board, election, seat)) continue;
    if (effects[board.sent[seat]].others !== 0) {
      othersDown = effects[board.sent[seat]].others;
      lowering = seat;
    }
  }
  const influences = rounds + (influenceToCome(s, m, election) ? 1 : 0);
  for (let seat = 0; seat < n; seat++) {
    const turns = rounds + ((m.rallying >> seat) & 1);
    let trend = board.trend[seat] + (seat === lowering ? 0 : othersDown);
    if (isPending(s, m, board, election, seat)) {
      const effect = effects[board.sent[seat]];
      trend += effect.trend;
      votes[seat] += effect.votes;
      for (const later of effect.later) out[seat] += p[later];
      if (effect.base > 0) out[seat] += effect.base * baseWorth(p, s, m);
    }
    const space = trend < 0 ? 0 : trend > HIGHEST ? HIGHEST : trend;
    let fit = match(s.programs[seat], board) + p.drift * rounds;
    if (seat === media) fit += p.influence * influences;
    const brought = board.rallies[seat] + piecesToCome(p, turns);
    if (brought < 0.5) continue;
    const rallies = brought > FULL ? FULL + (brought - FULL) / 2 : brought;
    const strength = rallies + trendFigure(space);
    const factor = softened(1, fit, p.matchSpread * (rounds + (m.phase < 7 ? 0.5 : 0)));
    votes[seat] += (strength > 1 ? strength : 1) * factor;
  }
}

const HIGHEST = data.trendScale.length - 1;

const influenceToCome = (s: State, m: Moment, election: number): boolean =>
  m.phase < 7 || (m.phase === 7 && election >= s.now.election);

function addOutcome(
  s: State,
  election: number,
  board: Board,
  spread: number,
  pointWorth: number,
  out: number[],
): void {
  const n = s.parties.length;
  const presence = mediaPresencePoints(s, election);
  const influencing = mediaMajority(board.media);
  const swings = swingsFor(n, spread);
  const share = 1 / swings.length;
  for (let i = 0; i < swings.length; i++) {
    const swing = swings[i];
    for (let seat = 0; seat < n; seat++) {
      const count = votes[seat] + spread * swing[seat];
      swung[seat] = count < 0 ? 0 : count;
      out[seat] += share * pointWorth * pointsAt(board.state, count);
    }
    addBonus(s, board, presence * share, share, influencing, out);
  }
}

/** 9.7 to 9.11 on the disturbed votes. */
function addBonus(
  s: State,
  board: Board,
  presence: number,
  share: number,
  influencing: number,
  out: number[],
): void {
  const n = s.parties.length;
  let above = 0;
  let leader = s.start;
  for (let step = 0; step < n; step++) {
    const seat = (s.start + step) % n;
    if (swung[seat] >= threshold) above++;
    if (swung[seat] > swung[leader]) leader = seat;
  }
  let partner = NONE;
  if (above > 0) {
    const figure = above === 1 ? single : several;
    for (let seat = 0; seat < n; seat++) if (swung[seat] >= threshold) out[seat] += figure * share;
  } else {
    partner = findPartner(s, leader);
    out[leader] += share * (partner === NONE ? none : coalition);
    if (partner !== NONE) out[partner] += share * coalition;
  }
  const won = above > 0 || partner !== NONE;
  if (won && board.media[leader] > 0) out[leader] += presence;
  if (partner !== NONE && board.media[partner] > 0) out[partner] += presence;
  const apart = influencing !== partner && !(won && influencing === leader);
  if (influencing !== NONE && apart) out[influencing] += presence;
}

function findPartner(s: State, leader: number): number {
  const n = s.parties.length;
  let partner = NONE;
  let most = -1;
  for (let step = 0; step < n; step++) {
    const seat = (s.start + step) % n;
    if (seat === leader || swung[leader] + swung[seat] < threshold) continue;
    const equal = agreements[leader * SEATS + seat];
    if (equal > most) {
      most = equal;
      partner = seat;
    }
  }
  return partner;
}

const presenceOf = (s: State, seat: number): number =>
  presencePoints(s, s.presence[seat], s.options.elections, mediaPresencePoints);

/** The price of politicians that are sent and not yet paid. */
function owedFor(s: State, m: Moment, seat: number): number {
  if (m.phase > 6) return 0;
  let sum = 0;
  for (let election = firstElection(s); election <= lastElection(s); election++) {
    const board = s.boards[election % BOARDS];
    if ((board.paid >> seat) & 1 || !isPending(s, m, board, election, seat)) continue;
    sum += politicians[board.sent[seat]].cost;
  }
  return sum;
}

function cabinetWorth(s: State, m: Moment, p: Figures, seat: number): number {
  const uses = m.later + ((m.sending >> seat) & 1);
  return handWorth(p, politicians, s.cabinet[seat], uses);
}

/** Donations that can still be used: accepted or rejected at the end of a coming round. */
function donationsWorth(s: State, m: Moment, p: Figures, seat: number): number {
  if (m.later === 0) return 0;
  const each = moneyWorth(p, m.later);
  const base = baseWorth(p, s, m) - moneyWorth(p, m.later);
  let worth = 0;
  for (let one = 0; one < data.donations.length; one++) {
    if (!((s.donations[seat] >> one) & 1)) continue;
    const { money, accept, reject } = data.donations[one];
    const accepted = money * each + accept * base;
    const rejected = reject * base;
    worth += accepted > rejected ? accepted : rejected;
  }
  return worth;
}

/** Something begun: a poll being looked at, an action whose choice is still to come. */
function pendingWorth(s: State, _m: Moment, p: Figures, seat: number): number {
  if (s.poll !== NONE && s.now.holder === seat) return p.pollAction;
  return 0;
}

const scored = (s: State, seat: number): number =>
  s.votePoints[seat] + s.winPoints[seat] + presenceOf(s, seat);

function finalPoints(s: State): Account[] {
  const bonus = moneyPoints(s.money);
  return s.parties.map((_, seat) => ({
    scored: scored(s, seat),
    base: s.base[seat],
    money: bonus[seat],
  }));
}

export const prospects: Prospects<State, Moment, Figures> = {
  stateCount,
  electionAt,
  addBoard,
  data,
  momentOf,
  lookOver: compareProgramsOf,
  over: OVER,
  finalPoints,
  parts: {
    scored: (s, _m, _p, seat) => scored(s, seat),
    base: (s, m, p, seat) => s.base[seat] * baseWorth(p, s, m),
    money: (s, m, p, seat) =>
      purseWorth(p, m, s.money[seat] - owedFor(s, m, seat) + s.earned[seat]),
    politicians: cabinetWorth,
    donations: donationsWorth,
    poll: pendingWorth,
  },
};

export const forecasting = forecastingBy(prospects);

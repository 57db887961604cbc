import { END, NONE } from '@hustings/kernel';
import {
  cabinet,
  data,
  electionAt,
  match,
  mediaMajority,
  mediaPoints,
  membersBonus,
  nationalMembers,
  nationalPoints,
  paysMembers,
  rounds,
  stateCount,
  type Board,
  type State,
} from '../../rules/edition-2006/index.js';
import { BOARDS } from '../../rules/world/index.js';
import { swingsFor } from '@hustings/bots';
import { everySeat, numberOfPhase, seatsFrom } from '../world/moment.js';
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
import type { Figures } from './parameters.js';

const SEATS = 5;
const CAP = data.votesCap;
export const OVER = 11;
const ZERO = 48;

/** Where in a round a world stands, as far as a forecast needs to know it. */
export type Moment = {
  /** 1 to 9 as in the rulebook, with 9.1 and 9.2 for its parts; 0 between rounds; 11 at the end. */
  phase: number;
  /** The seats that will still place meetings in this round, as bits. */
  meeting: number;
  /** The seats that will still lay cabinet cards in this round, as bits. */
  laying: number;
  /** Campaigns to come, this one included as long as money is spent in it. */
  campaigns: number;
};

/** The rulebook's number of the phase in which a question is asked. */
export function phaseOf(at: string): number {
  if (at === END) return OVER;
  if (at.charCodeAt(1) === ZERO) return 0; // 10: the next round is what it is about
  return numberOfPhase(at);
}

export function momentOf(s: State): Moment {
  const phase = phaseOf(s.flow.at);
  const everyone = everySeat(s.parties.length);
  const laying = s.flow.at.endsWith('layCabinet') ? fromNow(s) : 0;
  return {
    phase,
    meeting: phase < 6 ? everyone : phase === 6 ? fromNow(s) : 0,
    laying: phase < 3 ? everyone : laying,
    campaigns: Math.max(0, rounds(s) - 2 - s.held) + (phase <= 7 && s.held < rounds(s) - 1 ? 1 : 0),
  };
}

const fromNow = (s: State): number => seatsFrom(s.now.seat, s.first, s.parties.length);

const moneyWorth = (p: Figures, campaigns: number): number =>
  moneyWorthOf(p, campaigns, 0, p.money6);

export function purseWorth(p: Figures, m: Moment, sum: number): number {
  if (sum < 0) return sum;
  return comfortable(p, moneyWorth(p, m.campaigns), sum);
}

/** What 1,000 € of income after an election is worth. */
const incomeWorth = (p: Figures, s: State, election: number): number =>
  moneyWorth(p, Math.max(0, rounds(s) - 2 - election));

/** A member: a point, the pay-outs to come, and a part of the bonus for the most. */
export function memberWorth(p: Figures, s: State, m: Moment): number {
  let worth = 1;
  for (let election = m.phase < 9.2 ? s.held : s.held + 1; election < rounds(s); election++) {
    if (paysMembers(s, election)) worth += incomeWorth(p, s, election);
  }
  return worth;
}

const votes = new Float64Array(SEATS);
const swung = new Float64Array(SEATS);

/** Adds what each seat is expected to gain from one state. */
export function addBoard(s: State, m: Moment, p: Figures, election: number, out: number[]): void {
  const board = s.boards[election % BOARDS];
  if (board.state === NONE) return;
  const ahead = election - s.held;
  if (ahead === 0 && m.phase > 9) return addRewards(s, m, p, board, out);
  expectVotes(s, m, p, board, ahead, election);
  const settled = ahead === 0 && (m.phase >= 8 || s.held === rounds(s) - 1);
  const spread = settled ? 0 : voteSpread(p, ahead);
  addOutcome(s, p, board, election, spread, out);
}

/** After the count: who has won may still have a marker to move and opinions to carry. */
function addRewards(s: State, m: Moment, p: Figures, board: Board, out: number[]): void {
  if (m.phase > 9.15) return;
  const at = s.won.indexOf(s.now.winner);
  for (let i = Math.max(0, at + 1); i < s.won.length; i++) {
    out[s.won[i]] += p.carry;
    if (board.media[s.won[i]] > 0) out[s.won[i]] += mediaPoints(s, s.held + 1);
  }
}

/** What a cabinet card lying face down will probably do for its owner. */
function expectVotes(
  s: State,
  m: Moment,
  p: Figures,
  board: Board,
  ahead: number,
  election: number,
): void {
  const n = s.parties.length;
  const media = mediaMajority(board.media);
  const campaigns = Math.max(0, Math.min(ahead, rounds(s) - 1 - s.held));
  const lastCampaign = election === rounds(s) - 1 ? 1 : 0;
  for (let seat = 0; seat < n; seat++) {
    const now = (m.meeting >> seat) & 1;
    const turns = Math.max(0, campaigns - lastCampaign + (s.held < rounds(s) - 1 ? now : 0));
    const influences = campaigns + (m.phase <= 5 ? 1 : 0);
    let fit = match(s.programs[seat], board) + p.drift * ahead;
    if (seat === media) fit += p.influence * influences;
    const brought = board.meetings[seat] + piecesToCome(p, turns);
    const spread = p.factorSpread * (ahead + (m.phase < 6 ? 0.5 : 0));
    const factor = softened(0.5, board.popularity[seat] + fit, spread);
    let sum = board.votes[seat] + brought * factor;
    if (board.laid[seat] !== NONE) {
      const card = cabinet[board.laid[seat]];
      sum += Math.max(card.votes, card.popularity * brought);
    }
    votes[seat] = sum > CAP ? CAP + (sum - CAP) * 0.02 : sum;
  }
}

function addOutcome(
  s: State,
  p: Figures,
  board: Board,
  election: number,
  spread: number,
  out: number[],
): void {
  const n = s.parties.length;
  const perVote = (data.states[board.state].seats / CAP) * (1 + incomeWorth(p, s, election));
  const presence = mediaPoints(s, election + 1);
  const swings = swingsFor(n, spread);
  const share = 1 / swings.length;
  const partnered = election === s.held;
  for (let i = 0; i < swings.length; i++) {
    let best = -1;
    let winner = NONE;
    for (let seat = 0; seat < n; seat++) {
      const count = votes[seat] + spread * swings[i][seat];
      swung[seat] = count < 0 ? 0 : count > CAP ? CAP : count;
      out[seat] += share * perVote * swung[seat];
    }
    for (let seat = 0; seat < n; seat++) {
      const partner = partnered ? s.partners[seat] : NONE;
      const sum = swung[seat] + (partner === NONE ? 0 : swung[partner]) + tieBreak(board, seat);
      if (sum <= best) continue;
      best = sum;
      winner = seat;
    }
    if (best <= 0.5) continue;
    reward(p, board, winner, presence, share, out);
    const partner = partnered ? s.partners[winner] : NONE;
    if (partner !== NONE) reward(p, board, partner, presence, share, out);
  }
  for (let seat = 0; seat < n; seat++) {
    if ((board.tiles >> seat) & 1 && !(partnered && s.partners[seat] !== NONE)) out[seat] += p.tile;
  }
}

/** Of equals the one stacked higher is ahead. */
const tieBreak = (board: Board, seat: number): number => 0.01 * board.standing.indexOf(seat);

function reward(
  p: Figures,
  board: Board,
  seat: number,
  presence: number,
  share: number,
  out: number[],
): void {
  out[seat] += share * p.carry;
  if (board.media[seat] > 0) out[seat] += share * presence;
}

const presenceOf = (s: State, seat: number): number =>
  presencePoints(s, s.presence[seat], rounds(s), pointsOfElection);

/** Rounds count from 1. */
const pointsOfElection = (s: State, election: number): number => mediaPoints(s, election + 1);

/** The price of cards that are laid and not yet paid. */
function owedFor(s: State, seat: number): number {
  if (s.cabinetOpen === 1) return 0;
  let sum = 0;
  for (const board of s.boards)
    if (board.laid[seat] !== NONE) sum += cabinet[board.laid[seat]].cost;
  return sum;
}

function cabinetWorth(s: State, m: Moment, p: Figures, seat: number): number {
  const uses = Math.max(0, rounds(s) - 2 - s.held) + ((m.laying >> seat) & 1);
  return handWorth(p, cabinet, s.cabinet[seat], uses);
}

/** The nation's opinions: points at the end, and members after each election to come. */
function nationWorth(s: State, m: Moment, p: Figures, seat: number): number {
  const left = rounds(s) - s.held - (m.phase < 9.2 ? 0 : 1);
  const members = nationalMembers(s.nation, s.programs[seat]) * left * memberWorth(p, s, m);
  return nationalPoints(s.nation, s.programs[seat]) * p.nation + members * p.nation;
}

/** The bonus for most members, by how far one is ahead of the best other. */
function bonusWorth(s: State, p: Figures, seat: number): number {
  let best = 0;
  s.members.forEach((count, other) => {
    if (other !== seat && count > best) best = count;
  });
  return data.membersBonus.first / (1 + Math.exp((best - s.members[seat]) / p.memberLead));
}

/** What is earned in an election is in the purse before members and contributions bring more. */
const isEarning = (m: Moment): boolean => m.phase > 9.05 && m.phase < 9.2;

function finalPoints(s: State): Account[] {
  const bonus = membersBonus(s.members);
  return s.parties.map((_, seat) => ({
    scored:
      s.seats[seat] +
      presenceOf(s, seat) +
      s.members[seat] +
      bonus[seat] +
      nationalPoints(s.nation, s.programs[seat]),
  }));
}

export const prospects: Prospects<State, Moment, Figures> = {
  stateCount,
  electionAt,
  addBoard,
  data,
  momentOf,
  over: OVER,
  finalPoints,
  parts: {
    scored: (s, _m, _p, seat) => s.seats[seat] + presenceOf(s, seat),
    members: (s, m, p, seat) => s.members[seat] * memberWorth(p, s, m) + bonusWorth(s, p, seat),
    nation: nationWorth,
    money: (s, m, p, seat) => {
      const income = isEarning(m) ? s.earned[seat] : 0;
      return purseWorth(p, m, s.money[seat] - owedFor(s, seat) + income);
    },
    cabinet: cabinetWorth,
  },
};

export const forecasting = forecastingBy(prospects);

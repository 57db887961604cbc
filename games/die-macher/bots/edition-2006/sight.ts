import { NONE } from '@hustings/kernel';
import { dieMacher2006 } from '../../rules/edition-2006/die-macher-2006.js';
import {
  cabinet,
  data,
  electionAt,
  match,
  mediaMajority,
  mediaPoints,
  nationalMembers,
  nationalPoints,
  rounds,
  stateCount,
  type Board,
  type State,
  type View,
} from '../../rules/edition-2006/index.js';
import { BOARDS } from '../../rules/world/index.js';
import { presencePoints } from '../world/states.js';
import { bitsIn, sightBy } from '../world/sight.js';
import { forecasting, phaseOf } from './forecast.js';
import { rate } from './rate.js';
import { strategist } from './strategist.js';

const boardOf = (s: State, election: number): Board => s.boards[election % BOARDS];

/** Votes, were the meetings counted now. */
export function votesNow(s: State, election: number, seat: number): number {
  const board = boardOf(s, election);
  const factor = Math.max(1, board.popularity[seat] + match(s.programs[seat], board));
  return Math.min(data.votesCap, board.votes[seat] + board.meetings[seat] * factor);
}

/** The price of the cabinet card lying there, where the viewer knows it. */
function laidThere(s: State, election: number, seat: number, viewer: number): number {
  const laid = boardOf(s, election).laid[seat];
  if (laid === NONE || (seat !== viewer && s.cabinetOpen === 0)) return 0;
  return cabinet[laid].cost;
}

const presenceOf = (s: State, seat: number): number =>
  presencePoints(s, s.presence[seat], rounds(s), (world, election) =>
    mediaPoints(world, election + 1),
  );

export const sight = sightBy<State, View>({
  players: (view) => (view.options.length === 'full' ? view.parties.length : 0),
  unit: 120,
  stateCount,
  electionAt,
  state: [
    { scale: 1, of: () => 1 },
    { scale: 0.03, of: (s, e) => data.states[boardOf(s, e).state].seats },
    { scale: 0.5, of: (s, e) => e - s.held },
    { scale: 0.2, of: (s, e) => mediaPoints(s, e + 1) },
    { scale: 0.5, of: (s, e) => boardOf(s, e).up },
  ],
  there: [
    { scale: 0.05, of: (s, e, seat) => boardOf(s, e).votes[seat] },
    { scale: 0.3, of: (s, e, seat) => boardOf(s, e).popularity[seat] },
    { scale: 0.15, of: (s, e, seat) => boardOf(s, e).meetings[seat] },
    { scale: 0.5, of: (s, e, seat) => boardOf(s, e).media[seat] },
    { scale: 0.3, of: (s, e, seat) => match(s.programs[seat], boardOf(s, e)) },
    { scale: 0.05, of: votesNow },
    { scale: 0.7, of: (s, e, seat) => (votesNow(s, e, seat) >= data.votesCap ? 1 : 0) },
    { scale: 1, of: (s, e, seat) => (mediaMajority(boardOf(s, e).media) === seat ? 1 : 0) },
    { scale: 0.5, of: laidThere },
    { scale: 0.7, of: (s, e, seat) => (boardOf(s, e).tiles >> seat) & 1 },
  ],
  party: [
    { scale: 0.04, of: (s, seat) => s.money[seat] },
    { scale: 0.04, of: (s, seat) => s.members[seat] },
    { scale: 0.02, of: (s, seat) => s.seats[seat] / 2 },
    { scale: 0.05, of: presenceOf },
    { scale: 0.2, of: (s, seat) => nationalMembers(s.nation, s.programs[seat]) },
    { scale: 0.1, of: (s, seat) => nationalPoints(s.nation, s.programs[seat]) },
    { scale: 0.3, of: (s, seat) => bitsIn(s.cabinet[seat]) },
    { scale: 0.5, of: (s, seat) => bitsIn(s.contributions[seat]) },
    { scale: 0.05, of: (s, seat) => s.meetingSupply[seat] },
    { scale: 0.2, of: (s, seat) => s.mediaSupply[seat] },
    { scale: 0.3, of: (s, seat) => s.hands[seat].length },
    { scale: 1, of: (s, seat) => (s.partners[seat] === NONE ? 0 : 1) },
    { scale: 1, of: (s, seat) => (s.first === seat ? 1 : 0) },
    { scale: 1, of: (s, seat) => (s.now.seat === seat ? 1 : 0) },
  ],
  round: (s) => s.held,
  rounds: data.lengths.full.rounds,
  phase: (s) => phaseOf(s.flow.at),
  forecast: (s) => forecasting.forecast(s, strategist),
  rate: (s, seat, random) => rate(s, seat, strategist, random),
  after: (s, seat, move) => {
    const ahead = dieMacher2006.clone(s);
    dieMacher2006.apply(ahead, seat, move);
    return ahead;
  },
  result: (s) => dieMacher2006.result(s),
  // As in 2019 (docs/bots.md).
  search: { moves: 8, behind: 8 },
});

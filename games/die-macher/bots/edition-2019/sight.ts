import { NONE } from '@hustings/kernel';
import { dieMacher2019 } from '../../rules/edition-2019/die-macher-2019.js';
import {
  data,
  electionAt,
  match,
  mediaMajority,
  mediaPresencePoints,
  politicians,
  stateCount,
  trendFigure,
  type Board,
  type State,
  type View,
} from '../../rules/edition-2019/index.js';
import { agreement, BOARDS } from '../../rules/world/index.js';
import { presencePoints } from '../world/states.js';
import { bitsIn, sightBy } from '../world/sight.js';
import { forecasting } from './forecast.js';
import { phaseOf, roundOf } from './moment.js';
import { rate } from './rate.js';
import { strategist } from './strategist.js';

const boardOf = (s: State, election: number): Board => s.boards[election % BOARDS];

/** Votes, were the rallies counted now; the steps at 5 and 50 are what it is about. */
export function votesNow(s: State, election: number, seat: number): number {
  const board = boardOf(s, election);
  const { votes, rallies } = board;
  if (rallies[seat] === 0) return votes[seat];
  const fit = match(s.programs[seat], board);
  return (
    votes[seat] + Math.max(1, rallies[seat] + trendFigure(board.trend[seat])) * Math.max(1, fit)
  );
}

const HIGH = 50;
const LOW = 5;

/** The price of the politician lying there, where the viewer knows it. */
function sentThere(s: State, election: number, seat: number, viewer: number): number {
  const { sent, revealed } = boardOf(s, election);
  if (sent[seat] === NONE || (seat !== viewer && revealed === 0)) return 0;
  return politicians[sent[seat]].cost;
}

const cabinetCost = (s: State, seat: number): number =>
  politicians.reduce((sum, { cost }, one) => sum + ((s.cabinet[seat] >> one) & 1) * cost, 0);

/** Topics on which a program agrees with the others', at best. */
const bestAgreement = (s: State, seat: number): number =>
  Math.max(
    ...s.programs.map((other, at) => (at === seat ? 0 : agreement(s.programs[seat], other))),
  );

export const sight = sightBy<State, View>({
  players: (view) => (view.options.elections === 4 ? view.parties.length : 0),
  unit: 60,
  stateCount,
  electionAt,
  state: [
    { scale: 1, of: () => 1 },
    { scale: 0.03, of: (s, e) => data.states[boardOf(s, e).state].max },
    { scale: 0.5, of: (s, e) => roundOf(s.options.elections, e) - s.round },
    { scale: 0.5, of: (s, e) => mediaPresencePoints(s, e) },
    { scale: 0.5, of: (s, e) => boardOf(s, e).up },
  ],
  there: [
    { scale: 0.05, of: (s, e, seat) => boardOf(s, e).votes[seat] },
    { scale: 0.3, of: (s, e, seat) => trendFigure(boardOf(s, e).trend[seat]) },
    { scale: 0.15, of: (s, e, seat) => boardOf(s, e).rallies[seat] },
    { scale: 0.5, of: (s, e, seat) => boardOf(s, e).media[seat] },
    { scale: 0.3, of: (s, e, seat) => match(s.programs[seat], boardOf(s, e)) },
    { scale: 0.05, of: votesNow },
    { scale: 0.7, of: (s, e, seat) => (votesNow(s, e, seat) >= HIGH ? 1 : 0) },
    { scale: 0.7, of: (s, e, seat) => (votesNow(s, e, seat) >= LOW ? 1 : 0) },
    { scale: 1, of: (s, e, seat) => (mediaMajority(boardOf(s, e).media) === seat ? 1 : 0) },
    { scale: 0.5, of: sentThere },
  ],
  party: [
    { scale: 0.04, of: (s, seat) => s.money[seat] + s.earned[seat] },
    { scale: 0.06, of: (s, seat) => s.base[seat] },
    { scale: 0.02, of: (s, seat) => s.votePoints[seat] + s.winPoints[seat] },
    {
      scale: 0.05,
      of: (s, seat) =>
        presencePoints(s, s.presence[seat], s.options.elections, mediaPresencePoints),
    },
    { scale: 0.3, of: (s, seat) => bitsIn(s.cabinet[seat]) },
    { scale: 0.1, of: cabinetCost },
    { scale: 0.5, of: (s, seat) => bitsIn(s.donations[seat]) },
    { scale: 0.05, of: (s, seat) => s.rallySupply[seat] },
    { scale: 0.2, of: (s, seat) => s.mediaSupply[seat] },
    { scale: 0.3, of: (s, seat) => s.hands[seat].length },
    { scale: 0.5, of: bestAgreement },
    { scale: 1, of: (s, seat) => (s.start === seat ? 1 : 0) },
    { scale: 1, of: (s, seat) => (s.now.seat === seat ? 1 : 0) },
  ],
  round: (s) => s.round,
  rounds: 5,
  phase: (s) => phaseOf(s.flow.at),
  forecast: (s) => forecasting.forecast(s, strategist),
  rate: (s, seat, random) => rate(s, seat, strategist, random),
  after: (s, seat, move) => {
    const ahead = dieMacher2019.clone(s);
    dieMacher2019.apply(ahead, seat, move);
    return ahead;
  },
  result: (s) => dieMacher2019.result(s),
  // What many trials find best, a glance often sees several points behind (docs/bots.md).
  search: { moves: 8, behind: 8 },
});

import { Amount, PASS, type Out } from '@hustings/kernel';
import { boardNow, match, type Opinions, type Program } from '../../world/index.js';
import { data } from '../data.js';
import { electsNow, statesFromLast } from './10.6-states-electing.js';
import type { ConversionSum, Event } from '../events.js';
import { fromStart } from '../turn-order.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { ask, decision, forEach, procedure, when } from '../words.js';
import { trendFigure } from './6.10-trend-scale.js';

const least = data.minimumEarlyRallies;

const tooFew = reason('too-few-to-convert', 'M19-9.2', () => ({ least }));
const tooMany = reason('not-so-many-here', 'M19-9.2', (s, seat) => ({
  rallies: boardNow(s).rallies[seat],
}));

/** Votes for rallies: (rallies + trend) × match, each factor at least 1 (9.3); none for none (9.4). */
export function votesFor(rallies: number, trend: number, fit: number): number {
  if (rallies === 0) return 0;
  return Math.max(1, rallies + trend) * Math.max(1, fit);
}

type CampaignBoard = Readonly<Opinions> & {
  readonly votes: readonly number[];
  readonly trend: readonly number[];
};

/** What transforming so many rallies would give a seat in a state, spelled out. */
export function conversion(
  board: CampaignBoard,
  program: Readonly<Program>,
  seat: number,
  rallies: number,
): ConversionSum {
  const trend = trendFigure(board.trend[seat]);
  const fit = match(program, board);
  const votes = votesFor(rallies, trend, fit);
  return { rallies, trend, match: fit, votes, total: board.votes[seat] + votes };
}

/** 9.3, 9.5: votes are gained, the rallies used go back to the supply. */
function convert(s: State, seat: number, rallies: number, out: Out<Event>): void {
  const board = boardNow(s);
  const sum = conversion(board, s.programs[seat], seat, rallies);
  board.votes[seat] = sum.total;
  board.rallies[seat] -= rallies;
  s.rallySupply[seat] += rallies;
  out?.push({ type: 'ralliesConverted', seat, election: s.now.election, sum });
}

/** 9.2: at least four rallies, or pass, where the election is still to come. */
const convertRallies = decision(
  'convertRallies',
  new Amount<State>({
    min: () => least,
    max: (s, seat) => boardNow(s).rallies[seat],
    tooLow: tooFew,
    tooHigh: tooMany,
    pass: true,
  }),
  (s, seat, rallies, out) => {
    const { election } = s.now;
    if (rallies === PASS) out?.push({ type: 'passed', seat, kind: 'convertRallies', election });
    else convert(s, seat, rallies, out);
  },
);

/** 9.4: where the election is now all rallies are transformed; nobody decides anything. */
function convertAll(s: State, out: Out<Event>): void {
  const { seat } = s.now;
  const rallies = boardNow(s).rallies[seat];
  if (rallies > 0) convert(s, seat, rallies, out);
}

/** 9.1: the last state first, the one electing now last; in each everyone once, from the start player. */
export const ralliesIntoVotes = procedure(
  '9a rallies into votes',
  forEach(
    'election',
    statesFromLast,
    forEach(
      'seat',
      fromStart,
      when(
        (s) => electsNow(s, s.now.election),
        convertAll,
        ask('seat', convertRallies, (s, seat) => boardNow(s).rallies[seat] >= least),
      ),
    ),
  ),
);

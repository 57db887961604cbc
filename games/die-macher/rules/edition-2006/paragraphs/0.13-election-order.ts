import { calendar, BOARDS, type Dates } from '../../world/index.js';
import { data } from '../data.js';
import { rounds, type Lasting, type Length } from './12-short-game.js';

/** What the calendar depends on: elections held and cleared away, and the length of the game. */
type Dated = { readonly held: number; readonly options: { readonly length: Length } };

const datesOfGame = (length: Length): readonly Dates[] => {
  const { rounds: all } = data.lengths[length];
  return Array.from({ length: all }, (_, first) => ({
    first,
    held: 1,
    last: Math.min(first + BOARDS, all) - 1,
  }));
};

const full = datesOfGame('full');
const short = datesOfGame('short');

const datesOf = (s: Dated): Dates => (s.options.length === 'full' ? full : short)[s.held];

/**
 * 0.13: the states still to elect, in the order of their elections, numbered from 0. Round r holds
 * election r − 1; after it, while contributions are given, the next state is the first in line.
 */
export const {
  firstElection,
  lastElection,
  stateCount,
  electsNow,
  electionAt,
  statesFromNow,
  statesFromLast,
} = calendar(datesOf);

/** 10.3: the last round is its election alone. */
export const isLastRound = (s: Lasting & { readonly round: number }): boolean =>
  s.round === rounds(s);

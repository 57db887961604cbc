import { calendar, type Dates } from '../../world/index.js';
import { sevenElections } from './10-seven-elections.js';
import { fourElections, type Length } from './0.15-four-elections.js';

type Dated = {
  readonly round: number;
  readonly options: { readonly elections: number };
};

/** What the table plays: four elections or seven. */
export const lengthOf = (elections: number): Length =>
  elections === 7 ? sevenElections : fourElections;

const datesOf = (s: Dated): Dates => lengthOf(s.options.elections).dates[s.round - 1];

export const rounds = (s: Dated): number => lengthOf(s.options.elections).dates.length;

export const isLastRound = (s: Dated): boolean => s.round === rounds(s);

/**
 * The states still to elect and their order. 10.6: two may elect in one round; the ballot boxes
 * stand where `electsNow` says (10.11).
 */
export const {
  firstElection,
  lastElection,
  stateCount,
  electsNow,
  electionAt,
  statesFromNow,
  statesFromLast,
  statesElecting,
} = calendar(datesOf);

export const mediaPresencePoints = (s: Dated, election: number): number =>
  lengthOf(s.options.elections).presence[election];

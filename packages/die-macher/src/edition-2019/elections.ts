import { calendar, type Dates } from '../world/index.js';
import { data } from './data.js';

/**
 * Elections are numbered from 0 in the order of their dates (10.3, 10.9). Which of them are held
 * in a round, and which states lie on the boards, follows from the round alone.
 */
const four: readonly Dates[] = [
  { first: 0, held: 1, last: 3 },
  { first: 1, held: 1, last: 3 },
  { first: 2, held: 1, last: 3 },
  { first: 3, held: 1, last: 3 },
];

const seven: readonly Dates[] = [
  { first: 0, held: 1, last: 3 },
  { first: 1, held: 1, last: 4 },
  { first: 2, held: 1, last: 5 },
  { first: 3, held: 2, last: 6 },
  { first: 5, held: 2, last: 6 },
];

type Dated = {
  readonly round: number;
  readonly options: { readonly elections: number };
};

const datesOf = (s: Dated): Dates => (s.options.elections === 7 ? seven : four)[s.round - 1];

export const rounds = (s: Dated): number => (s.options.elections === 7 ? seven : four).length;

export const isLastRound = (s: Dated): boolean => s.round === rounds(s);

/** The states still to elect and their order; 10.6: two may elect in one round. */
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
  data.mediaPresence[s.options.elections === 7 ? 'sevenElections' : 'fourElections'][election];

import { NONE, type Order } from '@hustings/kernel';
import { data } from './data.js';
import type { State } from './state.js';

/**
 * Elections are numbered from 0 in the order of their dates (10.3, 10.9). Which of them are held
 * in a round, and which states lie on the boards, follows from the round alone.
 */
type Dates = { readonly first: number; readonly held: number; readonly last: number };

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

/** The first election of this round. */
export const firstElection = (s: Dated): number => datesOf(s).first;

/** The last election whose state lies on a board. */
export const lastElection = (s: Dated): number => datesOf(s).last;

/** How many states lie on boards. */
export const stateCount = (s: Dated): number => datesOf(s).last - datesOf(s).first + 1;

/** Is this state electing now? (10.6: there may be two.) */
export const electsNow = (s: Dated, election: number): boolean =>
  election < datesOf(s).first + datesOf(s).held;

/** The election of the n-th state still to elect, in the order of their dates. */
export const electionAt = (s: Dated, n: number): number => datesOf(s).first + n;

/** States from the one electing now, clockwise. */
export const statesFromNow: Order<State> = {
  first: firstElection,
  next: (s, election) => (election < lastElection(s) ? election + 1 : NONE),
};

/** States in reverse order of their election date. */
export const statesFromLast: Order<State> = {
  first: lastElection,
  next: (s, election) => (election > firstElection(s) ? election - 1 : NONE),
};

/** The state or states electing now, the earlier first. */
export const statesElecting: Order<State> = {
  first: firstElection,
  next: (s, election) => (electsNow(s, election + 1) ? election + 1 : NONE),
};

export const mediaPresencePoints = (s: Dated, election: number): number =>
  data.mediaPresence[s.options.elections === 7 ? 'sevenElections' : 'fourElections'][election];

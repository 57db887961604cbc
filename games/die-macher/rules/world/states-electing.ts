import { NONE, type Order } from '@hustings/kernel';

/**
 * Which elections a moment of the game is about: the first one still to be held, how many are held
 * in this round, and the last one whose state lies on a board.
 */
export type Dates = { readonly first: number; readonly held: number; readonly last: number };

/**
 * The states still to elect, in the order of their elections. Elections are numbered from 0; what
 * an edition knows of its rounds is in `datesOf`, the rest is the same in all.
 */
export function calendar<D>(datesOf: (s: D) => Dates) {
  const firstElection = (s: D): number => datesOf(s).first;
  const lastElection = (s: D): number => datesOf(s).last;
  const electsNow = (s: D, election: number): boolean => {
    const { first, held } = datesOf(s);
    return election < first + held;
  };
  const statesFromNow: Order<D> = {
    first: firstElection,
    next: (s, election) => (election < lastElection(s) ? election + 1 : NONE),
  };
  const statesFromLast: Order<D> = {
    first: lastElection,
    next: (s, election) => (election > firstElection(s) ? election - 1 : NONE),
  };
  const statesElecting: Order<D> = {
    first: firstElection,
    next: (s, election) => (electsNow(s, election + 1) ? election + 1 : NONE),
  };
  return {
    /** The first election still to be held. */
    firstElection,
    /** The last election whose state lies on a board. */
    lastElection,
    /** How many states lie on boards. */
    stateCount: (s: D): number => {
      const { first, last } = datesOf(s);
      return last - first + 1;
    },
    /** Is this state electing now? */
    electsNow,
    /** The election of the n-th state still to elect. */
    electionAt: (s: D, n: number): number => datesOf(s).first + n,
    /** States from the one electing now, clockwise. */
    statesFromNow,
    /** States in reverse order of their elections. */
    statesFromLast,
    /** The state or states electing now, the earlier first. */
    statesElecting,
  };
}

import type { Temper } from '@hustings/bots';
import type { Position } from '@hustings/kernel';
import { BOARDS } from '../../rules/world/index.js';
import type { World } from './states.js';

/** The temperaments that parties can have, in every edition. */
export const temperNames = ['mediaBaron', 'miser', 'broker', 'gambler'] as const;
type Name = (typeof temperNames)[number];

/** What an edition says of what they like. */
export type Likings<S> = {
  readonly stateCount: (s: S) => number;
  readonly electionAt: (s: S, n: number) => number;
  /** In a state to elect: own media markers, who has most of them, and votes were they counted now. */
  readonly media: (s: S, election: number, seat: number) => number;
  readonly majority: (s: S, election: number) => number;
  readonly votes: (s: S, election: number, seat: number) => number;
  readonly presence: (s: S, seat: number) => number;
  readonly money: (s: S, seat: number) => number;
  /** Topics on which one agrees with the others. */
  readonly agreement: (s: S, seat: number) => number;
  /** Coalitions that are agreed on or prepared. */
  readonly ties: (s: S, seat: number) => number;
};

/** How much of it is one point to them. */
export type Strengths = {
  readonly media: number;
  readonly majority: number;
  readonly presence: number;
  readonly money: number;
  readonly agreement: number;
  readonly ties: number;
  /** Votes that one has together with the strongest who needs a partner, as many as make a majority. */
  readonly couple: number;
  /** What 1,000 € more in the purse are to a gambler: money is there to be spent. */
  readonly idle: number;
  /** A hundred votes in one state, as far as two halves of it in two states are less. */
  readonly heap: number;
};

const FULL = 100;
/** So many votes are a majority. */
const MAJORITY = 50;

/** Small likings beside what a position is worth: a bot with one is hardly weaker, and plays another game. */
export function tempersBy<S extends Position & World>(
  likes: Likings<S>,
  strength: Strengths,
): Readonly<Record<Name, Temper<S>>> {
  const inStates = (s: S, of: (election: number) => number): number => {
    let sum = 0;
    const states = Math.min(BOARDS, likes.stateCount(s));
    for (let n = 0; n < states; n++) sum += of(likes.electionAt(s, n));
    return sum;
  };
  return {
    mediaBaron: (s, seat) =>
      strength.presence * likes.presence(s, seat) +
      inStates(
        s,
        (election) =>
          strength.media * likes.media(s, election, seat) +
          (likes.majority(s, election) === seat ? strength.majority : 0),
      ),
    miser: (s, seat) => strength.money * likes.money(s, seat),
    broker: (s, seat) =>
      strength.agreement * likes.agreement(s, seat) +
      strength.ties * likes.ties(s, seat) +
      strength.couple * inStates(s, (election) => coupled(likes, s, election, seat) / MAJORITY),
    gambler: (s, seat) =>
      strength.idle * likes.money(s, seat) +
      strength.heap * inStates(s, (election) => (likes.votes(s, election, seat) / FULL) ** 2),
  };
}

/** The votes of a seat and of the strongest other that has no majority of its own, up to a majority. */
function coupled<S extends Position & World>(
  { votes }: Likings<S>,
  s: S,
  election: number,
  seat: number,
): number {
  const own = votes(s, election, seat);
  if (own === 0 || own >= MAJORITY) return 0;
  let most = 0;
  for (let other = 0; other < s.parties.length; other++) {
    const theirs = other === seat ? 0 : votes(s, election, other);
    if (theirs > most && theirs < MAJORITY) most = theirs;
  }
  return Math.min(MAJORITY, own + most);
}

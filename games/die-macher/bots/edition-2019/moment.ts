import { END, type Position } from '@hustings/kernel';
import { rounds, type State } from '../../rules/edition-2019/index.js';

/** Where in a round a world stands, as far as a forecast needs to know it. */
export type Moment = {
  /** 0 to 9 as in the rulebook; 9.1 and so on for the parts of phase 9; 10 at the end. */
  phase: number;
  /** The seats that will still place rallies in this round, as bits. */
  rallying: number;
  /** The seats that will still send politicians in this round, as bits. */
  sending: number;
  /** Rounds after this one. */
  later: number;
};

export const OVER = 10;
const ZERO = 48;
const LETTER_A = 97;

/** The rulebook's number of the phase in which a question is asked. */
export function phaseOf(at: string): number {
  if (at === END) return OVER;
  const digit = at.charCodeAt(0) - ZERO;
  return digit === 9 ? 9 + (at.charCodeAt(1) - LETTER_A) / 10 : digit;
}

export function momentOf(s: State): Moment {
  const phase = phaseOf(s.flow.at);
  const everyone = (1 << s.parties.length) - 1;
  return {
    phase,
    rallying: phase < 4 ? everyone : phase === 4 ? fromNow(s) : 0,
    sending: phase < 5 ? everyone : phase === 5 ? fromNow(s) : 0,
    later: rounds(s) - s.round,
  };
}

/** The seats from the one whose turn it is to the last in order, as bits. */
function fromNow(s: Position & { readonly start: number; readonly now: { seat: number } }): number {
  const n = s.sealed.length;
  const turn = (s.now.seat - s.start + n) % n;
  let seats = 0;
  for (let step = turn; step < n; step++) seats |= 1 << ((s.start + step) % n);
  return seats;
}

/** The round in which an election is held. */
export function roundOf(elections: number, election: number): number {
  return elections === 7 ? SEVEN[election] : election + 1;
}

const SEVEN = [1, 2, 3, 4, 4, 5, 5];

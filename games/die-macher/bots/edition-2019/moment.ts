import { END } from '@hustings/kernel';
import { rounds, type State } from '../../rules/edition-2019/index.js';
import { everySeat, numberOfPhase, seatsFrom } from '../world/moment.js';

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

/** The rulebook's number of the phase in which a question is asked. */
export const phaseOf = (at: string): number => (at === END ? OVER : numberOfPhase(at));

export function momentOf(s: State): Moment {
  const phase = phaseOf(s.flow.at);
  const everyone = everySeat(s.parties.length);
  return {
    phase,
    rallying: phase < 4 ? everyone : phase === 4 ? fromNow(s) : 0,
    sending: phase < 5 ? everyone : phase === 5 ? fromNow(s) : 0,
    later: rounds(s) - s.round,
  };
}

const fromNow = (s: State): number => seatsFrom(s.now.seat, s.start, s.parties.length);

/** The round in which an election is held. */
export function roundOf(elections: number, election: number): number {
  return elections === 7 ? SEVEN[election] : election + 1;
}

const SEVEN = [1, 2, 3, 4, 4, 5, 5];

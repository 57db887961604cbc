import { NONE, type Out } from '@hustings/kernel';
import { boardFor, boardOf, seatsOf } from '../../world/index.js';
import { electsNow, firstElection, isLastRound, lastElection } from './10.6-states-electing.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { inOrder, procedure, when } from '../words.js';
import { newBoard } from './0.4-states.js';
import { turnUpOpinion } from './0.6-turning-up-opinions.js';
import { refillOpinions, stateEnters } from './10-seven-elections.js';
import { discardDisplay, fillDisplay } from './2.3-program-stack-and-display.js';

/** 9.14: the states that elected leave; what was on their boards goes where it belongs. */
function statesLeave(s: State, out: Out<Event>): void {
  for (let election = firstElection(s); electsNow(s, election); election++) {
    const board = boardFor(s, election);
    out?.push({ type: 'stateLeft', election, state: board.state });
    s.past.push(board.state);
    s.opinionDiscards.push(...board.opinions);
    board.media.forEach((markers, seat) => (s.mediaSupply[seat] += markers));
    if (board.double !== NONE) s.doubles++;
    s.boards[boardOf(election)] = newBoard(NONE, seatsOf(s));
  }
}

/** 10.4: in seven elections. */
function nextStateEnters(s: State, out: Out<Event>): void {
  stateEnters(s, lastElection(s) + 1, out);
}

/** 9.15: one more opinion in each state that was there before. */
function turnUpOpinions(s: State, out: Out<Event>): void {
  for (let election = firstElection(s); election <= lastElection(s); election++) {
    if (!electsNow(s, election)) turnUpOpinion(s, election, out);
  }
}

/** 9.16. */
function newProgramDisplay(s: State, out: Out<Event>): void {
  discardDisplay(s);
  const dealt = fillDisplay(s);
  out?.push({ type: 'displayDealt', cards: dealt });
}

function beginRound(s: State, out: Out<Event>): void {
  s.round++;
  out?.push({ type: 'roundBegan', round: s.round });
}

/** 9.19: the order of these steps. */
export const nextRound = procedure(
  '9d next round',
  when(
    (s) => !isLastRound(s),
    inOrder(
      statesLeave,
      nextStateEnters,
      turnUpOpinions,
      newProgramDisplay,
      refillOpinions,
      beginRound,
    ),
  ),
);

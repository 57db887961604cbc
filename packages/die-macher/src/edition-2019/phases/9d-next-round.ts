import { NONE, remake, show, takeCard, type Out } from '@hustings/kernel';
import { CARDS, OPINION_SPACES, boardOf } from '../../world/index.js';
import { data } from '../data.js';
import { firstElection, isLastRound, lastElection, electsNow } from '../elections.js';
import type { Event } from '../events.js';
import { drawOpinion, turnUpOpinion } from '../opinions.js';
import { discardDisplay, fillDisplay } from '../program-cards.js';
import { newBoard } from '../setup.js';
import { boardFor, seatsOf, type State } from '../state.js';
import { inOrder, procedure, when } from '../words.js';

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

/** 10.4: in seven elections the board takes the next state, with new opinions. */
function stateEnters(s: State, out: Out<Event>): void {
  const state = s.coming.pop();
  if (state === undefined) return;
  const election = lastElection(s) + 1;
  const board = newBoard(state, seatsOf(s));
  s.boards[boardOf(election)] = board;
  out?.push({ type: 'stateEntered', election, state });
  for (let space = 0; space < OPINION_SPACES; space++) board.opinions.push(drawOpinion(s));
  const turned = data.enteringOpinions[election - 4];
  for (let i = 0; i < turned; i++) turnUpOpinion(s, election, out);
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

/**
 * 10.7: once, at the end of round 3 of seven elections: the opinion display is filled up from
 * stack and discards, what is left of both becomes the new stack.
 */
function refillOpinions(s: State, out: Out<Event>): void {
  if (s.options.elections !== 7 || s.round !== data.opinionRefillRound) return;
  const filled: number[] = [];
  for (let card = 0; card < CARDS; card++) {
    const source = s.opinionStack.includes(card) ? s.opinionStack : s.opinionDiscards;
    if (s.opinionDisplay[card] === 1 || !source.includes(card)) continue;
    takeCard(source, card);
    s.opinionDisplay[card] = 1;
    filled.push(card);
  }
  s.opinionDiscards.push(...s.opinionStack.splice(0));
  remake(s, s.opinionStack, s.opinionDiscards);
  show(s);
  out?.push({ type: 'opinionsRefilled', cards: filled });
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
      stateEnters,
      turnUpOpinions,
      newProgramDisplay,
      refillOpinions,
      beginRound,
    ),
  ),
);

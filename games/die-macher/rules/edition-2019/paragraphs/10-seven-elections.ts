import { remake, show, takeCard, type Out } from '@hustings/kernel';
import { boardOf, CARDS, OPINION_SPACES, seatsOf } from '../../world/index.js';
import { data } from '../data.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { newBoard } from './0.4-states.js';
import { drawOpinion, turnUpOpinion } from './0.6-turning-up-opinions.js';
import { politiciansOf } from './6.5-table-of-politicians.js';
import type { Length } from './0.15-four-elections.js';

/**
 * What is different with seven elections. Everything else follows: the phases go through the states
 * that the dates name (`10.6-states-electing.ts`: all that elect, the earlier first; 10.10: an auction
 * in each), money is paid in every round but the last (10.8: `9c-money.ts`), and the ballot boxes
 * stand where `electsNow` says (10.11: `10.6-states-electing.ts`).
 */
export const sevenElections: Length = {
  /** 10.3: two elections each in rounds 4 and 5; 10.9: the last round has two boards. */
  dates: [
    { first: 0, held: 1, last: 3 },
    { first: 1, held: 1, last: 4 },
    { first: 2, held: 1, last: 5 },
    { first: 3, held: 2, last: 6 },
    { first: 5, held: 2, last: 6 },
  ],
  laterStates: 3, // 10.2
  politicians: politiciansOf('both') | politiciansOf('seven'), // 10.1
  mediaMarkers: data.start.media.seven, // 10.1
  presence: data.mediaPresence.sevenElections, // 10.5
};

/** 10.4: the board that elected takes the next state, if there is one, with new opinions. */
export function stateEnters(s: State, election: number, out: Out<Event>): void {
  const state = s.coming.pop();
  if (state === undefined) return;
  const board = newBoard(state, seatsOf(s));
  s.boards[boardOf(election)] = board;
  out?.push({ type: 'stateEntered', election, state });
  for (let space = 0; space < OPINION_SPACES; space++) board.opinions.push(drawOpinion(s));
  const turned = data.enteringOpinions[election - 4];
  for (let i = 0; i < turned; i++) turnUpOpinion(s, election, out);
}

/**
 * 10.7: once, at the end of round 3: the opinion display is filled up from stack and discards,
 * what is left of both becomes the new stack.
 */
export function refillOpinions(s: State, out: Out<Event>): void {
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

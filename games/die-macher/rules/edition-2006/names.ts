import { boardFor, cardWords, partyIds } from '../world/index.js';
import { data } from './data.js';
import { electionAt } from './paragraphs/0.13-election-order.js';
import type { Board, State } from './state.js';

/** The words of this edition for cards, states and parties, as they stand in files. */
export const programWords = cardWords(data.topics);

export const stateCode = (s: State, election: number): string =>
  data.states[boardFor(s, election).state].code;

/** The code of the n-th state still to elect: how a decision names the states. */
export const stateWord = (s: State, n: number): string => stateCode(s, electionAt(s, n));

export const partyWord = (s: State, seat: number): string => partyIds[s.parties[seat]];

/** The opinion on a space; one that does not lie face up is named by its space. */
export const opinionWord = (board: Board, space: number): string =>
  space < board.up ? programWords[board.opinions[space]] : `space${space + 1}`;

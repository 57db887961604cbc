import { boardFor, cardWords } from '../world/index.js';
import { data } from './data.js';
import { electionAt } from './paragraphs/10.6-states-electing.js';
import type { State } from './state.js';

/** The words of this edition for cards, states and politicians, as they stand in files. */
export const programWords = cardWords(data.topics);

export const stateCode = (s: State, election: number): string =>
  data.states[boardFor(s, election).state].code;

/** The code of the n-th state still to elect: how a decision names the states. */
export const stateWord = (s: State, n: number): string => stateCode(s, electionAt(s, n));

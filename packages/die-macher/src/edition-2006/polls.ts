import { partyIds } from '../world/index.js';
import { data } from './data.js';
import type { Length } from './elections.js';

/** The figures of each poll by party. */
export const pollChanges: readonly (readonly number[])[] = data.polls.map((poll) =>
  partyIds.map((id) => poll.change[id]),
);

/** The polls of a game; 12.1: without the ten marked 7 in the short one. */
export const pollsFor = (length: Length): number[] =>
  data.polls.flatMap((poll, i) => (poll.fullGameOnly && length === 'short' ? [] : [i]));

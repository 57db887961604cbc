import { partyIds } from '../world/index.js';
import { data } from './data.js';
import type { Length } from './elections.js';

/** The figures of each poll by party. */
export const pollChanges: readonly (readonly number[])[] = data.polls.map((poll) =>
  partyIds.map((id) => poll.change[id]),
);

const all: readonly number[] = [...data.polls.keys()];

/** 12.1: without the ten marked 7 in the short game. */
const polls: Readonly<Record<Length, readonly number[]>> = {
  full: all,
  short: all.filter((poll) => !data.polls[poll].fullGameOnly),
};

/** The polls of a game. */
export const pollsFor = (length: Length): readonly number[] => polls[length];

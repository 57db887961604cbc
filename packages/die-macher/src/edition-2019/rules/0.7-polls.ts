import { partyIds, partyIndex } from '../../world/index.js';
import { data } from '../data.js';

/** The figures of each poll by party. */
export const pollTrends: readonly (readonly number[])[] = data.polls.map((poll) =>
  partyIds.map((id) => poll.trend[id]),
);

/** 0.7: the party on the back of a poll. */
export const pollBack = (poll: number): number => partyIndex(data.polls[poll].raises);

import { drawTop, remake, show } from '@hustings/kernel';
import { partyIds, partyIndex } from '../../world/index.js';
import { data } from '../data.js';
import type { State } from '../state.js';

/** The figures of each poll by party. */
export const pollTrends: readonly (readonly number[])[] = data.polls.map((poll) =>
  partyIds.map((id) => poll.trend[id]),
);

/** 0.7: the party on the back of a poll. */
export const pollBack = (poll: number): number => partyIndex(data.polls[poll].raises);

/** The top poll; who takes it sees its front. */
export const drawPoll = (s: State): number => drawTop(s, s.pollStack);

/** 8.8: as soon as the last poll is discarded, so that the next back can be seen. */
export function remakePolls(s: State): void {
  if (s.pollStack.length > 0) return;
  remake(s, s.pollStack, s.pollDiscards);
  show(s);
}

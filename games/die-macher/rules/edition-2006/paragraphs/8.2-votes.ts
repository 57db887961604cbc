import { putAt, takeAt } from '@hustings/kernel';
import { match, type Opinions, type Program } from '../../world/index.js';
import { data } from '../data.js';
import type { ConversionSum } from '../events.js';

/** 8.2: popularity plus match, at least ½. */
export const factorFor = (popularity: number, fit: number): number =>
  Math.max(0.5, popularity + fit);

/** 8.2: meetings times factor, rounded down. */
export const votesFor = (meetings: number, popularity: number, fit: number): number =>
  Math.floor(meetings * factorFor(popularity, fit));

/** 8.3: votes stop at 50, from whatever source. */
export const votesCapped = (votes: number): number => Math.min(data.votesCap, votes);

/**
 * The vote scale of a state. `standing` lists the parties that have votes, the one ahead last: by
 * votes, and on one space as their markers are stacked, the top one last.
 */
export type VoteScale = { votes: number[]; standing: number[] };

/**
 * 8.3: a marker that moves lands on top of those already on its space; one that does not, because
 * it gains nothing or stands on 50, keeps its place. Returns the votes it has then.
 */
export function gainVotes(scale: VoteScale, seat: number, gain: number): number {
  const { votes, standing } = scale;
  const after = votesCapped(votes[seat] + gain);
  if (after === votes[seat]) return after;
  votes[seat] = after;
  const from = standing.indexOf(seat);
  if (from >= 0) takeAt(standing, from);
  let place = standing.length;
  while (place > 0 && votes[standing[place - 1]] > after) place--;
  putAt(standing, place, seat);
  return after;
}

type Campaign = Readonly<Opinions> & {
  readonly votes: readonly number[];
  readonly popularity: readonly number[];
};

/** What converting so many meetings would give a seat in a state, spelled out. */
export function conversion(
  board: Campaign,
  program: Readonly<Program>,
  seat: number,
  meetings: number,
): ConversionSum {
  const popularity = board.popularity[seat];
  const fit = match(program, board);
  const votes = votesFor(meetings, popularity, fit);
  const after = votesCapped(board.votes[seat] + votes);
  return { meetings, popularity, match: fit, votes, total: after };
}

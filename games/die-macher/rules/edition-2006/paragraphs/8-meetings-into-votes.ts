import { amongst, Amount, NONE, PASS, type Out } from '@hustings/kernel';
import { data } from '../data.js';
import { electsNow, statesFromLast } from './0.13-election-order.js';
import type { Event } from '../events.js';
import { reason } from '../reasons.js';
import { fromFirst } from '../turn-order.js';
import { boardFor, boardNow } from '../../world/index.js';
import type { State } from '../state.js';
import { canSwap, swapOpinion } from './5.4-swap.js';
import { conversion, gainVotes } from './8.2-votes.js';
import { ask, bind, decision, forEach, procedure, when } from '../words.js';

const least = data.meetingsHeldToConvertEarly;

const none = reason('convert-one-or-more', 'M06-8.1');
const tooMany = reason('not-so-many-here', 'M06-8.1', (s, seat) => ({
  meetings: boardNow(s).meetings[seat],
}));

/** 8.2, 8.3: votes are gained, and the markers return to the supply at once. */
export function convert(
  s: State,
  seat: number,
  election: number,
  meetings: number,
  out: Out<Event>,
): void {
  const board = boardFor(s, election);
  const sum = conversion(board, s.programs[seat], seat, meetings);
  gainVotes(board, seat, sum.votes);
  board.meetings[seat] -= meetings;
  s.meetingSupply[seat] += meetings;
  out?.push({ type: 'meetingsConverted', seat, election, sum });
}

/** 8.1: who holds at least five markers may convert any number of them. */
const convertMeetings = decision(
  'convertMeetings',
  new Amount<State>({
    min: () => 1,
    max: (s, seat) => boardNow(s).meetings[seat],
    tooLow: none,
    tooHigh: tooMany,
    pass: true,
  }),
  (s, seat, meetings, out) => {
    if (meetings === PASS) out?.push({ type: 'passed', seat, kind: 'convertMeetings' });
    else convert(s, seat, s.now.election, meetings, out);
  },
);

/**
 * 8.1: in reverse election order, without the electing state; by a table option that one comes last,
 * where nobody converts now and 8.4 holds all the same.
 */
const states = amongst(
  statesFromLast,
  (s: State, election) => !electsNow(s, election) || s.options.majoritySwapInElectingState === 'on',
);

const converts = (s: State, seat: number): boolean =>
  !electsNow(s, s.now.election) && boardNow(s).meetings[seat] >= least;

/** 8.4: the party with more votes than all others together, partners apart; or NONE. */
export function absoluteMajority(votes: readonly number[]): number {
  let all = 0;
  for (let seat = 0; seat < votes.length; seat++) all += votes[seat];
  for (let seat = 0; seat < votes.length; seat++) if (2 * votes[seat] > all) return seat;
  return NONE;
}

const dominating = (s: State): number => absoluteMajority(boardNow(s).votes);

export const meetingsIntoVotes = procedure(
  '8 meetings into votes',
  forEach(
    'election',
    states,
    forEach('seat', fromFirst, ask('seat', convertMeetings, converts)),
    when(
      (s) => dominating(s) !== NONE,
      bind('seat', dominating, ask('seat', swapOpinion, canSwap)),
    ),
  ),
);

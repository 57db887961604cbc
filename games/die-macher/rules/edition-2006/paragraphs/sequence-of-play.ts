import type { Out } from '@hustings/kernel';
import { isLastRound } from './0.13-election-order.js';
import type { Event } from '../events.js';
import { preliminaryStage } from './0.9-preliminary-stage.js';
import { firstPlayer } from './1-first-player.js';
import { programConference } from './2-program-conference.js';
import { shadowCabinet } from './3-shadow-cabinet.js';
import { coalitions } from './4-coalitions.js';
import { media } from './5-media.js';
import { meetings } from './6-meetings.js';
import { polls } from './7-polls.js';
import { meetingsIntoVotes } from './8-meetings-into-votes.js';
import { seatsAndWinner } from './9a-seats-and-winner.js';
import { rewards } from './9b-rewards.js';
import { membersAndMoney } from './9c-members-and-money.js';
import { nextState } from './10a-next-state.js';
import { contributions } from './10b-contributions.js';
import { end } from './11-end.js';
import type { State } from '../state.js';
import { inOrder, repeatWhile, when } from '../words.js';

/** The phases up to the election, as the rulebook lists them. */
const campaign = inOrder(
  firstPlayer,
  programConference,
  shadowCabinet,
  coalitions,
  media,
  meetings,
  polls,
  meetingsIntoVotes,
);

const election = inOrder(seatsAndWinner, rewards, membersAndMoney);

const endOfTheRound = inOrder(nextState, contributions, beginRound);

/** Round after round, until the last election. */
export function beginRound(s: State, out: Out<Event>): void {
  s.round++;
  out?.push({ type: 'roundBegan', round: s.round });
}

/** 10.3: the last round is its election alone. */
const round = inOrder(
  when((s) => !isLastRound(s), campaign),
  election,
  when(isLastRound, end, endOfTheRound),
);

/** The whole game: the preliminary stage, then round after round. */
export const game = inOrder(
  preliminaryStage,
  repeatWhile((s) => s.ended === 0, round),
);

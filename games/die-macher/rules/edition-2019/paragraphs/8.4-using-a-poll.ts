import { NONE, One, show, type Out } from '@hustings/kernel';
import { boardNow, mediaMajority, seatOfParty } from '../../world/index.js';
import { data } from '../data.js';
import type { Event } from '../events.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { ask, decision, procedure } from '../words.js';
import { drawPoll, pollTrends, remakePolls } from './0.7-polls.js';
import { moveTrend } from './6.10-trend-scale.js';

const PUBLISH = 0;
const KEEP_QUIET = 1;

const noPlus = reason('no-plus-for-your-party', 'M19-8.6');

/** 8.4: the top poll is taken and its front seen by this seat alone. */
export function lookAtPoll(s: State, seat: number, out: Out<Event>): void {
  s.poll = drawPoll(s);
  out?.push({ type: 'pollLooked', seat, secret: { seat, poll: s.poll } });
}

/** 8.5, 8.6: publish it, if it has a plus for the own party, or keep quiet. */
const publishPoll = decision(
  'publishPoll',
  new One<State>({
    size: 2,
    word: (_s, choice) => (choice === PUBLISH ? 'publish' : 'keepQuiet'),
    why: (s, seat, choice) =>
      choice === KEEP_QUIET || pollTrends[s.poll][s.parties[seat]] > 0 ? undefined : noPlus,
  }),
  (s, seat, choice, out) => {
    if (choice === PUBLISH) publish(s, seat, out);
    else keepQuiet(s, seat, out);
    s.pollDiscards.push(s.poll);
    s.poll = NONE;
    remakePolls(s);
  },
);

/** 8.6: the own plus and the others' minus count; who influences the media is never lowered. */
function publish(s: State, seat: number, out: Out<Event>): void {
  show(s);
  const election = s.now.election;
  out?.push({ type: 'pollPublished', seat, election, poll: s.poll });
  const shielded = mediaMajority(boardNow(s).media);
  pollTrends[s.poll].forEach((figure, party) => {
    const affected = seatOfParty(s.parties, party);
    const counts = affected === seat ? figure > 0 : figure < 0 && affected !== shielded;
    if (affected !== NONE && counts) moveTrend(s, affected, figure, out);
  });
}

function keepQuiet(s: State, seat: number, out: Out<Event>): void {
  s.base[seat] += data.pollUnpublishedBase;
  out?.push({ type: 'pollHidden', seat, election: s.now.election });
}

/** Using a poll: the winner of an auction, or a politician's action (6.9). */
export const usePoll = procedure('use poll', ask('holder', publishPoll));

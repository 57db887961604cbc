import {
  amongst,
  Amount,
  clockwiseFrom,
  drawTop,
  NONE,
  One,
  PASS,
  reason,
  remake,
  show,
  type Out,
} from '@hustings/kernel';
import {
  boardNow,
  highest,
  mediaMajority,
  plainlyLacks,
  seatOfParty,
  seatsOf,
} from '../../world/index.js';
import {
  beginAgain,
  highestBid,
  isCovered,
  punishOverbid,
  stillIn,
  tooDear,
} from './8.7-overbidding.js';
import { data } from '../data.js';
import { statesFromNow } from '../elections.js';
import type { Event } from '../events.js';
import { pollBack, pollTrends } from './0.7-polls.js';
import { closestToStart } from './1.6-ties.js';
import { noAuction, type State } from '../state.js';
import { moveTrend } from './6.10-trend-scale.js';
import { ask, bind, decision, forEach, procedure, repeatWhile, when } from '../words.js';

const PUBLISH = 0;
const KEEP_QUIET = 1;

const notHigher = reason<State>('bid-not-higher', 'M19-8.2', (s) => ({ bid: s.auction.bid }));
const noPlus = reason<State>('no-plus-for-your-party', 'M19-8.6');

/** 8.1: most votes there; a tie goes to the start player or the closest after. */
function openAuction(s: State, out: Out<Event>): void {
  const most = highest(boardNow(s).votes, stillIn(s));
  s.auction.bid = NONE;
  s.auction.bidder = NONE;
  s.auction.auctioneer = closestToStart(s, most);
  const back = pollBack(s.pollStack[s.pollStack.length - 1]);
  const { auctioneer } = s.auction;
  out?.push({ type: 'auctionOpened', election: s.now.election, auctioneer, back });
}

/** 8.2: once around from the player left of the auctioneer, who is last. */
const bidders = amongst(
  clockwiseFrom<State>((s) => (s.auction.auctioneer + 1) % seatsOf(s)),
  (s, seat) => ((stillIn(s) >> seat) & 1) === 1,
);

/** 8.2, 8.9: above the highest bid so far, or pass; the first may be zero. */
const bidForPoll = decision(
  'bidForPoll',
  new Amount<State>({
    min: (s) => s.auction.bid + 1,
    max: highestBid,
    tooLow: notHigher,
    tooHigh: tooDear,
    pass: true,
  }),
  (s, seat, bid, out) => {
    if (bid === PASS) {
      out?.push({ type: 'passed', seat, kind: 'bidForPoll' });
      return;
    }
    s.auction.bid = bid;
    s.auction.bidder = seat;
    out?.push({ type: 'pollBid', seat, bid });
  },
);

const mayBid = (s: State, seat: number): boolean =>
  s.options.overbidding === 'penalised' || !plainlyLacks(s, seat, s.auction.bid + 1);

/** 8.4: the highest bidder pays and looks; 8.7: one who can't pay is punished, and all begins again. */
function settleAuction(s: State, out: Out<Event>): void {
  const { bid, bidder } = s.auction;
  if (bidder === NONE) return;
  if (!isCovered(s, bidder, bid)) {
    punishOverbid(s, bidder, out);
    return;
  }
  s.money[bidder] -= bid;
  out?.push({ type: 'pollWon', seat: bidder, election: s.now.election, paid: bid });
  lookAtPoll(s, bidder, out);
}

/** The top poll is taken and its front seen by this seat alone. */
export function lookAtPoll(s: State, seat: number, out: Out<Event>): void {
  s.poll = drawTop(s, s.pollStack);
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

/** 8.8: as soon as the last poll is discarded, so that the next back can be seen. */
function remakePolls(s: State): void {
  if (s.pollStack.length > 0) return;
  remake(s, s.pollStack, s.pollDiscards);
  show(s);
}

/** 8.3: a poll that nobody wants is discarded unseen. */
function discardUnseen(s: State, out: Out<Event>): void {
  s.pollDiscards.push(drawTop(s, s.pollStack));
  out?.push({ type: 'pollUnsold', election: s.now.election });
  remakePolls(s);
}

/** Using a poll: the winner of an auction, or a politician's action (6.9). */
export const usePoll = procedure('use poll', ask('holder', publishPoll));

/** 8.7: an auction is repeated when its winner could not pay, as long as anyone is in. */
const unsettled = (s: State): boolean => s.auction.auctioneer === NONE && stillIn(s) !== 0;

function closePhase(s: State): void {
  s.auction = noAuction();
}

export const pollAuctions = procedure(
  '8 poll auctions',
  forEach(
    'election',
    statesFromNow,
    repeatWhile(
      unsettled,
      openAuction,
      forEach('seat', bidders, ask('seat', bidForPoll, mayBid)),
      settleAuction,
    ),
    when(
      (s) => s.auction.bidder !== NONE,
      bind('holder', (s) => s.auction.bidder, usePoll),
      discardUnseen,
    ),
    beginAgain,
  ),
  closePhase,
);

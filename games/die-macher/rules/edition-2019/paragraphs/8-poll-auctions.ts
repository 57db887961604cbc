import { amongst, clockwiseFrom, NONE, PASS, type Out } from '@hustings/kernel';
import { boardNow, highest, plainlyLacks, seatsOf } from '../../world/index.js';
import { higherBid } from './1.4-bids.js';
import { beginAgain, isCovered, punishOverbid, stillIn } from './8.7-overbidding.js';
import { statesFromNow } from './10.6-states-electing.js';
import type { Event } from '../events.js';
import { drawPoll, pollBack, remakePolls } from './0.7-polls.js';
import { closestToStart } from './1.6-ties.js';
import { noAuction, type State } from '../state.js';
import { lookAtPoll, usePoll } from './8.4-using-a-poll.js';
import { ask, bind, decision, forEach, procedure, repeatWhile, when } from '../words.js';

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
const bidForPoll = decision('bidForPoll', higherBid('M19-8.2'), (s, seat, bid, out) => {
  if (bid === PASS) {
    out?.push({ type: 'passed', seat, kind: 'bidForPoll' });
    return;
  }
  s.auction.bid = bid;
  s.auction.bidder = seat;
  out?.push({ type: 'pollBid', seat, bid });
});

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

/** 8.3: a poll that nobody wants is discarded unseen. */
function discardUnseen(s: State, out: Out<Event>): void {
  s.pollDiscards.push(drawPoll(s));
  out?.push({ type: 'pollUnsold', election: s.now.election });
  remakePolls(s);
}

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

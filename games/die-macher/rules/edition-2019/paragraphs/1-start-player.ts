import { Amount, amongst, members, NONE, PASS, seatsIn, type Out } from '@hustings/kernel';
import { highest, plainlyLacks } from '../../world/index.js';
import { higherBid, highestBid, tooDear } from './1.4-bids.js';
import { isCovered, punishOverbid, stillIn } from './8.7-overbidding.js';
import type { Event } from '../events.js';
import { reason } from '../reasons.js';
import { fromStart } from '../turn-order.js';
import { noAuction, type State } from '../state.js';
import { allAtOnce, ask, decision, forEach, procedure, repeatWhile, sealed } from '../words.js';

const belowZero = reason('bid-below-zero', 'M19-1.1');

/** 1.1: sealed bids at the same time, zero allowed. */
const bid = sealed(
  'bid',
  new Amount<State>({ min: () => 0, max: highestBid, tooLow: belowZero, tooHigh: tooDear }),
);

/** 1.5: all bids are shown. A single highest one wins at once. */
function openBids(s: State, out: Out<Event>): void {
  const bids = s.sealed.map((answer) => (answer === null ? NONE : (answer as number)));
  const tied = highest(bids);
  const shown = seatsIn(stillIn(s)).map((seat) => ({ seat, bid: bids[seat] }));
  out?.push({ type: 'bidsOpened', bids: shown });
  const seats = seatsIn(tied);
  s.auction.bid = bids[seats[0]];
  if (seats.length === 1) s.auction.bidder = seats[0];
  else {
    s.auction.tied = tied;
    out?.push({ type: 'tie', seats, bid: s.auction.bid });
  }
}

/** 1.2: a tied player, once, raises above the highest bid so far or passes. */
const raise = decision('raise', higherBid('M19-1.2'), (s, seat, sum, out) => {
  if (sum === PASS) {
    out?.push({ type: 'passed', seat, kind: 'raise' });
    return;
  }
  s.auction.bid = sum;
  s.auction.bidder = seat;
  out?.push({ type: 'raised', seat, bid: sum });
});

/** 1.2: from the previous start player, clockwise. */
const tiedPlayers = amongst(fromStart, (s, seat) => ((s.auction.tied >> seat) & 1) === 1);

/** 3.4: nobody needs asking who plainly can't raise. */
const mayRaise = (s: State, seat: number): boolean =>
  s.options.overbidding === 'penalised' || !plainlyLacks(s, seat, s.auction.bid + 1);

/** 1.3: if all tied players passed, it is the last of them in that order. */
const lastTied = (s: State): number => members(tiedPlayers, s).at(-1) ?? NONE;

/** The winner pays and is start player; one who can't is punished, and it begins again (8.7). */
function settle(s: State, out: Out<Event>): void {
  const winner = s.auction.bidder === NONE ? lastTied(s) : s.auction.bidder;
  const sum = s.auction.bid;
  if (!isCovered(s, winner, sum)) {
    punishOverbid(s, winner, out);
    return;
  }
  s.money[winner] -= sum;
  s.start = winner;
  s.auction.bidder = winner;
  out?.push({ type: 'startPlayer', seat: winner, paid: sum });
}

/** 8.7: with nobody left, the previous start player stays and pays nothing. */
function close(s: State, out: Out<Event>): void {
  if (s.auction.bidder === NONE) out?.push({ type: 'startPlayer', seat: s.start, paid: 0 });
  s.auction = noAuction();
}

export const startPlayer = procedure(
  '1 start player',
  repeatWhile(
    (s) => s.auction.bidder === NONE && stillIn(s) !== 0,
    allAtOnce(bid, stillIn, openBids),
    forEach('seat', tiedPlayers, ask('seat', raise, mayRaise)),
    settle,
  ),
  close,
);

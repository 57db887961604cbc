import { Amount, everyone, NONE, One, seatsIn, type Out } from '@hustings/kernel';
import { highest, seatsOf } from '../../world/index.js';
import { roll } from './dice.js';
import type { Event } from '../events.js';
import { partyWord } from '../names.js';
import { reason } from '../reasons.js';
import { noAuction, type State } from '../state.js';
import { allAtOnce, ask, bind, decision, procedure, sealed } from '../words.js';

const tooDear = reason('more-than-you-own', 'M06-1.1', (s, seat) => ({
  money: s.money[seat],
}));
const belowZero = reason('bid-below-zero', 'M06-1.1');
const belowFormer = reason('below-former-bid', 'M06-1.2', (s) => ({ bid: s.auction.bid }));

/** 1.1: sealed bids at the same time, from zero to all one's money. */
const bid = sealed(
  'bid',
  new Amount<State>({
    min: () => 0,
    max: (s, seat) => s.money[seat],
    tooLow: belowZero,
    tooHigh: tooDear,
  }),
);

/** 1.2: those tied bid again, at least what they bid before. */
const bidAgain = sealed(
  'bidAgain',
  new Amount<State>({
    min: (s) => s.auction.bid,
    max: (s, seat) => s.money[seat],
    tooLow: belowFormer,
    tooHigh: tooDear,
  }),
);

/** Shows the bids of these seats; the highest ones stand, as bits. */
function showBids(s: State, seats: number, out: Out<Event>): number {
  const bids = s.sealed.map((answer) => (answer === null ? NONE : (answer as number)));
  const shown = seatsIn(seats).map((seat) => ({ seat, bid: bids[seat] }));
  out?.push({ type: 'bidsOpened', bids: shown });
  const best = highest(bids, seats);
  const tied = seatsIn(best);
  s.auction.bid = bids[tied[0]];
  if (tied.length === 1) s.auction.bidder = tied[0];
  else out?.push({ type: 'tie', seats: tied, bid: s.auction.bid });
  return best;
}

/** 1.2: a tie above zero goes into a second bidding; if all have bid zero, all roll. */
function openBids(s: State, out: Out<Event>): void {
  const best = showBids(s, everyone(s), out);
  if (s.auction.bidder !== NONE) return;
  if (s.auction.bid > 0) s.auction.tied = best;
  else s.auction.bidder = rollOff(s, best, out);
}

function openSecondBids(s: State, out: Out<Event>): void {
  const best = showBids(s, s.auction.tied, out);
  if (s.auction.bidder === NONE) s.auction.bidder = rollOff(s, best, out);
}

/** 1.2: each rolls one die, those who are equal again, until one is highest. */
function rollOff(s: State, seats: number, out: Out<Event>): number {
  let left = seatsIn(seats);
  while (left.length > 1) {
    const dice = left.map((seat) => ({ seat, die: roll(s, 1)[0] }));
    const best = Math.max(...dice.map(({ die }) => die));
    left = dice.filter(({ die }) => die === best).map(({ seat }) => seat);
    out?.push({ type: 'diceForFirst', dice });
  }
  return left[0];
}

/** 1.1: the winner alone pays. */
function pay(s: State, out: Out<Event>): void {
  const { bid: paid, bidder } = s.auction;
  s.money[bidder] -= paid;
  out?.push({ type: 'biddingWon', seat: bidder, paid });
}

/** 1.1: the winner names any player. */
const nameFirstPlayer = decision(
  'nameFirstPlayer',
  new One<State>({ size: seatsOf, word: partyWord, why: () => undefined }),
  (s, seat, first, out) => {
    s.first = first;
    s.auction = noAuction();
    out?.push({ type: 'firstPlayer', seat: first, by: seat });
  },
);

export const firstPlayer = procedure(
  '1 first player',
  allAtOnce(bid, everyone, openBids),
  allAtOnce(bidAgain, (s) => s.auction.tied, openSecondBids),
  pay,
  bind('seat', (s) => s.auction.bidder, ask('seat', nameFirstPlayer)),
);

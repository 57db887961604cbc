import { Amount, NONE } from '@hustings/kernel';
import { data } from '../data.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';

export const tooDear = reason('more-than-you-own', 'M19-1.4', (s, seat) => ({
  money: s.money[seat],
  most: highestBid(s, seat),
}));

/**
 * 1.4: the highest sum a seat may bid, sealed or not: what it owns, or, where overbidding is a
 * punished bluff (8.7), whatever fits the box on the scoring sheet.
 */
export function highestBid(s: State, seat: number): number {
  const bluff = s.options.overbidding === 'penalised' ? data.overbidLimit : 0;
  return Math.max(s.money[seat], bluff);
}

/** A bid above the highest so far, or pass: raising in a tie (1.2) and auctions (8.2). */
export function higherBid(rule: string): Amount<State> {
  const belowZero = reason('bid-below-zero', rule);
  const notHigher = reason('bid-not-higher', rule, (s) => ({ bid: s.auction.bid }));
  return new Amount<State>({
    min: (s) => s.auction.bid + 1,
    max: highestBid,
    tooLow: (s) => (s.auction.bid === NONE ? belowZero : notHigher),
    tooHigh: tooDear,
    pass: true,
  });
}

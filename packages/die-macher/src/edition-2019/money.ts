import { show } from '@hustings/kernel';
import { data } from './data.js';
import type { State } from './state.js';

/**
 * The highest sum a seat may bid (1.4): what it owns, or, where overbidding is a punished bluff
 * (8.7), whatever fits the box on the scoring sheet.
 */
export const highestBid = (s: State, seat: number): number =>
  s.options.overbidding === 'penalised'
    ? Math.max(s.money[seat], data.overbidLimit)
    : s.money[seat];

/** Can the winner pay? Where bids may be bluffs (8.7) everyone learns it now. */
export function isCovered(s: State, seat: number, bid: number): boolean {
  if (s.options.overbidding === 'penalised') show(s);
  return bid <= s.money[seat];
}

/** 8.7: whoever can't pay the winning bid gives all, loses party base and is out of the phase. */
export function punishOverbid(s: State, seat: number): number {
  const paid = s.money[seat];
  s.money[seat] = 0;
  s.base[seat] = Math.max(0, s.base[seat] - data.overbidPenaltyBase);
  s.auction.out |= 1 << seat;
  return paid;
}

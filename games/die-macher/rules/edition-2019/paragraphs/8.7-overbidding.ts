import { everyone, show, type Out } from '@hustings/kernel';
import { data } from '../data.js';
import type { Event } from '../events.js';
import { noAuction, type State } from '../state.js';

/** The players who may still bid in this phase, as bits. */
export const stillIn = (s: State): number => everyone(s) & ~s.auction.out;

/** Can the winner pay? Where bids may be bluffs (8.7) everyone learns it now. */
export function isCovered(s: State, seat: number, bid: number): boolean {
  if (s.options.overbidding === 'penalised') show(s);
  return bid <= s.money[seat];
}

/**
 * 8.7: whoever can't pay the winning bid gives all, loses party base and is out of the phase; the
 * auction begins again without them.
 */
export function punishOverbid(s: State, seat: number, out: Out<Event>): void {
  const paid = s.money[seat];
  s.money[seat] = 0;
  s.base[seat] = Math.max(0, s.base[seat] - data.overbidPenaltyBase);
  s.auction.out |= 1 << seat;
  out?.push({ type: 'overbid', seat, paid, base: s.base[seat] });
  beginAgain(s);
}

/** Clears the auction; who is out of the phase stays out. */
export function beginAgain(s: State): void {
  s.auction = { ...noAuction(), out: s.auction.out };
}

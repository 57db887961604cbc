import { reason } from '@hustings/kernel';
import { data } from '../data.js';
import type { State } from '../state.js';

export const tooDear = reason<State>('more-than-you-own', 'M19-1.4', (s, seat) => ({
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

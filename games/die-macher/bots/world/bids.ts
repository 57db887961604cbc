import type { Rated } from '@hustings/bots';
import { below, PASS, type Random } from '@hustings/kernel';
import type { RatedWorld, Thought } from './thought.js';

const THOUSANDTHS = 1000;
const chance = (random: Random): number => below(random, THOUSANDTHS) / THOUSANDTHS;

/** What paying a sum costs, in points. */
export type Price = (sum: number) => number;

/** What a purse of so much is worth now. */
export const purseOf =
  <S extends RatedWorld, M, P>({ edition, p, m }: Thought<S, M, P>) =>
  (sum: number): number =>
    edition.purseWorth(p, m, sum);

export function priceOf<S extends RatedWorld, M, P>(t: Thought<S, M, P>): Price {
  const purse = purseOf(t);
  const money = t.s.money[t.seat];
  const now = purse(money);
  return (sum) => now - purse(money - sum);
}

/** Open bids: none, or a sum that is in the purse and not too far above the least. */
export function openBids<S extends RatedWorld, M, P>(
  { s, seat }: Thought<S, M, P>,
  least: number,
  above: number,
  worth: (sum: number) => number,
): Rated[] {
  const rated: Rated[] = [{ move: PASS, worth: 0 }];
  const most = Math.min(s.money[seat], least + above);
  for (let bid = least; bid <= most; bid++) rated.push({ move: bid, worth: worth(bid) });
  return rated;
}

/** Sealed bids: the worth of winning against the price, and never quite the same. */
export function sealedBids(
  least: number,
  most: number,
  { worth, rival, price }: { worth: number; rival: number; price: Price },
  random: Random,
): Rated[] {
  const rated: Rated[] = [];
  for (let bid = least; bid <= most; bid++) {
    const over = bid - least;
    const wins = (over + 0.3) / (over + 0.3 + rival);
    rated.push({ move: bid, worth: wins * (worth * (0.5 + chance(random)) - price(bid)) });
  }
  return rated;
}

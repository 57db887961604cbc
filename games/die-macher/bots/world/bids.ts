import type { Rated } from '@hustings/bots';
import { below, type Random } from '@hustings/kernel';

const THOUSANDTHS = 1000;
const chance = (random: Random): number => below(random, THOUSANDTHS) / THOUSANDTHS;

/** What paying a sum costs, in points. */
export type Price = (sum: number) => number;

export function priceFrom(money: number, purse: (sum: number) => number): Price {
  const now = purse(money);
  return (sum) => now - purse(money - sum);
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

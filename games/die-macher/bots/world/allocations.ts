import type { Rated } from '@hustings/bots';
import { filled } from '@hustings/kernel';
import { keepBest } from './best-few.js';

/** Pieces to place in states: what each number of them promises there, and what there is to give. */
export type Placing = {
  /** State by state: the lead by the number of pieces newly placed there. */
  readonly leads: readonly (readonly number[])[];
  /** The price of so many pieces in one state. */
  readonly prices: readonly number[];
  readonly money: number;
  readonly supply: number;
  /** What a purse of so much is worth. */
  readonly purse: (sum: number) => number;
};

/** As states add up, the best few allocations are found by adding, not by trying. */
export function bestAllocations({ leads, prices, money, supply, purse }: Placing): Rated[] {
  const states = leads.length;
  const kept: number[] = [];
  for (let spent = 0; spent <= money; spent++) kept.push(purse(money - spent));
  const found: Rated[] = [];
  const move = filled(states, 0);
  const walk = (n: number, spent: number, used: number, worth: number): void => {
    if (n === states) {
      keepBest(found, move, worth + kept[spent]);
      return;
    }
    for (let k = 0; k < leads[n].length; k++) {
      const cost = spent + prices[k];
      if (cost > money || used + k > supply) break;
      move[n] = k;
      walk(n + 1, cost, used + k, worth + leads[n][k]);
    }
  };
  walk(0, 0, 0, 0);
  return found;
}

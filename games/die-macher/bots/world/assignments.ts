import type { Rated } from '@hustings/bots';
import { filled, NONE } from '@hustings/kernel';
import { keepBest } from './best-few.js';

/** Cards of a cabinet to lay in states, at most one in each. */
export type Laying = {
  /** The cards in hand, by their place in the cabinet. */
  readonly hand: readonly number[];
  readonly cards: readonly { readonly cost: number }[];
  /** State by state: what each card in hand gains there. */
  readonly gains: readonly (readonly number[])[];
  readonly money: number;
  /** What a purse of so much is worth. */
  readonly purse: (sum: number) => number;
};

/** The best few assignments of all cards together; a card that gains nothing stays in hand. */
export function bestAssignments({ hand, cards, gains, money, purse }: Laying): Rated[] {
  const states = gains.length;
  const found: Rated[] = [];
  const move = filled(states, NONE);
  const walk = (n: number, cost: number, used: number, worth: number): void => {
    if (n === states) {
      keepBest(found, move, worth + purse(money - cost));
      return;
    }
    move[n] = NONE;
    walk(n + 1, cost, used, worth);
    hand.forEach((one, i) => {
      if ((used >> one) & 1 || gains[n][i] <= 0) return;
      if (cost + cards[one].cost > money) return;
      move[n] = one;
      walk(n + 1, cost + cards[one].cost, used | (1 << one), worth + gains[n][i]);
    });
    move[n] = NONE;
  };
  walk(0, 0, 0, 0);
  return found;
}

import { describe, expect, it } from 'vitest';
import {
  amongst,
  clockwiseFrom,
  countCards,
  drawTop,
  everyone,
  newPosition,
  NONE,
  remake,
  seatsIn,
  show,
  takeCard,
  type Order,
  type Position,
} from '@hustings/kernel';
import { chance } from './chance.js';

const table = (seats: number): Position => newPosition(seats, {}, chance('cards'));

function all(order: Order<Position>, state: Position): number[] {
  const members: number[] = [];
  for (let at = order.first(state); at !== NONE; at = order.next(state, at)) members.push(at);
  return members;
}

describe('orders', () => {
  it('go clockwise round the table, once', () => {
    expect(
      all(
        clockwiseFrom(() => 2),
        table(4),
      ),
    ).toEqual([2, 3, 0, 1]);
    expect(
      all(
        clockwiseFrom(() => 0),
        table(1),
      ),
    ).toEqual([0]);
  });

  it('may leave some out, or all', () => {
    const odd = amongst(
      clockwiseFrom<Position>(() => 2),
      (_, seat) => seat % 2 === 1,
    );
    expect(all(odd, table(5))).toEqual([3, 1]);
    expect(
      all(
        amongst(odd, () => false),
        table(5),
      ),
    ).toEqual([]);
  });
});

describe('sets of seats', () => {
  it('are bits', () => {
    expect(seatsIn(0b1011)).toEqual([0, 1, 3]);
    expect(seatsIn(0)).toEqual([]);
    expect(seatsIn(-1)).toHaveLength(32);
    expect(everyone(table(5))).toBe(0b11111);
  });
});

describe('cards', () => {
  it('are drawn from the top, and whoever draws learns something', () => {
    const state = table(2);
    const stack = [1, 2, 3];
    expect(drawTop(state, stack)).toBe(3);
    expect(stack).toEqual([1, 2]);
    expect(state.flow.seen).toBe(1);
    expect(() => drawTop(state, [])).toThrow('stack-empty');
  });

  it('are shown', () => {
    const state = table(2);
    show(state);
    expect(state.flow.seen).toBe(1);
  });

  it('are made a stack again below the cards that are left, and nobody learns anything', () => {
    const state = table(2);
    const [stack, discards] = [[9], [1, 2, 3, 4]];
    remake(state, stack, discards);
    expect(stack.at(-1)).toBe(9);
    expect([...stack].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 9]);
    expect(discards).toEqual([]);
    expect(state.flow.seen).toBe(0);
  });

  it('are taken one at a time', () => {
    const hand = [3, 1, 3, 2];
    takeCard(hand, 3);
    expect(hand).toEqual([1, 3, 2]);
    expect(countCards(hand, 3)).toBe(1);
    expect(() => takeCard(hand, 7)).toThrow('card-not-there 7');
  });
});

import { describe, expect, it } from 'vitest';
import { seedFrom } from '@hustings/kernel';
import { copycat, data, DOCTORATE, standard } from '../rules/index.js';
import { table } from './table.js';

const start = (seats: number, seed = 'x') => copycat.setup({}, seats, seedFrom(seed));
const periods = (cards: readonly number[]) => cards.map((card) => standard.periodOf[card]);
const count = <T>(list: readonly T[], one: T) => list.filter((x) => x === one).length;

/** The extra offices in the order in which they open. */
function comes(seed: string): string[] {
  const { offices, officeStack } = start(2, seed);
  return [...offices.slice(10), ...officeStack.slice().reverse()].map(
    (office) => standard.officeWords[office],
  );
}

describe('0 Setup', () => {
  it('CC-0.1 each player has the same ten cards, three workers of seven and no points', () => {
    for (const player of start(4).players) {
      const own = [...player.draw, ...player.hand].sort((a, b) => a - b);
      expect(own).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
      expect(own.map((card) => standard.kindOf[card])).toEqual([
        ...new Array<string>(3).fill('localMedia'),
        ...new Array<string>(7).fill('fatherlyFriend'),
      ]);
      expect([player.free, player.reserve, player.score]).toEqual([3, 4, 0]);
    }
  });

  it('CC-0.1 the start cards are shuffled, differently for each player', () => {
    const decks = start(4).players.map((player) => [...player.draw, ...player.hand].join());
    expect(new Set(decks).size).toBe(4);
  });

  it.each([
    [2, 39],
    [3, 43],
    [4, 44],
  ])(
    'CC-0.2 X1 the supply for %i players has %i cards, the early periods on top',
    (seats, size) => {
      const { supply } = start(seats);
      expect(supply).toHaveLength(size);
      const fromTop = periods(supply.slice().reverse());
      const blocks = fromTop.filter((period, i) => period !== fromTop[i - 1]);
      expect(blocks).toEqual(['II', 'III', 'IV', 'V']);
      expect(count(supply, DOCTORATE)).toBe(seats);
    },
  );

  it.each(['I', 'II', 'III', 'IV'])('CC-0.2 CC-0.3 period %s is shuffled', (period) => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const { street, supply } = start(4, seed);
      return [...street, ...supply].filter((card) => standard.periodOf[card] === period).join();
    });
    expect(new Set(orders).size).toBe(4);
  });

  it('CC-0.2 X1 with two players 13 II, 12 III, 12 IV and 2 V; cards 23, 32, 49 are nowhere', () => {
    const state = start(2);
    const found = periods(state.supply);
    expect(['II', 'III', 'IV', 'V'].map((p) => count<string | undefined>(found, p))).toEqual([
      13, 12, 12, 2,
    ]);
    const everything = new Set([...state.supply, ...state.street, ...state.removed]);
    expect([23, 32, 49].filter((card) => everything.has(card))).toEqual([]);
  });

  it('CC-0.3 X1 the street has eleven cards of period I; with two players the last is of the stack', () => {
    expect(new Set(periods(start(3).street))).toEqual(new Set(['I']));
    expect(start(3).street).toHaveLength(11);
    const two = periods(start(2).street);
    expect(two).toHaveLength(11);
    expect(new Set(two.slice(0, 10))).toEqual(new Set(['I']));
    expect(two[10]).toBe('II');
  });

  it.each([
    [2, 11, 21],
    [3, 13, 23],
    [4, 15, 25],
  ])('CC-0.4 X1 with %i players %i offices in round 1 and %i in round 11', (seats, first, last) => {
    const state = start(seats);
    expect(state.offices).toHaveLength(first);
    expect(state.offices.length + state.officeStack.length).toBe(last);
  });

  it('CC-0.4 the extra offices come by section, the order inside one by chance', () => {
    const all = comes('x');
    expect(all.slice(0, 3).sort()).toEqual(['draw-2', 'exchange-3', 'removeForCoin-2']);
    expect(all.slice(3, 6).sort()).toEqual(['coins-3', 'reuseCard-1a', 'specialBuy-1']);
    expect(all.slice(6, 8).sort()).toEqual(['draw-3', 'points-3']);
    expect(all.slice(8, 10).sort()).toEqual(['points-4', 'reuseCard-1b']);
    expect(all[10]).toBe('points-5');
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((s) => comes(s)[0])).size).toBe(3);
  });

  it('CC-0.4 board order: the board, base offices, extra offices as opened; none is purple', () => {
    const words = start(4).offices.map((office) => standard.officeWords[office]);
    // prettier-ignore
    expect(words.slice(0, 14)).toEqual([
      'buy-1a', 'buy-1b', 'removeForCoin-1', 'buy-2', 'coins-1a', 'coins-2', 'draw-1',
      'exchange-2', 'points-1a', 'points-2', 'buy-1c', 'coins-1b', 'buy-1d', 'points-1b',
    ]);
    expect(
      start(3)
        .offices.slice(0, 12)
        .map((office) => standard.officeWords[office]),
    ).toEqual(words.slice(0, 12));
    expect(standard.officeColourOf).toHaveLength(standard.actionOf.length);
    expect(standard.officeColourOf).not.toContain('purple');
  });

  it('CC-0.5 the first turn order is by chance', () => {
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => start(4, seed).order.join());
    expect(new Set(orders).size).toBeGreaterThan(2);
  });

  it("CC-0.6 blue is phase 2, and the Wife's event is worth 2 points", () => {
    expect(standard.cardIsOf.actions[20]).toBe(true);
    expect(standard.cardIsOf.buying[20]).toBe(false);
    expect(standard.pointsOf[40]).toBe(2);
  });

  it('CC-0.6 base offices: 3-4 for three players, 3-4 and 4 for four', () => {
    expect([2, 3, 4].map((seats) => start(seats).offices.length - 1)).toEqual([10, 12, 14]);
  });

  it('CC-0.7 only start cards exist more than once, so only they can tie', () => {
    const numbers = data.cards.map((card) => card.number as number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const own = data.startDeck.map((card) => card.number as number);
    expect(own).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
    expect(numbers.filter((number) => own.includes(number))).toEqual([]);
  });

  it('CC-0.4 an office that is not open yet takes no worker', () => {
    const t = table({ players: 2, phase: 2, round: 1 });
    expect(t.refuses('place points-5')).toBe('office-not-open CC-0.4');
  });
});

import { describe, expect, it } from 'vitest';
import { Allocation, isRefusal, reason, type AllocationOf } from '@hustings/kernel';
import { listed, nonsense, rereads, sampledUnevenness, stepped } from '../chance.js';

type Purse = { readonly money: number; readonly cubes: number };
const places = ['BB', 'BY', 'HH'];

function rallies(more: Partial<AllocationOf<Purse>> = {}): Allocation<Purse> {
  return new Allocation<Purse>({
    slots: () => places.length,
    word: (_, slot) => places[slot],
    most: () => 4,
    price: [0, 1, 3, 6, 10],
    budget: (purse) => purse.money,
    supply: (purse) => purse.cubes,
    full: reason('full', 'R1'),
    tooDear: reason('too-dear', 'R2', ({ money }) => ({ money })),
    tooMany: reason('too-many', 'R3', ({ cubes }) => ({ cubes })),
    ...more,
  });
}

const rich = { money: 99, cubes: 99 };
const poor = { money: 6, cubes: 4 };

describe('an allocation', () => {
  it('is read from an object of slots; one left out gets nothing', () => {
    expect(rallies().read(rich, 0, { HH: 2, BB: 1 })).toEqual([1, 0, 2]);
    expect(rallies().read(rich, 0, {})).toEqual([0, 0, 0]);
  });

  it.each([
    ['full', 'R1', rich, { BB: 5 }],
    ['too-dear', 'R2', poor, { BB: 4 }],
    ['too-many', 'R3', { money: 99, cubes: 4 }, { BB: 2, BY: 3 }],
    ['not-a-number', 'kernel', rich, { BB: -1 }],
    ['not-a-number', 'kernel', rich, { BB: 1.5 }],
    ['not-a-number', 'kernel', rich, { BB: '1' }],
    ['not-a-number', 'kernel', rich, { BB: null }],
    ['unknown-option', 'kernel', rich, { XX: 1 }],
    ['unknown-option', 'kernel', rich, JSON.parse('{"BB": 1, "__proto__": 2}')],
    ['not-an-allocation', 'kernel', rich, [1, 0, 0]],
  ])('refuses: %s (%s)', (refused, rule, purse, words) => {
    expect(rallies().read(purse, 0, words)).toMatchObject({ refused, rule });
  });

  it('tells the figures', () => {
    expect(rallies().read(poor, 0, { BB: 4 })).toMatchObject({ values: { money: 6 } });
  });

  it('refuses nonsense; an empty object is nothing everywhere', () => {
    for (const words of nonsense) {
      const read = rallies().read(rich, 0, words);
      expect(isRefusal(read) || read.join() === '0,0,0').toBe(true);
    }
  });

  it('takes nothing that has no price, whatever else allows it', () => {
    const roomy = rallies({ most: () => 9 });
    expect(roomy.read(rich, 0, { BB: 4 })).toEqual([4, 0, 0]);
    expect(roomy.read(rich, 0, { BB: 5 })).toMatchObject({ refused: 'full' });
    expect(roomy.form(rich, 0)).toMatchObject({ slots: [{ most: 4 }, { most: 4 }, { most: 4 }] });
    expect(listed(roomy, rich)).toHaveLength(125);
    expect(sampledUnevenness(roomy, rich)).toBeLessThan(1);
  });

  it('lists what money and supply allow, up to a limit', () => {
    expect(listed(rallies(), { money: 1, cubes: 9 })).toEqual([
      '[0,0,0]',
      '[0,0,1]',
      '[0,1,0]',
      '[1,0,0]',
    ]);
    expect(listed(rallies(), { money: 99, cubes: 1 })).toHaveLength(4);
    expect(listed(rallies(), rich, 0, 7)).toHaveLength(7);
    expect(listed(rallies(), { money: 0, cubes: 0 })).toEqual(['[0,0,0]']);
  });

  it('keeps its words', () => {
    expect(rereads(rallies(), rich)).toBe(true);
  });

  it('is sampled uniformly, not slot by slot', () => {
    expect(sampledUnevenness(rallies(), poor)).toBeLessThan(1);
    expect(sampledUnevenness(rallies(), { money: 12, cubes: 5 })).toBeLessThan(1);
  });

  it('goes part by part and never into a dead end', () => {
    const shape = rallies();
    expect(shape.steps(poor, 0, [])).toEqual([0, 1, 2, 3]);
    expect(shape.steps(poor, 0, [2])).toEqual([0, 1, 2]);
    expect(shape.steps(poor, 0, [2, 2])).toEqual([0]);
    expect(shape.steps(poor, 0, [2, 2, 0])).toEqual([]);
  });

  it.each([
    ['much of everything', rich],
    ['little money', poor],
    ['little supply', { money: 99, cubes: 2 }],
    ['nothing', { money: 0, cubes: 0 }],
  ])('lists what goes part by part, in its order: %s', (_, purse) => {
    const uneven = rallies({ most: (_purse, seat, slot) => 1 + seat + slot });
    for (const shape of [rallies(), uneven]) {
      expect(listed(shape, purse)).toEqual(stepped(shape, purse));
    }
  });

  it('has one move where there is no slot, and none of it beyond a limit', () => {
    const nowhere = rallies({ slots: () => 0 });
    expect(listed(nowhere, rich)).toEqual(['[]']);
    expect(listed(nowhere, rich, 0, 0)).toEqual([]);
    expect(listed(rallies(), rich, 0, 0)).toEqual([]);
  });

  it('shows slots, prices and means', () => {
    expect(rallies({ most: (_, seat, slot) => seat + slot }).form(poor, 1)).toEqual({
      shape: 'allocation',
      slots: [
        { word: 'BB', most: 1 },
        { word: 'BY', most: 2 },
        { word: 'HH', most: 3 },
      ],
      price: [0, 1, 3, 6, 10],
      budget: 6,
      supply: 4,
    });
  });
});

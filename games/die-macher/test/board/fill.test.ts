import { describe, expect, test } from 'vitest';
import { fillsNames, fillsNumber, fillsPlaces, fillsWord } from '../../board/world/panels/fill.js';

describe('a panel filled with what is proposed', () => {
  test('a sum, and nothing that is none', () => {
    const set: number[] = [];
    const fill = fillsNumber((figure) => set.push(figure));
    expect([fill(0), fill(7), fill('pass'), fill([7])]).toEqual([true, true, false, false]);
    expect(set).toEqual([0, 7]);
  });

  test('one of the words that it offers, with its place', () => {
    const set: unknown[] = [];
    const fill = fillsWord(['SPD', 'FDP'], (word, place) => set.push([word, place]));
    expect([fill('FDP'), fill('CDU'), fill('pass'), fill(1)]).toEqual([true, false, false, false]);
    expect(set).toEqual([['FDP', 1]]);
  });

  test('of equal cards each is chosen once; one that is not there fills nothing', () => {
    let chosen: readonly number[] = [];
    const fill = fillsPlaces(['a', 'b', 'a'], (places) => (chosen = places));
    expect(fill(['a', 'a'])).toBe(true);
    expect(chosen).toEqual([0, 2]);
    expect(fill(['b', 'b'])).toBe(false);
    expect(fill([])).toBe(false);
    expect(chosen).toEqual([0, 2]);
  });

  test('what goes where, by name', () => {
    let plan: unknown;
    const fill = fillsNames((move) => (plan = move));
    expect([fill({ HB: 3 }), fill('pass'), fill(null)]).toEqual([true, false, false]);
    expect(plan).toEqual({ HB: 3 });
  });
});

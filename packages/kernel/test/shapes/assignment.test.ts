import { describe, expect, it } from 'vitest';
import {
  Assignment,
  isRefusal,
  NONE,
  reason,
  type AssignmentOf,
  type Reason,
} from '@hustings/kernel';
import { chance, listed, nonsense, rereads, sampledUnevenness, stepped } from '../chance.js';

/** The state: who may sit where, a string of guests for each chair. */
type Chairs = readonly string[];
const guests = ['ann', 'bob', 'cat', 'dan'];
const badChair = reason<Chairs>('bad-chair', 'R1', (chairs) => ({ chairs: chairs.length }));
const twice = reason<Chairs>('seated-twice', 'R2');

const noneTwice = (
  _: Chairs,
  _seat: number,
  move: readonly number[],
): Reason<Chairs> | undefined => {
  const seated = move.filter((guest) => guest !== NONE);
  return new Set(seated).size === seated.length ? undefined : twice;
};

/** An even number of guests, none twice: no guest may come alone. */
const inPairs = (_: Chairs, _seat: number, move: readonly number[]) =>
  move.filter((guest) => guest !== NONE).length % 2 === 0 ? noneTwice(_, _seat, move) : twice;

/** The same, guest by guest. */
const joins = (_: Chairs, _seat: number, move: readonly number[], slot: number) =>
  move.indexOf(move[slot]) < slot ? twice : undefined;

const twoMovesOnly: Judge = (_, _seat, move) =>
  /^(0,0,0,0,0|3,2,1,0,0)$/.test(move.join()) ? undefined : twice;

type More = Partial<Omit<AssignmentOf<Chairs>, 'together' | 'joins'>>;
type Judge = (_: Chairs, seat: number, move: readonly number[]) => Reason<Chairs> | undefined;
type Judged = { together: Judge } | { joins: typeof joins };

function seating(more: More = {}, judged: Judged = { together: noneTwice }): Assignment<Chairs> {
  return new Assignment<Chairs>({
    slots: (chairs) => chairs.length,
    slotWord: (_, _seat, slot) => `chair ${slot + 1}`,
    size: guests.length,
    word: (_, _slot, guest) => guests[guest],
    fits: (chairs, _seat, slot, guest) =>
      chairs[slot].includes(guests[guest][0]) ? undefined : badChair,
    optional: true,
    ...more,
    ...judged,
  });
}

const three = ['abcd', 'ab', 'ac'];

describe('an assignment', () => {
  it('is read from an object of slots; one left out stays empty', () => {
    expect(seating().read(three, 0, { 'chair 2': 'bob', 'chair 1': 'dan' })).toEqual([3, 1, NONE]);
    expect(seating().read(three, 0, {})).toEqual([NONE, NONE, NONE]);
  });

  it.each([
    ['bad-chair', 'R1', { 'chair 2': 'dan' }],
    ['seated-twice', 'R2', { 'chair 1': 'ann', 'chair 2': 'ann' }],
    ['unknown-option', 'kernel', { 'chair 1': 'eve' }],
    ['unknown-option', 'kernel', { 'chair 1': 0 }],
    ['unknown-option', 'kernel', { 'chair 9': 'ann' }],
    ['unknown-option', 'kernel', JSON.parse('{"__proto__": "ann"}')],
    ['not-an-assignment', 'kernel', ['ann']],
    ['not-an-assignment', 'kernel', 'ann'],
  ])('refuses: %s (%s) %j', (refused, rule, words) => {
    expect(seating().read(three, 0, words)).toMatchObject({ refused, rule });
  });

  it('must be complete where no slot may stay empty', () => {
    const full = seating({ optional: false });
    expect(full.read(three, 0, { 'chair 1': 'dan' })).toMatchObject({ refused: 'must-choose' });
    expect(full.read(three, 0, { 'chair 1': 'dan', 'chair 2': 'bob', 'chair 3': 'cat' })).toEqual([
      3, 1, 2,
    ]);
  });

  it('refuses nonsense; an empty object is nobody', () => {
    for (const words of nonsense) {
      const read = seating().read(three, 0, words);
      expect(isRefusal(read) || read.join() === '-1,-1,-1').toBe(true);
    }
  });

  it.each([
    ['slots may stay empty', seating(), 30],
    ['all slots are filled', seating({ optional: false }), 6],
    ['all slots are filled and parts are judged alone', seating({ optional: false }, { joins }), 6],
  ])('is listed, kept in words and sampled uniformly where %s', (_, shape, count) => {
    expect(listed(shape, three)).toHaveLength(count);
    expect(listed(shape, three, 0, 3)).toHaveLength(3);
    expect(rereads(shape, three)).toBe(true);
    expect(sampledUnevenness(shape, three)).toBeLessThan(1);
  });

  it('is sampled uniformly where hardly anything goes together', () => {
    const shape = seating({ optional: false }, { together: twoMovesOnly });
    expect(sampledUnevenness(shape, ['abcd', 'abcd', 'abcd', 'abcd', 'abcd'])).toBeLessThan(1);
  });

  it('throws where nothing is legal', () => {
    const random = chance('none');
    expect(() => seating({ optional: false }).sample(['a', 'a'], 0, random)).toThrow(
      'no-legal-assignment',
    );
    expect(() => seating({ optional: false }).sample(['', 'a'], 0, random)).toThrow(
      'nothing-to-choose',
    );
  });

  it('goes part by part and never into a dead end', () => {
    const full = seating({ optional: false });
    expect(full.steps(three, 0, [])).toEqual([0, 1, 2, 3]);
    expect(full.steps(three, 0, [0])).toEqual([1]);
    expect(full.steps(['ab', 'ab', 'ac'], 0, [])).toEqual([0, 1]);
    expect(full.steps(['abc', 'ab', 'a'], 0, [])).toEqual([2]);
    expect(full.steps(three, 0, [3, 1, 2])).toEqual([]);
    expect(seating().steps(three, 0, [0])).toEqual([NONE, 1]);
  });

  it('lists and steps to what is legal only as a whole', () => {
    const shape = seating({}, { together: inPairs });
    expect(shape.read(three, 0, { 'chair 1': 'dan', 'chair 2': 'bob' })).toEqual([3, 1, NONE]);
    expect(listed(shape, three)).toContain('[3,1,-1]');
    expect(shape.steps(three, 0, [3])).toContain(1);
    expect(shape.steps(three, 0, [3, NONE])).toEqual([0, 2]);
    expect(sampledUnevenness(shape, three)).toBeLessThan(1);
  });

  it.each([
    ['judged whole', seating()],
    ['judged in parts', seating({}, { joins })],
    ['in pairs', seating({}, { together: inPairs })],
    ['complete', seating({ optional: false })],
  ])('lists what goes part by part, in its order: %s', (_, shape) => {
    const chairs = ['abcd', 'acd', 'bcd'];
    const all = listed(shape, chairs);
    expect(all).toEqual(stepped(shape, chairs));
    expect(listed(shape, chairs, 0, 3)).toEqual(all.slice(0, 3));
    expect(listed(shape, chairs, 0, 0)).toEqual([]);
  });

  it('shows its slots with their options', () => {
    const refusal = { refused: 'bad-chair', rule: 'R1', values: { chairs: 1 } };
    expect(seating({ size: 2 }).form(['a'], 0)).toEqual({
      shape: 'assignment',
      slots: [{ word: 'chair 1', options: [{ word: 'ann' }, { word: 'bob', refusal }] }],
      optional: true,
    });
    const shown = { slots: [{ options: [{ word: 'ann' }] }] };
    expect(seating({ hides: badChair }).form(['a'], 0)).toMatchObject(shown);
  });
});

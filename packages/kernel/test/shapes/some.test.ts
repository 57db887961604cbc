import { describe, expect, it } from 'vitest';
import { reason, Some, type SomeOf } from '@hustings/kernel';
import { chance, listed, nonsense, rereads, sampledUnevenness } from '../chance.js';

/** The state: the hand. Options are letters. */
type Hand = string;
const letters = 'abcdef';
const notHeld = reason<Hand>('not-held', 'R1');
const tooFew = reason<Hand>('too-few', 'R2', (hand) => ({ hand }));
const tooMany = reason<Hand>('too-many', 'R2');
const noPair = reason<Hand>('no-pair', 'R3');

function pick(more: Partial<SomeOf<Hand>> = {}): Some<Hand> {
  return new Some<Hand>({
    size: letters.length,
    word: (_, option) => letters[option],
    fits: (hand, _seat, option) => (hand.includes(letters[option]) ? undefined : notHeld),
    min: () => 1,
    max: () => 2,
    together: () => undefined,
    tooFew,
    tooMany,
    ...more,
  });
}

const notBoth = (_: Hand, _seat: number, move: readonly number[]) =>
  move.includes(0) && move.includes(1) ? noPair : undefined;

describe('pick some', () => {
  it('reads words in any order as options in rising order', () => {
    expect(pick().read('abc', 0, ['c', 'a'])).toEqual([0, 2]);
  });

  it.each([
    ['not-held', 'R1', ['a', 'd']],
    ['too-few', 'R2', []],
    ['too-many', 'R2', ['a', 'b', 'c']],
    ['unknown-option', 'kernel', ['z']],
    ['unknown-option', 'kernel', [0]],
    ['unknown-option', 'kernel', [['a']]],
    ['picked-twice', 'kernel', ['a', 'a']],
    ['too-long-a-list', 'kernel', new Array<string>(7).fill('a')],
    ['not-a-list', 'kernel', 'ab'],
    ['not-a-list', 'kernel', { 0: 'a', length: 1 }],
  ])('refuses: %s (%s) %j', (refused, rule, words) => {
    expect(pick().read('abc', 0, words)).toMatchObject({ refused, rule });
  });

  it('refuses what does not go together', () => {
    const shape = pick({ together: notBoth });
    expect(shape.read('abc', 0, ['b', 'a'])).toMatchObject({ refused: 'no-pair', rule: 'R3' });
    expect(shape.read('abc', 0, ['b', 'c'])).toEqual([1, 2]);
  });

  it('refuses nonsense', () => {
    for (const words of nonsense) expect(pick().read('abc', 0, words)).toHaveProperty('refused');
  });

  it('lists every set once, up to a limit', () => {
    expect(listed(pick(), 'abc')).toEqual(['[0]', '[0,1]', '[0,2]', '[1]', '[1,2]', '[2]']);
    expect(listed(pick(), 'abc', 0, 2)).toHaveLength(2);
    expect(listed(pick({ min: () => 0 }), 'a')).toEqual(['[]', '[0]']);
    expect(listed(pick({ together: notBoth }), 'abc')).not.toContain('[0,1]');
  });

  it('keeps its words', () => {
    expect(rereads(pick({ min: () => 0, max: () => 6 }), letters)).toBe(true);
  });

  it.each([
    ['sets of several sizes', pick({ min: () => 0, max: () => 4 })],
    ['sets of one size', pick({ min: () => 3, max: () => 3 })],
    ['only some sets go together', pick({ max: () => 3, together: notBoth })],
    [
      'hardly any set goes together, so that rejection gives up',
      pick({
        min: () => 0,
        max: () => 6,
        together: (_s, _seat, move) => (/^(|0,1,2,3,4,5)$/.test(move.join()) ? undefined : noPair),
      }),
    ],
  ])('samples uniformly where there are %s', (_, shape) => {
    expect(sampledUnevenness(shape, letters)).toBeLessThan(1);
  });

  it('samples from more sets than a word can count', () => {
    const wide = pick({ size: 50, fits: () => undefined, min: () => 0, max: () => 50 });
    const random = chance('wide');
    let picked = 0;
    for (let i = 0; i < 200; i++) picked += wide.sample('', 0, random).length;
    expect(picked / 200).toBeGreaterThan(24);
    expect(picked / 200).toBeLessThan(26);
  });

  it('throws where no pick is legal', () => {
    expect(() => pick({ together: () => noPair }).sample('ab', 0, chance('none'))).toThrow(
      'no-legal-pick',
    );
    expect(() => pick({ min: () => 3, max: () => 3 }).sample('a', 0, chance('none'))).toThrow(
      'nothing',
    );
  });

  it('looks only at the options worth a look, and finds and samples the same', () => {
    const among = {
      count: (hand: Hand) => hand.length,
      at: (hand: Hand, _seat: number, i: number) => letters.indexOf(hand[i]),
    };
    const shape = pick({ among, max: () => 3 });
    expect(listed(shape, 'eca')).toEqual(listed(pick({ max: () => 3 }), 'eca'));
    expect(sampledUnevenness(shape, 'eca')).toBeLessThan(1);
    expect(rereads(shape, 'eca')).toBe(true);
  });

  it('shows limits and options', () => {
    const refusal = { refused: 'not-held', rule: 'R1', values: {} };
    expect(pick({ size: 2 }).form('b', 0)).toEqual({
      shape: 'some',
      options: [{ word: 'a', refusal }, { word: 'b' }],
      min: 1,
      max: 2,
    });
    expect(pick({ size: 2, hides: notHeld }).form('b', 0)).toMatchObject({
      options: [{ word: 'b' }],
    });
  });
});

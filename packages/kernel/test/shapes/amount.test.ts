import { describe, expect, it } from 'vitest';
import { Amount, PASS, reason } from '@hustings/kernel';
import { chance, listed, nonsense, rereads, sampledUnevenness } from '../chance.js';

/** The state: the purse. */
const tooLow = reason<number>('too-low', 'R1');
const tooHigh = reason<number>('too-high', 'R2', (purse, seat) => ({ purse, seat }));
const bid = new Amount<number>({ min: () => 2, max: (purse) => purse, tooLow, tooHigh });
const bidOrPass = new Amount<number>({
  min: () => 2,
  max: (purse) => purse,
  tooLow,
  tooHigh,
  pass: true,
});

describe('an amount', () => {
  it('is read from its limits on', () => {
    expect(bid.read(9, 0, 2)).toBe(2);
    expect(bid.read(9, 0, 9)).toBe(9);
  });

  it('is refused beyond them with code, rule and figures', () => {
    expect(bid.read(9, 0, 1)).toEqual({ refused: 'too-low', rule: 'R1', values: {} });
    expect(bid.read(9, 4, 10)).toEqual({
      refused: 'too-high',
      rule: 'R2',
      values: { purse: 9, seat: 4 },
    });
    expect(bid.read(9, 0, -5)).toMatchObject({ refused: 'too-low' });
  });

  it('is a whole number and nothing else', () => {
    for (const words of nonsense) expect(bid.read(9, 0, words)).toHaveProperty('refused');
    for (const words of ['5', 5.5, NaN, 2 ** 32 + 5]) {
      expect(bid.read(9, 0, words)).toMatchObject({ refused: 'not-a-number' });
    }
  });

  it('may be passed where that is allowed', () => {
    expect(bid.read(9, 0, 'pass')).toMatchObject({ refused: 'must-choose' });
    expect(bidOrPass.read(9, 0, 'pass')).toBe(PASS);
    expect(bidOrPass.read(9, 0, -1)).toHaveProperty('refused');
  });

  it('is listed, passing first, up to a limit', () => {
    expect(listed(bid, 4)).toEqual(['2', '3', '4']);
    expect(listed(bidOrPass, 4, 0, 3)).toEqual(['-1', '2', '3']);
    expect(listed(bidOrPass, 1)).toEqual(['-1']);
    expect(listed(bid, 1)).toEqual([]);
  });

  it('keeps its words', () => {
    expect(rereads(bidOrPass, 30)).toBe(true);
  });

  it('is sampled uniformly', () => {
    expect(sampledUnevenness(bid, 20)).toBeLessThan(1);
    expect(sampledUnevenness(bidOrPass, 6)).toBeLessThan(1);
    expect(bidOrPass.sample(1, 0, chance('pass'))).toBe(PASS);
    expect(bid.sample(2, 0, chance('two'))).toBe(2);
    expect(() => bid.sample(1, 0, chance('none'))).toThrow('no-legal-amount');
  });

  it('shows its limits', () => {
    expect(bidOrPass.form(7, 0)).toEqual({ shape: 'amount', min: 2, max: 7, pass: true });
  });
});

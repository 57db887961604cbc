import { describe, expect, it } from 'vitest';
import { One, PASS, reason, type OneOf } from '@hustings/kernel';
import { chance, listed, nonsense, rereads, sampledUnevenness } from '../chance.js';

/** The state: which of the fruits are in stock. */
type Stock = readonly string[];
const fruits = ['apple', 'pear', 'plum', 'cherry', 'quince', 'fig', 'date', 'lime', 'kiwi', 'nut'];
const soldOut = reason<Stock>('sold-out', 'R1', (stock, seat) => ({ left: stock.length, seat }));

function shop(more: Partial<OneOf<Stock>> = {}): One<Stock> {
  return new One<Stock>({
    size: fruits.length,
    word: (_, option) => fruits[option],
    why: (stock, _seat, option) => (stock.includes(fruits[option]) ? undefined : soldOut),
    ...more,
  });
}

describe('choose one', () => {
  it('reads an open option by its word', () => {
    expect(shop().read(['plum'], 0, 'plum')).toBe(2);
  });

  it('refuses a closed option with code, rule and figures', () => {
    const refusal = { refused: 'sold-out', rule: 'R1', values: { left: 1, seat: 3 } };
    expect(shop().read(['plum'], 3, 'pear')).toEqual(refusal);
  });

  it('refuses every other word, and repeats only its beginning', () => {
    expect(shop().read(fruits, 0, 'grape')).toMatchObject({
      refused: 'unknown-option',
      values: { word: 'grape' },
    });
    const long = shop().read(fruits, 0, 'x'.repeat(1e6));
    expect(JSON.stringify(long).length).toBeLessThan(200);
  });

  it('refuses nonsense', () => {
    for (const words of nonsense) {
      expect(shop({ pass: true }).read(fruits, 0, words)).toHaveProperty('refused');
    }
  });

  it('may be passed only where that is allowed, and not where a reason forbids it', () => {
    const mustBuy = reason<Stock>('must-buy', 'R2');
    expect(shop().read(fruits, 0, 'pass')).toMatchObject({ refused: 'must-choose' });
    expect(shop({ pass: true }).read(fruits, 0, 'pass')).toBe(PASS);
    const unlessPlums = shop({ pass: (stock) => (stock.includes('plum') ? mustBuy : undefined) });
    expect(unlessPlums.read(fruits, 0, 'pass')).toMatchObject({ refused: 'must-buy', rule: 'R2' });
    expect(unlessPlums.read([], 0, 'pass')).toBe(PASS);
    expect(listed(unlessPlums, fruits)).not.toContain('-1');
    expect(listed(unlessPlums, [])).toEqual(['-1']);
    expect(unlessPlums.form(fruits, 0)).toMatchObject({ pass: false });
  });

  it('lists what is open, passing first, up to a limit', () => {
    const shape = shop({ pass: true });
    expect(listed(shape, ['pear', 'lime'])).toEqual(['-1', '1', '7']);
    expect(listed(shape, fruits, 0, 4)).toEqual(['-1', '0', '1', '2']);
  });

  it('keeps its words', () => {
    expect(rereads(shop({ pass: true }), ['pear', 'lime'])).toBe(true);
  });

  it.each([
    ['all are open', fruits],
    ['few are open, so that rejection gives up', ['nut', 'fig']],
    ['one is open', ['kiwi']],
  ])('samples uniformly where %s', (_, stock) => {
    expect(sampledUnevenness(shop({ pass: true }), stock)).toBeLessThan(1);
    expect(sampledUnevenness(shop(), ['lime', ...stock])).toBeLessThan(1);
  });

  it('samples the only option, and throws where there is none', () => {
    expect(shop().sample(['lime'], 0, chance('one'))).toBe(7);
    expect(() => shop().sample([], 0, chance('none'))).toThrow('no-legal-option');
    expect(() => shop({ size: 0 }).sample([], 0, chance('none'))).toThrow('nothing-to-choose');
  });

  it('has as many options as the state says', () => {
    const shape = shop({ size: (stock) => stock.length, why: () => undefined });
    expect(listed(shape, ['a', 'b'])).toEqual(['0', '1']);
    expect(shape.read(['a', 'b'], 0, 'plum')).toMatchObject({ refused: 'unknown-option' });
  });

  it('looks only at the options worth a look, and finds and samples the same', () => {
    const among = {
      count: (stock: Stock) => stock.length,
      at: (stock: Stock, _seat: number, i: number) => fruits.indexOf(stock[i]),
    };
    const shape = shop({ among, pass: true });
    const stock = ['nut', 'apple', 'fig'];
    expect(listed(shape, stock).sort()).toEqual(listed(shop({ pass: true }), stock).sort());
    expect(sampledUnevenness(shape, stock)).toBeLessThan(1);
    expect(rereads(shape, stock)).toBe(true);
    expect(shape.read(stock, 0, 'pear')).toMatchObject({ refused: 'sold-out' });
  });

  it('shows closed options with their reason, unless that is not worth showing', () => {
    const refusal = { refused: 'sold-out', rule: 'R1', values: { left: 1, seat: 0 } };
    const form = shop({ size: 3 }).form(['pear'], 0);
    expect(form).toEqual({
      shape: 'one',
      options: [{ word: 'apple', refusal }, { word: 'pear' }, { word: 'plum', refusal }],
      pass: false,
    });
    expect(shop({ hides: soldOut }).form(['pear'], 0)).toEqual({
      shape: 'one',
      options: [{ word: 'pear' }],
      pass: false,
    });
  });
});

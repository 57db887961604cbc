import { describe, expect, it } from 'vitest';
import { canonical, isInteger, isRecord, plain } from '@hustings/kernel';

describe('canonical JSON', () => {
  it('does not depend on the order of keys', () => {
    const one = { b: 1, a: { d: [1, { y: 0, x: 'é' }], c: null } };
    const other = { a: { c: null, d: [1, { x: 'é', y: 0 }] }, b: 1 };
    expect(canonical(one)).toBe('{"a":{"c":null,"d":[1,{"x":"é","y":0}]},"b":1}');
    expect(canonical(other)).toBe(canonical(one));
  });

  it('sorts keys by their code units, as numbers too', () => {
    expect(canonical({ 10: 0, 9: 0, B: 0, a: 0, é: 0 })).toBe('{"10":0,"9":0,"B":0,"a":0,"é":0}');
  });

  it('leaves out what is undefined, as JSON does', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it('is JSON: it reads back as the same value', () => {
    const value = {
      list: [[], [0], [1, -2, 3], ['a"\\', true, null]],
      text: '\u0000\ud800💥',
      no: {},
    };
    expect(JSON.parse(canonical(value))).toEqual(value);
  });

  it('tells lists of integers from lists of lists', () => {
    expect(canonical([[1, 2], [3]])).toBe('[[1,2],[3]]');
    expect(canonical([1, 2, 3])).toBe('[1,2,3]');
    expect(canonical([1, '2'])).toBe('[1,"2"]');
  });
});

describe('values from outside', () => {
  it.each([0, 1, -1, 2 ** 31 - 1, -(2 ** 31)])('%s is an integer', (value) => {
    expect(isInteger(value)).toBe(true);
  });

  it.each([-0, 0.5, NaN, Infinity, -Infinity, 2 ** 31, 1e21, '0', null, undefined, 1n, [0]])(
    '%s is none',
    (value) => {
      expect(isInteger(value)).toBe(false);
    },
  );

  it('are records if they are objects, but not lists or null', () => {
    expect([{}, Object.create(null)].every(isRecord)).toBe(true);
    expect([[], null, undefined, 'text', 1, () => 0].some(isRecord)).toBe(false);
  });
});

const trap = (): never => {
  throw new Error('trap');
};

describe('a plain copy', () => {
  it('has the same data and nothing of the original', () => {
    const raw = { a: [1, 'two', { three: null }], b: true };
    const copy = plain(raw);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(raw));
    raw.a.length = 0;
    expect(JSON.stringify(copy)).toBe('{"a":[1,"two",{"three":null}],"b":true}');
  });

  it('keeps own keys that look like inherited ones, and inherits nothing', () => {
    const copy = plain(JSON.parse('{"__proto__": 1, "constructor": 2}')) as object;
    expect(Object.keys(copy)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(copy)).toBe(null);
    expect('toString' in copy).toBe(false);
  });

  it.each([
    ['undefined', undefined],
    ['a function', () => 0],
    ['a symbol', Symbol('x')],
    ['a bigint', 1n],
    ['a hole', new Array<number>(1)],
    ['a list of a million', new Array<number>(1e6)],
    ['too many keys', Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`k${i}`, i]))],
    ['too deep a nest', JSON.parse('['.repeat(9) + ']'.repeat(9))],
  ])('is refused for %s', (_name, value) => {
    expect(plain(value)).toBe(undefined);
    expect(plain({ a: [value] })).toBe(undefined);
  });

  it('is refused where reading throws or never ends', () => {
    const ring: unknown[] = [];
    ring.push(ring);
    const endless = Object.assign([1], { [Symbol.iterator]: trap });
    expect(plain(ring)).toBe(undefined);
    expect(plain(Object.defineProperty({}, 'a', { enumerable: true, get: trap }))).toBe(undefined);
    expect(plain(new Proxy({}, { ownKeys: trap }))).toBe(undefined);
    expect(plain(new Proxy([], { get: trap }))).toBe(undefined);
    expect(plain(endless)).toEqual([1]);
  });

  it('reads each field once, so that it can not change in between', () => {
    let reads = 0;
    const shifty = Object.defineProperty({}, 'a', { enumerable: true, get: () => reads++ });
    expect(JSON.stringify(plain(shifty))).toBe('{"a":0}');
    expect(reads).toBe(1);
  });
});

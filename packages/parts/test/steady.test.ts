import { describe, expect, test } from 'vitest';
import { kept, steady } from '../src/steady/index.js';

describe('what says the same stays the same object', () => {
  test('all of it', () => {
    const before = { boards: [{ votes: [1, 2] }], at: '3 media' };
    expect(kept(before, structuredClone(before))).toBe(before);
  });

  test('the parts that do, beside those that do not', () => {
    const before = { boards: [{ votes: [1, 2] }, { votes: [3, 4] }], at: '3 media' };
    const now = { boards: [{ votes: [1, 2] }, { votes: [3, 5] }], at: '3 media' };
    const made = kept(before, now);
    expect(made).toEqual(now);
    expect(made.boards).not.toBe(before.boards);
    expect(made.boards[0]).toBe(before.boards[0]);
    expect(made.boards[1]).not.toBe(before.boards[1]);
  });

  test.each([
    ['a list and an object', [], {}],
    ['a shorter list', [1, 2, 3], [1, 2]],
    ['a longer list', [1, 2], [1, 2, 3]],
    ['a key less', { a: 1, b: 2 }, { a: 1 }],
    ['a key more', { a: 1 }, { a: 1, b: 2 }],
    ['a key without a value and another', { a: undefined }, { b: undefined }],
    ['something and nothing', { a: 1 }, null],
    ['nothing and something', undefined, { a: 1 }],
    ['another word', 'a', 'b'],
  ])('not %s', (_, before, now) => {
    const made = kept<unknown>(before, now);
    expect(made).toStrictEqual(now);
    expect(made).not.toBe(before);
  });

  test('before is left as it was', () => {
    const before = { a: [1] };
    kept(before, { a: [2] });
    expect(before).toEqual({ a: [1] });
  });

  test('from one answer to the next', () => {
    let votes = [1, 2];
    const state = steady(() => ({ code: 'BE', votes }));
    const first = state();
    votes = [1, 2];
    expect(state()).toBe(first);
    votes = [1, 3];
    expect(state()).toEqual({ code: 'BE', votes: [1, 3] });
  });
});

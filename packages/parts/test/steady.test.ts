import { describe, expect, test } from 'vitest';
import { kept, steady } from '../src/steady/index.js';
import { part } from '../src/steady/parted.svelte.js';

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

describe('a record in parts', () => {
  const board = { code: 'BE', opinions: { up: 2, cards: [1, 2] }, votes: [10, 20] };

  test('says what the record says', () => {
    expect({ ...(part(undefined, board) as typeof board) }.votes).toEqual([10, 20]);
    expect(Object.keys(part(undefined, board) as object)).toEqual(Object.keys(board));
  });

  test('stays the same one while what it says changes', () => {
    const made = part(undefined, board) as typeof board;
    const { opinions, votes } = made;
    const then = { ...board, opinions: { up: 3, cards: [1, 2] }, votes: [10, 21] };
    expect(part(made, then)).toBe(made);
    expect(made.opinions).toBe(opinions);
    expect(made.opinions.up).toBe(3);
    expect(made.votes).not.toBe(votes);
    expect(made.votes).toEqual([10, 21]);
  });

  test('what says the same in it stays the same object', () => {
    const made = part(undefined, board) as typeof board;
    const { votes } = made;
    part(made, structuredClone({ ...board, code: 'HH' }));
    expect(made.code).toBe('HH');
    expect(made.votes).toBe(votes);
  });

  test('with another field it is another one, made of the same parts', () => {
    const before = part(undefined, { 1: board, 2: { ...board, code: 'HH' } }) as Record<
      number,
      unknown
    >;
    const now = part(before, { 2: { ...board, code: 'HH' }, 3: board }) as Record<number, unknown>;
    expect(now).not.toBe(before);
    expect(now[2]).toBe(before[2]);
    expect(Object.keys(now)).toEqual(['2', '3']);
  });

  test('may be there or not', () => {
    const made = part(undefined, board);
    expect(part(made, undefined)).toBeUndefined();
    expect(made).toEqual(board);
  });
});

import { describe, expect, it } from 'vitest';
import {
  bits,
  either,
  integer,
  list,
  listOf,
  misfit,
  nullable,
  positionFields,
  record,
  text,
  truth,
} from '@hustings/kernel';

const trader = record({
  name: text(['ann', 'bob']),
  coins: integer(0, 9),
  hand: list(integer(0, 3)),
});
const table = record({
  traders: listOf(2, trader),
  open: truth,
  code: text(/^[a-z]{2}$/),
  left: nullable(integer()),
});
const ann = { name: 'ann', coins: 3, hand: [0, 1] };
const fitting = { traders: [ann, { ...ann, name: 'bob' }], open: true, code: 'bb', left: null };

describe('a schema', () => {
  it('has nothing to say about what fits', () => {
    expect(misfit(table, fitting, 'table')).toBe(undefined);
    expect(misfit(table, { ...fitting, left: -5 }, 'table')).toBe(undefined);
  });

  it.each([
    ['table must be an object', []],
    ['table must be an object', null],
    ['table.traders is missing', {}],
    ['table.more is not a field', { ...fitting, more: 1 }],
    ['table.__proto__ is not a field', JSON.parse('{"__proto__": {}}')],
    ['table.traders must be a list', { ...fitting, traders: { 0: ann, 1: ann, length: 2 } }],
    ['table.traders has 1 entries, not 2 to 2', { ...fitting, traders: [ann] }],
    [
      'table.traders[1].coins must be an integer from 0 to 9',
      { ...fitting, traders: [ann, { ...ann, coins: 10 }] },
    ],
    [
      'table.traders[0].hand[1] must be an integer from 0 to 3',
      { ...fitting, traders: [{ ...ann, hand: [0, -0] }, ann] },
    ],
    [
      'table.traders[0].name is not a known word',
      { ...fitting, traders: [{ ...ann, name: 'eve' }, ann] },
    ],
    ['table.open must be true or false', { ...fitting, open: 1 }],
    ['table.code is not a known word', { ...fitting, code: 'b' }],
    ['table.left must be an integer from -2147483647 to 2147483647', { ...fitting, left: NaN }],
  ])('says where: %s', (where, value) => {
    expect(misfit(table, value, 'table')).toBe(where);
  });

  it('does not take a field from the prototype', () => {
    const inherits = Object.create({ coins: 1 }) as object;
    expect(misfit(record({ coins: integer() }), inherits, 'x')).toBe('x.coins is missing');
  });

  it('takes one of several forms', () => {
    const move = either(integer(), list(integer()));
    expect(misfit(move, 3)).toBe(undefined);
    expect(misfit(move, [3])).toBe(undefined);
    expect(misfit(move, '3')).toBe('the value has none of the forms it may have');
  });

  it('knows bit sets', () => {
    expect(misfit(bits(3), 7)).toBe(undefined);
    expect(misfit(bits(3), 8)).toMatch(/0 to 7/);
  });

  it('describes the kernel’s part of a state', () => {
    const position = record(positionFields(2, ['seat'], ['1 bid/bid', 'end']));
    const state = {
      flow: { at: 'end', owed: 0, seen: 3 },
      now: { seat: -1 },
      sealed: [null, [1, 2]],
      random: { stream: 'sfc', words: [1, 2, 3, 4, 0, 0, 0, -(2 ** 31)], drawn: 0 },
    };
    expect(misfit(position, state, 'state')).toBe(undefined);
    const other = { ...state, flow: { ...state.flow, at: '2 sell/sell' } };
    expect(misfit(position, other, 'state')).toBe('state.flow.at is not a known word');
    expect(misfit(position, { ...state, sealed: [null] }, 'state')).toMatch(/sealed has 1 entries/);
  });
});

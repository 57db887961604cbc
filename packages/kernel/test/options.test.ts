import { describe, expect, it } from 'vitest';
import { oneOf, perSeat, readOptions } from '@hustings/kernel';

const table = {
  rounds: oneOf(['2', '3'], '3'),
  colours: perSeat(['red', 'blue', 'green'], 'dealt'),
};

describe('table options', () => {
  it('are completed with the standard ones', () => {
    expect(readOptions(table, undefined, 2)).toEqual({ rounds: '3', colours: 'dealt' });
    expect(readOptions(table, {}, 2)).toEqual({ rounds: '3', colours: 'dealt' });
  });

  it('may name everything, numbers as numbers', () => {
    const options = { rounds: 2, colours: ['green', 'red'] };
    expect(readOptions(table, options, 2)).toEqual({ rounds: '2', colours: ['green', 'red'] });
    expect(readOptions(table, { colours: 'dealt' }, 2)).toMatchObject({ colours: 'dealt' });
  });

  it.each([
    ['not-options', {}, [], null, 'rounds=2', 7],
    ['unknown-option', { option: 'speed' }, { speed: 1 }],
    ['unknown-option', { option: '__proto__' }, JSON.parse('{"__proto__": {}}')],
    ['unknown-option', { option: 'toString' }, { toString: 'x' }],
    ['unknown-value', { option: 'rounds', values: ['2', '3'] }, { rounds: '4' }, { rounds: null }],
    [
      'unknown-value',
      { option: 'colours', values: ['red', 'blue', 'green'] },
      { colours: ['red'] },
      { colours: ['red', 'red'] },
      { colours: ['red', 'pink'] },
      { colours: ['red', 'blue', 'green'] },
      { colours: 'red' },
      { colours: { 0: 'red', 1: 'blue' } },
    ],
  ])('are refused: %s %j', (refused, values, ...wrong) => {
    for (const raw of wrong) expect(readOptions(table, raw, 2)).toMatchObject({ refused, values });
  });
});

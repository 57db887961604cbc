import { describe, expect, it } from 'vitest';
import { fileOf, oneOf, perSeat, readOptions, refused as refusedAs } from '@hustings/kernel';

const table = {
  rounds: oneOf(['2', '3'], '3'),
  colours: perSeat(['red', 'blue', 'green'], 'dealt'),
};

/** A game that reads anything but what is bad, and keeps it in capitals. */
const read = (written: string) =>
  written === 'bad' ? refusedAs('not-a-list') : written.toUpperCase();

describe('table options', () => {
  it('are completed with the standard ones', () => {
    expect(readOptions(table, undefined, 2)).toEqual({ rounds: '3', colours: 'dealt' });
    expect(readOptions(table, {}, 2)).toEqual({ rounds: '3', colours: 'dealt' });
  });

  it('may be a file of somebody’s own, as the game reads it', () => {
    const files = { cards: fileOf({ standard: 'ours', example: () => 'ours', read }) };
    expect(readOptions(files, {}, 2)).toEqual({ cards: 'ours' });
    expect(readOptions(files, { cards: 'mine' }, 2)).toEqual({ cards: 'MINE' });
    expect(readOptions(files, { cards: 'bad' }, 2)).toMatchObject({ refused: 'not-a-list' });
    for (const cards of [7, null, ['mine'], { mine: 1 }]) {
      expect(readOptions(files, { cards }, 2)).toMatchObject({ refused: 'unknown-value' });
    }
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

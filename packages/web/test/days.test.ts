import { describe, expect, test } from 'vitest';
import { byYear, daysIn, monthLength, rangesOf } from '../src/online/days.js';

const newYear = { from: '2026-12-30', to: '2027-01-02' };

describe('holidays from a day to another', () => {
  test('are every day of it, also over the end of a year and a change of the clocks', () => {
    const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
    expect(daysIn(newYear)).toEqual(days);
    expect(daysIn({ from: '2026-10-24', to: '2026-10-26' })).toHaveLength(3);
    expect(daysIn({ from: '2026-05-01', to: '2026-05-01' })).toEqual(['2026-05-01']);
  });

  test('that end before they begin, or have no day, are none', () => {
    expect(daysIn({ from: newYear.to, to: newYear.from })).toEqual([]);
    expect(daysIn({ from: '', to: newYear.to })).toEqual([]);
    expect(daysIn({ from: '2026-01-01', to: '9999-01-01' })).toEqual([]);
  });

  test('are shown as ranges again, in order and each day once', () => {
    const days = ['2026-05-03', ...daysIn(newYear), '2026-05-01', '2026-12-31', '2026-05-02'];
    expect(rangesOf(days)).toEqual([{ from: '2026-05-01', to: '2026-05-03' }, newYear]);
    expect(rangesOf([])).toEqual([]);
  });

  test('are chosen among those that a month has', () => {
    expect([monthLength(2028, 2), monthLength(2027, 2), monthLength(2027, 0)]).toEqual([
      29, 28, 31,
    ]);
  });

  test('count for their own year', () => {
    const now = Date.parse('2026-06-01');
    expect(byYear(daysIn(newYear), now)).toEqual([
      ['2026', 2],
      ['2027', 2],
    ]);
    expect(byYear(['2027-01-01'], now)).toEqual([
      ['2026', 0],
      ['2027', 1],
    ]);
  });
});

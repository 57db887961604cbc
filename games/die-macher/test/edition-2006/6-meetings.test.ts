import { describe, expect, it } from 'vitest';
import { table, type TableSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;

const begin = (spec: Partial<TableSpec> = {}) =>
  table({ players, at: '6 meetings', states: { HE: {}, BY: {}, BW: {}, NI: {} }, ...spec });

describe('6 Meetings', () => {
  it('M06-6.1 any number of states, 1,000 € apiece', () => {
    const t = begin().act('SPD', 'placeMeetings', { HE: 4, NI: 1 });
    expect([t.state('HE').meetings('SPD'), t.state('NI').meetings('SPD')]).toEqual([4, 1]);
    expect([t.money('SPD'), t.meetings('SPD')]).toEqual([20, 13]);
    expect(t.asked).toBe('CDU placeMeetings'); // one turn each
  });

  it('M06-6.1 at most ten of a party in a state', () => {
    const t = begin({ states: { HE: { meetings: { SPD: 7 } } } });
    t.refused('SPD', 'placeMeetings', { HE: 4 }, 'no-room-for-meetings', 'M06-6.1');
    t.act('SPD', 'placeMeetings', { HE: 3 });
    expect(t.state('HE').meetings('SPD')).toBe(10);
  });

  it('M06-6.1 in a later round as well, the meetings are held where they are placed', () => {
    const t = begin({ round: 2 });
    t.act('SPD', 'placeMeetings', { HE: 1, BY: 2, BW: 3, NI: 4 });
    const held = t.states.map((code) => t.state(code).meetings('SPD'));
    expect(held).toEqual([1, 2, 3, 4]);
  });

  it('M06-6.1 in a later round as well, the ten are counted state by state', () => {
    const t = begin({ round: 2, states: { HE: { meetings: { SPD: 7 } }, BY: {}, BW: {}, NI: {} } });
    t.refused('SPD', 'placeMeetings', { HE: 4 }, 'no-room-for-meetings', 'M06-6.1');
    t.act('SPD', 'placeMeetings', { HE: 3, BY: 2, BW: 2, NI: 4 });
    const held = t.states.map((code) => t.state(code).meetings('SPD'));
    expect(held).toEqual([10, 2, 2, 4]);
  });

  it('M06-6.1 at most four new ones in a state', () => {
    const t = begin();
    t.refused('SPD', 'placeMeetings', { HE: 5 }, 'no-room-for-meetings', 'M06-6.1');
    expect(t.act('SPD', 'placeMeetings', { HE: 4 }).meetings('SPD')).toBe(14);
  });

  it('M06-6.1 eighteen in all: with 14 in supply, 4 + 4 + 4 + 2 but not 4 + 4 + 4 + 3', () => {
    const one = { meetings: { SPD: 1 } };
    const t = begin({ states: { HE: one, BY: one, BW: one, NI: one } });
    expect(t.meetings('SPD')).toBe(14);
    t.refused(
      'SPD',
      'placeMeetings',
      { HE: 4, BY: 4, BW: 4, NI: 3 },
      'too-few-meetings',
      'M06-6.1',
    );
    t.act('SPD', 'placeMeetings', { HE: 4, BY: 4, BW: 4, NI: 2 });
    expect([t.money('SPD'), t.meetings('SPD')]).toEqual([11, 0]);
  });

  it('M06-6.1 nobody can place what they can not pay', () => {
    const t = begin({ money: { SPD: 3 } });
    t.refused('SPD', 'placeMeetings', { HE: 2, BY: 2 }, 'too-little-money', 'M06-6.1');
    t.act('SPD', 'placeMeetings', { HE: 2, BY: 1 });
    expect(t.money('SPD')).toBe(0);
  });

  it('M06-6.1 passed over only for what everyone sees', () => {
    expect(begin({ money: { SPD: 0 } }).asked).toBe('SPD placeMeetings');
    expect(begin({ money: { SPD: 0 }, purses: 'open' }).asked).toBe('CDU placeMeetings');
    const full = begin({ states: { HE: { meetings: { SPD: 10 } }, BY: { meetings: { SPD: 8 } } } });
    expect(full.asked).toBe('CDU placeMeetings');
  });

  it('M06-6.1 from the first player', () => {
    expect(begin({ first: 'CDU' }).asked).toBe('CDU placeMeetings');
  });
});

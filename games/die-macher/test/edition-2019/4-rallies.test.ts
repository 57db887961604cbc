import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;

describe('4 Rallies', () => {
  it('M19-4.1 everyone is asked once, from the start player clockwise', () => {
    const t = table({ players, at: '4 rallies', start: 'CDU' });
    expect(t.asked).toBe('CDU placeRallies');
    t.act('CDU', 'placeRallies', {});
    expect(t.asked).toBe('FDP placeRallies');
    t.act('FDP', 'placeRallies', {}).act('SPD', 'placeRallies', {});
    t.act('LINKE', 'placeRallies', {});
    expect(t.asked).toBe('CDU sendPoliticians');
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 5],
    [5, 7],
    [6, 10],
    [7, 15],
    [8, 20],
  ])('M19-4.1 %i rallies in one state cost %i thousand', (rallies, cost) => {
    const t = table({ players, at: '4 rallies', states: { BB: {} }, money: { SPD: 30 } });
    t.act('SPD', 'placeRallies', { BB: rallies });
    expect(t.money('SPD')).toBe(30 - cost);
    expect(t.state('BB').rallies('SPD')).toBe(rallies);
    expect(t.cubes('SPD')).toBe(20 - rallies);
  });

  it('M19-4.1 states are priced apart, and rallies that lie there do not count', () => {
    const t = table({
      players,
      at: '4 rallies',
      states: { BB: { rallies: { SPD: 4 } }, NI: {}, TH: { rallies: { LINKE: 3 } } },
    });
    t.act('SPD', 'placeRallies', { BB: 4, NI: 1, TH: 3 });
    expect(t.money('SPD')).toBe(30 - 5 - 1 - 3);
    expect(t.state('BB').rallies('SPD')).toBe(8);
    expect(t.state('TH').rallies('SPD')).toBe(3);
    expect(t.told('ralliesPlaced')[0]).toMatchObject({ first: 0, rallies: [4, 1, 3, 0], paid: 9 });
  });

  it('M19-4.1 nobody can place rallies without the money for all of them', () => {
    const t = table({ players, at: '4 rallies', states: { BB: {}, NI: {} }, money: { SPD: 11 } });
    t.refused('SPD', 'placeRallies', { BB: 6, NI: 2 }, 'too-little-money', 'M19-4.1');
    t.act('SPD', 'placeRallies', { BB: 6, NI: 1 });
    expect(t.money('SPD')).toBe(0);
  });

  it('M19-4.2 at most eight rallies of a party lie in a state', () => {
    const t = table({
      players,
      at: '4 rallies',
      states: { BB: { rallies: { SPD: 6, LINKE: 8 } }, NI: {} },
    });
    t.refused('SPD', 'placeRallies', { BB: 3 }, 'state-full', 'M19-4.2');
    t.act('SPD', 'placeRallies', { BB: 2 });
    t.refused('LINKE', 'placeRallies', { BB: 1 }, 'state-full', 'M19-4.2');
    t.act('LINKE', 'placeRallies', { NI: 8 });
    expect(t.state('NI').rallies('LINKE')).toBe(8);
  });

  it('M19-4.2 twenty cubes are all there are', () => {
    const t = table({
      players,
      at: '4 rallies',
      states: {
        BB: { rallies: { SPD: 8 } },
        NI: { rallies: { SPD: 7 } },
        TH: { rallies: { SPD: 3 } },
        SL: {},
      },
    });
    expect(t.cubes('SPD')).toBe(2);
    t.refused('SPD', 'placeRallies', { SL: 3 }, 'too-few-rallies', 'M19-4.2');
    t.act('SPD', 'placeRallies', { SL: 1, NI: 1 });
    expect(t.cubes('SPD')).toBe(0);
  });

  it('M19-4.2 a full state forces nobody to transform: the rallies stay if the owner likes', () => {
    const t = table({
      players,
      at: '4 rallies',
      states: { BB: {}, NI: { rallies: { SPD: 8 } } },
    });
    t.quietlyTo('9a rallies into votes');
    expect(t.asked).toBe('SPD convertRallies');
    t.pass('SPD');
    expect(t.state('NI').rallies('SPD')).toBe(8);
    expect(t.state('NI').votes('SPD')).toBe(0);
    t.quietlyUntilAsked('SPD placeRallies');
    t.refused('SPD', 'placeRallies', { NI: 1 }, 'state-full');
  });

  it('M19-4.2 a state that was full takes rallies again after some were transformed', () => {
    const t = table({
      players,
      at: '9a rallies into votes',
      states: { BB: {}, NI: { rallies: { SPD: 8 } } },
    });
    t.act('SPD', 'convertRallies', 5).quietlyUntilAsked('SPD placeRallies');
    t.act('SPD', 'placeRallies', { NI: 5 });
    expect(t.state('NI').rallies('SPD')).toBe(8);
  });

  it('M19-4.1 a state that is gone or unknown takes no rallies', () => {
    const t = table({ players, at: '4 rallies', round: 4, states: { BB: {} } });
    expect(t.states).toEqual(['BB']);
    t.refused('SPD', 'placeRallies', { NI: 1 }, 'unknown-option');
    t.refused('SPD', 'placeRallies', { BB: -1 }, 'not-a-number');
    t.refused('SPD', 'placeRallies', { BB: 0.5 }, 'not-a-number');
  });

  it('M19-3.4 who only lacks the money is asked, unless money is open', () => {
    const hidden = table({ players, at: '4 rallies', money: { SPD: 0 } });
    expect(hidden.asked).toBe('SPD placeRallies');
    const open = table({ players, at: '4 rallies', money: { SPD: 0 }, purses: 'open' });
    expect(open.asked).toBe('LINKE placeRallies');
  });

  it('M19-4.2 who has no cube left, or no room anywhere, is passed over', () => {
    const t = table({
      players,
      at: '4 rallies',
      round: 3,
      states: {
        BB: { rallies: { SPD: 8, LINKE: 8 } },
        NI: { rallies: { SPD: 8, LINKE: 7 } },
      },
    });
    expect(t.asked).toBe('LINKE placeRallies');
  });
});

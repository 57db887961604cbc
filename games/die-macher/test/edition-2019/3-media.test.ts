import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const at = '3 media';

describe('3 Media', () => {
  it('M19-3.1 one marker for 5,000 on a free spot of any state, from the start player', () => {
    const t = table({ players, at, start: 'LINKE', states: { BB: {}, NI: {}, TH: {}, SL: {} } });
    expect(t.asked).toBe('LINKE buyMedia');
    t.act('LINKE', 'buyMedia', 'SL');
    expect(t.money('LINKE')).toBe(25);
    expect(t.state('SL').media('LINKE')).toBe(1);
    expect(t.markers('LINKE')).toBe(3);
    expect(t.asked).toBe('CDU buyMedia');
    t.refused('CDU', 'buyMedia', 'HE', 'unknown-option');
  });

  it('M19-3.2 a player who passed may buy later', () => {
    const t = table({ players, at, states: { BB: {}, NI: {} } });
    t.pass('SPD').act('LINKE', 'buyMedia', 'BB').pass('CDU', 'FDP');
    t.act('SPD', 'buyMedia', 'NI');
    expect(t.state('NI').media('SPD')).toBe(1);
  });

  it('M19-3.2 the phase ends after as many passes in a row as there are players', () => {
    const t = table({ players, at, states: { BB: {} } });
    t.act('SPD', 'buyMedia', 'BB').pass('LINKE', 'CDU', 'FDP');
    expect(t.asked).toBe('SPD buyMedia');
    t.pass('SPD');
    expect(t.phase).toBe('4 rallies');
  });

  it('M19-3.2 the last buyer, asked once more, may buy again, and all go on', () => {
    const t = table({ players, at, states: { BB: {} } });
    t.act('SPD', 'buyMedia', 'BB').pass('LINKE', 'CDU', 'FDP').act('SPD', 'buyMedia', 'BB');
    expect(t.asked).toBe('LINKE buyMedia');
    t.pass('LINKE', 'CDU').act('FDP', 'buyMedia', 'BB').pass('SPD', 'LINKE', 'CDU', 'FDP');
    expect(t.phase).toBe('4 rallies');
  });

  it('M19-3.2 if nobody buys, it is over after one round', () => {
    const t = table({ players, at, start: 'CDU' });
    t.pass('CDU', 'FDP', 'SPD', 'LINKE');
    expect(t.asked).toBe('CDU placeRallies');
  });

  it('M19-3.3 needs a free spot: five in each state', () => {
    const t = table({
      players,
      at,
      states: { BB: { media: { LINKE: 2, CDU: 2, FDP: 1 } }, NI: { media: { LINKE: 2, CDU: 2 } } },
    });
    t.refused('SPD', 'buyMedia', 'BB', 'no-free-spot', 'M19-3.3');
    t.act('SPD', 'buyMedia', 'NI');
    expect(t.asked).toBe('FDP buyMedia');
    t.refused('FDP', 'buyMedia', 'NI', 'no-free-spot', 'M19-3.3');
  });

  it('M19-3.3 needs the money', () => {
    const t = table({ players, at, states: { BB: {} }, money: { SPD: 4, LINKE: 5 } });
    t.refused('SPD', 'buyMedia', 'BB', 'too-little-money', 'M19-3.3');
    t.pass('SPD').act('LINKE', 'buyMedia', 'BB');
    expect(t.money('LINKE')).toBe(0);
  });

  it('M19-3.4 who has no marker in supply is passed over, and that counts as a pass', () => {
    const t = table({
      players,
      at,
      states: { BB: { media: { SPD: 3 } }, NI: {} },
      presence: { SPD: [1] },
    });
    expect(t.asked).toBe('LINKE buyMedia');
    t.refused('SPD', 'buyMedia', 'NI', 'not-your-turn');
    t.pass('LINKE', 'CDU', 'FDP');
    expect(t.phase).toBe('4 rallies');
  });

  it('M19-3.3 buying the last marker ends it for that player', () => {
    const t = table({ players, at, states: { BB: { media: { SPD: 3 } }, NI: {} } });
    t.act('SPD', 'buyMedia', 'NI');
    t.act('LINKE', 'buyMedia', 'NI').pass('CDU', 'FDP');
    expect(t.asked).toBe('LINKE buyMedia');
  });

  it('M19-3.4 with no free spot anywhere nobody is asked', () => {
    const t = table({
      players,
      at,
      round: 4,
      states: { BB: { media: { LINKE: 2, CDU: 2, FDP: 1 } } },
    });
    expect(t.phase).toBe('4 rallies');
  });

  it('M19-3.4 who only lacks the money is asked like anyone else, if money is hidden', () => {
    const poor = { SPD: 4, CDU: 0 };
    const t = table({ players, at, states: { BB: {} }, money: poor });
    expect(t.asked).toBe('SPD buyMedia');
    t.pass('SPD', 'LINKE');
    expect(t.asked).toBe('CDU buyMedia');
    const open = table({ players, at, states: { BB: {} }, money: poor, purses: 'open' });
    expect(open.asked).toBe('LINKE buyMedia');
    open.pass('LINKE');
    expect(open.asked).toBe('FDP buyMedia');
  });

  it('M19-3.3 a spot freed in phase 6 may be filled again', () => {
    const t = table({
      players,
      at: "6 politicians' actions",
      round: 3,
      states: { BB: {}, NI: { media: { LINKE: 3, CDU: 2 }, sent: { SPD: 'spokesperson' } } },
    });
    t.act('SPD', 'payPolitician', 'pay').act('SPD', 'chooseAction', 'media!');
    t.act('SPD', 'removeMedia', 'CDU').pass('SPD').pass('SPD');
    t.quietlyUntilAsked('SPD buyMedia');
    t.act('SPD', 'buyMedia', 'NI');
    expect(t.state('NI').board.media).toEqual([1, 3, 1, 0]);
  });

  it('M19-3.4 the log names the sum paid, no balance; balances are shown at the end', () => {
    const t = table({ players, at, round: 4, states: { BB: {} }, money: { SPD: 17 } });
    t.act('SPD', 'buyMedia', 'BB');
    expect(t.told('mediaBought')).toEqual([{ type: 'mediaBought', seat: 0, election: 3, paid: 5 }]);
    expect(t.view('LINKE').money).toEqual([-2, 30, -2, -2]);
    expect(t.view('spectator').money).toEqual([-2, -2, -2, -2]);
    t.quietlyTo('end');
    expect(t.told('gameEnded')).toEqual([{ type: 'gameEnded', money: t.s.money }]);
    expect(t.view('spectator').money).toEqual(t.s.money);
  });

  it('M19-3.4 with open money everyone sees every purse', () => {
    const t = table({ players, at, purses: 'open', money: { SPD: 17 } });
    expect(t.view('spectator').money).toEqual([17, 30, 30, 30]);
  });
});

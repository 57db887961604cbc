import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;
const bidding = (money: Record<string, number> = {}, dice: 'ordinary' | 'campaign' = 'ordinary') =>
  table({ players, at: '1 first player', money, dice });

describe('1 First player', () => {
  it('M06-1.1 the highest bidder pays the bank, nobody else does, and names anybody', () => {
    const t = bidding().together('bid', { SPD: 4, CDU: 7, FDP: 6 });
    expect(t.asked).toBe('CDU nameFirstPlayer');
    expect([t.money('SPD'), t.money('CDU'), t.money('FDP')]).toEqual([25, 18, 25]);
    expect(t.offered('CDU')).toEqual(['SPD', 'CDU', 'FDP']);
    t.act('CDU', 'nameFirstPlayer', 'FDP');
    expect(t.first).toBe('FDP');
    expect(t.asked).toBe('FDP exchangeCards');
  });

  it('M06-1.1 one may name oneself', () => {
    const t = bidding().together('bid', { SPD: 0, CDU: 7, FDP: 6 });
    expect(t.act('CDU', 'nameFirstPlayer', 'CDU').first).toBe('CDU');
  });

  it('M06-1.1 bids are whole thousands from 0 to all one has', () => {
    const t = bidding({ SPD: 7 });
    t.refused('SPD', 'bid', 8, 'more-than-you-own', 'M06-1.1');
    t.refused('SPD', 'bid', -1, 'bid-below-zero', 'M06-1.1');
    t.refused('SPD', 'bid', 1.5, 'not-a-number');
    t.refused('SPD', 'bid', 'pass', 'must-choose');
    t.together('bid', { SPD: 7, CDU: 0, FDP: 0 });
    expect(t.money('SPD')).toBe(0);
  });

  it('M06-1.1 bids are sealed until the last is in', () => {
    const t = bidding().act('CDU', 'bid', 9);
    expect(t.asked).toBe('SPD FDP bid');
    expect(t.view('SPD').position).toMatchObject({ decided: 2, answer: null });
    expect(t.view('CDU').position.answer).toBe(9);
    expect(t.told('bidsOpened')).toEqual([]);
  });

  it('M06-1.2 tied above 0: those players alone bid again, at least as much', () => {
    const t = bidding().together('bid', { SPD: 5, CDU: 5, FDP: 3 });
    expect(t.asked).toBe('SPD CDU bidAgain');
    t.refused('SPD', 'bidAgain', 4, 'below-former-bid', 'M06-1.2');
    t.refused('SPD', 'bidAgain', 26, 'more-than-you-own');
    t.together('bidAgain', { SPD: 6, CDU: 5 });
    expect(t.asked).toBe('SPD nameFirstPlayer');
    expect([t.money('SPD'), t.money('CDU'), t.money('FDP')]).toEqual([19, 25, 25]);
    expect(t.told('diceForFirst')).toEqual([]);
  });

  it('M06-1.2 still tied: dice, equals again; the winner pays the second bid', () => {
    const t = bidding().together('bid', { SPD: 5, CDU: 5, FDP: 3 }).act('SPD', 'bidAgain', 5);
    t.roll(3, 3, 6, 2).act('CDU', 'bidAgain', 5);
    expect(t.told('diceForFirst').map(({ dice }) => dice.map(({ die }) => die))).toEqual([
      [3, 3],
      [6, 2],
    ]);
    expect(t.asked).toBe('SPD nameFirstPlayer');
    expect([t.money('SPD'), t.money('CDU')]).toEqual([20, 25]);
  });

  it('M06-1.2 of three tied only those who are highest again roll', () => {
    const t = bidding().together('bid', { SPD: 2, CDU: 2, FDP: 2 });
    t.together('bidAgain', { SPD: 3, CDU: 4 }).roll(1, 5).act('FDP', 'bidAgain', 4);
    expect(t.told('diceForFirst')[0].dice.map(({ seat }) => t.party(seat))).toEqual(['CDU', 'FDP']);
    expect(t.asked).toBe('FDP nameFirstPlayer');
    expect([t.money('SPD'), t.money('CDU'), t.money('FDP')]).toEqual([25, 25, 21]);
  });

  it('M06-1.2 all bids 0: no second bidding, all roll, nobody pays', () => {
    const t = bidding().together('bid', { SPD: 0, CDU: 0 });
    t.roll(4, 6, 6, 1, 2).act('FDP', 'bid', 0);
    expect(t.told('diceForFirst').map(({ dice }) => dice.map(({ die }) => die))).toEqual([
      [4, 6, 6],
      [1, 2],
    ]);
    expect(t.asked).toBe('FDP nameFirstPlayer');
    expect([t.money('SPD'), t.money('CDU'), t.money('FDP')]).toEqual([25, 25, 25]);
  });

  it('M06-1.2 one bid above zeros wins without dice', () => {
    const t = bidding().together('bid', { SPD: 2, CDU: 0, FDP: 0 });
    expect(t.told('diceForFirst')).toEqual([]);
    expect(t.asked).toBe('SPD nameFirstPlayer');
    expect(t.money('SPD')).toBe(23);
  });

  it('M06-1.2 the die is of the set of the table, where a 0 can win against nothing', () => {
    const t = bidding({}, 'campaign').together('bid', { SPD: 0, CDU: 0 });
    t.roll(0, 0, 0, 3, 0, 0).act('FDP', 'bid', 0);
    expect(t.told('diceForFirst')).toHaveLength(2);
    expect(t.asked).toBe('SPD nameFirstPlayer');
  });

  it('M06-1.2 the second bids are sealed as well', () => {
    const t = bidding().together('bid', { SPD: 5, CDU: 5, FDP: 3 }).act('SPD', 'bidAgain', 9);
    expect(t.view('CDU').position.answer).toBeNull();
    expect(t.asked).toBe('CDU bidAgain');
  });
});

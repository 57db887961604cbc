import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;

describe('9c Money', () => {
  it('M19-9.12 1,000 per point from votes, not for winning, and per party base point', () => {
    const t = table({
      players,
      at: '9b election',
      states: { BB: { votes: { SPD: 52 } } },
      base: { SPD: 12 },
      money: { SPD: 3 },
    });
    expect(t.winPoints('SPD')).toBe(12);
    expect(t.asked).toBe('SPD useDonation');
    expect(t.money('SPD')).toBe(3 + 21 + 12);
    expect(t.told('incomePaid')).toEqual([{ type: 'incomePaid', seat: 0, votes: 21, base: 12 }]);
  });

  it('M19-9.12 points of earlier elections are not paid again', () => {
    const t = table({
      players,
      at: '9b election',
      round: 2,
      states: { BB: { votes: { SPD: 5 } } },
      votePoints: { SPD: 40 },
      money: { SPD: 0 },
      base: { SPD: 0 },
    });
    expect(t.money('SPD')).toBe(6);
  });

  it('M19-9.12 each election is paid once', () => {
    const t = table({
      players,
      at: '9b election',
      states: { BB: { votes: { SPD: 52 } }, NI: { votes: { SPD: 5 } } },
      base: { SPD: 0 },
    });
    t.quietlyUntil(() => t.told('incomePaid').length === 8);
    const votes = t.told('incomePaid').filter((event) => event.seat === 0);
    expect(votes.map((event) => event.votes)).toEqual([21, 10]);
  });

  it('M19-9.12 from the start player clockwise', () => {
    const t = table({ players, at: '9c money', start: 'CDU' });
    expect(t.asked).toBe('CDU useDonation');
    expect(t.money('CDU')).toBe(40);
    expect(t.money('FDP')).toBe(30);
    t.act('CDU', 'useDonation', 'accept 10');
    expect(t.asked).toBe('FDP useDonation');
    expect(t.money('FDP')).toBe(40);
  });

  it.each([
    ['accept 10', 10, -1],
    ['accept 20', 20, -2],
    ['accept 30', 30, -3],
    ['reject 10', 0, 1],
    ['reject 20', 0, 3],
    ['reject 30', 0, 5],
  ])('M19-9.13 %s: money +%i, party base %i', (choice, money, base) => {
    const t = table({ players, at: '9c money', money: { SPD: 0 } });
    t.act('SPD', 'useDonation', choice);
    // The base counts before the donation changes it.
    expect(t.money('SPD')).toBe(10 + money);
    expect(t.base('SPD')).toBe(10 + base);
    expect(t.donations('SPD')).not.toContain(Number(choice.slice(-2)));
    expect(t.donations('SPD')).toHaveLength(2);
  });

  it('M19-9.13 each donation is used once, and one must be used', () => {
    const t = table({ players, at: '9c money', donations: { SPD: [20] } });
    t.refused('SPD', 'useDonation', 'accept 10', 'donation-used', 'M19-9.13');
    t.refused('SPD', 'useDonation', 'reject 30', 'donation-used', 'M19-9.13');
    t.refused('SPD', 'useDonation', 'pass', 'must-choose');
    expect(t.offered('SPD')).toEqual(['accept 20', 'reject 20']);
    t.act('SPD', 'useDonation', 'accept 20');
    expect(t.donations('SPD')).toEqual([]);
  });

  it('M19-9.13 accepting is allowed with less base and lowers it to 0', () => {
    const t = table({ players, at: '9c money', base: { SPD: 2 }, money: { SPD: 0 } });
    t.act('SPD', 'useDonation', 'accept 30');
    expect(t.base('SPD')).toBe(0);
    expect(t.money('SPD')).toBe(32);
  });

  it('M19-9.13 openly: everyone sees which donation, and whether it was accepted', () => {
    const t = table({ players, at: '9c money' });
    t.act('SPD', 'useDonation', 'reject 20');
    const told = { type: 'donationUsed', seat: 0, donation: 20, accepted: false, base: 13 };
    expect(t.heard('spectator')).toContainEqual(told);
    expect(t.view('spectator').donations[0]).toBe(0b101);
  });

  it('M19-9.13 in rounds 1 to 3, and none is left afterwards', () => {
    const t = table({ players, at: '9c money', round: 3, donations: { SPD: [10] } });
    t.act('SPD', 'useDonation', 'accept 10').quietlyTo('1 start player');
    expect(t.round).toBe(4);
    expect(players.flatMap((party) => t.donations(party))).toEqual([]);
  });

  it('M19-9.12 not in the last round', () => {
    const t = table({
      players,
      at: '9b election',
      round: 4,
      states: { BB: { votes: { SPD: 52 } } },
      money: { SPD: 3 },
    });
    expect(t.asked).toBe('nobody');
    expect(t.money('SPD')).toBe(3);
    expect(t.told('incomePaid')).toEqual([]);
  });
});

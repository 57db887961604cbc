import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const at = '1 start player';

describe('1 Start player', () => {
  it('M19-1.1 everyone bids at the same time; the highest pays and is start player', () => {
    const t = table({ players, at });
    expect(t.asked).toBe('SPD LINKE CDU FDP bid');
    t.together('bid', { FDP: 0, LINKE: 7, SPD: 6, CDU: 2 });
    expect(t.start).toBe('LINKE');
    expect(players.map((party) => t.money(party))).toEqual([30, 23, 30, 30]);
    expect(t.told('startPlayer')).toEqual([{ type: 'startPlayer', seat: 1, paid: 7 }]);
    expect(t.asked).toBe('LINKE drawPrograms');
  });

  it('M19-1.1 bids stay sealed until the last one is in', () => {
    const t = table({ players, at });
    t.act('SPD', 'bid', 9).act('LINKE', 'bid', 11).act('CDU', 'bid', 4);
    for (const viewer of ['FDP', 'spectator'] as const) {
      expect(t.view(viewer).position).toMatchObject({ decided: 0b0111, answer: null });
    }
    expect(t.view('LINKE').position.answer).toBe(11);
    expect(t.told('bidsOpened')).toEqual([]);
    t.refused('SPD', 'bid', 10, 'not-your-turn');
  });

  it('M19-1.1 a bid is zero or more, and nobody can decline to bid', () => {
    const t = table({ players, at });
    t.refused('SPD', 'bid', -1, 'bid-below-zero', 'M19-1.1');
    t.refused('SPD', 'bid', 'pass', 'must-choose');
    t.act('SPD', 'bid', 0);
    expect(t.asked).toBe('LINKE CDU FDP bid');
  });

  it('M19-1.2 the previous start player, if tied, speaks first; then clockwise', () => {
    const t = table({ players, at, start: 'CDU' });
    t.together('bid', { SPD: 4, LINKE: 4, CDU: 4, FDP: 1 });
    expect(t.told('tie')).toEqual([{ type: 'tie', seats: [0, 1, 2], bid: 4 }]);
    expect(t.asked).toBe('CDU raise');
    t.pass('CDU');
    expect(t.asked).toBe('SPD raise');
    t.pass('SPD');
    expect(t.asked).toBe('LINKE raise');
  });

  it('M19-1.2 if the previous start player is not tied, the next tied one clockwise is first', () => {
    const t = table({ players, at, start: 'FDP' });
    t.together('bid', { SPD: 3, LINKE: 5, CDU: 5, FDP: 3 });
    expect(t.asked).toBe('LINKE raise');
    t.pass('LINKE');
    expect(t.asked).toBe('CDU raise');
    const other = table({ players, at, start: 'CDU' });
    other.together('bid', { SPD: 5, LINKE: 5, CDU: 3, FDP: 3 });
    expect(other.asked).toBe('SPD raise');
  });

  it('M19-0.13 the preliminary start player is the previous one in round 1', () => {
    const t = table({ players, at, round: 1, start: 'LINKE' });
    t.together('bid', { SPD: 0, LINKE: 0, CDU: 0, FDP: 0 });
    expect(t.asked).toBe('LINKE raise');
  });

  it('M19-9.19 the old start player is the previous one in later rounds', () => {
    const t = table({ players, at: '9d next round', start: 'CDU' });
    expect(t.round).toBe(2);
    t.together('bid', { SPD: 1, LINKE: 0, CDU: 1, FDP: 1 });
    expect(t.asked).toBe('CDU raise');
    t.pass('CDU');
    expect(t.asked).toBe('FDP raise');
  });

  it('M19-1.2 a raise must be higher than the highest bid so far', () => {
    const t = table({ players, at });
    t.together('bid', { SPD: 4, LINKE: 4, CDU: 1, FDP: 1 });
    t.refused('SPD', 'raise', 4, 'bid-not-higher', 'M19-1.2');
    t.act('SPD', 'raise', 6);
    t.refused('LINKE', 'raise', 6, 'bid-not-higher', 'M19-1.2');
    t.act('LINKE', 'raise', 7);
    expect(t.start).toBe('LINKE');
  });

  it('M19-1.5 each speaks once; the highest raise wins and is paid', () => {
    const t = table({ players, at });
    t.together('bid', { SPD: 4, LINKE: 4, CDU: 4, FDP: 1 });
    t.act('SPD', 'raise', 5).act('LINKE', 'raise', 9).pass('CDU');
    expect(t.start).toBe('LINKE');
    expect(players.map((party) => t.money(party))).toEqual([30, 21, 30, 30]);
    expect(t.asked).toBe('LINKE drawPrograms');
  });

  it('M19-1.5 a raise that nobody tops wins', () => {
    const t = table({ players, at });
    t.together('bid', { SPD: 4, LINKE: 4, CDU: 4, FDP: 1 });
    t.pass('SPD').act('LINKE', 'raise', 5).pass('CDU');
    expect(t.start).toBe('LINKE');
    expect(t.money('LINKE')).toBe(25);
    expect(t.money('CDU')).toBe(30);
  });

  it('M19-1.5 all bids are shown, the losing ones too', () => {
    const t = table({ players, at });
    t.together('bid', { SPD: 4, LINKE: 9, CDU: 0, FDP: 1 });
    expect(t.heard('spectator').filter((event) => event.type === 'bidsOpened')).toEqual([
      {
        type: 'bidsOpened',
        bids: [
          { seat: 0, bid: 4 },
          { seat: 1, bid: 9 },
          { seat: 2, bid: 0 },
          { seat: 3, bid: 1 },
        ],
      },
    ]);
  });

  it('M19-1.2 who is not tied is not asked', () => {
    const t = table({ players, at });
    t.together('bid', { SPD: 4, LINKE: 4, CDU: 3, FDP: 3 });
    t.refused('CDU', 'raise', 5, 'not-your-turn');
    t.pass('SPD', 'LINKE');
    expect(t.asked).toBe('LINKE drawPrograms');
  });

  it('M19-1.3 if all tied players pass, the last in that order is start player and pays', () => {
    const t = table({ players, at, start: 'LINKE' });
    t.together('bid', { SPD: 4, LINKE: 1, CDU: 4, FDP: 4 });
    t.pass('CDU', 'FDP', 'SPD');
    expect(t.start).toBe('SPD');
    expect(players.map((party) => t.money(party))).toEqual([26, 30, 30, 30]);
  });

  it('M19-1.3 all bids zero is a tie like any other', () => {
    const t = table({ players, at, start: 'CDU' });
    t.together('bid', { SPD: 0, LINKE: 0, CDU: 0, FDP: 0 });
    t.pass('CDU', 'FDP', 'SPD', 'LINKE');
    expect(t.start).toBe('LINKE');
    expect(t.money('LINKE')).toBe(30);
    const raised = table({ players, at, start: 'CDU' });
    raised.together('bid', { SPD: 0, LINKE: 0, CDU: 0, FDP: 0 });
    raised.pass('CDU').act('FDP', 'raise', 1).pass('SPD', 'LINKE');
    expect(raised.start).toBe('FDP');
    expect(raised.money('FDP')).toBe(29);
  });

  it('M19-1.4 nobody may bid or raise more than they own', () => {
    const t = table({ players, at, money: { SPD: 8, LINKE: 8 } });
    const refusal = t.refused('SPD', 'bid', 9, 'more-than-you-own', 'M19-1.4');
    expect(refusal.values).toMatchObject({ money: 8 });
    t.together('bid', { SPD: 8, LINKE: 8, CDU: 0, FDP: 0 });
    t.refused('SPD', 'raise', 9, 'more-than-you-own', 'M19-1.4');
    t.pass('SPD', 'LINKE');
    expect(t.start).toBe('LINKE');
    expect(t.money('LINKE')).toBe(0);
  });

  it('M19-1.6 ties go to the start player, or the closest after clockwise', () => {
    const votes = { SPD: 20, LINKE: 20, FDP: 20 };
    const auctioneer = (start: (typeof players)[number]) => {
      const t = table({ players, at: '8 poll auctions', start, states: { BB: { votes } } });
      return t.party(t.told('auctionOpened')[0].auctioneer);
    };
    expect(auctioneer('SPD')).toBe('SPD');
    expect(auctioneer('LINKE')).toBe('LINKE');
    expect(auctioneer('CDU')).toBe('FDP');
    expect(auctioneer('FDP')).toBe('FDP');
  });
});

describe('1 Start player, overbidding penalised', () => {
  const overbidding = 'penalised';

  it('M19-8.7 a winner who can not pay gives all, loses 10 base and is out; the others bid again', () => {
    const t = table({ players, at, overbidding, money: { SPD: 8 }, base: { SPD: 14 } });
    t.together('bid', { SPD: 9, LINKE: 5, CDU: 1, FDP: 0 });
    expect(t.money('SPD')).toBe(0);
    expect(t.base('SPD')).toBe(4);
    expect(t.told('overbid')).toEqual([{ type: 'overbid', seat: 0, paid: 8, base: 4 }]);
    expect(t.asked).toBe('LINKE CDU FDP bid');
    t.refused('SPD', 'bid', 0, 'not-your-turn');
    // Former bids are void: less than 5 wins now. Who is out has no bid to be shown.
    t.together('bid', { LINKE: 0, CDU: 2, FDP: 1 });
    expect(t.told('bidsOpened').at(-1)).toEqual({
      type: 'bidsOpened',
      bids: [
        { seat: 1, bid: 0 },
        { seat: 2, bid: 2 },
        { seat: 3, bid: 1 },
      ],
    });
    expect(t.start).toBe('CDU');
    expect(t.money('CDU')).toBe(28);
    expect(t.money('LINKE')).toBe(30);
    expect(t.asked).toBe('CDU drawPrograms');
  });

  it('M19-8.7 the base does not go below 0', () => {
    const t = table({ players, at, overbidding, money: { SPD: 8 }, base: { SPD: 7 } });
    t.together('bid', { SPD: 50, LINKE: 5, CDU: 1, FDP: 0 });
    expect(t.base('SPD')).toBe(0);
  });

  it('M19-8.7 a losing overbid stays unpunished and unseen', () => {
    const t = table({ players, at, overbidding, money: { SPD: 3, LINKE: 30 } });
    t.together('bid', { SPD: 20, LINKE: 25, CDU: 1, FDP: 0 });
    expect(t.start).toBe('LINKE');
    expect(t.money('SPD')).toBe(3);
    expect(t.base('SPD')).toBe(10);
    expect(t.told('overbid')).toEqual([]);
  });

  it('M19-8.7 a raise may be a bluff too, and tied players who all pass are checked', () => {
    const t = table({ players, at, overbidding, money: { SPD: 4, LINKE: 4 } });
    t.together('bid', { SPD: 4, LINKE: 4, CDU: 1, FDP: 0 });
    t.act('SPD', 'raise', 12).pass('LINKE');
    expect(t.money('SPD')).toBe(0);
    expect(t.base('SPD')).toBe(0);
    expect(t.asked).toBe('LINKE CDU FDP bid');
    t.together('bid', { LINKE: 6, CDU: 6, FDP: 0 });
    expect(t.asked).toBe('LINKE raise');
    t.pass('LINKE', 'CDU');
    expect(t.start).toBe('CDU');
    expect(t.money('CDU')).toBe(24);
    expect(t.money('LINKE')).toBe(4);

    const tied = table({ players, at, overbidding, money: { LINKE: 4 } });
    tied.together('bid', { SPD: 5, LINKE: 5, CDU: 1, FDP: 0 });
    tied.pass('SPD', 'LINKE');
    expect(tied.told('overbid')).toHaveLength(1);
    expect(tied.money('LINKE')).toBe(0);
    expect(tied.asked).toBe('SPD CDU FDP bid');
  });

  it('M19-8.7 one player left may still bid', () => {
    const t = table({ players, at, overbidding, money: { SPD: 1, LINKE: 1, CDU: 1 } });
    t.together('bid', { SPD: 30, LINKE: 20, CDU: 10, FDP: 0 });
    t.together('bid', { LINKE: 20, CDU: 10, FDP: 0 });
    t.together('bid', { CDU: 10, FDP: 0 });
    expect(t.asked).toBe('FDP bid');
    t.act('FDP', 'bid', 0);
    expect(t.start).toBe('FDP');
    expect(t.money('FDP')).toBe(30);
  });

  it('M19-8.7 with nobody left the previous start player stays and pays nothing', () => {
    const poor = { SPD: 1, LINKE: 2, CDU: 3, FDP: 4 };
    const t = table({ players, at, overbidding, money: poor, start: 'CDU' });
    t.together('bid', { SPD: 30, LINKE: 20, CDU: 10, FDP: 5 });
    t.together('bid', { LINKE: 20, CDU: 10, FDP: 5 });
    t.together('bid', { CDU: 10, FDP: 5 });
    t.act('FDP', 'bid', 5);
    expect(t.start).toBe('CDU');
    expect(players.map((party) => t.money(party))).toEqual([0, 0, 0, 0]);
    expect(t.told('startPlayer')).toEqual([{ type: 'startPlayer', seat: 2, paid: 0 }]);
    expect(t.asked).toBe('CDU drawPrograms');
  });

  it('M19-8.7 who was out in phase 1 may bid for polls', () => {
    const t = table({ players, at, overbidding, money: { SPD: 8 } });
    t.together('bid', { SPD: 9, LINKE: 5, CDU: 1, FDP: 0 });
    t.together('bid', { LINKE: 3, CDU: 1, FDP: 0 });
    t.quietlyTo('8 poll auctions');
    expect(t.s.auction.out).toBe(0);
    t.quietlyUntilAsked('SPD bidForPoll');
  });

  it('M19-8.7 by default overbidding is refused, to its player only', () => {
    const t = table({ players, at, money: { SPD: 8 } });
    t.refused('SPD', 'bid', 9, 'more-than-you-own');
    expect(t.base('SPD')).toBe(10);
    expect(t.events).toEqual([]);
  });
});

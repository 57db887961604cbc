import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const at = '5 sending politicians';
const states = { BB: {}, NI: {}, TH: {}, SL: {} } as const;

describe('5 Sending politicians', () => {
  it('M19-5.1 up to one politician per state, free, to states of any election date', () => {
    const t = table({ players, at, states, money: { SPD: 0 } });
    t.act('SPD', 'sendPoliticians', { BB: 'secretary', SL: 'backbencher' });
    expect(t.money('SPD')).toBe(0);
    expect(t.state('BB').board.sent[0]).toBe(3);
    expect(t.state('SL').board.sent[0]).toBe(0);
    expect(t.state('NI').board.sent[0]).toBe(-1);
    expect(t.cabinet('SPD')).toEqual(['viceChancellor', 'spokesperson', 'parliamentaryLeader']);
  });

  it('M19-5.1 which one it is stays secret, that one was sent does not', () => {
    const t = table({ players, at, states });
    t.act('SPD', 'sendPoliticians', { BB: 'secretary', SL: 'backbencher' });
    const view = t.view('LINKE');
    expect(view.boards.map((board) => board.sent[0])).toEqual([-2, -1, -1, -2]);
    expect(view.unseen[0]).toBe(0b11111);
    expect(t.view('SPD').boards.map((board) => board.sent[0])).toEqual([3, -1, -1, 0]);
    expect(t.heard('LINKE')).toContainEqual({
      type: 'politiciansSent',
      seat: 0,
      elections: [0, 3],
    });
  });

  it('M19-5.2 nobody is sent to two states', () => {
    const t = table({ players, at, states });
    const twice = { BB: 'secretary', NI: 'secretary' };
    t.refused('SPD', 'sendPoliticians', twice, 'sent-twice', 'M19-5.2');
    expect(t.cabinet('SPD')).toHaveLength(5);
  });

  it('M19-5.2 every politician serves once in a game', () => {
    const t = table({ players, at, states, served: { SPD: ['secretary', 'backbencher'] } });
    t.refused('SPD', 'sendPoliticians', { BB: 'secretary' }, 'not-in-cabinet', 'M19-5.2');
    t.act('SPD', 'sendPoliticians', { BB: 'spokesperson' });
    t.quietlyUntilAsked('SPD sendPoliticians');
    expect(t.round).toBe(2);
    t.refused('SPD', 'sendPoliticians', { NI: 'spokesperson' }, 'not-in-cabinet', 'M19-5.2');
  });

  it('M19-5.3 everyone sends all politicians of the round in one turn, from the start player', () => {
    const t = table({ players, at, states, start: 'FDP' });
    expect(t.asked).toBe('FDP sendPoliticians');
    t.act('FDP', 'sendPoliticians', { BB: 'secretary' });
    t.refused('FDP', 'sendPoliticians', { NI: 'backbencher' }, 'not-your-turn');
    t.act('SPD', 'sendPoliticians', {});
    expect(t.asked).toBe('LINKE sendPoliticians');
    t.act('LINKE', 'sendPoliticians', { BB: 'backbencher' }).act('CDU', 'sendPoliticians', {});
    expect(t.asked).toBe('FDP payPolitician');
  });

  it('M19-5.3 the row is the order of the players from the start player', () => {
    const t = table({ players, at, states, start: 'CDU' });
    t.act('CDU', 'sendPoliticians', { NI: 'secretary' });
    t.act('FDP', 'sendPoliticians', {});
    t.act('SPD', 'sendPoliticians', { NI: 'secretary' });
    t.act('LINKE', 'sendPoliticians', { NI: 'secretary' });
    expect(t.told('politiciansRevealed')[0].politicians.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it('M19-5.3 how many are left and which were revealed is public', () => {
    const t = table({ players, at, states, served: { SPD: ['backbencher'] } });
    t.act('SPD', 'sendPoliticians', { BB: 'secretary', SL: 'spokesperson' });
    expect(t.view('FDP').unseen[0]).toBe(0b11110);
    t.quietlyTo("6 politicians' actions");
    // The Secretary lies open in BB, the one in SL is still any of the others.
    expect(t.view('FDP').unseen[0]).toBe(0b10110);
    expect(t.view('FDP').boards[3].sent[0]).toBe(-2);
  });

  it('M19-5.2 who has no politician left is not asked', () => {
    const all = ['backbencher', 'viceChancellor', 'spokesperson', 'secretary'] as const;
    const served = { SPD: [...all, 'parliamentaryLeader'] } as const;
    expect(table({ players, at, states, served }).asked).toBe('LINKE sendPoliticians');
  });
});

import { describe, expect, it } from 'vitest';
import { data } from '../../rules/edition-2019/index.js';
import { poll, table, type Card, type StateSpec, type TableSpec } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const at = "6 politicians' actions";
const opinions: readonly Card[] = ['+education', '-traffic', '+welfareState', '-environment'];

/** One state with politicians; nothing else matters. */
const inState = (bb: StateSpec, rest: Partial<TableSpec> = {}) =>
  table({ players, at, states: { BB: { opinions, ...bb }, NI: {}, TH: {}, SL: {} }, ...rest });

describe('6 Paying', () => {
  it('M19-6.1 all politicians of a state are revealed, then paid in row order or let go', () => {
    const t = inState(
      { sent: { SPD: 'backbencher', LINKE: 'secretary', FDP: 'viceChancellor' } },
      { start: 'LINKE' },
    );
    expect(t.told('politiciansRevealed')).toEqual([
      {
        type: 'politiciansRevealed',
        election: 0,
        politicians: [
          { seat: 1, politician: 3 },
          { seat: 3, politician: 1 },
          { seat: 0, politician: 0 },
        ],
      },
    ]);
    expect(t.asked).toBe('LINKE payPolitician');
    t.act('LINKE', 'payPolitician', 'pay');
    expect(t.money('LINKE')).toBe(22);
    expect(t.asked).toBe('FDP payPolitician');
    t.pass('FDP');
    expect(t.money('FDP')).toBe(30);
    // It leaves the game at once.
    expect(t.state('BB').board.sent).toEqual([0, 3, -1, -1]);
    expect(t.told('politicianGone')).toEqual([
      { type: 'politicianGone', seat: 3, election: 0, politician: 1 },
    ]);
    t.act('SPD', 'payPolitician', 'pay');
    // All have paid or gone before the first one acts; who went does not act.
    expect(t.asked).toBe('LINKE chooseAction');
    t.pass('LINKE', 'LINKE');
    expect(t.asked).toBe('SPD chooseAction');
    t.pass('SPD', 'SPD');
    expect(t.phase).not.toBe(at);
  });

  it('M19-6.1 who lacks the money must let the politician go', () => {
    const t = inState({ sent: { SPD: 'secretary' } }, { money: { SPD: 7 } });
    t.refused('SPD', 'payPolitician', 'pay', 'too-little-money', 'M19-6.1');
    t.pass('SPD');
    expect(t.phase).not.toBe(at);
    expect(t.state('BB').votes('SPD')).toBe(0);
  });

  it('M19-3.4 with open money who can not pay is not asked', () => {
    const spec = { sent: { SPD: 'secretary', LINKE: 'backbencher' } } as const;
    const t = inState(spec, { money: { SPD: 7 }, purses: 'open' });
    expect(t.asked).toBe('LINKE payPolitician');
    expect(t.told('politicianGone')).toHaveLength(1);
    expect(t.state('BB').board.sent[0]).toBe(-1);
  });

  it('M19-6.1 politicians of later states stay face down until their state has its turn', () => {
    const t = table({
      players,
      at,
      states: {
        BB: { sent: { SPD: 'backbencher' } },
        NI: { sent: { LINKE: 'secretary' } },
        TH: {},
        SL: { sent: { CDU: 'spokesperson' } },
      },
    });
    expect(t.view('SPD').boards[1].sent[1]).toBe(-2);
    t.pass('SPD');
    expect(t.asked).toBe('LINKE payPolitician');
    expect(t.view('SPD').boards[1].sent[1]).toBe(3);
    expect(t.view('SPD').boards[3].sent[2]).toBe(-2);
    t.pass('LINKE');
    expect(t.asked).toBe('CDU payPolitician');
    expect(t.told('politiciansRevealed').map((event) => event.election)).toEqual([0, 1, 3]);
  });

  it('M19-6.4 all politicians sent leave the game at the end of the phase', () => {
    const t = table({
      players,
      at,
      states: { BB: { sent: { SPD: 'backbencher' } }, NI: { sent: { SPD: 'secretary' } } },
    });
    t.pass('SPD').act('SPD', 'payPolitician', 'pay').pass('SPD', 'SPD');
    expect(t.s.boards.map((board) => board.sent[0])).toEqual([-1, -1, -1, -1]);
    expect(t.cabinet('SPD')).toEqual(['viceChancellor', 'spokesperson', 'parliamentaryLeader']);
  });

  it('M19-6.13 money received for a marker pays politicians of later states, not of this one', () => {
    const t = table({
      players,
      at,
      states: {
        BB: { media: { LINKE: 1 }, sent: { SPD: 'spokesperson', LINKE: 'backbencher' } },
        NI: { sent: { LINKE: 'viceChancellor' } },
      },
      money: { LINKE: 0 },
    });
    t.act('SPD', 'payPolitician', 'pay');
    t.refused('LINKE', 'payPolitician', 'pay', 'too-little-money');
    t.pass('LINKE').act('SPD', 'chooseAction', 'media!').act('SPD', 'removeMedia', 'LINKE');
    expect(t.money('LINKE')).toBe(5);
    t.pass('SPD', 'SPD');
    t.act('LINKE', 'payPolitician', 'pay');
    expect(t.money('LINKE')).toBe(0);
  });
});

describe('6 Acting', () => {
  it('M19-6.2 the main action first, then one secondary action', () => {
    const t = inState({ sent: { SPD: 'backbencher' } });
    t.act('SPD', 'payPolitician', 'pay');
    expect(t.offered('SPD')).toEqual(['double!', 'pass']);
    t.refused('SPD', 'chooseAction', 'trend+1', 'not-an-action', 'M19-6.2');
    t.act('SPD', 'chooseAction', 'double!').act('SPD', 'placeDouble', '-traffic');
    expect(t.offered('SPD').sort()).toEqual(['pass', 'trend+1', 'votes+3']);
    t.refused('SPD', 'chooseAction', 'double!', 'not-an-action');
    t.act('SPD', 'chooseAction', 'votes+3');
    expect(t.phase).not.toBe(at);
    expect(t.state('BB').trend('SPD')).toBe(0);
    expect(t.state('BB').votes('SPD')).toBe(3);
  });

  it('M19-6.2 either may be skipped', () => {
    const t = inState({ sent: { SPD: 'secretary', LINKE: 'secretary' } });
    t.act('SPD', 'payPolitician', 'pay').act('LINKE', 'payPolitician', 'pay');
    t.pass('SPD').act('SPD', 'chooseAction', 'poll').act('SPD', 'publishPoll', 'keepQuiet');
    expect(t.state('BB').votes('SPD')).toBe(0);
    t.act('LINKE', 'chooseAction', 'votes+8').pass('LINKE');
    expect(t.state('BB').votes('LINKE')).toBe(8);
  });

  it('M19-6.2 a politician acts completely before the next one', () => {
    const t = inState({ sent: { SPD: 'viceChancellor', LINKE: 'secretary' } });
    t.act('SPD', 'payPolitician', 'pay').act('LINKE', 'payPolitician', 'pay');
    t.act('SPD', 'chooseAction', 'trend+1');
    expect(t.asked).toBe('SPD chooseAction');
    t.act('SPD', 'chooseAction', 'program').pass('SPD').act('SPD', 'swapPrograms', {});
    expect(t.asked).toBe('LINKE chooseAction');
  });

  it('M19-6.3 an action marked ! is done once in a state, from whichever politician', () => {
    const t = inState({
      sent: { SPD: 'backbencher', LINKE: 'viceChancellor', CDU: 'backbencher' },
    });
    for (const party of ['SPD', 'LINKE', 'CDU'] as const) t.act(party, 'payPolitician', 'pay');
    t.act('SPD', 'chooseAction', 'double!').act('SPD', 'placeDouble', '+education').pass('SPD');
    t.act('LINKE', 'chooseAction', 'trend+1');
    t.refused('LINKE', 'chooseAction', 'double!', 'done-in-this-state', 'M19-6.3');
    // The other secondary action is open.
    expect(t.offered('LINKE')).toEqual(['program', 'pass']);
    t.pass('LINKE');
    // Who finds the main action barred may still do a secondary one.
    expect(t.asked).toBe('CDU chooseAction');
    expect(t.offered('CDU').sort()).toEqual(['pass', 'trend+1', 'votes+3']);
    t.act('CDU', 'chooseAction', 'votes+3');
    expect(t.state('BB').votes('CDU')).toBe(3);
  });

  it('M19-6.3 in another state it can be done again', () => {
    const t = table({
      players,
      at,
      states: {
        BB: { opinions, sent: { SPD: 'backbencher' } },
        NI: { opinions: ['+education', '-traffic'], sent: { LINKE: 'backbencher' } },
      },
    });
    t.act('SPD', 'payPolitician', 'pay').act('SPD', 'chooseAction', 'double!');
    t.act('SPD', 'placeDouble', '+education').pass('SPD');
    t.act('LINKE', 'payPolitician', 'pay').act('LINKE', 'chooseAction', 'double!');
    t.act('LINKE', 'placeDouble', '-traffic');
    expect(t.state('BB').double).toBe('+education');
    expect(t.state('NI').double).toBe('-traffic');
    expect(t.s.doubles).toBe(2);
  });

  it('M19-6.3 and in the next round', () => {
    const t = table({
      players,
      at,
      states: {
        BB: {},
        NI: { opinions: ['+education', '-traffic', '+environment'], sent: { SPD: 'backbencher' } },
      },
    });
    t.act('SPD', 'payPolitician', 'pay').act('SPD', 'chooseAction', 'double!');
    t.act('SPD', 'placeDouble', '+education').pass('SPD');
    t.quietlyUntilAsked('LINKE sendPoliticians').act('LINKE', 'sendPoliticians', {
      NI: 'backbencher',
    });
    t.quietlyTo(at).act('LINKE', 'payPolitician', 'pay').act('LINKE', 'chooseAction', 'double!');
    expect(t.state('NI').double).toBeUndefined();
  });

  it('M19-6.11 an ! action is not used up when skipped, or when its politician was not paid', () => {
    const t = inState({ sent: { SPD: 'backbencher', LINKE: 'backbencher', CDU: 'backbencher' } });
    t.pass('SPD').act('LINKE', 'payPolitician', 'pay').act('CDU', 'payPolitician', 'pay');
    t.pass('LINKE', 'LINKE').act('CDU', 'chooseAction', 'double!');
    t.act('CDU', 'placeDouble', '+education');
    expect(t.state('BB').double).toBe('+education');
  });

  it('M19-6.11 an ! action without effect is used up: all other trends are at -3', () => {
    const t = inState({
      trend: { LINKE: -3, CDU: -3, FDP: -3 },
      sent: { SPD: 'parliamentaryLeader', LINKE: 'parliamentaryLeader' },
    });
    t.act('SPD', 'payPolitician', 'pay').act('LINKE', 'payPolitician', 'pay');
    t.act('SPD', 'chooseAction', 'othersTrend-1!').pass('SPD');
    expect(t.asked).toBe('LINKE chooseAction');
    expect(t.offered('LINKE').sort()).toEqual(['pass', 'poll', 'program']);
    expect(t.state('BB').trend('SPD')).toBe(0);
  });

  it('M19-6.11 actions without ! may be done by several politicians in a state', () => {
    const t = inState({ sent: { SPD: 'secretary', LINKE: 'secretary' } });
    t.act('SPD', 'payPolitician', 'pay').act('LINKE', 'payPolitician', 'pay');
    t.act('SPD', 'chooseAction', 'votes+8').pass('SPD');
    t.act('LINKE', 'chooseAction', 'votes+8').pass('LINKE');
    expect(t.state('BB').board.votes).toEqual([8, 8, 0, 0]);
  });

  it('M19-6.11 a trend action may be chosen where the marker can not move', () => {
    const t = inState({ trend: { SPD: 4 }, sent: { SPD: 'viceChancellor' } });
    t.act('SPD', 'payPolitician', 'pay').act('SPD', 'chooseAction', 'trend+1');
    expect(t.state('BB').trend('SPD')).toBe(4);
  });
});

const doing = (id: 'partyExecutive' | 'spokesperson' | 'secretary', ...actions: string[]) => {
  const t = inState({ media: { LINKE: 1 }, sent: { SPD: id } }, { elections: 7 });
  t.act('SPD', 'payPolitician', 'pay');
  for (const action of actions) {
    if (action === 'pass') t.pass('SPD');
    else t.act('SPD', 'chooseAction', action);
  }
  return t;
};

const moved = (from: number, id: 'viceChancellor' | 'frontRunner') => {
  const t = inState({ trend: { SPD: from }, sent: { SPD: id } }, { elections: 7 });
  const action = id === 'viceChancellor' ? 'trend+1' : 'trend+4';
  t.act('SPD', 'payPolitician', 'pay').act('SPD', 'chooseAction', action);
  return t.state('BB').trend('SPD');
};

describe('6 The politicians', () => {
  it.each([
    ['backbencher', 3, 'double!', ['trend+1', 'votes+3']],
    ['viceChancellor', 5, 'trend+1', ['double!', 'program']],
    ['spokesperson', 5, 'media!', ['trend+1', 'votes+5']],
    ['secretary', 8, 'votes+8', ['media!', 'poll']],
    ['parliamentaryLeader', 15, 'othersTrend-1!', ['program', 'poll']],
    ['honoraryChairman', 8, 'votes+8', ['media!', 'double!']],
    ['partyExecutive', 10, 'votes+10', ['base+5', 'trend+3']],
    ['frontRunner', 20, 'trend+4', ['votes+12', 'poll', 'program']],
  ] as const)('M19-6.5 %s costs %i: %s, then one of %s', (id, cost, main, secondary) => {
    const t = inState({ media: { LINKE: 1 }, sent: { SPD: id } }, { elections: 7 });
    t.act('SPD', 'payPolitician', 'pay');
    expect(t.money('SPD')).toBe(30 - cost);
    expect(t.offered('SPD')).toEqual([main, 'pass']);
    t.pass('SPD');
    expect(t.offered('SPD').sort()).toEqual([...secondary, 'pass'].sort());
  });

  it('M19-6.5 the figures are what they say', () => {
    expect(doing('partyExecutive', 'votes+10').state('BB').votes('SPD')).toBe(10);
    expect(doing('partyExecutive', 'pass', 'base+5').base('SPD')).toBe(15);
    expect(doing('partyExecutive', 'pass', 'trend+3').state('BB').trend('SPD')).toBe(4);
    expect(doing('spokesperson', 'pass', 'votes+5').state('BB').votes('SPD')).toBe(5);
    expect(doing('spokesperson', 'pass', 'trend+1').state('BB').trend('SPD')).toBe(2);
    expect(doing('secretary', 'votes+8').state('BB').votes('SPD')).toBe(8);
  });

  it('M19-6.5 the Front runner: trend 0 goes to +4, and 12 votes', () => {
    const t = inState({ sent: { SPD: 'frontRunner' } }, { elections: 7 });
    t.act('SPD', 'payPolitician', 'pay').act('SPD', 'chooseAction', 'trend+4');
    expect(t.state('BB').trend('SPD')).toBe(4);
    t.act('SPD', 'chooseAction', 'votes+12');
    expect(t.state('BB').votes('SPD')).toBe(12);
  });

  it('M19-6.10 trend moves by spaces of the scale and stops at its ends', () => {
    expect(data.trendScale).toEqual([-3, -2, 0, 2, 3, 4]);
    expect([-3, -2, 0, 2, 3, 4].map((from) => moved(from, 'viceChancellor'))).toEqual([
      -2, 0, 2, 3, 4, 4,
    ]);
    expect([-3, -2, 0].map((from) => moved(from, 'frontRunner'))).toEqual([3, 4, 4]);
  });

  it('M19-6.10 down as well: from +2 one space to 0, from -3 no further', () => {
    const t = inState({
      trend: { LINKE: 2, CDU: -3, FDP: 0 },
      sent: { SPD: 'parliamentaryLeader' },
    });
    t.act('SPD', 'payPolitician', 'pay').act('SPD', 'chooseAction', 'othersTrend-1!');
    const bb = t.state('BB');
    expect(players.map((party) => bb.trend(party))).toEqual([0, 0, -3, -2]);
  });

  it('M19-6.12 the Parliamentary leader lowers also who influences the media', () => {
    const t = inState({
      media: { LINKE: 2 },
      trend: { LINKE: 3 },
      sent: { SPD: 'parliamentaryLeader' },
    });
    t.act('SPD', 'payPolitician', 'pay').act('SPD', 'chooseAction', 'othersTrend-1!');
    expect(t.state('BB').trend('LINKE')).toBe(2);
    expect(t.state('NI').trend('LINKE')).toBe(0);
    expect(t.state('NI').trend('CDU')).toBe(0);
  });
});

const doubling = (bb: StateSpec) =>
  inState({ sent: { SPD: 'backbencher' }, ...bb })
    .act('SPD', 'payPolitician', 'pay')
    .act('SPD', 'chooseAction', 'double!');

describe('6 Double markers', () => {
  it('M19-6.6 a marker from the common supply goes on any face-up opinion', () => {
    const t = doubling({});
    expect(t.offered('SPD')).toEqual(opinions);
    t.act('SPD', 'placeDouble', '-environment');
    expect(t.state('BB').double).toBe('-environment');
    expect(t.s.doubles).toBe(3);
  });

  it('M19-6.6 a marker that lies there is removed to the supply, and not moved', () => {
    const t = doubling({ double: '-traffic' });
    expect(t.asked).toBe('SPD chooseAction');
    expect(t.state('BB').double).toBeUndefined();
    expect(t.s.doubles).toBe(4);
    expect(t.offered('SPD')).toEqual(expect.arrayContaining(['votes+3']));
    expect(t.told('doubleRemoved')).toHaveLength(1);
  });

  it('M19-6.6 not on a face-down opinion', () => {
    const t = table({
      players,
      at,
      states: {
        BB: {},
        NI: {
          opinions: ['+education'],
          down: ['-traffic', '+environment', '-welfareState'],
          sent: { SPD: 'backbencher' },
        },
      },
    });
    t.act('SPD', 'payPolitician', 'pay').act('SPD', 'chooseAction', 'double!');
    expect(t.offered('SPD')).toEqual(['+education']);
    t.refused('SPD', 'placeDouble', 'space2', 'not-face-up', 'M19-6.6');
    t.refused('SPD', 'placeDouble', '-traffic', 'unknown-option');
    t.refused('SPD', 'placeDouble', 'pass', 'must-choose');
  });

  it('M19-6.6 four markers suffice: one in each state', () => {
    const t = table({
      players,
      at,
      states: {
        BB: { opinions, double: '+education' },
        NI: { opinions: ['-education'], double: '-education' },
        TH: { opinions: ['+digitization'], double: '+digitization' },
        SL: { opinions: ['+environment'], sent: { SPD: 'backbencher' } },
      },
    });
    expect(t.s.doubles).toBe(1);
    t.act('SPD', 'payPolitician', 'pay').act('SPD', 'chooseAction', 'double!');
    t.act('SPD', 'placeDouble', '+environment');
    expect(t.s.doubles).toBe(0);
  });
});

const paid = (bb: StateSpec, rest: Partial<TableSpec> = {}) =>
  inState({ sent: { SPD: 'spokesperson' }, ...bb }, rest).act('SPD', 'payPolitician', 'pay');

describe('6 Media markers', () => {
  it("M19-6.7 another's marker goes back to its owner, who gets 5,000 and is not asked", () => {
    const t = paid({ media: { LINKE: 2, CDU: 1, SPD: 1 } });
    t.act('SPD', 'chooseAction', 'media!');
    expect(t.offered('SPD')).toEqual(['LINKE', 'CDU']);
    t.refused('SPD', 'removeMedia', 'SPD', 'no-marker-of-theirs', 'M19-6.7');
    t.refused('SPD', 'removeMedia', 'FDP', 'no-marker-of-theirs', 'M19-6.7');
    t.refused('SPD', 'removeMedia', 'pass', 'must-choose');
    t.act('SPD', 'removeMedia', 'LINKE');
    expect(t.money('LINKE')).toBe(35);
    expect(t.money('SPD')).toBe(30 - 5 - 5);
    expect(t.markers('LINKE')).toBe(3);
    expect(t.state('BB').media('LINKE')).toBe(1);
    expect(t.asked).toBe('SPD placeMedia');
    t.act('SPD', 'placeMedia', 'place');
    expect(t.state('BB').media('SPD')).toBe(2);
    expect(t.markers('SPD')).toBe(2);
    expect(t.money('SPD')).toBe(20);
  });

  it('M19-6.7 the own marker may be held back', () => {
    const t = paid({ media: { LINKE: 1 } });
    t.act('SPD', 'chooseAction', 'media!').act('SPD', 'removeMedia', 'LINKE').pass('SPD');
    expect(t.state('BB').board.media).toEqual([0, 0, 0, 0]);
    expect(t.markers('SPD')).toBe(4);
    expect(t.asked).toBe('SPD chooseAction');
  });

  it('M19-6.7 without a marker in supply nothing is placed', () => {
    const t = paid({ media: { SPD: 3, LINKE: 2 } }, { presence: { SPD: [1] } });
    t.act('SPD', 'chooseAction', 'media!').act('SPD', 'removeMedia', 'LINKE');
    expect(t.asked).toBe('SPD chooseAction');
    expect(t.offered('SPD').sort()).toEqual(['pass', 'trend+1', 'votes+5']);
  });

  it("M19-6.7 not without another's marker here; then nobody is asked", () => {
    const t = paid({ media: { SPD: 1 } });
    expect(t.offered('SPD').sort()).toEqual(['pass', 'trend+1', 'votes+5']);
    const secretary = paid({ sent: { SPD: 'secretary' } }).pass('SPD');
    secretary.refused('SPD', 'chooseAction', 'media!', 'no-foreign-marker', 'M19-6.7');
  });

  it('M19-6.7 not without 5,000; with hidden money the question is asked all the same', () => {
    const t = paid({ media: { LINKE: 1 } }, { money: { SPD: 9 } });
    expect(t.money('SPD')).toBe(4);
    t.refused('SPD', 'chooseAction', 'media!', 'too-little-money', 'M19-6.7');
    expect(t.offered('SPD')).toEqual(['pass']);
    const open = paid({ media: { LINKE: 1 } }, { money: { SPD: 9 }, purses: 'open' });
    expect(open.offered('SPD').sort()).toEqual(['pass', 'trend+1', 'votes+5']);
  });

  it('M19-6.7 markers in other states are out of reach', () => {
    const t = table({
      players,
      at,
      states: { BB: { sent: { SPD: 'spokesperson' } }, NI: { media: { LINKE: 2 } } },
    });
    t.act('SPD', 'payPolitician', 'pay');
    expect(t.offered('SPD').sort()).toEqual(['pass', 'trend+1', 'votes+5']);
  });
});

describe('6 Programs and polls', () => {
  it('M19-6.8 the program is changed as in phase 2, and the display refilled', () => {
    const program: readonly Card[] = [
      '+education',
      '+digitization',
      '+geneticEngineering',
      '+nationalSecurity',
      '+welfareState',
    ];
    const t = inState(
      { sent: { SPD: 'viceChancellor' } },
      {
        programs: { SPD: program },
        hands: { SPD: ['+traffic'] },
        programStack: ['-traffic', '+environment'],
        programDisplay: ['-education'],
      },
    );
    t.act('SPD', 'payPolitician', 'pay').pass('SPD').act('SPD', 'chooseAction', 'program');
    expect(t.asked).toBe('SPD drawPrograms');
    t.act('SPD', 'drawPrograms', 'stack').act('SPD', 'takeFromDisplay', '-education');
    t.act('SPD', 'swapPrograms', { '-traffic': '+welfareState', '-education': '+education' });
    expect(t.program('SPD')).toEqual(['-education', ...program.slice(1, 4), '-traffic']);
    t.act('SPD', 'keepProgram', '+traffic');
    expect(t.hand('SPD')).toEqual(['+traffic']);
    expect(t.display).toHaveLength(5);
    expect(t.display.at(-1)).toBe('+environment');
    expect(t.programDiscards.sort()).toEqual(['+education', '+welfareState']);
  });

  it('M19-6.9 the top poll is taken free, looked at, and used for this state at once', () => {
    const t = table({
      players,
      at,
      states: { BB: {}, NI: { sent: { SPD: 'secretary' } } },
      pollStack: [poll('SPD', 'CDU')],
    });
    t.act('SPD', 'payPolitician', 'pay').pass('SPD').act('SPD', 'chooseAction', 'poll');
    expect(t.money('SPD')).toBe(22);
    expect(t.asked).toBe('SPD publishPoll');
    expect(t.view('SPD').poll).toBe(poll('SPD', 'CDU'));
    expect(t.view('LINKE').poll).toBe(-2);
    t.act('SPD', 'publishPoll', 'publish');
    expect(t.state('NI').trend('SPD')).toBe(3);
    expect(t.state('NI').trend('LINKE')).toBe(-3);
    expect(t.state('NI').trend('CDU')).toBe(0);
    expect(t.state('BB').trend('SPD')).toBe(0);
    expect(t.s.pollDiscards).toEqual([poll('SPD', 'CDU')]);
    expect(t.phase).not.toBe(at);
  });

  it('M19-6.9 not published, it gives 3 party base, as in 8.5', () => {
    const t = inState({ sent: { SPD: 'secretary' } }, { pollStack: [poll('GRUENE', 'FDP')] });
    t.act('SPD', 'payPolitician', 'pay').pass('SPD').act('SPD', 'chooseAction', 'poll');
    t.refused('SPD', 'publishPoll', 'publish', 'no-plus-for-your-party', 'M19-8.6');
    t.act('SPD', 'publishPoll', 'keepQuiet');
    expect(t.base('SPD')).toBe(13);
    expect(t.state('BB').board.trend).toEqual([2, 2, 2, 2]);
  });

  it('M19-6.9 several politicians may take polls in a state, and the last card is no exception', () => {
    const t = inState(
      { sent: { SPD: 'secretary', LINKE: 'secretary' } },
      { wholePollStack: [poll('FDP', 'LINKE')] },
    );
    t.act('SPD', 'payPolitician', 'pay').act('LINKE', 'payPolitician', 'pay');
    t.pass('SPD').act('SPD', 'chooseAction', 'poll').act('SPD', 'publishPoll', 'keepQuiet');
    expect(t.s.pollStack).toHaveLength(10);
    t.pass('LINKE').act('LINKE', 'chooseAction', 'poll').act('LINKE', 'publishPoll', 'keepQuiet');
    expect(t.base('LINKE')).toBe(13);
  });
});

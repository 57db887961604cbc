import { describe, expect, it } from 'vitest';
import { poll, table, type Card } from './table.js';

/** The examples of the rulebook. Grüne is absent; BB elects, NI elects later. */
const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;

/** The SPD's program of 11.2 and of 11.5. */
const laid: readonly Card[] = [
  '+education',
  '-welfareState',
  '+geneticEngineering',
  '+digitization',
];
const changed: readonly Card[] = [...laid, '-traffic'];

const third = (r1: string, r2: string) => ({
  block: 'block3',
  symbol1: r1,
  symbol2: r2,
  symbol3: 'NI',
  symbol4: 'BB',
  symbol5: 'NI',
});

describe('11 Worked examples', () => {
  it('M19-11.1 turning up an opinion whose topic lies there', () => {
    const t = table({
      players,
      at: '9d next round',
      states: {
        BB: {},
        TH: { opinions: ['-education', '+traffic', '+environment'], down: ['+nationalSecurity'] },
        NI: { opinions: ['+education', '-traffic'], down: ['+education'] },
      },
      opinionStack: ['-welfareState'],
    });
    expect(t.state('NI').opinions).toEqual(['+education', '-traffic', '-welfareState']);
    expect(t.told('opinionTurned')[1].discarded).toEqual([0]);
    expect(t.opinionDiscards).toContain('+education');
  });

  it('M19-11.2 a program of fewer than five topics', () => {
    const full: readonly Card[] = [
      '+nationalSecurity',
      '+environment',
      '-environment',
      '-digitization',
      '-traffic',
      '-nationalSecurity',
      '+welfareState',
    ];
    const t = table({
      players,
      at: '0 program',
      hands: {
        SPD: [
          '+education',
          '+education',
          '-welfareState',
          '-welfareState',
          '+geneticEngineering',
          '-geneticEngineering',
          '+digitization',
        ],
        LINKE: full,
        CDU: full,
        FDP: full,
      },
      programStack: ['+traffic', '-geneticEngineering', '-education'],
    });
    const five: Card[] = [
      '+nationalSecurity',
      '+environment',
      '-digitization',
      '-traffic',
      '+welfareState',
    ];
    t.together('layProgram', { SPD: [...laid], LINKE: five, CDU: five, FDP: five });
    const shown: Card[] = ['+education', '-welfareState', '-geneticEngineering'];
    expect([...t.programDiscards].sort()).toEqual([...shown].sort());
    expect(t.hand('SPD')).toEqual(['+traffic', '-geneticEngineering', '-education']);
    t.act('SPD', 'completeProgram', ['+traffic']);
    expect([...t.program('SPD')].sort()).toEqual([...laid, '+traffic'].sort());
    t.together('keepCard', {
      SPD: '-education',
      LINKE: '-environment',
      CDU: '-environment',
      FDP: '-environment',
    });
    expect(t.hand('SPD')).toEqual(['-education']);
    const own: Card[] = [...shown, '-geneticEngineering'];
    expect(t.programDiscards.slice(0, 4).sort()).toEqual(own.sort());
  });

  it('M19-11.3 the third start block', () => {
    const t = table({
      players,
      at: '0 start positions',
      states: { BB: {}, NI: {}, TH: {}, SL: {} },
    });
    t.refused('SPD', 'startPosition', third('NI', 'NI'), 'same-state-twice', 'M19-0.14');
    for (const party of players) t.act(party, 'startPosition', third('NI', 'BB'));
    expect(t.state('NI').rallies('SPD')).toBe(3);
    expect(t.state('NI').trend('SPD')).toBe(2);
    expect(t.state('NI').votes('SPD')).toBe(6);
    expect(t.state('BB').rallies('SPD')).toBe(3);
    expect(t.state('BB').trend('SPD')).toBe(2);
    expect(t.state('BB').votes('SPD')).toBe(0);
    expect(t.cubes('SPD')).toBe(14);
  });

  it('M19-11.4 a tie for start player', () => {
    const t = table({ players, at: '1 start player', start: 'SPD' });
    t.together('bid', { SPD: 3, LINKE: 3, CDU: 2, FDP: 0 });
    expect(t.asked).toBe('SPD raise');
    t.act('SPD', 'raise', 4).pass('LINKE');
    expect(t.start).toBe('SPD');
    expect(t.money('SPD')).toBe(26);
    expect(t.money('LINKE')).toBe(30);
  });

  it('M19-11.5 changing the program', () => {
    const t = table({
      players,
      at: '2 party programs',
      states: { BB: {}, NI: { opinions: ['+education', '-traffic', '-welfareState'] } },
      programs: { SPD: [...laid, '+traffic'] },
      hands: { SPD: ['-education'] },
      programStack: ['+environment'],
      programDisplay: ['-traffic'],
    });
    t.act('SPD', 'drawPrograms', 'stack').act('SPD', 'takeFromDisplay', '-traffic');
    t.act('SPD', 'swapPrograms', { '-traffic': '+traffic' });
    expect([...t.hand('SPD')].sort()).toEqual(['+environment', '+traffic', '-education']);
    t.act('SPD', 'keepProgram', '+environment');
    expect(t.hand('SPD')).toEqual(['+environment']);
    expect([...t.programDiscards].sort()).toEqual(['+traffic', '-education']);
    expect(t.state('NI').match('SPD')).toBe(3);
  });

  it('M19-11.6 the last two media spots', () => {
    const t = table({
      players,
      at: '3 media',
      states: { BB: {}, NI: { media: { CDU: 2, FDP: 1 } } },
    });
    t.act('SPD', 'buyMedia', 'NI').act('LINKE', 'buyMedia', 'NI');
    expect(t.money('SPD')).toBe(25);
    expect(t.money('LINKE')).toBe(25);
    expect(t.state('NI').board.media).toEqual([1, 1, 2, 1]);
    for (const party of ['CDU', 'FDP', 'SPD', 'LINKE'] as const) {
      t.refused(party, 'buyMedia', 'NI', 'no-free-spot');
      t.act(party, 'buyMedia', 'BB');
    }
  });

  it('M19-11.7 rallies in two states', () => {
    const t = table({
      players,
      at: '4 rallies',
      states: { BB: { rallies: { SPD: 3 } }, NI: { rallies: { SPD: 5 } } },
    });
    t.refused('SPD', 'placeRallies', { NI: 4, BB: 2 }, 'state-full');
    t.act('SPD', 'placeRallies', { NI: 3, BB: 2 });
    expect(t.money('SPD')).toBe(25);
    expect(t.state('NI').rallies('SPD')).toBe(8);
    expect(t.state('BB').rallies('SPD')).toBe(5);
    t.quietlyUntilAsked('SPD placeRallies');
    t.refused('SPD', 'placeRallies', { NI: 1 }, 'state-full');
  });

  it("M19-11.8 Linke's Secretary in BB", () => {
    const t = table({
      players,
      at: "6 politicians' actions",
      states: { BB: { sent: { LINKE: 'secretary' }, trend: { SPD: 2 } } },
      pollStack: [poll('FDP', 'LINKE')],
    });
    t.act('LINKE', 'payPolitician', 'pay');
    expect(t.money('LINKE')).toBe(22);
    t.act('LINKE', 'chooseAction', 'votes+8').act('LINKE', 'chooseAction', 'poll');
    t.act('LINKE', 'publishPoll', 'publish');
    const bb = t.state('BB');
    expect(bb.votes('LINKE')).toBe(8);
    expect(players.map((party) => bb.trend(party))).toEqual([0, 2, 0, 0]);
    expect(t.base('LINKE')).toBe(10);
  });

  it('M19-11.9 Backbencher and Vice-Chancellor in NI', () => {
    const t = table({
      players,
      at: "6 politicians' actions",
      states: {
        BB: {},
        NI: {
          opinions: ['+education', '-traffic', '-welfareState'],
          sent: { SPD: 'backbencher', LINKE: 'viceChancellor' },
        },
      },
    });
    expect(t.told('politiciansRevealed')[0].politicians).toHaveLength(2);
    t.act('SPD', 'payPolitician', 'pay').act('LINKE', 'payPolitician', 'pay');
    expect(t.money('SPD')).toBe(27);
    expect(t.money('LINKE')).toBe(25);
    t.act('SPD', 'chooseAction', 'double!').act('SPD', 'placeDouble', '-welfareState');
    t.act('SPD', 'chooseAction', 'trend+1');
    expect(t.state('NI').trend('SPD')).toBe(2);
    t.act('LINKE', 'chooseAction', 'trend+1');
    expect(t.state('NI').trend('LINKE')).toBe(2);
    t.refused('LINKE', 'chooseAction', 'double!', 'done-in-this-state');
    t.act('LINKE', 'chooseAction', 'program').pass('LINKE').act('LINKE', 'swapPrograms', {});
    expect(t.state('NI').double).toBe('-welfareState');
    expect(t.state('NI').board.sent).toEqual([-1, -1, -1, -1]);
    expect(t.cabinet('SPD')).not.toContain('backbencher');
    expect(t.cabinet('LINKE')).not.toContain('viceChancellor');
  });

  it('M19-11.10 shifting an opinion in NI', () => {
    const t = table({
      players,
      at: '7 media influence',
      states: {
        BB: {},
        NI: {
          opinions: ['+education', '-traffic', '-welfareState'],
          double: '-welfareState',
          media: { LINKE: 2, SPD: 1 },
        },
      },
    });
    t.refused('LINKE', 'shiftOpinion', '-welfareState>+environment', 'under-double-marker');
    for (const card of ['+education', '-education', '+welfareState', '-welfareState']) {
      t.refused('LINKE', 'shiftOpinion', `-traffic>${card}`, 'topic-lies-there');
    }
    t.act('LINKE', 'shiftOpinion', '-traffic>+environment');
    expect(t.state('NI').opinions).toEqual(['+education', '+environment', '-welfareState']);
    expect(t.opinionDiscards).toEqual(['-traffic']);
    expect(t.opinions).not.toContain('+environment');
    t.quietlyUntil(() => t.round === 4);
    expect(t.opinions).not.toContain('+environment');
  });

  it('M19-11.11 CDU wins a poll', () => {
    const t = table({
      players,
      at: '8 poll auctions',
      states: { BB: { media: { LINKE: 2, CDU: 1 } } },
      pollStack: [poll('CDU', 'SPD')],
    });
    t.pass('LINKE').act('CDU', 'bidForPoll', 4).pass('FDP', 'SPD');
    t.act('CDU', 'publishPoll', 'publish');
    expect(t.money('CDU')).toBe(26);
    const bb = t.state('BB');
    expect(players.map((party) => bb.trend(party))).toEqual([0, 0, 3, -3]);
  });

  it('M19-11.12 SPD transforms eight rallies in NI', () => {
    const t = table({
      players,
      at: '9a rallies into votes',
      states: {
        BB: {},
        NI: {
          opinions: ['+education', '+environment', '-welfareState'],
          double: '-welfareState',
          rallies: { SPD: 8 },
          trend: { SPD: 4 },
        },
      },
      programs: { SPD: changed },
    });
    expect(t.state('NI').match('SPD')).toBe(3);
    t.act('SPD', 'convertRallies', 8);
    expect(t.state('NI').votes('SPD')).toBe(36);
    expect(t.cubes('SPD')).toBe(20);
  });

  it('M19-11.13 all rallies of BB', () => {
    const [a, b, c, d] = ['education', 'digitization', 'environment', 'traffic'] as const;
    const [e, f, g] = ['welfareState', 'nationalSecurity', 'geneticEngineering'] as const;
    const t = table({
      players,
      at: '9a rallies into votes',
      states: {
        BB: {
          opinions: [`+${a}`, `+${b}`, `+${c}`, `+${d}`],
          double: `+${a}`,
          rallies: { FDP: 1, CDU: 6, SPD: 5, LINKE: 4 },
          trend: { FDP: -3, CDU: -2, SPD: 2, LINKE: 0 },
          votes: { FDP: 2, CDU: 15, SPD: 13, LINKE: 32 },
        },
      },
      programs: {
        LINKE: [`+${a}`, `+${b}`, `+${c}`, `+${d}`, `+${e}`],
        SPD: [`+${a}`, `+${b}`, `+${e}`, `+${f}`, `+${g}`],
        CDU: [`+${a}`, `+${b}`, `-${c}`, `+${e}`, `+${f}`],
        FDP: [`-${a}`, `+${b}`, `-${c}`, `+${e}`, `+${f}`],
      },
    });
    const bb = t.state('BB');
    const order = ['FDP', 'CDU', 'SPD', 'LINKE'] as const;
    expect(order.map((party) => bb.match(party))).toEqual([-2, 2, 3, 5]);
    const gains = t.told('ralliesConverted').map(({ seat, sum }) => [t.party(seat), sum.votes]);
    expect(Object.fromEntries(gains)).toEqual({ FDP: 1, CDU: 8, SPD: 21, LINKE: 20 });
    expect(order.map((party) => bb.votes(party))).toEqual([3, 23, 34, 52]);
    expect(bb.board.rallies).toEqual([0, 0, 0, 0]);
  });

  it('M19-11.14 the election in BB', () => {
    const t = table({
      players,
      at: '9b election',
      states: {
        BB: { votes: { LINKE: 52, SPD: 34, CDU: 23, FDP: 3 }, media: { CDU: 2, LINKE: 1 } },
      },
    });
    const order = ['LINKE', 'SPD', 'CDU', 'FDP'] as const;
    expect(order.map((party) => t.votePoints(party))).toEqual([21, 16, 13, 0]);
    expect(order.map((party) => t.winPoints(party))).toEqual([12, 0, 0, 0]);
    expect(t.votePoints('LINKE') + t.winPoints('LINKE')).toBe(33);
    expect(order.map((party) => t.presence(party))).toEqual([[1], [], [1], []]);
    expect(t.state('BB').board.media).toEqual([0, 0, 1, 0]);
  });

  it('M19-11.15 money and a donation for the SPD', () => {
    const t = table({
      players,
      at: '9b election',
      states: { BB: { votes: { SPD: 34 } } },
      base: { SPD: 12 },
    });
    t.act('SPD', 'useDonation', 'accept 20');
    expect(t.money('SPD')).toBe(30 + 48);
    expect(t.base('SPD')).toBe(10);
    expect(t.donations('SPD')).toEqual([10, 30]);
  });
});

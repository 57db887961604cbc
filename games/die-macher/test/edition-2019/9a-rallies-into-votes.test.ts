import { describe, expect, it } from 'vitest';
import { table, type Card } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const at = '9a rallies into votes';
const opinions: readonly Card[] = ['+education', '+digitization', '-traffic', '+welfareState'];
/** Matches of 4, 1 (1 + 1 − 1), 0 and −2 with these opinions. */
const programs = {
  SPD: ['+education', '+digitization', '-traffic', '+welfareState', '+environment'],
  LINKE: ['+education', '+digitization', '+traffic', '+environment', '+nationalSecurity'],
  CDU: ['+education', '-digitization', '+geneticEngineering', '+environment', '+nationalSecurity'],
  FDP: ['-education', '-digitization', '+geneticEngineering', '+environment', '+nationalSecurity'],
} as const satisfies Record<string, readonly Card[]>;

describe('9a Rallies into votes', () => {
  it('M19-9.1 states in reverse order of their election, in each from the start player', () => {
    const rallies = { SPD: 4, LINKE: 4 };
    const t = table({
      players,
      at,
      start: 'LINKE',
      states: { BB: { rallies }, NI: { rallies }, TH: { rallies }, SL: {} },
    });
    const asked: string[] = [];
    while (t.phase === at) {
      asked.push(`${t.states[t.s.now.election]} ${t.asked}`);
      t.quietlyUntil(() => asked.at(-1) !== `${t.states[t.s.now.election]} ${t.asked}`);
    }
    expect(asked).toEqual([
      'TH LINKE convertRallies',
      'TH SPD convertRallies',
      'NI LINKE convertRallies',
      'NI SPD convertRallies',
    ]);
    const converted = t.told('ralliesConverted');
    expect(converted.map(({ election, seat }) => [election, seat])).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  it('M19-9.2 where the election is still to come at least four, or none', () => {
    const t = table({ players, at, states: { BB: {}, NI: { rallies: { SPD: 6 } } } });
    t.refused('SPD', 'convertRallies', 3, 'too-few-to-convert', 'M19-9.2');
    t.refused('SPD', 'convertRallies', 0, 'too-few-to-convert', 'M19-9.2');
    t.refused('SPD', 'convertRallies', 7, 'not-so-many-here', 'M19-9.2');
    t.act('SPD', 'convertRallies', 5);
    expect(t.state('NI').rallies('SPD')).toBe(1);
    expect(t.cubes('SPD')).toBe(19);
  });

  it('M19-9.2 passing leaves them all there', () => {
    const t = table({ players, at, states: { BB: {}, NI: { rallies: { SPD: 6 } } } });
    t.pass('SPD');
    expect(t.state('NI').rallies('SPD')).toBe(6);
    expect(t.state('NI').votes('SPD')).toBe(0);
  });

  it('M19-9.2 with fewer than four there is no choice', () => {
    const t = table({ players, at, states: { BB: {}, NI: { rallies: { SPD: 3, CDU: 4 } } } });
    expect(t.asked).toBe('CDU convertRallies');
    expect(t.state('NI').rallies('SPD')).toBe(3);
  });

  it('M19-9.2 each decides in turn, seeing the earlier ones', () => {
    const t = table({ players, at, states: { BB: {}, NI: { rallies: { SPD: 4, CDU: 4 } } } });
    t.act('SPD', 'convertRallies', 4);
    expect(t.asked).toBe('CDU convertRallies');
    expect(t.view('CDU').boards[1].votes[0]).toBeGreaterThan(0);
    expect(t.view('CDU').boards[1].rallies[0]).toBe(0);
  });

  it('M19-9.3 votes gained are rallies and trend times the match', () => {
    const t = table({
      players,
      at,
      programs,
      states: {
        BB: {
          opinions,
          rallies: { SPD: 3, LINKE: 5, CDU: 4, FDP: 2 },
          trend: { SPD: 2, LINKE: -2, CDU: 4, FDP: 3 },
          votes: { SPD: 10 },
        },
      },
    });
    const bb = t.state('BB');
    expect(players.map((party) => bb.match(party))).toEqual([4, 1, 0, -2]);
    // A match of zero or less counts 1.
    expect(players.map((party) => bb.votes(party))).toEqual([10 + 20, 3, 8, 5]);
  });

  it('M19-9.3 twice under a double marker, for and against', () => {
    const t = table({
      players,
      at: '1 start player',
      programs,
      states: { BB: { opinions, double: '+education' } },
    });
    const bb = t.state('BB');
    expect(players.map((party) => bb.match(party))).toEqual([5, 2, 1, -3]);
  });

  it('M19-9.3 only face-up opinions count', () => {
    const t = table({
      players,
      at,
      programs,
      states: {
        BB: {},
        NI: {
          opinions: ['+education'],
          down: ['+digitization', '-traffic', '+welfareState'],
          rallies: { SPD: 4 },
        },
      },
    });
    t.act('SPD', 'convertRallies', 4);
    expect(t.state('NI').votes('SPD')).toBe(4);
  });

  it('M19-9.3 a sum of rallies and trend of zero or less counts 1', () => {
    const t = table({
      players,
      at,
      programs,
      states: {
        BB: {
          opinions,
          rallies: { SPD: 2, LINKE: 3, FDP: 1 },
          trend: { SPD: -2, LINKE: -3, FDP: -3 },
        },
      },
    });
    const bb = t.state('BB');
    expect(players.map((party) => bb.votes(party))).toEqual([1 * 4, 1 * 1, 0, 1]);
  });

  it('M19-9.3 four rallies at -3 in a state not electing: the sum is 1', () => {
    const t = table({
      players,
      at,
      programs,
      states: { BB: {}, NI: { opinions, rallies: { SPD: 4 }, trend: { SPD: -3 } } },
    });
    t.act('SPD', 'convertRallies', 4);
    expect(t.told('ralliesConverted')[0].sum).toEqual({
      rallies: 4,
      trend: -3,
      match: 4,
      votes: 4,
      total: 4,
    });
  });

  it('M19-9.4 in the electing state all rallies are transformed, and nobody decides', () => {
    const t = table({
      players,
      at,
      states: { BB: { rallies: { SPD: 8, LINKE: 1, CDU: 5 } } },
    });
    expect(t.phase).toBe('9c money');
    expect(t.state('BB').board.rallies).toEqual([0, 0, 0, 0]);
    expect(t.told('ralliesConverted')).toHaveLength(3);
  });

  it('M19-9.4 without a single rally no votes are gained, whatever the trend', () => {
    const t = table({
      players,
      at,
      programs,
      states: { BB: { opinions, trend: { SPD: 4 }, votes: { SPD: 7 } } },
    });
    expect(t.state('BB').votes('SPD')).toBe(7);
  });

  it('M19-9.5 used rallies return to the supply, the others stay', () => {
    const t = table({
      players,
      at,
      states: {
        BB: { rallies: { SPD: 5 } },
        NI: { rallies: { SPD: 8 } },
        TH: { rallies: { SPD: 3 } },
      },
    });
    expect(t.cubes('SPD')).toBe(4);
    t.act('SPD', 'convertRallies', 6);
    expect(t.cubes('SPD')).toBe(4 + 6 + 5);
    expect(t.state('NI').rallies('SPD')).toBe(2);
    expect(t.state('TH').rallies('SPD')).toBe(3);
  });

  it('M19-9.5 neither votes nor party base are capped', () => {
    const t = table({
      players,
      at,
      programs,
      states: { BB: { opinions, rallies: { SPD: 8 }, trend: { SPD: 4 }, votes: { SPD: 60 } } },
      base: { SPD: 60 },
    });
    expect(t.state('BB').votes('SPD')).toBe(60 + 12 * 4);
    t.act('SPD', 'useDonation', 'reject 30');
    expect(t.base('SPD')).toBe(65);
  });
});

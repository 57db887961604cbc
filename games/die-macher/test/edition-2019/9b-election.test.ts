import { describe, expect, it } from 'vitest';
import { data, pointsFor, type PartyId } from '../../rules/edition-2019/index.js';
import { table, type Card, type Figures, type StateSpec, type TableSpec } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const at = '9b election';

const election = (bb: StateSpec, rest: Partial<TableSpec> = {}) =>
  table({ players, at, states: { BB: bb }, ...rest });

/** Points for winning, by party. */
const wins = (votes: Figures, rest: Partial<TableSpec> = {}): number[] => {
  const t = election({ votes }, rest);
  return players.map((party) => t.winPoints(party));
};

/** Programs with no card in common, but for what a test adds. */
const programs = {
  SPD: ['+education', '+digitization', '+geneticEngineering', '+nationalSecurity', '+welfareState'],
  LINKE: ['-education', '-digitization', '-geneticEngineering', '+environment', '+traffic'],
  CDU: ['-nationalSecurity', '-welfareState', '-environment', '-traffic', '-education'],
  FDP: ['-education', '-digitization', '-geneticEngineering', '-nationalSecurity', '-welfareState'],
} as const satisfies Record<string, readonly Card[]>;

describe('9b Points from votes', () => {
  it('M19-9.6 by the card of the state, for every party; fewer than 5 votes earn none', () => {
    const t = election({ votes: { SPD: 4, LINKE: 5, CDU: 14, FDP: 15 } });
    expect(players.map((party) => t.votePoints(party))).toEqual([0, 6, 8, 11]);
  });

  it('M19-9.6 in another state by its own card', () => {
    const votes = { SPD: 49, LINKE: 50, CDU: 120, FDP: 0 };
    const t = table({ players, at, states: { NW: { votes } } });
    expect(players.map((party) => t.votePoints(party))).toEqual([57, 60, 60, 0]);
  });

  it('M19-9.6 points add up over the elections and are public', () => {
    const t = election({ votes: { SPD: 5 } }, { votePoints: { SPD: 10 }, winPoints: { SPD: 12 } });
    expect(t.view('spectator').votePoints[0]).toBe(16);
    expect(t.view('spectator').winPoints[0]).toBe(17);
  });

  it('M19-9.6 every table of points rises from 0 to its maximum', () => {
    data.states.forEach((state, number) => {
      const points = Array.from({ length: 70 }, (_, votes) => pointsFor(number, votes));
      expect(points.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
      expect(points[5]).toBeGreaterThan(0);
      expect(points.at(-1)).toBe(state.max);
      expect(points[50]).toBe(state.max);
      expect([...points].sort((a, b) => a - b)).toEqual(points);
    });
  });
});

describe('9b Winning', () => {
  it('M19-9.7 exactly one party with 50 or more: 12 points', () => {
    expect(wins({ SPD: 50, LINKE: 49, CDU: 30 })).toEqual([12, 0, 0, 0]);
    expect(wins({ SPD: 49, LINKE: 77, CDU: 30 })).toEqual([0, 12, 0, 0]);
  });

  it('M19-9.7 two or more with 50 or more: 10 points each', () => {
    expect(wins({ SPD: 50, LINKE: 61, CDU: 49 })).toEqual([10, 10, 0, 0]);
    expect(wins({ SPD: 50, LINKE: 61, CDU: 55 })).toEqual([10, 10, 10, 0]);
  });

  it('M19-9.7 two tied at 55: 10 points each, both are winners and move a marker', () => {
    const t = election({ votes: { SPD: 55, LINKE: 55 }, media: { SPD: 1, LINKE: 1 } });
    expect(players.map((party) => t.winPoints(party))).toEqual([10, 10, 0, 0]);
    expect(t.presence('SPD')).toEqual([1]);
    expect(t.presence('LINKE')).toEqual([1]);
    expect(t.told('electionHeld')[0].outcome).toMatchObject({ kind: 'several', winners: [0, 1] });
  });

  it('M19-9.8 30 and 20 votes: a coalition, 7 points each', () => {
    expect(wins({ SPD: 30, LINKE: 20 })).toEqual([7, 7, 0, 0]);
  });

  it('M19-9.9 30 and 19: no coalition, 5 points for the strongest', () => {
    expect(wins({ SPD: 30, LINKE: 19 })).toEqual([5, 0, 0, 0]);
    expect(wins({ SPD: 15, LINKE: 14, CDU: 14, FDP: 14 })).toEqual([5, 0, 0, 0]);
  });

  it('M19-9.9 also with 0 votes: the first from the start player', () => {
    expect(wins({}, { start: 'CDU' })).toEqual([0, 0, 5, 0]);
  });

  it('M19-9.8 exactly two: three together do not make a coalition', () => {
    expect(wins({ SPD: 24, LINKE: 24, CDU: 24 })).toEqual([5, 0, 0, 0]);
  });

  it('M19-9.8 who agrees most with the strongest is tried first', () => {
    const close: readonly Card[] = [
      ...programs.SPD.slice(0, 2),
      ...programs.CDU.slice(2, 4),
      '-welfareState',
    ];
    const votes = { SPD: 30, LINKE: 29, CDU: 20, FDP: 28 };
    expect(wins(votes, { programs: { ...programs, CDU: close } })).toEqual([7, 0, 7, 0]);
    const closer: readonly Card[] = [...programs.SPD.slice(0, 3), ...programs.CDU.slice(2, 4)];
    expect(wins(votes, { programs: { ...programs, CDU: close, FDP: closer } })).toEqual([
      7, 0, 0, 7,
    ]);
  });

  it('M19-9.8 the first that brings the sum to 50 is the partner', () => {
    const close: readonly Card[] = [...programs.SPD.slice(0, 4), '+traffic'];
    const votes = { SPD: 30, LINKE: 20, CDU: 19 };
    expect(wins(votes, { programs: { ...programs, CDU: close } })).toEqual([7, 7, 0, 0]);
  });

  it('M19-9.8 equal agreement: closest to the start player, who is first', () => {
    const votes = { SPD: 30, LINKE: 20, CDU: 20, FDP: 20 };
    const partner = (start: PartyId) => wins(votes, { programs, start });
    expect(partner('SPD')).toEqual([7, 7, 0, 0]);
    expect(partner('LINKE')).toEqual([7, 7, 0, 0]);
    expect(partner('CDU')).toEqual([7, 0, 7, 0]);
    expect(partner('FDP')).toEqual([7, 0, 0, 7]);
  });

  it('M19-9.8 opposite cards subtract nothing; without an equal card one may be the partner', () => {
    // FDP holds the opposite of every SPD card, CDU the opposite of three and one equal card.
    const cdu: readonly Card[] = [
      '+education',
      '-digitization',
      '-geneticEngineering',
      '-nationalSecurity',
      '-traffic',
    ];
    expect(wins({ SPD: 30, CDU: 20, LINKE: 20 }, { programs: { ...programs, CDU: cdu } })).toEqual([
      7, 0, 7, 0,
    ]);
    expect(wins({ SPD: 30, FDP: 20 }, { programs })).toEqual([7, 0, 0, 7]);
  });

  it('M19-9.8 the same topic with the opposite attitude is no agreement', () => {
    // LINKE: two equal cards; FDP: one equal and four opposite.
    const linke: readonly Card[] = [
      '+education',
      '+digitization',
      '-traffic',
      '-environment',
      '-welfareState',
    ];
    const fdp: readonly Card[] = [
      '+education',
      '-digitization',
      '-geneticEngineering',
      '-nationalSecurity',
      '-welfareState',
    ];
    const votes = { SPD: 30, LINKE: 20, FDP: 20 };
    const spec = { programs: { ...programs, LINKE: linke, FDP: fdp }, start: 'FDP' } as const;
    expect(wins(votes, spec)).toEqual([7, 7, 0, 0]);
  });

  it('M19-9.8 tie for strongest: the start player or the closest after; the others are candidates', () => {
    const votes = { LINKE: 26, CDU: 26, FDP: 24 };
    // LINKE is strongest (closest after SPD); FDP agrees more with it than CDU does.
    expect(wins(votes, { programs, start: 'SPD' })).toEqual([0, 7, 0, 7]);
    // CDU is strongest; FDP (3 equal cards) is tried before LINKE (1).
    expect(wins(votes, { programs, start: 'CDU' })).toEqual([0, 0, 7, 7]);
    expect(wins({ LINKE: 26, CDU: 26 }, { programs, start: 'CDU' })).toEqual([0, 7, 7, 0]);
    expect(wins({ LINKE: 24, CDU: 24 }, { programs, start: 'CDU' })).toEqual([0, 0, 5, 0]);
  });
});

describe('9b Media presence', () => {
  it('M19-9.10 a single winner with a marker there moves one to the spot of this election', () => {
    const t = election({ votes: { SPD: 50 }, media: { SPD: 2, LINKE: 2 } });
    expect(t.presence('SPD')).toEqual([1]);
    expect(t.presence('LINKE')).toEqual([]);
    expect(t.told('mediaPresence')).toEqual([
      { type: 'mediaPresence', seat: 0, election: 0, by: 'winning' },
    ]);
    const second = table({
      players,
      at,
      round: 2,
      states: { BB: { votes: { SPD: 50 }, media: { SPD: 1 } } },
    });
    expect(second.presence('SPD')).toEqual([2]);
  });

  it('M19-9.10 a winner without a marker there moves none', () => {
    const t = table({
      players,
      at,
      states: { BB: { votes: { SPD: 50 } }, NI: { media: { SPD: 2 } } },
    });
    expect(t.presence('SPD')).toEqual([]);
    expect(t.state('NI').media('SPD')).toBe(2);
  });

  it('M19-9.10 both partners of a coalition are winners', () => {
    const t = election({ votes: { SPD: 30, LINKE: 20 }, media: { SPD: 1, LINKE: 1 } });
    expect(t.presence('SPD')).toEqual([1]);
    expect(t.presence('LINKE')).toEqual([1]);
  });

  it('M19-9.10 a party with 50 or more that has not most votes is no winner', () => {
    const t = election({ votes: { SPD: 60, LINKE: 50 }, media: { SPD: 1, LINKE: 1 } });
    expect(t.winPoints('LINKE')).toBe(10);
    expect(t.presence('SPD')).toEqual([1]);
    expect(t.presence('LINKE')).toEqual([]);
  });

  it('M19-9.10 without a coalition the strongest moves none by winning', () => {
    const t = election({ votes: { SPD: 30 }, media: { SPD: 1, LINKE: 1 } });
    expect(t.winPoints('SPD')).toBe(5);
    expect(t.presence('SPD')).toEqual([]);
  });

  it('M19-9.11 who influences the media and did not win moves one as well', () => {
    const t = election({ votes: { SPD: 50 }, media: { SPD: 1, LINKE: 2 } });
    expect(t.presence('SPD')).toEqual([1]);
    expect(t.presence('LINKE')).toEqual([1]);
    expect(t.told('mediaPresence').map((event) => event.by)).toEqual(['winning', 'influence']);
  });

  it('M19-9.11 a winner who influences the media moves only one', () => {
    const t = election({ votes: { SPD: 50 }, media: { SPD: 3, LINKE: 2 } });
    expect(t.presence('SPD')).toEqual([1]);
    expect(t.presence('LINKE')).toEqual([]);
    expect(t.state('BB').media('SPD')).toBe(2);
  });

  it('M19-9.11 a tie of influence stays a tie although a winner moves one away', () => {
    const t = election({ votes: { SPD: 50 }, media: { SPD: 2, LINKE: 2 } });
    expect(t.state('BB').board.media).toEqual([1, 2, 0, 0]);
    expect(t.presence('LINKE')).toEqual([]);
  });

  it('M19-9.11 without a coalition the strongest that influences the media moves one this way', () => {
    const t = election({ votes: { SPD: 30 }, media: { SPD: 2, LINKE: 1 } });
    expect(t.presence('SPD')).toEqual([1]);
    expect(t.told('mediaPresence')[0].by).toBe('influence');
    const other = election({ votes: { SPD: 30 }, media: { SPD: 1, LINKE: 2 } });
    expect(other.presence('SPD')).toEqual([]);
    expect(other.presence('LINKE')).toEqual([1]);
  });

  it('M19-9.11 a party with 50 votes that did not win, but influences, moves one this way', () => {
    const t = election({ votes: { SPD: 60, LINKE: 50 }, media: { LINKE: 1 } });
    expect(t.presence('LINKE')).toEqual([1]);
  });

  it('M19-9.11 moving is done for the players, and a spot takes any number of markers', () => {
    const t = election({
      votes: { SPD: 55, LINKE: 55, CDU: 55 },
      media: { SPD: 1, LINKE: 1, CDU: 1, FDP: 2 },
    });
    expect(players.map((party) => t.presence(party))).toEqual([[1], [1], [1], [1]]);
    expect(t.phase).toBe('9c money');
  });
});

import { describe, expect, it } from 'vitest';
import { data, outcomeOf, seatsFor } from '../../rules/edition-2006/index.js';
import { table, type Code, type StateSpec, type TableSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP', 'LINKE'] as const;
const stateNumber = (code: Code): number => data.states.findIndex((state) => state.code === code);

const election = (state: StateSpec, spec: Partial<TableSpec> = {}) =>
  table({ players, at: '9a seats and winner', states: { NW: state }, ...spec });

/** Who won, how, and who lost narrowly. */
function outcome(state: StateSpec, spec: Partial<TableSpec> = {}) {
  const t = election(state, spec);
  const [{ outcome: found }] = t.told('electionHeld');
  return {
    winners: found.winners.map((seat) => t.party(seat)),
    narrow: found.narrow,
    loser: found.narrowLoser < 0 ? undefined : t.party(found.narrowLoser),
  };
}

describe('9 The election: seats and the winner', () => {
  it('M06-9.1 remaining markers become votes, no minimum, no choice; the supply gets them', () => {
    const t = election({
      meetings: { SPD: 1, CDU: 3 },
      popularity: { SPD: 3, CDU: -3 },
      votes: { CDU: 7 },
    });
    const converted = t.told('meetingsConverted').map(({ seat, sum }) => [seat, sum.meetings]);
    expect(converted).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect(t.s.meetingSupply.slice(0, 2)).toEqual([18, 18]);
  });

  it('M06-9.1 from the first player, so the later of equal votes is on top', () => {
    const opinions = [
      '+nuclearEnergy',
      '-minimumWage',
      '+welfareSystem',
      '+terrorPrevention',
    ] as const;
    const one = [
      '+nuclearEnergy',
      '+geneticEngineering',
      '+economicRestructuring',
      '+militaryMissions',
      '-welfareSystem',
    ] as const;
    const programs = { SPD: one, CDU: one };
    const state = { opinions, meetings: { SPD: 4, CDU: 4 } };
    expect(outcome(state, { programs, first: 'SPD' }).winners).toEqual(['CDU']);
    expect(outcome(state, { programs, first: 'CDU' }).winners).toEqual(['SPD']);
  });

  it('M06-9.1 in a later round as well, it is the electing state that votes', () => {
    const t = election({ meetings: { CDU: 2 }, popularity: { CDU: 3 } }, { round: 2 });
    expect(t.told('meetingsConverted')).toMatchObject([{ seat: 1, election: 1 }]);
    const [{ outcome: found }] = t.told('electionHeld');
    expect(found.winners).toEqual([1]);
    expect(found.votes[1]).toBeGreaterThan(0);
  });

  it.each<[Code, number, number]>([
    ['NW', 50, 80],
    ['BY', 24, 29],
    ['BB', 24, 13],
    ['HB', 25, 8],
    ['HB', 1, 0],
    ['TH', 27, 14],
    ['HE', 6, 6],
    ['NW', 0, 0],
  ])('M06-9.1 %s: %i votes are %i seats', (code, votes, seats) => {
    expect(seatsFor(stateNumber(code), votes)).toBe(seats);
  });

  it('M06-9.1 every party gets seats for its own votes, in a coalition too', () => {
    const t = election({ votes: { SPD: 20, CDU: 15, FDP: 30 } }, { coalitions: [['SPD', 'CDU']] });
    expect(t.s.seats).toEqual([32, 24, 48, 0]);
  });

  it('M06-9.2 most votes wins; a coalition counts the sum of both, also beyond 50', () => {
    expect(outcome({ votes: { SPD: 20, CDU: 19 } })).toEqual({
      winners: ['SPD'],
      narrow: false,
      loser: undefined,
    });
    const pair = { coalitions: [['SPD', 'CDU']] as const };
    expect(outcome({ votes: { SPD: 45, CDU: 40, FDP: 50 } }, pair)).toEqual({
      winners: ['SPD', 'CDU'],
      narrow: false,
      loser: undefined,
    });
    expect(outcome({ votes: { SPD: 10, CDU: 5, FDP: 16 } }, pair).winners).toEqual(['FDP']);
  });

  it('M06-9.2 of tied parties the one on top wins, narrowly', () => {
    const votes = { SPD: 50, CDU: 50, FDP: 50 };
    expect(outcome({ votes, stacked: ['CDU', 'SPD', 'FDP'] })).toEqual({
      winners: ['FDP'],
      narrow: true,
      loser: 'SPD',
    });
  });

  it('M06-9.2 coalition against party, equal sums: the side with the strongest party wins', () => {
    const pair = { coalitions: [['SPD', 'CDU']] as const };
    expect(outcome({ votes: { SPD: 20, CDU: 10, FDP: 30 } }, pair)).toEqual({
      winners: ['FDP'],
      narrow: true,
      loser: undefined, // a beaten coalition gets nothing (9.8)
    });
    const withNobody = { votes: { SPD: 30, FDP: 30 }, stacked: ['FDP', 'SPD'] } as const;
    expect(outcome(withNobody, pair)).toEqual({
      winners: ['SPD', 'CDU'],
      narrow: true,
      loser: undefined,
    });
    expect(outcome({ ...withNobody, stacked: ['SPD', 'FDP'] }, pair).winners).toEqual(['FDP']);
  });

  it('M06-9.2 a tie below the winning side does not make its win narrow', () => {
    const votes = { SPD: 15, CDU: 15, FDP: 20, LINKE: 20 };
    expect(outcome({ votes }, { coalitions: [['SPD', 'CDU']] })).toMatchObject({
      narrow: false,
      loser: undefined,
    });
  });

  it('M06-9.2 two coalitions tied: first the strongest party, then the stack', () => {
    const two = {
      coalitions: [
        ['SPD', 'CDU'],
        ['FDP', 'LINKE'],
      ],
    } as const;
    const stronger = outcome({ votes: { SPD: 21, CDU: 19, FDP: 20, LINKE: 20 } }, two);
    expect(stronger).toEqual({ winners: ['SPD', 'CDU'], narrow: true, loser: undefined });
    const equal = outcome(
      { votes: { SPD: 25, CDU: 15, FDP: 25, LINKE: 15 }, stacked: ['SPD', 'FDP', 'LINKE', 'CDU'] },
      two,
    );
    expect(equal.winners).toEqual(['FDP', 'LINKE']);
  });

  it('M06-9.2 without a vote there is no winner and no reward', () => {
    const t = election({ media: { SPD: 1 } });
    expect(t.told('electionHeld')[0].outcome).toMatchObject({ winners: [], narrow: false });
    expect(t.asked).not.toContain('moveMedia');
    const nobody = outcomeOf({ state: 0, votes: [0, 0, 0], standing: [] }, [-1, -1, -1]);
    expect(nobody.winners).toEqual([]);
  });

  it('M06-9.8 the narrow loser is one: of the other tied single parties the highest', () => {
    const votes = { SPD: 20, CDU: 20, FDP: 20, LINKE: 20 };
    const stacked = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
    expect(outcome({ votes, stacked })).toEqual({ winners: ['FDP'], narrow: true, loser: 'CDU' });
  });

  it('M06-9.8 a single party behind the tied ones is no narrow loser', () => {
    const votes = { SPD: 20, CDU: 10, FDP: 30, LINKE: 5 };
    expect(outcome({ votes }, { coalitions: [['SPD', 'CDU']] })).toEqual({
      winners: ['FDP'],
      narrow: true,
      loser: undefined,
    });
  });

  it('M06-9.8 a tied party that is in a coalition is no narrow loser', () => {
    // Sums: SPD + CDU 20, FDP 20, LINKE 20.
    const state = { votes: { SPD: 12, CDU: 8, FDP: 20, LINKE: 20 }, stacked: players };
    expect(outcome(state, { coalitions: [['SPD', 'CDU']] })).toEqual({
      winners: ['LINKE'],
      narrow: true,
      loser: 'FDP',
    });
    // With a partner without votes SPD is tied as a coalition, though above LINKE in the stack.
    const alone = {
      votes: { SPD: 20, FDP: 20, LINKE: 20 },
      stacked: ['LINKE', 'SPD', 'FDP'],
    } as const;
    expect(outcome(alone, { coalitions: [['SPD', 'CDU']] })).toEqual({
      winners: ['FDP'],
      narrow: true,
      loser: 'LINKE',
    });
    const wins = { votes: { SPD: 20, FDP: 20 }, stacked: ['FDP', 'SPD'] } as const;
    expect(outcome(wins, { coalitions: [['SPD', 'CDU']] }).loser).toBeUndefined();
  });
});

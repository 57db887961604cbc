import { describe, expect, it } from 'vitest';
import { nationalMembers, nationalPoints } from '../../rules/edition-2006/index.js';
import { table, type TableSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;
const program = [
  '+terrorPrevention',
  '+geneticEngineering',
  '+nuclearEnergy',
  '-minimumWage',
  '+welfareSystem',
] as const;

const paying = (spec: Partial<TableSpec> = {}) =>
  table({ players, at: '9a seats and winner', programs: { SPD: program }, ...spec });

describe('9 The election: members and money', () => {
  it('M06-9.5 one equal card on a space with figure 2: two members', () => {
    const nation = ['+militaryMissions', '-terrorPrevention', '+nuclearEnergy'] as const;
    const t = paying({ nation });
    expect(t.members('SPD')).toBe(7);
    expect(t.told('membersGained')).toContainEqual({
      type: 'membersGained',
      seat: 0,
      gain: 2,
      members: 7,
    });
  });

  it('M06-9.5 spaces 1 and 4 give 1 + 2, dominant counts as ordinary', () => {
    const nation = [
      '+terrorPrevention',
      '+militaryMissions',
      '-welfareSystem',
      '-minimumWage',
    ] as const;
    const t = paying({ nation, dominant: ['+terrorPrevention'] });
    expect(t.members('SPD')).toBe(8);
    expect(nationalMembers(t.s.nation, t.s.programs[0])).toBe(3);
    expect(nationalPoints(t.s.nation, t.s.programs[0])).toBe(22);
  });

  it('M06-9.5 in the last round too', () => {
    const t = paying({ round: 7, nation: ['+terrorPrevention'] });
    expect(t.asked).toBe('nobody');
    expect(t.members('SPD')).toBe(6);
  });

  it('M06-9.5 the opinions just carried count', () => {
    const t = paying({
      states: { NW: { votes: { CDU: 9 }, opinions: ['+nuclearEnergy', '+welfareSystem'] } },
    });
    t.act('CDU', 'carryOpinion', '+nuclearEnergy to 1').pass('CDU');
    expect(t.members('SPD')).toBe(6);
  });

  it('M06-9.6 1,000 € a seat won in this election', () => {
    const t = paying({ round: 2, states: { BY: { votes: { SPD: 10, CDU: 5 } } } });
    t.pass('SPD');
    expect([t.money('SPD'), t.money('CDU'), t.money('FDP')]).toEqual([37, 31, 25]); // 12, 6, 0
  });

  it.each([
    [1, 10],
    [2, 0],
    [3, 10],
    [4, 0],
    [5, 10],
    [6, 0],
  ])('M06-9.6 round %i: members 10 bring %i thousand', (round, sum) => {
    const t = paying({ round, members: { SPD: 10 } });
    expect(t.money('SPD')).toBe(25 + sum);
  });

  it('M06-9.6 counted after 9.5: round 3, 8 members and 2 new ones, 12 seats: 22,000 €', () => {
    const t = paying({
      round: 3,
      members: { SPD: 8 },
      states: { BY: { votes: { SPD: 10 } } }, // 12 seats
      nation: ['+militaryMissions', '-terrorPrevention', '+nuclearEnergy'],
    });
    t.pass('SPD');
    expect(t.told('incomePaid')[0]).toEqual({
      type: 'incomePaid',
      seat: 0,
      seats: 12,
      members: 10,
    });
    expect(t.money('SPD')).toBe(25 + 22);
  });

  it('M06-9.6 not in the last round', () => {
    const t = paying({ round: 7, states: { BY: { votes: { SPD: 10 } } } });
    t.pass('SPD');
    expect(t.money('SPD')).toBe(25);
    expect(t.seats('SPD')).toBe(12);
    const short = paying({ round: 5, length: 'short', members: { SPD: 10 } });
    expect(short.money('SPD')).toBe(25);
  });
});

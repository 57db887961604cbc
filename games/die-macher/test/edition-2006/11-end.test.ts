import { describe, expect, it } from 'vitest';
import { membersBonus } from '../../rules/edition-2006/index.js';
import { game, table, type TableSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;
const ending = (spec: Partial<TableSpec> = {}) => {
  const t = table({ players, at: '11 end', round: 7, ...spec });
  return { t, result: game.result(t.s) };
};

describe('11 End', () => {
  it.each([
    [
      [20, 15, 12],
      [10, 6, 0],
    ],
    [
      [20, 20, 15],
      [8, 8, 0],
    ],
    [
      [20, 15, 15],
      [10, 0, 0],
    ],
    [
      [20, 20, 20],
      [8, 8, 8],
    ],
    [
      [20, 20, 20, 15],
      [8, 8, 8, 0],
    ],
    [
      [1, 30, 7, 30, 7],
      [0, 8, 0, 8, 0],
    ],
    [
      [4, 9, 6, 2, 1],
      [0, 10, 6, 0, 0],
    ],
  ])('M06-11.1 members %j: bonus %j', (members, bonus) => {
    expect(membersBonus(members)).toEqual(bonus);
  });

  it('M06-11.1 the example: 120 + 40 + 28 + 22 = 210, and money counts nothing', () => {
    const { result } = ending({
      seats: { SPD: 120 },
      presence: { SPD: [1, 4] },
      members: { SPD: 18 },
      money: { SPD: 99 },
      programs: {
        SPD: [
          '+terrorPrevention',
          '+geneticEngineering',
          '+nuclearEnergy',
          '-minimumWage',
          '+welfareSystem',
        ],
      },
      nation: ['+terrorPrevention', '+militaryMissions', '-welfareSystem', '-minimumWage'],
      dominant: ['+terrorPrevention'],
    });
    expect(result?.scores[0]).toBe(210);
    expect(
      Object.fromEntries(Object.entries(result?.sources ?? {}).map(([k, v]) => [k, v[0]])),
    ).toEqual({ seats: 120, media: 40, members: 18, membersBonus: 10, program: 22 });
    expect(result?.winners).toEqual([0]);
  });

  it('M06-11.1 media markers by space: 25 20 20 15 15 12 10', () => {
    for (const [round, points] of [25, 20, 20, 15, 15, 12, 10].entries()) {
      const { result } = ending({ presence: { CDU: [round + 1] } });
      expect(result?.sources['media']).toEqual([0, points, 0]);
    }
  });

  it('M06-11.2 most points wins, a tie is shared', () => {
    const same = [
      '+terrorPrevention',
      '+geneticEngineering',
      '+nuclearEnergy',
      '-minimumWage',
      '+welfareSystem',
    ] as const;
    const spec = {
      programs: { SPD: same, CDU: same, FDP: same },
      members: { SPD: 10, CDU: 10, FDP: 3 },
    };
    const { result } = ending({ ...spec, seats: { SPD: 30, CDU: 30, FDP: 12 } });
    expect(result?.scores).toEqual([48, 48, 15]);
    expect(result?.winners).toEqual([0, 1]);
    expect(ending({ ...spec, seats: { SPD: 30, CDU: 31 } }).result?.winners).toEqual([1]);
  });

  it('M06-11.1 there is no result before the end', () => {
    expect(game.result(table({ players, at: '1 first player' }).s)).toBeUndefined();
  });
});

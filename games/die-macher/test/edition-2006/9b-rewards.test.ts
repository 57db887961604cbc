import { describe, expect, it } from 'vitest';
import { table, type StateSpec, type TableSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;
const opinions = ['+nuclearEnergy', '-minimumWage', '+welfareSystem', '-militaryMissions'] as const;

const election = (state: StateSpec, spec: Partial<TableSpec> = {}) =>
  table({ players, at: '9a seats and winner', states: { NW: { opinions, ...state } }, ...spec });

describe('9 The election: rewards', () => {
  it('M06-9.3 a single winner: one marker and up to two opinions, one after the other', () => {
    const t = election({ votes: { SPD: 20 }, media: { SPD: 2, CDU: 1 } });
    expect(t.asked).toBe('SPD moveMedia');
    t.act('SPD', 'moveMedia', 'move');
    expect(t.presence('SPD')).toEqual([1]);
    expect(t.asked).toBe('SPD carryOpinion');
    t.act('SPD', 'carryOpinion', '+nuclearEnergy to 1');
    expect(t.asked).toBe('SPD carryOpinion');
    t.act('SPD', 'carryOpinion', '-militaryMissions to 2');
    expect(t.nation).toEqual(['+nuclearEnergy', '-militaryMissions']);
    expect(t.phase).toBe('10b contributions');
  });

  it('M06-9.3 every reward is a may', () => {
    const t = election({ votes: { SPD: 20 }, media: { SPD: 1 } }).pass('SPD', 'SPD');
    expect(t.presence('SPD')).toEqual([]);
    expect(t.nation).toEqual([]);
    expect(t.markers('SPD')).toBe(5); // back when the board is cleared
    expect(t.phase).toBe('10b contributions');
  });

  it('M06-9.3 one opinion and no more, if one likes', () => {
    const t = election({ votes: { SPD: 20 } });
    t.act('SPD', 'carryOpinion', '+welfareSystem to 1').pass('SPD');
    expect(t.nation).toEqual(['+welfareSystem']);
  });

  it('M06-9.3 who has no marker in the state moves none', () => {
    const t = election({ votes: { SPD: 20 }, media: { CDU: 2 } });
    expect(t.asked).toBe('SPD carryOpinion');
  });

  it('M06-9.3 the marker goes to the space of this round', () => {
    const t = election({ votes: { SPD: 20 }, media: { SPD: 1 } }, { round: 4 });
    expect(t.act('SPD', 'moveMedia', 'move').presence('SPD')).toEqual([4]);
  });

  it('M06-9.3 the marker comes from the electing state, on whichever board it lies', () => {
    const t = table({
      players,
      at: '9a seats and winner',
      round: 4, // on the fourth board; BY lies on the first
      states: {
        NW: { opinions, votes: { SPD: 20 }, media: { SPD: 2 } },
        BY: { media: { SPD: 1 } },
      },
    });
    t.act('SPD', 'moveMedia', 'move');
    expect([t.state('NW').media('SPD'), t.state('BY').media('SPD')]).toEqual([1, 1]);
    expect(t.markers('SPD')).toBe(2); // neither from the supply nor into it
  });

  it('M06-9.3 the opinion is taken from the electing state, on whichever board it lies', () => {
    const t = election({ votes: { SPD: 20 } }, { round: 2 });
    const elsewhere = t.states.slice(1).map((code) => t.state(code).board.opinions.slice());
    t.act('SPD', 'carryOpinion', '-minimumWage to 1');
    expect(t.state('NW').opinions).toEqual([
      '+nuclearEnergy',
      '+welfareSystem',
      '-militaryMissions',
    ]);
    expect(t.states.slice(1).map((code) => t.state(code).board.opinions)).toEqual(elsewhere);
  });

  it('M06-9.3 narrow single win: one marker, one opinion; the narrow loser one marker', () => {
    const t = election({
      votes: { SPD: 20, CDU: 20 },
      stacked: ['SPD', 'CDU'],
      media: { SPD: 1, CDU: 1 },
    });
    expect(t.asked).toBe('CDU moveMedia');
    t.act('CDU', 'moveMedia', 'move').act('CDU', 'carryOpinion', '+nuclearEnergy to 1');
    expect(t.asked).toBe('SPD moveMedia');
    t.act('SPD', 'moveMedia', 'move');
    expect(t.phase).toBe('10b contributions'); // and no opinion
    expect([t.presence('SPD'), t.presence('CDU')]).toEqual([[1], [1]]);
  });

  it('M06-9.3 a narrow win over a coalition alone: one opinion, no loser', () => {
    const t = election(
      { votes: { SPD: 20, CDU: 10, FDP: 30 }, media: { SPD: 1, CDU: 1 } },
      { coalitions: [['SPD', 'CDU']] },
    );
    expect(t.asked).toBe('FDP carryOpinion');
    t.act('FDP', 'carryOpinion', '+nuclearEnergy to 1');
    expect(t.phase).toBe('10b contributions');
  });

  it('M06-9.3 a coalition: each partner one marker and one opinion, first the one with more votes', () => {
    const t = election(
      { votes: { SPD: 20, CDU: 21, FDP: 5 }, media: { SPD: 1, CDU: 1, FDP: 3 } },
      { coalitions: [['SPD', 'CDU']] },
    );
    expect(t.asked).toBe('CDU moveMedia');
    t.act('CDU', 'moveMedia', 'move').act('CDU', 'carryOpinion', '+nuclearEnergy to 1');
    expect(t.asked).toBe('SPD moveMedia');
    t.act('SPD', 'moveMedia', 'move').act('SPD', 'carryOpinion', '-minimumWage to 2');
    expect(t.nation).toEqual(['+nuclearEnergy', '-minimumWage']);
    expect(t.presence('FDP')).toEqual([]); // the beaten side gets nothing
    expect(t.phase).toBe('10b contributions'); // the second partner has carried its one opinion
  });

  it('M06-9.3 partners with equal votes: first the one on top; narrow or not', () => {
    const t = election(
      { votes: { SPD: 20, CDU: 20 }, stacked: ['CDU', 'SPD'] },
      { coalitions: [['SPD', 'CDU']] },
    );
    expect(t.asked).toBe('SPD carryOpinion');
    t.pass('SPD');
    expect(t.asked).toBe('CDU carryOpinion'); // one partner passing costs the other nothing
    const narrow = election(
      { votes: { SPD: 30, FDP: 30 }, stacked: ['FDP', 'SPD'], media: { FDP: 1 } },
      { coalitions: [['SPD', 'CDU']] },
    );
    narrow.pass('SPD', 'CDU');
    expect(narrow.phase).toBe('10b contributions'); // FDP lost narrowly, to a coalition
  });

  it('M06-9.4 a new topic takes the leftmost free space', () => {
    const t = election({ votes: { SPD: 20 } }, { nation: ['+terrorPrevention'] });
    t.refused('SPD', 'carryOpinion', '+nuclearEnergy to 1', 'other-space', 'M06-9.4');
    t.refused('SPD', 'carryOpinion', '+nuclearEnergy to 3', 'other-space', 'M06-9.4');
    t.act('SPD', 'carryOpinion', '+nuclearEnergy to 2');
    expect(t.nation).toEqual(['+terrorPrevention', '+nuclearEnergy']);
  });

  it('M06-9.4 an equal card makes the opinion dominant, on its own space only', () => {
    const t = election({ votes: { SPD: 20 } }, { nation: ['+terrorPrevention', '+nuclearEnergy'] });
    t.refused('SPD', 'carryOpinion', '+nuclearEnergy to 3', 'other-space', 'M06-9.4');
    t.act('SPD', 'carryOpinion', '+nuclearEnergy to 2');
    expect(t.nation).toEqual(['+terrorPrevention', '+nuclearEnergy!']);
    expect(t.told('opinionCarried')).toMatchObject([{ how: 'dominant' }]);
  });

  it('M06-9.4 the opposite replaces it, one card or two, and is not dominant', () => {
    const spec = { nation: ['-nuclearEnergy', '+terrorPrevention'] } as const;
    const one = election({ votes: { SPD: 20 } }, spec);
    one.act('SPD', 'carryOpinion', '+nuclearEnergy to 1');
    expect(one.nation).toEqual(['+nuclearEnergy', '+terrorPrevention']);
    expect(one.opinionDiscards).toEqual(['-nuclearEnergy']);
    expect(one.told('opinionCarried')).toMatchObject([{ how: 'replaced', out: 7 }]);
    const two = election({ votes: { SPD: 20 } }, { ...spec, dominant: ['-nuclearEnergy'] });
    two.act('SPD', 'carryOpinion', '+nuclearEnergy to 1');
    expect(two.nation).toEqual(['+nuclearEnergy', '+terrorPrevention']);
    expect(two.opinionDiscards).toEqual(['-nuclearEnergy', '-nuclearEnergy']);
  });

  it('M06-9.4 with all five taken it replaces a non-dominant opinion of one’s choice', () => {
    const nation = [
      '+terrorPrevention',
      '+geneticEngineering',
      '+economicRestructuring',
      '+minimumWage',
      '+welfareSystem',
    ] as const;
    const t = election({ votes: { SPD: 20 } }, { nation, dominant: ['+terrorPrevention'] });
    t.refused('SPD', 'carryOpinion', '+nuclearEnergy to 1', 'dominant-opinion', 'M06-9.4');
    expect(t.offered('SPD').filter((word) => word.startsWith('+nuclear'))).toEqual([
      '+nuclearEnergy to 2',
      '+nuclearEnergy to 3',
      '+nuclearEnergy to 4',
      '+nuclearEnergy to 5',
    ]);
    t.act('SPD', 'carryOpinion', '+nuclearEnergy to 3');
    expect(t.nation).toEqual([
      '+terrorPrevention!',
      '+geneticEngineering',
      '+nuclearEnergy',
      '+minimumWage',
      '+welfareSystem',
    ]);
    expect(t.opinionDiscards).toEqual(['+economicRestructuring']);
  });

  it('M06-9.7 a second card may replace what the first, or the partner, has just laid', () => {
    const nation = [
      '+terrorPrevention',
      '+geneticEngineering',
      '+economicRestructuring',
      '+minimumWage',
      '+welfareSystem',
    ] as const;
    const t = election({ votes: { SPD: 20 } }, { nation });
    t.act('SPD', 'carryOpinion', '+nuclearEnergy to 3');
    t.act('SPD', 'carryOpinion', '-militaryMissions to 3');
    expect(t.nation[2]).toBe('-militaryMissions');
    const pair = election({ votes: { SPD: 20, CDU: 5 } }, { nation, coalitions: [['SPD', 'CDU']] });
    pair.act('SPD', 'carryOpinion', '+nuclearEnergy to 3');
    pair.act('CDU', 'carryOpinion', '-militaryMissions to 3');
    expect(pair.nation[2]).toBe('-militaryMissions');
  });

  it('M06-9.7 a card equal to a dominant opinion can not be carried', () => {
    const t = election(
      { votes: { SPD: 20 } },
      { nation: ['+nuclearEnergy'], dominant: ['+nuclearEnergy'] },
    );
    t.refused('SPD', 'carryOpinion', '+nuclearEnergy to 1', 'changes-nothing', 'M06-9.7');
    expect(t.offered('SPD')).not.toContain('+nuclearEnergy to 1');
  });

  it('M06-9.7 a new topic has no place among five dominant ones, and nobody is asked', () => {
    const nation = [
      '+terrorPrevention',
      '+geneticEngineering',
      '+economicRestructuring',
      '+minimumWage',
      '+welfareSystem',
    ] as const;
    const t = election({ votes: { SPD: 20 } }, { nation, dominant: nation });
    expect(t.offered('SPD')).toEqual(['-minimumWage to 4', 'pass']); // only the opposite
    const none = table({
      players,
      at: '9a seats and winner',
      states: {
        NW: {
          votes: { SPD: 20 },
          opinions: ['+nuclearEnergy', '-militaryMissions', '+welfareSystem', '+minimumWage'],
        },
      },
      nation,
      dominant: nation,
    });
    expect(none.phase).toBe('10b contributions');
  });

  it('M06-9.7 all four opinions can be carried, key issue or not', () => {
    const t = election({ votes: { SPD: 20 }, keyIssue: '-minimumWage' });
    t.act('SPD', 'carryOpinion', '+nuclearEnergy to 1');
    expect(t.state('NW').keyIssue).toBe('-minimumWage');
    t.act('SPD', 'carryOpinion', '-minimumWage to 2');
    expect(t.nation).toEqual(['+nuclearEnergy', '-minimumWage']);
  });

  it('M06-9.7 the key issue marker is gone with its card, and does not slip onto the next', () => {
    const t = election({ votes: { SPD: 20 }, keyIssue: '-minimumWage' });
    t.act('SPD', 'carryOpinion', '-minimumWage to 1');
    expect(t.state('NW').keyIssue).toBeUndefined();
  });

  it('M06-9.8 at most two media markers reach the national board in a round', () => {
    const t = election({
      votes: { SPD: 20, CDU: 20, FDP: 20 },
      stacked: ['SPD', 'CDU', 'FDP'],
      media: { SPD: 1, CDU: 1, FDP: 1 },
    });
    t.act('FDP', 'moveMedia', 'move').pass('FDP').act('CDU', 'moveMedia', 'move');
    expect(t.phase).toBe('10b contributions');
    expect(t.presence('SPD')).toEqual([]);
  });
});

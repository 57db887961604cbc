import { describe, expect, it } from 'vitest';
import { mediaMajority } from '../../rules/edition-2006/index.js';
import { table, type StateSpec, type TableSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;

const begin = (spec: Partial<TableSpec> = {}) =>
  table({ players, at: '5 media', states: { NW: {}, BY: {} }, ...spec });

describe('5 Media: buying', () => {
  it('M06-5.1 one marker for 4,000 € onto a free spot of any state', () => {
    const t = begin({ money: { SPD: 9 } }).act('SPD', 'buyMedia', 'BY');
    expect([t.money('SPD'), t.markers('SPD'), t.state('BY').media('SPD')]).toEqual([5, 4, 1]);
    expect(t.asked).toBe('CDU buyMedia');
  });

  it('M06-5.1 ends when all have passed in a row, the last buyer too', () => {
    const t = begin({ states: { NW: {}, BY: {} } });
    t.act('SPD', 'buyMedia', 'NW').pass('CDU', 'FDP').act('SPD', 'buyMedia', 'BY').pass('CDU');
    t.act('FDP', 'buyMedia', 'BY').pass('SPD', 'CDU');
    expect(t.asked).toBe('FDP buyMedia');
    t.pass('FDP');
    expect(t.s.flow.at).not.toBe('5 media/buyMedia');
  });

  it('M06-5.1 it needs the money, a marker and a free spot', () => {
    const poor = begin({ money: { SPD: 3 } });
    poor.refused('SPD', 'buyMedia', 'NW', 'too-little-money', 'M06-5.1');
    expect(poor.asked).toBe('SPD buyMedia'); // money is nobody's business
    expect(begin({ money: { SPD: 3 }, purses: 'open' }).asked).toBe('CDU buyMedia');
    const none = begin({ presence: { SPD: [1, 2, 3, 4, 5] } });
    expect(none.asked).toBe('CDU buyMedia');
    const full = begin({ states: { NW: { media: { CDU: 3, FDP: 2 } } } });
    full.refused('SPD', 'buyMedia', 'NW', 'no-free-spot', 'M06-5.1');
  });

  it('M06-5.1 also a state with more than five takes none', () => {
    const t = begin({ states: { NW: { media: { SPD: 2, CDU: 3, FDP: 2 } } } });
    t.refused('SPD', 'buyMedia', 'NW', 'no-free-spot');
    expect(t.offered('SPD')).not.toContain('NW');
  });

  it('M06-5.1 in a later round as well, the marker goes where it is bought', () => {
    const t = begin({ round: 2, states: { NW: {}, BY: {}, BW: {}, NI: {} } });
    t.act('SPD', 'buyMedia', 'NW').act('CDU', 'buyMedia', 'BY').act('FDP', 'buyMedia', 'NI');
    const media = t.states.map((code) => t.state(code).board.media);
    expect(media).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 1],
    ]);
    expect(t.told('mediaBought').map(({ election }) => election)).toEqual([1, 2, 4]);
  });

  it('M06-5.1 in a later round as well, the full state takes none and the others do', () => {
    const states = { NW: { media: { CDU: 3, FDP: 2 } }, BY: {}, BW: {}, NI: {} };
    const t = begin({ round: 2, states });
    t.refused('SPD', 'buyMedia', 'NW', 'no-free-spot', 'M06-5.1');
    expect(t.offered('SPD')).toEqual(['BY', 'BW', 'NI', 'pass']);
  });

  it('M06-5.1 where all states are full nobody is asked', () => {
    const media = { SPD: 1, CDU: 2, FDP: 2 }; // everyone has a marker left, nobody controls
    const t = begin({ round: 6, states: { NW: { media }, BY: { media } } });
    expect(t.phase).toBe('6 meetings');
    expect(t.told('passed')).toEqual([]);
  });

  it('M06-5.1 from the first player', () => {
    expect(begin({ first: 'FDP' }).asked).toBe('FDP buyMedia');
  });

  it('M06-5.3 control: strictly more than every other player; one can be enough', () => {
    expect(mediaMajority([3, 2, 0])).toBe(0);
    expect(mediaMajority([2, 2, 1])).toBe(-1);
    expect(mediaMajority([1, 0, 0])).toBe(0);
    expect(mediaMajority([1, 2, 2])).toBe(-1);
    expect(mediaMajority([0, 0, 0])).toBe(-1);
  });
});

describe('5 Media: swaps', () => {
  const opinions = ['+nuclearEnergy', '-minimumWage', '+welfareSystem'] as const;
  const reserve = [
    '-nuclearEnergy',
    '-minimumWage',
    '+terrorPrevention',
    '+terrorPrevention',
    '+nuclearEnergy',
    '-welfareSystem',
  ] as const;
  const swapping = (state: StateSpec = {}) => {
    const t = table({
      players,
      at: '5 media',
      states: { NW: {}, BY: { opinions, media: { CDU: 1 }, ...state } },
      reserve,
    });
    return t.pass('SPD', 'CDU', 'FDP');
  };

  it('M06-5.2 in reverse election order, the electing state last, by who controls the media', () => {
    const t = table({
      players,
      at: '5 media',
      states: {
        NW: { media: { SPD: 1 } },
        BY: { media: { CDU: 2, FDP: 1 } },
        BW: { media: { CDU: 1, FDP: 1 } },
        NI: { media: { FDP: 1 } },
      },
    });
    t.pass('SPD', 'CDU', 'FDP');
    const order: string[] = [];
    t.quietlyUntil(() => {
      if (t.phase === '5 media') order.push(`${t.asked} ${t.s.now.election}`);
      return t.phase !== '5 media';
    });
    expect(order).toEqual(['FDP swapOpinion 3', 'CDU swapOpinion 1', 'SPD swapOpinion 0']);
  });

  it('M06-5.3 nobody controls a tie, and nobody is asked', () => {
    expect(swapping({ media: { CDU: 1, SPD: 1 } }).phase).toBe('6 meetings');
    expect(swapping({ media: { CDU: 2, SPD: 1 } }).asked).toBe('CDU swapOpinion');
  });

  it('M06-5.4 one face-up opinion into the reserve, another card takes its space', () => {
    const t = swapping();
    t.act('CDU', 'swapOpinion', '+nuclearEnergy>+terrorPrevention');
    expect(t.state('BY').opinions).toEqual(['+terrorPrevention', '-minimumWage', '+welfareSystem']);
    expect(t.reserve).toHaveLength(6);
    expect(t.reserve.filter((card) => card === '+nuclearEnergy')).toHaveLength(2);
    expect(t.reserve.filter((card) => card === '+terrorPrevention')).toHaveLength(1);
  });

  it('M06-5.4 its topic must not be among those still face up; its opposite may come', () => {
    const t = swapping();
    t.refused('CDU', 'swapOpinion', '+nuclearEnergy>-minimumWage', 'topic-lies-there', 'M06-5.4');
    t.refused('CDU', 'swapOpinion', '+nuclearEnergy>+nuclearEnergy', 'same-card', 'M06-5.4');
    t.refused('CDU', 'swapOpinion', '+nuclearEnergy>+militaryMissions', 'not-in-reserve');
    const swaps = [
      '+nuclearEnergy>+terrorPrevention',
      '+nuclearEnergy>-nuclearEnergy',
      '+welfareSystem>+terrorPrevention',
      '+welfareSystem>-welfareSystem',
      '-minimumWage>+terrorPrevention',
      'pass',
    ];
    expect(new Set(t.offered('CDU'))).toEqual(new Set(swaps));
    t.act('CDU', 'swapOpinion', '+nuclearEnergy>-nuclearEnergy');
    expect(t.state('BY').opinions[0]).toBe('-nuclearEnergy');
  });

  it('M06-5.4 an opinion under the key issue marker can not be swapped', () => {
    const t = swapping({ keyIssue: '+nuclearEnergy' });
    t.refused('CDU', 'swapOpinion', '+nuclearEnergy>-nuclearEnergy', 'under-key-issue', 'M06-5.4');
    t.act('CDU', 'swapOpinion', '+welfareSystem>-welfareSystem');
    expect(t.state('BY').keyIssue).toBe('+nuclearEnergy');
  });

  it('M06-5.4 a swap beside it leaves the key issue marker where it is', () => {
    const left = swapping({ keyIssue: '-minimumWage' });
    left.act('CDU', 'swapOpinion', '+nuclearEnergy>-nuclearEnergy');
    expect(left.state('BY').keyIssue).toBe('-minimumWage');
    const right = swapping({ keyIssue: '-minimumWage' });
    right.act('CDU', 'swapOpinion', '+welfareSystem>-welfareSystem');
    expect(right.state('BY').keyIssue).toBe('-minimumWage');
  });

  it('M06-5.4 face-down opinions can not be swapped', () => {
    const t = swapping({ down: ['-militaryMissions'] });
    t.refused('CDU', 'swapOpinion', 'space4>+terrorPrevention', 'not-face-up', 'M06-5.4');
    expect(t.offered('CDU').filter((word) => word.startsWith('space'))).toEqual([]);
  });

  it('M06-5.4 declining is allowed; without a fitting card there is no swap', () => {
    const t = swapping();
    expect(t.pass('CDU').phase).toBe('6 meetings');
    const only = ['-minimumWage', '-minimumWage', '+nuclearEnergy', '+nuclearEnergy'] as const;
    const none = table({
      players,
      at: '5 media',
      states: { NW: {}, BY: { opinions, media: { CDU: 1 } } },
      reserve: [...only, '+welfareSystem', '+welfareSystem'],
    });
    expect(none.pass('SPD', 'CDU', 'FDP').phase).toBe('6 meetings');
  });
});

import { describe, expect, it } from 'vitest';
import { absoluteMajority, factorFor, votesFor } from '../../rules/edition-2006/index.js';
import { gainVotes } from '../../rules/edition-2006/paragraphs/8.2-votes.js';
import { table, type StateSpec, type TableSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;
const program = [
  '+nuclearEnergy',
  '+minimumWage',
  '+welfareSystem',
  '-geneticEngineering',
  '+terrorPrevention',
] as const;

/** BY does not elect yet. */
const begin = (state: StateSpec = {}, spec: Partial<TableSpec> = {}) =>
  table({
    players,
    at: '8 meetings into votes',
    states: { NW: {}, BY: state },
    programs: { SPD: program },
    ...spec,
  });

describe('8 Meetings into votes', () => {
  it('M06-8.1 who holds at least five markers may convert any number of them', () => {
    const opinions = ['+nuclearEnergy', '+minimumWage', '+welfareSystem'] as const;
    const t = begin({ meetings: { SPD: 5 }, opinions });
    t.refused('SPD', 'convertMeetings', 6, 'not-so-many-here', 'M06-8.1');
    t.refused('SPD', 'convertMeetings', 0, 'convert-one-or-more', 'M06-8.1');
    t.act('SPD', 'convertMeetings', 2); // at factor 3
    expect([t.state('BY').votes('SPD'), t.state('BY').meetings('SPD')]).toEqual([6, 3]);
    expect(t.meetings('SPD')).toBe(15);
  });

  it('M06-8.1 who holds four is not asked', () => {
    expect(begin({ meetings: { SPD: 4, CDU: 5 } }).asked).toBe('CDU convertMeetings');
  });

  it('M06-8.1 states in reverse election order without the electing one, from the first player', () => {
    const many = { SPD: 6, CDU: 6 };
    const t = table({
      players,
      at: '8 meetings into votes',
      first: 'CDU',
      states: { NW: { meetings: many }, BY: { meetings: many }, BW: { meetings: many }, NI: {} },
    });
    const order: string[] = [];
    t.quietlyUntil(() => {
      if (t.phase === '8 meetings into votes') order.push(`${t.asked} ${t.s.now.election}`);
      return t.phase !== '8 meetings into votes';
    });
    expect(order).toEqual([
      'CDU convertMeetings 2',
      'SPD convertMeetings 2',
      'CDU convertMeetings 1',
      'SPD convertMeetings 1',
    ]);
  });

  it('M06-8.1 once each: whoever has converted is not asked again', () => {
    const t = begin({ meetings: { SPD: 10 } }).act('SPD', 'convertMeetings', 1);
    expect(t.state('BY').meetings('SPD')).toBe(9);
    expect(t.asked).not.toBe('SPD convertMeetings');
  });

  it.each([
    [8, 2, 1, 24],
    [8, -3, -4, 4],
    [9, -3, -4, 4],
    [1, -3, -4, 0],
    [7, 1, -1, 3],
    [5, -1, 2, 5],
    [5, -2, 2, 2],
    [2, 1, 2, 6],
    [10, 3, 5, 80],
  ])(
    'M06-8.2 %i meetings, popularity %i, match %i: %i votes',
    (meetings, popularity, fit, votes) => {
      expect(votesFor(meetings, popularity, fit)).toBe(votes);
    },
  );

  it('M06-8.2 the factor is at least ½', () => {
    expect([factorFor(-3, -4), factorFor(0, 0), factorFor(-1, 2), factorFor(3, 5)]).toEqual([
      0.5, 0.5, 1, 8,
    ]);
  });

  it('M06-8.2 the match: equal +1, opposite −1, doubled by the key issue, face up only', () => {
    const opinions = ['+nuclearEnergy', '-minimumWage', '+welfareSystem'] as const;
    const down = ['-geneticEngineering'] as const;
    const meetings = { SPD: 5 };
    const key = begin({ opinions, down, meetings, keyIssue: '+nuclearEnergy' });
    expect(key.state('BY').match('SPD')).toBe(2);
    const wage = begin({ opinions, down, meetings, keyIssue: '-minimumWage' });
    expect(wage.state('BY').match('SPD')).toBe(0);
    expect(begin({ opinions, down, meetings }).state('BY').match('SPD')).toBe(1);
  });

  it('M06-8.2 rounded down, per conversion', () => {
    const t = begin({ meetings: { SPD: 9 }, popularity: { SPD: -3 } });
    t.act('SPD', 'convertMeetings', 9);
    expect(t.state('BY').votes('SPD')).toBe(4);
    expect(t.told('meetingsConverted')[0].sum).toMatchObject({ meetings: 9, votes: 4, total: 4 });
  });

  it('M06-8.3 votes stop at 50, and who arrives later is on top', () => {
    const opinions = ['+nuclearEnergy', '+minimumWage', '+welfareSystem'] as const;
    const state = {
      opinions,
      meetings: { SPD: 8, CDU: 8 },
      popularity: { SPD: 3, CDU: 3 },
      votes: { SPD: 40, CDU: 45 },
    };
    const t = begin(state, { programs: { SPD: program, CDU: program } });
    t.act('SPD', 'convertMeetings', 8).act('CDU', 'convertMeetings', 8);
    expect([t.state('BY').votes('SPD'), t.state('BY').votes('CDU')]).toEqual([50, 50]);
    expect(t.state('BY').order).toEqual(['CDU', 'SPD']);
  });

  it('M06-8.3 a marker that does not move keeps its place: on 50, or with a gain of 0', () => {
    const scale = { votes: [0, 0, 0], standing: [] as number[] };
    gainVotes(scale, 0, 60);
    gainVotes(scale, 1, 50);
    expect(scale).toEqual({ votes: [50, 50, 0], standing: [0, 1] });
    gainVotes(scale, 0, 8);
    expect(scale.standing).toEqual([0, 1]); // 1 still ahead
    const equal = { votes: [0, 0, 0], standing: [] as number[] };
    gainVotes(equal, 0, 24);
    gainVotes(equal, 1, 24);
    gainVotes(equal, 0, 0);
    expect(equal.standing).toEqual([0, 1]);
  });

  it('M06-8.3 every vote space is a stack: last come, on top; those on 0 are unranked', () => {
    const scale = { votes: [0, 0, 0, 0], standing: [] as number[] };
    gainVotes(scale, 3, 10);
    gainVotes(scale, 0, 5);
    gainVotes(scale, 1, 10);
    gainVotes(scale, 0, 5);
    expect(scale.votes).toEqual([10, 10, 0, 10]);
    expect(scale.standing).toEqual([3, 1, 0]); // 0 came to 10 last
    gainVotes(scale, 3, 1);
    expect(scale.standing).toEqual([1, 0, 3]);
    gainVotes(scale, 1, 1);
    expect(scale.standing).toEqual([0, 3, 1]); // lands on top of 3
  });

  it('M06-8.3 one marker at factor ½ gives no vote, and does not move', () => {
    const t = begin({
      meetings: { SPD: 5 },
      popularity: { SPD: -3 },
      votes: { SPD: 24, CDU: 24 },
      stacked: ['SPD', 'CDU'],
    });
    t.act('SPD', 'convertMeetings', 1);
    expect(t.state('BY').order).toEqual(['CDU', 'SPD']);
    expect(t.state('BY').meetings('SPD')).toBe(4); // but it is used up
  });

  it('M06-8.4 more votes than all others together: one swap, at the end of the state', () => {
    const votes = { SPD: 11, CDU: 6, FDP: 4 };
    const opinions = ['+nuclearEnergy', '+minimumWage', '+welfareSystem'] as const;
    const t = begin({ votes, opinions }, { reserve: ['-nuclearEnergy'] });
    expect(t.asked).toBe('SPD swapOpinion');
    t.act('SPD', 'swapOpinion', '+nuclearEnergy>-nuclearEnergy');
    expect(t.state('BY').opinions.slice(0, 3)).toEqual([
      '-nuclearEnergy',
      '+minimumWage',
      '+welfareSystem',
    ]);
    expect(t.reserve).toContain('+nuclearEnergy');
  });

  it('M06-8.4 as many as all others is not more; at least one vote', () => {
    expect(absoluteMajority([10, 6, 4])).toBe(-1);
    expect(absoluteMajority([11, 6, 4])).toBe(0);
    expect(absoluteMajority([0, 0, 1])).toBe(2);
    expect(absoluteMajority([0, 0, 0])).toBe(-1);
    expect(begin({ votes: { SPD: 10, CDU: 6, FDP: 4 } }).phase).not.toBe('8 meetings into votes');
  });

  it('M06-8.4 the check comes after the last player there has decided', () => {
    const t = begin({ votes: { SPD: 3, CDU: 1 }, meetings: { CDU: 6 }, popularity: { CDU: 3 } });
    expect(t.asked).toBe('CDU convertMeetings');
    t.act('CDU', 'convertMeetings', 6);
    expect(t.asked).toBe('CDU swapOpinion'); // no longer SPD
  });

  it('M06-8.4 a party in a coalition swaps like any other', () => {
    const votes = { SPD: 11, CDU: 6, FDP: 4 };
    expect(begin({ votes }, { coalitions: [['SPD', 'CDU']] }).asked).toBe('SPD swapOpinion');
  });

  it('M06-8.4 by a table option it is checked in the electing state too, last, before the election', () => {
    const states = { NW: { votes: { SPD: 30 }, meetings: { SPD: 7 } }, BY: { votes: { CDU: 5 } } };
    const at = '8 meetings into votes';
    const t = table({ players, at, states, majoritySwapInElectingState: 'on' });
    expect(t.asked).toBe('CDU swapOpinion');
    t.act('CDU', 'swapOpinion', 'pass');
    expect(t.asked).toBe('SPD swapOpinion'); // nobody converts there before the election
    t.act('SPD', 'swapOpinion', 'pass');
    expect(t.phase).not.toBe(at);
  });

  it('M06-8.4 partners count apart, the electing state is left out, a key issue protects', () => {
    const partners = begin({ votes: { SPD: 6, CDU: 4, FDP: 3 } }, { coalitions: [['SPD', 'CDU']] });
    expect(partners.asked).not.toBe('SPD swapOpinion');
    const electing = table({
      players,
      at: '8 meetings into votes',
      states: { NW: { votes: { SPD: 30 } } },
    });
    expect(electing.phase).not.toBe('8 meetings into votes');
    const key = begin(
      {
        votes: { SPD: 6 },
        opinions: ['+nuclearEnergy', '+minimumWage'],
        keyIssue: '+nuclearEnergy',
      },
      { reserve: ['-nuclearEnergy'] },
    );
    key.refused('SPD', 'swapOpinion', '+nuclearEnergy>-nuclearEnergy', 'under-key-issue');
  });
});

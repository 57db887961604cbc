import { describe, expect, it } from 'vitest';
import { table, type Card } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const at = '9d next round';
const opinions: readonly Card[] = ['+education', '-traffic', '+welfareState', '-environment'];

describe('9d Next round', () => {
  it('M19-9.14 the state that elected leaves, its board is gone, its opinions are discarded', () => {
    const t = table({
      players,
      at,
      states: {
        BB: { opinions, votes: { SPD: 30 }, trend: { SPD: 3 } },
        NI: {
          opinions: ['+education', '-digitization', '+nationalSecurity'],
          down: ['-welfareState'],
        },
        TH: { opinions: ['+nationalSecurity', '-geneticEngineering'], down: ['-welfareState'] },
        SL: { opinions: ['+geneticEngineering'], down: ['+traffic'] },
      },
    });
    expect(t.round).toBe(2);
    expect(t.states).toEqual(['NI', 'TH', 'SL']);
    expect(t.opinionDiscards).toEqual(opinions);
    expect(t.told('stateLeft')).toHaveLength(1);
    expect(t.s.boards.filter((board) => board.state === -1)).toHaveLength(1);
    t.quietlyTo('4 rallies');
    t.refused(t.start, 'placeRallies', { BB: 1 }, 'unknown-option');
  });

  it('M19-9.14 media markers left there return to their owners, those on the spots stay', () => {
    const t = table({
      players,
      at: '9b election',
      states: {
        BB: { votes: { SPD: 55 }, media: { SPD: 2, LINKE: 3 } },
        NI: { media: { SPD: 1 } },
      },
    });
    expect(t.presence('SPD')).toEqual([1]);
    expect(t.presence('LINKE')).toEqual([1]);
    t.quietlyTo('1 start player');
    expect(t.markers('SPD')).toBe(2);
    expect(t.markers('LINKE')).toBe(3);
    expect(t.presence('SPD')).toEqual([1]);
    expect(t.state('NI').media('SPD')).toBe(1);
  });

  it('M19-9.14 the double marker returns to the common supply; others stay', () => {
    const t = table({
      players,
      at,
      states: {
        BB: { opinions, double: '-traffic' },
        NI: {
          opinions: ['+education', '-digitization', '+nationalSecurity'],
          double: '+education',
        },
      },
    });
    expect(t.s.doubles).toBe(3);
    expect(t.state('NI').double).toBe('+education');
  });

  it('M19-9.14 other states keep votes, trends and rallies', () => {
    const t = table({
      players,
      at,
      states: {
        BB: { votes: { LINKE: 9 } },
        NI: { votes: { SPD: 9 }, trend: { SPD: -2 }, rallies: { SPD: 5 } },
      },
    });
    expect(t.state('NI').votes('SPD')).toBe(9);
    expect(t.state('NI').trend('SPD')).toBe(-2);
    expect(t.state('NI').rallies('SPD')).toBe(5);
  });

  it('M19-9.15 one more opinion is turned up in each remaining state, in election order', () => {
    const t = table({ players, at });
    expect(t.told('opinionTurned').map((event) => event.election)).toEqual([1, 2, 3]);
    expect(t.states.map((code) => t.state(code).opinions.length)).toEqual([4, 3, 2]);
  });

  it('M19-9.15 so every state elects with four, in every round', () => {
    const t = table({ players, at: '1 start player' });
    for (const up of [[4, 3, 2, 1], [4, 3, 2], [4, 3], [4]]) {
      expect(t.states.map((code) => t.state(code).opinions.length)).toEqual(up);
      const { round } = t;
      if (round < 4) t.quietlyUntil(() => t.round > round);
    }
    t.quietlyTo('end');
  });

  it('M19-9.16 the program display is discarded and dealt anew', () => {
    const display: readonly Card[] = [
      '+education',
      '-education',
      '+traffic',
      '-traffic',
      '+environment',
    ];
    const fresh: readonly Card[] = [
      '-digitization',
      '+digitization',
      '-welfareState',
      '+welfareState',
      '-environment',
    ];
    const t = table({ players, at, programDisplay: display, programStack: fresh });
    expect(t.display).toEqual(fresh);
    expect(t.programDiscards).toEqual(display);
  });

  it('M19-9.19 the order: states leave, opinions are turned up, programs are dealt', () => {
    const t = table({ players, at });
    expect(t.events.map((event) => event.type)).toEqual([
      'stateLeft',
      'opinionTurned',
      'opinionTurned',
      'opinionTurned',
      'displayDealt',
      'roundBegan',
    ]);
    expect(t.asked).toBe('SPD LINKE CDU FDP bid');
    expect(t.start).toBe('SPD');
  });

  it('M19-9.19 the opinions of the state that left are there for replacements', () => {
    // The stack runs empty at the first replacement; the new stack has the cards that just left.
    const t = table({
      players,
      at,
      states: {
        BB: { opinions },
        NI: {
          opinions: ['+education', '-digitization', '+nationalSecurity'],
          down: ['-education'],
        },
        TH: { opinions: ['+digitization', '-geneticEngineering'], down: ['-welfareState'] },
        SL: { opinions: ['+geneticEngineering'], down: ['+traffic'] },
      },
      wholeOpinionStack: ['+environment'],
    });
    expect(t.state('NI').opinions.at(-1)).toBe('+environment');
    expect(t.s.opinionStack).toHaveLength(16);
    expect(t.opinionDiscards).toEqual([]);
  });
});

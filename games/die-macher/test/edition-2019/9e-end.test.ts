import { describe, expect, it } from 'vitest';
import { game, table, type TableSpec } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;

const ending = (rest: Partial<TableSpec>) => {
  const t = table({
    players,
    at: '9e end',
    round: rest.elections === 7 ? 5 : 4,
    base: { SPD: 0, LINKE: 0, CDU: 0, FDP: 0 },
    money: { SPD: 0, LINKE: 0, CDU: 0, FDP: 0 },
    ...rest,
  });
  expect(t.asked).toBe('nobody');
  const result = game.result(t.s);
  if (result === undefined) throw new Error('no result');
  return result;
};

describe('9e End', () => {
  it('M19-9.17 media presence: 10, 8, 6, 4 points for the spots of the four elections', () => {
    const { sources, scores } = ending({
      presence: { SPD: [1], LINKE: [2], CDU: [3], FDP: [4, 1] },
    });
    expect(sources['media']).toEqual([10, 8, 6, 14]);
    expect(scores).toEqual([10, 8, 6, 14]);
  });

  it('M19-9.17 one point per party base point', () => {
    expect(ending({ base: { SPD: 13, LINKE: 0, CDU: 51, FDP: 1 } }).scores).toEqual([13, 0, 51, 1]);
  });

  it('M19-9.17 most money 6 points, second 3', () => {
    const { sources } = ending({ money: { SPD: 12, LINKE: 30, CDU: 7, FDP: 11 } });
    expect(sources['money']).toEqual([3, 6, 0, 0]);
  });

  it('M19-9.17 tied players each get the points of their place; the next amount is second', () => {
    expect(ending({ money: { SPD: 9, LINKE: 9, CDU: 7, FDP: 7 } }).sources['money']).toEqual([
      6, 6, 3, 3,
    ]);
    expect(ending({ money: { SPD: 9, LINKE: 9, CDU: 9, FDP: 1 } }).sources['money']).toEqual([
      6, 6, 6, 3,
    ]);
  });

  it('M19-9.17 an amount of 0 takes no place', () => {
    expect(ending({ money: { SPD: 0, LINKE: 4, CDU: 0, FDP: 0 } }).sources['money']).toEqual([
      0, 6, 0, 0,
    ]);
    expect(ending({}).sources['money']).toEqual([0, 0, 0, 0]);
  });

  it('M19-9.18 most points wins; everything is added up', () => {
    const { scores, winners } = ending({
      votePoints: { SPD: 40, LINKE: 35 },
      winPoints: { SPD: 5, LINKE: 12 },
      presence: { LINKE: [4] },
      base: { SPD: 4, LINKE: 1, CDU: 0, FDP: 0 },
      money: { SPD: 0, LINKE: 2, CDU: 3, FDP: 0 },
    });
    expect(scores).toEqual([49, 55, 6, 0]);
    expect(winners).toEqual([1]);
  });

  it('M19-9.18 a tie is a shared victory', () => {
    expect(ending({ votePoints: { SPD: 20, CDU: 20, FDP: 19 } }).winners).toEqual([0, 2]);
  });

  it('M19-9.18 there is no result before the end', () => {
    expect(game.result(table({ players, at: '1 start player' }).s)).toBeUndefined();
  });

  it('M19-9.18 a game of four elections has four rounds', () => {
    const t = table({ players, at: '1 start player' }).quietlyTo('end');
    expect(t.round).toBe(4);
    expect(t.told('electionHeld').map((event) => event.election)).toEqual([0, 1, 2, 3]);
    expect(game.isOver(t.s)).toBe(true);
  });

  it('M19-9.10 media points are scored at the end, not before', () => {
    const t = table({
      players,
      at: '9b election',
      states: { BB: { votes: { SPD: 50 }, media: { SPD: 1 } } },
    });
    expect(t.presence('SPD')).toEqual([1]);
    expect(t.votePoints('SPD') + t.winPoints('SPD')).toBe(21 + 12);
    t.quietlyTo('end');
    expect(game.result(t.s)?.sources['media'][0]).toBe(10);
  });
});

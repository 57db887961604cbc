import { describe, expect, it } from 'vitest';
import { barsCoalitions, paysMembers } from '../../rules/edition-2006/index.js';
import { faceUp, game, table, type TableSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;
const short = (spec: Partial<TableSpec> = {}) =>
  table({ players, at: '1 first player', length: 'short', ...spec });

describe('12 Short game', () => {
  it('M06-12.1 six cabinet cards, four contributions, ten polls', () => {
    const t = short();
    expect(t.cabinet('SPD')).toHaveLength(6);
    expect(t.cabinet('SPD')).not.toContain('chancellor');
    expect(t.contributions('SPD')).toEqual([10, 20, 30, 40]);
    expect(t.s.pollStack).toHaveLength(10);
    expect(Math.max(...t.s.pollStack)).toBe(9);
  });

  it('M06-12.1 five rounds, five states, 4-3-2-1, 4-3-2-2, 4-3-3, 4-4, 4 face up', () => {
    const t = short({ states: { NW: {}, BY: {}, BW: {}, NI: {} }, coming: ['HE', 'SN'] });
    const rows = [t.faceUp];
    const elected = [t.states[0]];
    for (let round = 2; round <= 4; round++) {
      t.quietlyUntil(() => t.round === round);
      rows.push(t.faceUp);
      elected.push(t.states[0]);
    }
    t.quietlyUntil(() => t.phase === '10b contributions');
    rows.push(t.faceUp);
    elected.push(t.states[0]);
    expect(rows).toEqual(faceUp.short);
    expect(elected).toEqual(['NW', 'BY', 'BW', 'NI', 'HE']);
  });

  it('M06-12.1 after round 1 the fifth state enters, 2 up, with the anti-coalition tile', () => {
    const t = short({ at: '10a next state', coming: ['HE'] });
    expect(t.states.at(-1)).toBe('HE');
    expect(t.state('HE').board.up).toBe(2);
    expect([1, 2, 3, 4].map((election) => barsCoalitions(t.s, election))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const later = short({ at: '10a next state', round: 2 });
    expect(later.states).toHaveLength(3); // the board is put aside
  });

  it('M06-12.1 no tile, and so no coalition, in the fifth state', () => {
    const t = short({
      at: '3 shadow cabinet',
      round: 2,
      states: { NW: {}, BY: {}, BW: {}, NI: {} },
    });
    t.act('SPD', 'layCabinet', { NI: 'backbencher' }).act('CDU', 'layCabinet', {});
    t.act('FDP', 'layCabinet', {});
    expect(t.state('NI').tiles).toEqual([]);
  });

  it('M06-12.1 pay-outs by members in rounds 1 and 3 only', () => {
    const { s } = short();
    expect([0, 1, 2, 3, 4].filter((election) => paysMembers(s, election))).toEqual([0, 2]);
    const t = short({ at: '9a seats and winner', round: 5, members: { SPD: 10 } });
    expect(t.money('SPD')).toBe(25);
  });

  it('M06-12.1 round 5 is its election alone', () => {
    const t = short({ at: '10b contributions', round: 4 });
    t.pass('SPD', 'CDU', 'FDP');
    expect(t.round).toBe(5);
    expect(t.phase).toBe('end');
    expect(t.told('bidsOpened')).toEqual([]);
  });

  it('M06-10.2 with as many contributions as rounds one may skip all the same; the card is kept', () => {
    const t = short({ at: '10b contributions' });
    t.pass('SPD', 'CDU', 'FDP');
    expect(t.contributions('SPD')).toEqual([10, 20, 30, 40]);
    expect(t.round).toBe(2);
  });

  it('M06-12.2 media markers on the spaces of rounds 1–5: 25 20 20 15 15', () => {
    for (const [round, points] of [25, 20, 20, 15, 15].entries()) {
      const t = short({ at: '11 end', round: 5, presence: { CDU: [round + 1] } });
      expect(game.result(t.s)?.sources['media']).toEqual([0, points, 0]);
    }
  });

  it('M06-12.2 everything else is as in the long game', () => {
    const t = short();
    expect([t.money('SPD'), t.members('SPD')]).toEqual([25, 5]);
    expect(t.s.reserve).toHaveLength(6);
    t.quietlyTo('end');
    expect(t.told('electionHeld')).toHaveLength(5);
  });
});

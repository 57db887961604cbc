import { describe, expect, it } from 'vitest';
import { copycat } from '../rules/index.js';
import { table } from './table.js';

const noDoctorates = ['sauna-20', 'sauna-21', 'elbows-25'];

/** A and B end with 96 points each, A having gained 12 in this round. */
function winnersAt96(before: number): readonly number[] | undefined {
  const t = table({
    players: 2,
    phase: 3,
    A: { score: 96, before: 84 },
    B: { score: 96, before },
  });
  t.act('end phase', 'end phase');
  return copycat.result(t.state)?.winners;
}

describe('6 End', () => {
  it('CC-6.1 X41 the third of four reaches 96 in round 7: the fourth still plays phase 3', () => {
    const t = table({
      players: 4,
      phase: 3,
      round: 7,
      C: { score: 90, hand: ['nationalNewspaper-50'] },
      D: { hand: ['localMedia-9'] },
    });
    t.act('end phase', 'end phase', 'end phase', 0);
    expect(t.player('C').score).toBe(96);
    expect(t.asks).toBe('D step');
    t.act('end phase');
    expect(t.asks).toBe('');
    expect(copycat.result(t.state)?.winners).toEqual([2]);
    expect(copycat.result(t.state)?.scores).toEqual([0, 0, 96, 1]);
  });

  it('CC-6.1 94 points do not end the game, 95 do', () => {
    for (const [score, over] of [
      [93, false],
      [94, true],
    ] as const) {
      const t = table({ players: 2, phase: 3, A: { score, hand: ['localMedia-9'] } });
      t.act('end phase');
      if (over) t.act(0);
      t.act('end phase');
      expect(t.asks === '').toBe(over);
    }
  });

  it('CC-6.1 X41 tied at 96, more gained in this last round wins; then it is shared', () => {
    expect(winnersAt96(87)).toEqual([0]);
    expect(winnersAt96(84)).toEqual([0, 1]);
    expect(winnersAt96(80)).toEqual([1]);
  });

  it('CC-6.1 only the tied are compared: what another player gained does not matter', () => {
    const t = table({
      players: 3,
      phase: 3,
      A: { score: 96, before: 84 },
      B: { score: 96, before: 87 },
      C: { score: 50, before: 10 },
    });
    t.act('end phase', 'end phase', 'end phase');
    expect(copycat.result(t.state)?.winners).toEqual([0]);
  });

  it('CC-6.1 points of the round before the last do not break a tie', () => {
    const t = table({
      players: 2,
      phase: 3,
      round: 10,
      A: { hand: ['nationalTV-59'], draw: ['fatherlyFriend-12', 'fatherlyFriend-13'] },
      B: { draw: ['nationalTV-60', 'fatherlyFriend-12'] },
    });
    t.act('end phase', 'end phase');
    t.bid({ A: 'nationalTV-59', B: 'fatherlyFriend-12' });
    t.act('end turn', 'end turn', 'end phase', 'end phase');
    expect(copycat.result(t.state)).toMatchObject({ scores: [10, 10], winners: [1] });
  });

  it('CC-6.1 points of a Doctorate count among those of the last round', () => {
    const t = table({
      players: 2,
      phase: 3,
      round: 11,
      street: ['doctorate'],
      A: { score: 10, workers: { 'coins-2': 0, 'buy-1a': 0 } },
      B: { score: 11, hand: ['localMedia-9'] },
    });
    t.act('buy doctorate on 1', 2, 'end phase', 'end phase');
    expect(copycat.result(t.state)).toMatchObject({ scores: [12, 12], winners: [0] });
  });

  it('CC-6.1 the game ends with round 11, not with round 10', () => {
    const ten = table({ players: 2, phase: 3, round: 10 });
    ten.act('end phase', 'end phase');
    expect(ten.state.round).toBe(11);
    const eleven = table({ players: 2, phase: 3, round: 11 });
    eleven.act('end phase', 'end phase');
    expect(copycat.isOver(eleven.state)).toBe(true);
  });

  it('CC-6.1 CC-6.2 the last Doctorate bought ends the game with the round', () => {
    const t = table({
      players: 2,
      phase: 3,
      round: 6,
      street: ['doctorate', ...noDoctorates],
      supply: [],
      A: { workers: { 'buy-1a': 0 } },
    });
    t.act('buy doctorate on 1', 'end phase');
    expect(t.asks).toBe('B step');
    t.act('end phase');
    expect(copycat.isOver(t.state)).toBe(true);
  });

  it('CC-6.2 while one is left in street or supply, it is not the last', () => {
    for (const [street, supply] of [
      [['doctorate', 'doctorate', ...noDoctorates], []],
      [['doctorate', ...noDoctorates], ['doctorate']],
    ]) {
      const t = table({
        players: 2,
        phase: 3,
        round: 6,
        street,
        supply,
        A: { workers: { 'buy-1a': 0 } },
      });
      t.act('buy doctorate on 1', 'end phase', 'end phase');
      expect(copycat.isOver(t.state)).toBe(false);
    }
  });

  it('CC-6.2 the last one leaving unsold ends nothing; those that left do not count', () => {
    const t = table({
      players: 2,
      phase: 3,
      round: 6,
      street: ['doctorate', ...noDoctorates],
      supply: [],
      A: { doctorates: 1 },
    });
    t.act('end phase', 'end phase');
    expect(t.removed).toContain('doctorate');
    expect(copycat.isOver(t.state)).toBe(false);
    expect(t.state.round).toBe(7);
  });

  it('CC-6.1 every point of the result has its source', () => {
    const t = table({
      players: 2,
      phase: 3,
      round: 11,
      street: ['doctorate'],
      A: {
        hand: ['localMedia-9'],
        workers: { 'coins-2': 0, 'buy-1a': 0, 'points-2': 0 },
        markers: 3,
      },
    });
    t.act('buy doctorate on 1', 2, 'end phase', 'end phase');
    expect(copycat.result(t.state)?.sources).toEqual({
      cards: [1, 0],
      offices: [2, 0],
      markers: [3, 0],
      doctorates: [2, 0],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { roll } from '../../rules/edition-2006/paragraphs/dice.js';
import { data } from '../../rules/edition-2006/index.js';
import { table } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;

describe('Dice', () => {
  it.each(['ordinary', 'campaign'] as const)('%s dice: every face as often as printed', (dice) => {
    const { s } = table({ players, at: '1 first player', dice });
    const counts = new Map<number, number>();
    for (const face of roll(s, 6000)) counts.set(face, (counts.get(face) ?? 0) + 1);
    const { faces } = data.diceSets[dice];
    for (const face of new Set<number>(faces)) {
      const share = faces.filter((one) => one === face).length / faces.length;
      expect(Math.abs((counts.get(face) ?? 0) / 6000 - share)).toBeLessThan(0.03);
    }
    expect(new Set(counts.keys())).toEqual(new Set<number>(faces));
  });

  it('M06-10.2 "highest" of several dice is the single highest face, of campaign dice too', () => {
    const t = table({ players, at: '10b contributions', dice: 'campaign', members: { SPD: 9 } });
    t.act('SPD', 'contribute', 'accept 40').pass('CDU').roll(2, 0, 1, 2).pass('FDP');
    expect(t.members('SPD')).toBe(7);
  });

  it('M06-7.2 M06-10.2 two dice of a poll and the bonus are of the same set', () => {
    const t = table({ players, at: '10b contributions', dice: 'campaign' });
    t.act('SPD', 'contribute', 'refuse 10').pass('CDU').roll(0, 3, 3, 3).pass('FDP');
    expect(t.members('SPD')).toBe(14);
    const poll = table({ players, at: '7 polls', dice: 'campaign' });
    poll.act('SPD', 'bidForPoll', 1).pass('CDU', 'FDP').roll(0, 3).act('SPD', 'publishPoll', []);
    expect(poll.members('SPD')).toBe(8);
  });

  it('every roll follows from the seed and is shown: nothing can be taken back after it', () => {
    const t = table({ players, at: '7 polls' });
    t.act('SPD', 'bidForPoll', 1).pass('CDU', 'FDP');
    const { seen } = t.s.flow;
    t.act('SPD', 'publishPoll', []);
    expect(t.s.flow.seen).toBeGreaterThan(seen);
  });
});

import { describe, expect, it } from 'vitest';
import { besideOf, besideText } from '../src/bench/beside.js';
import { goalsOf, missed } from '../src/bench/goals.js';
import type { Figures } from '../src/bench/meter.js';
import { reportMarkdown, reportText, row, summary } from '../src/bench/report.js';
import { said, wordsIn } from '../src/words.js';
import { hustings } from './helpers.js';

const words = await wordsIn('en');

const good: Figures = {
  decisionsPerSecond: 2_000_000,
  clone: 1,
  view: 2,
  determinize: 8,
  replay: 3,
  verify: 20,
  bytes: 4000,
  worstList: { time: 400, kind: 'placeRallies' },
  worstSample: { time: 4, kind: 'bid' },
};

/** The goals of a game that are missed, in words. */
const missedBy = (figures: Figures, game: string): string[] =>
  missed(figures, goalsOf(game)).map((miss) => said(miss, words));

describe('bench', () => {
  it('takes the median of the repetitions, and the last worst case', () => {
    const worstList = { time: 300, kind: 'bid' };
    const turns = [good, { ...good, clone: 9 }, { ...good, clone: 2, worstList }];
    expect(summary(turns)).toMatchObject({ clone: 2, verify: 20, worstList });
  });

  it('names the goals that are missed', () => {
    expect(missedBy(good, 'die-macher-2019')).toEqual([]);
    const slow = { ...good, decisionsPerSecond: 900_000, clone: 2.5, replay: 6, bytes: 20_001 };
    expect(missedBy(slow, 'die-macher-2019')).toEqual([
      '900,000 of 1,000,000 decisions/s',
      'clone 2.50 µs, not 2 µs',
      'replay 6.00 ms, not 5 ms',
      'state 20,001 bytes, not 20,000',
    ]);
    expect(missedBy(slow, 'die-macher-2006')).toEqual([
      'clone 2.50 µs, not 2 µs',
      'replay 6.00 ms, not 5 ms',
      'state 20,001 bytes, not 20,000',
    ]);
    const stuck = { ...good, worstSample: { time: 1500, kind: 'bid' } };
    expect(missedBy(stuck, 'copycat')).toEqual(['a legal-move call of 1,500 µs, not 1000 µs']);
  });

  it('shows ratios to the baseline in both tables', () => {
    const base = { ...good, decisionsPerSecond: 4_000_000, verify: undefined };
    const rows = [row('baseline', undefined, base, base), row('copycat 4', 'copycat', good, base)];
    for (const table of [reportText(rows, words), reportMarkdown(rows, words)]) {
      expect(table).toContain('2,000,000 ×0.50');
      expect(table).toContain('400.0 placeRallies');
      expect(table).toContain('All goals are met.');
    }
  });

  it('compares each turn with that of another checkout, in time', () => {
    const there = [good, { ...good, clone: 2 }, good];
    const here = [
      { ...good, decisionsPerSecond: 1_000_000 },
      { ...good, decisionsPerSecond: 1_000_000, clone: 4 },
      { ...good, clone: 1.03 },
    ];
    const beside = besideOf('a game', here, there);
    expect(beside).toEqual({
      name: 'a game',
      play: 2,
      clone: 1.03,
      view: 1,
      determinize: 1,
      replay: 1,
    });
    const text = besideText([beside], 'elsewhere', words);
    expect(text).toContain('elsewhere:');
    expect(text).toMatch(/a game +200\.0 % +103\.0 % +100\.0 % +100\.0 % +100\.0 %/);
  });

  it.each([
    ['bench --players 9', 'is for 2 to 4 players, not 9'],
    ['bench --players 3,x', 'not "x"'],
    ['bench --game chess', 'there is no game "chess"'],
    ['bench --against /nowhere', 'there is no built checkout in /nowhere'],
    ['bench --repeats 0', '--repeats must be a whole number from 1 to 100'],
  ])('%s is refused', async (line, sentence) => {
    const { code, err } = await hustings(line);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

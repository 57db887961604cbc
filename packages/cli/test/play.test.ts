import { describe, expect, it } from 'vitest';
import type { Report } from '../src/commands/simulate.js';
import { progress } from '../src/progress.js';
import { distribution } from '../src/statistics.js';
import { hustings, silence } from './helpers.js';

async function simulated(line: string): Promise<Report> {
  const { out } = await hustings(`simulate ${line} --json`);
  return JSON.parse(out) as Report;
}

describe('simulate', () => {
  it('reports length, scores and wins of the games it played', async () => {
    const report = await simulated(
      '--players 3 --options rounds=5,purses=open --games 50 --seed 7',
    );
    expect(report).toMatchObject({
      game: 'stall',
      players: 3,
      games: 50,
      seed: '7',
      options: { rounds: '5', purses: 'open', colours: 'dealt' },
      decisions: 50 * 5 * (3 + 2), // three bids, keep, gift
      length: { mean: 25, sd: 0 },
    });
    const wins = report.seats.reduce((sum, { wins: share }) => sum + share, 0);
    expect(wins).toBeCloseTo(1);
    const points = Object.values(report.sources).reduce((sum, mean) => sum + mean, 0);
    expect(points).toBeCloseTo(report.scores.mean);
  });

  it('plays the same games again from the same seed, and others from another', async () => {
    const { speed: _one, ...first } = await simulated('--games 20 --seed a');
    const { speed: _two, ...again } = await simulated('--games 20 --seed a');
    const { scores } = await simulated('--games 20 --seed b');
    expect(again).toEqual(first);
    expect(scores).not.toEqual(first.scores);
  });

  it('takes options in repeated flags and a list for each seat', async () => {
    const line = '--players 2 --games 1 --options rounds=5 --options colours=white+red';
    const { options } = await simulated(line);
    expect(options).toEqual({ rounds: '5', purses: 'hidden', colours: ['white', 'red'] });
  });

  it('prints a table, and no progress bar where there is no terminal', async () => {
    const { code, out, err } = await hustings('simulate --games 10');
    expect(code).toBe(0);
    expect(out).toContain('10 games played at random');
    expect(out).toMatch(/^ {2}seat 3 .* %$/m);
    expect(err).toBe('');
  });
});

/** What a bar writes on its way. */
function drawn(terminal: boolean): string[] {
  const told: string[] = [];
  const bar = progress(
    { ...silence, warn: (text) => void told.push(text), terminal },
    40,
    (done, of) => `${done} of ${of} games`,
  );
  for (let i = 1; i <= 40; i++) bar.at(i);
  bar.end();
  return told;
}

describe('a progress bar', () => {
  it('is drawn on a terminal now and then, and wiped away at the end', () => {
    const told = drawn(true);
    expect(told[0]).toMatch(/^\r█░+ 1 of 40 games$/);
    expect(told.length).toBeLessThan(40);
    expect(told.at(-1)).toBe('\r\u001b[K');
  });

  it('is not drawn elsewhere', () => {
    expect(drawn(false)).toEqual([]);
  });
});

describe('a distribution', () => {
  it('has the moments and quantiles of its numbers', () => {
    expect(distribution([4, 1, 3, 2, 5])).toEqual({
      mean: 3,
      sd: Math.sqrt(2.5),
      min: 1,
      p5: 1.2,
      p25: 2,
      median: 3,
      p75: 4,
      p95: 4.8,
      max: 5,
    });
  });
});

describe('demo', () => {
  it('tells round by round how a game went, and the result by source', async () => {
    const { code, out } = await hustings('demo --players 3 --options rounds=5 --seed 1');
    expect(code).toBe(0);
    expect(out).toContain('rounds=5,purses=hidden,colours=dealt');
    expect(out).toContain('After 25 moves');
    expect(out).toMatch(/^cards +\d+ +\d+ +\d+$/m);
    expect(out).toMatch(/^total +\d+ +\d+ +\d+$/m);
    expect(out).toMatch(/Seat \d (wins|and .* share the win)\.$/m);
  });

  it('is another game each time, unless a seed is named', async () => {
    const free = await Promise.all([hustings('demo --json'), hustings('demo --json')]);
    const named = await Promise.all([hustings('demo --seed x'), hustings('demo --seed x')]);
    expect(free[0].out).not.toBe(free[1].out);
    expect(named[0].out).toBe(named[1].out);
  });
});

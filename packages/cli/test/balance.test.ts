import { copycat, data } from '@hustings/games/copycat/rules';
import { describe, expect, it } from 'vitest';
import { anyGame } from '@hustings/games';
import type { BalanceReport } from '../src/commands/balance.js';
import { hustings } from './helpers.js';

const games = [anyGame(copycat)];
const sum = (rows: Readonly<Record<string, number>>): number =>
  Object.values(rows).reduce((total, n) => total + n, 0);

describe('balance', () => {
  it('counts every game once: its end, its rounds, its win', async () => {
    const { out } = await hustings('balance --players 3 --games 20 --seed a --json', { games });
    const report = JSON.parse(out) as BalanceReport;
    expect(report).toMatchObject({ game: 'copycat', players: 3, games: 20, seed: 'a' });
    expect(Object.keys(report.standings)).toHaveLength(3);
    expect(sum(report.standings)).toBeCloseTo(1);
    expect(sum(report.tables['how games end'])).toBe(20);
    expect(sum(report.tables['rounds'])).toBe(20);
    expect(report.winners.mean).toBeGreaterThan(report.scores.mean);
  });

  it('names every kind of card, also those that nobody used', async () => {
    const { out } = await hustings('balance --players 2 --games 1 --json', { games });
    const { tables } = JSON.parse(out) as BalanceReport;
    const kinds = Object.keys(data.kinds);
    expect(Object.keys(tables['cards used, by kind']).sort()).toEqual(kinds.sort());
    expect(tables['cards used, by kind']['fatherlyFriend']).toBeGreaterThan(0);
  });

  it('lets bots play as well, and refuses those it does not know', async () => {
    const line = 'balance --players 4 --games 2 --bots strategist --json';
    const { tables, bots } = JSON.parse((await hustings(line, { games })).out) as BalanceReport;
    expect(bots).toBe('strategist');
    expect(sum(tables['cards bought, by kind'])).toBeGreaterThan(20);
    const { code, err } = await hustings('balance --bots genius', { games });
    expect(code).toBe(2);
    expect(err).toContain('strategist');
  });

  it('says so where nothing is counted', async () => {
    const { code, err } = await hustings('balance --games 1');
    expect(code).toBe(2);
    expect(err).toContain('Nothing is counted');
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedFrom, writeGameFile } from '@hustings/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from '../src/choose.js';
import { games } from '../src/games.js';
import { playMatch } from '../src/play.js';
import { isWrong } from '../src/wrong.js';
import { hustings } from './helpers.js';

const arena = 'arena --game copycat --threads 1 --seed test';

describe('arena', () => {
  test('compares bots and says how sure it is', async () => {
    const { code, out } = await hustings(`${arena} --bots organiser,random --games 4`, { games });
    expect(code).toBe(0);
    expect(out).toContain('copycat, 2 players, 4 games on 2 seeds (test)');
    expect(out).toMatch(/organiser +1 +\d/);
    expect(out).toMatch(/seat 1 +\d/);
  });

  test('a bot with a temperament plays, under its own name', async () => {
    const line = `${arena} --bots organiser+hunter,random --games 2`;
    const { code, out } = await hustings(line, { games });
    expect(code).toBe(0);
    expect(out).toMatch(/organiser\+hunter +1 +\d/);
  });

  test('a bot may have a time of its own, which is what it is held to', async () => {
    const line = `${arena} --bots chancellor@3,organiser --games 2 --measure cpu`;
    const { code, out } = await hustings(line, { games });
    expect(code).toBe(0);
    expect(out).toMatch(/chancellor@3 +1 +\d.* \d+ of \d+/);
  });

  test('plays every seed in all seatings, and the same games again', async () => {
    const line = `${arena} --bots intern,random,random --games 1 --json --balance`;
    const one = await hustings(line, { games });
    const report = JSON.parse(one.out) as { games: number; rows: { wins: unknown }[] };
    expect(report.games).toBe(3);
    const again = JSON.parse((await hustings(line, { games })).out) as typeof report;
    expect(again.rows.map(({ wins }) => wins)).toEqual(report.rows.map(({ wins }) => wins));
    expect(report).toHaveProperty('balance.traits.seat');
  });

  test.each([
    ['--bots organiser,chess', "not 'chess'"],
    ['--bots organiser+hunter,organiser+miser', "not 'organiser+miser'"],
    ['--bots organiser,random+hunter', "not 'random+hunter'"],
    ['--bots organiser,chancellor@soon', "not 'chancellor@soon'"],
    ['--bots organiser,chancellor@0', "not 'chancellor@0'"],
    ['--bots organiser', 'for 2 to 4 players, not 1'],
  ])('%s is not understood', async (flags, said) => {
    const { code, err } = await hustings(`arena --game copycat ${flags}`, { games });
    expect(code).toBe(2);
    expect(err.replaceAll(/[“”"]/g, "'")).toContain(said);
  });

  test('a game that no bot knows is said to be one', async () => {
    const { code, err } = await hustings('arena --bots random,random');
    expect(code).toBe(2);
    expect(err).toContain('no bot knows Stall yet.');
  });
});

describe('tune', () => {
  test('the same seed finds the same figures', async () => {
    const line =
      'tune --game copycat --players 2 --generations 1 --candidates 4 --games 2 --threads 1 --json';
    const one = await hustings(line, { games });
    expect(one.code).toBe(0);
    expect(JSON.parse(one.out)).toHaveProperty('coin');
    expect((await hustings(line, { games })).out).toBe(one.out);
  });
});

describe('explain', () => {
  let folder = '';
  let file = '';
  let moves = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hustings-explain-'));
    file = join(folder, 'game.json');
    const game = findGame(games, 'copycat');
    if (isWrong(game)) throw new Error('there is no Copycat');
    const match = playMatch({ game, seats: 2, options: {} }, seedFrom('explain'));
    moves = match.number;
    writeFileSync(file, writeGameFile(match.export()));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('gives the best moves with chances and reasons', async () => {
    const line = ['explain', file, '--at', '12', '--simulations', '12', '--json'];
    const { code, out } = await hustings(line, { games });
    expect(code).toBe(0);
    const { moves: found } = JSON.parse(out) as { moves: { win: number; facts: unknown[] }[] };
    expect(found.length).toBeGreaterThan(0);
    expect(found[0].win).toBeGreaterThan(0);
    const text = await hustings(['explain', file, '--at', '12', '--simulations', '12'], { games });
    expect(text.out).toContain('after move 12');
  });

  test('asks for a seat that has something to decide', async () => {
    const over = await hustings(['explain', file, '--at', String(moves)], { games });
    expect(over.err).toContain('the game is over');
    const other = await hustings(['explain', file, '--at', '0', '--seat', '7'], { games });
    expect(other.err).toContain('seat 7 has nothing to decide');
  });
});

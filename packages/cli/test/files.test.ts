import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedFrom, type GameFile } from '@hustings/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { playMatch } from '../src/play.js';
import type { Recording } from '../src/recordings.js';
import { hustings } from './helpers.js';
import { stall } from './toy/stall.js';

const dir = mkdtempSync(join(tmpdir(), 'hustings-files-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const options = { rounds: '5', purses: 'hidden', colours: ['red', 'blue', 'white'] };
const match = playMatch({ game: stall, seats: 3, options }, seedFrom('a game'));
const game = match.export();

/** The game in a file, with something changed. */
function file(name: string, change: Partial<Record<keyof GameFile, unknown>> = {}): string {
  const path = join(dir, `${name}.json`);
  writeFileSync(path, JSON.stringify({ ...game, ...change }));
  return path;
}

/** The moves, one of them changed. */
function moves(number: number, change: object): object[] {
  return game.moves.map((move, i) => (i + 1 === number ? { ...move, ...change } : move));
}

describe('verify', () => {
  it('finds a true game true', async () => {
    const path = file('true');
    const { code, out } = await hustings(['verify', path]);
    const { scores } = stall.result(match.state) ?? { scores: [] };
    expect(out).toBe(`${path}: true: stall, 3 players, 25 moves, scores ${scores.join(', ')}\n`);
    expect(code).toBe(0);
  });

  it('says so when the game is not finished', async () => {
    const { code, out } = await hustings([
      'verify',
      file('short', { moves: game.moves.slice(0, 9) }),
    ]);
    expect(out).toContain('9 moves, not finished');
    expect(code).toBe(0);
  });

  it.each([
    ['another seed', { seed: seedFrom('other') }, 'fails before the first move. The seed does not'],
    ['no seed', { seed: null }, 'The seed is not in the file'],
    ['another commitment', { commitment: 'ab' }, 'fails before the first move.'],
    ['another start', { start: '00' }, 'The position is not the recorded one.'],
    ['another option', { options: { ...options, rounds: '2' } }, 'fails before the first move.'],
    ['an option nobody knows', { options: { hats: '2' } }, 'fails before the first move.'],
    ['other rules', { rules: '0' }, 'played with rules 0; these are rules 1'],
    ['an unknown game', { game: 'chess' }, 'there is no game "chess"'],
    ['a wrong hash', { moves: moves(7, { hash: 'f00' }) }, 'fails at move 7'],
    ['an illegal move', { moves: moves(1, { move: 99 }) }, 'at move 1 (seat 1, bid). You have 10'],
    ['a wrong seat', { moves: moves(2, { seat: 0 }) }, 'at move 2 (seat 1, bid). It is not your'],
    ['a wrong kind', { moves: moves(3, { kind: 'gift' }) }, 'Another decision is open now.'],
    ['a move too many', { moves: [...game.moves, game.moves[0]] }, 'at move 26 (seat 1, bid). The'],
    ['no moves', { moves: 'none' }, 'This is not a Hustings game file.'],
    ['a newer format', { version: 2 }, 'Files of version 2 are not known here.'],
  ])('finds a file with %s out', async (name, change, sentence) => {
    const { code, out, err } = await hustings(['verify', file(name.replaceAll(' ', '-'), change)]);
    expect(out).toContain(sentence);
    expect(err).toBe('');
    expect(code).toBe(1);
  });

  it('names the failing move in JSON', async () => {
    const path = file('json', { moves: moves(1, { move: 99 }) });
    const { code, out } = await hustings(['verify', path, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      at: 1,
      seat: 0,
      kind: 'bid',
      move: 99,
      code: 'bid-too-high',
      rule: 'TOY-1',
      values: { most: 10 },
      says: 'You have 10 coins.',
    });
  });

  it('refuses a file that is not JSON, and one that is not there', async () => {
    const path = join(dir, 'noise.json');
    writeFileSync(path, '{"format": ');
    expect(await hustings(['verify', path])).toMatchObject({ code: 1 });
    const missing = await hustings(['verify', join(dir, 'nowhere.json')]);
    expect(missing.code).toBe(2);
    expect(missing.err).toContain("can't be read (ENOENT)");
  });
});

describe('show', () => {
  it('shows the end of the game with its points', async () => {
    const { code, out } = await hustings(['show', file('end')]);
    expect(code).toBe(0);
    expect(out).toContain('Stall, 3 players, after move 25 of 25');
    expect(out).toContain('as seen by a spectator');
    expect(out).toMatch(/^total /m);
  });

  it('shows an earlier position as a seat sees it, and who must decide', async () => {
    const { out } = await hustings(['show', file('early'), '--at', '1', '--viewer', '3']);
    expect(out).toContain('after move 1 of 25');
    expect(out).toContain('as seen by seat 3');
    expect(out).toContain('white: 0 points, 10 coins');
    expect(out).toContain('red: 0 points, ? coins');
    expect(out).toContain('Seat 2: How much do you bid?\nSeat 3: How much');
  });

  it('shows all views one after the other', async () => {
    const { out } = await hustings(['show', file('all'), '--at', '0', '--viewer', 'all']);
    expect(out.match(/^── .*$/gm)).toEqual([
      '── a spectator',
      '── Seat 1',
      '── Seat 2',
      '── Seat 3',
    ]);
  });

  it('gives view, hash and decisions as JSON', async () => {
    const { out } = await hustings(['show', file('json-show'), '--at', '3', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      number: 3,
      hash: game.moves[2].hash,
      decisions: [{ kind: 'keep' }],
      views: [{ position: { viewer: -1 } }],
    });
  });

  it.each([
    [['--at', '26'], 'the file has 25 moves.'],
    [['--at', '-1'], '--at must be a whole number'],
    [['--viewer', '4'], '--viewer is a seat from 1 to 3, spectator or all, not "4".'],
    [['--viewer', 'me'], 'not "me"'],
  ])('refuses %j', async (flags, sentence) => {
    const { code, err } = await hustings(['show', file('flags'), ...flags]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('shows nothing of a false game', async () => {
    const path = file('false', { moves: moves(4, { move: 'burn' }) });
    const { code, out, err } = await hustings(['show', path]);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain('move 4');
  });
});

describe('record', () => {
  it('spreads games over player counts and options, all of them true', async () => {
    const to = join(dir, 'fixtures');
    const { code, out } = await hustings(['record', '--dir', to, '--games', '24']);
    expect(code).toBe(0);
    expect(out).toContain('24 games in ');
    const index = JSON.parse(readFileSync(join(to, 'index.json'), 'utf8')) as Recording[];
    expect(index.map((recording) => recording.file)).toEqual(
      readdirSync(join(to, 'stall')).map((name) => `stall/${name}`),
    );
    const names = index.map((recording) => recording.file.replace(/-\d+\.json$/, ''));
    expect(new Set(names).size).toBe(24); // 3 player counts, 8 ways to combine the options
    expect(names).toContain('stall/2-standard');
    expect(names).toContain('stall/4-rounds5+open+colours');
    const verified = await Promise.all(
      index.map((recording) => hustings(['verify', join(to, recording.file), '--json'])),
    );
    expect(verified.map(({ out: verdict }) => JSON.parse(verdict) as object)).toMatchObject(
      index.map(({ scores, winners, moves: length }) => ({
        ok: true,
        moves: length,
        result: { scores, winners },
      })),
    );
  });

  it('records the same games again, and leaves those of other games alone', async () => {
    const to = join(dir, 'again');
    await hustings(['record', '--dir', to, '--games', '9']);
    const other = { file: 'chess/2.json', game: 'chess', moves: 0, scores: [], winners: [] };
    const path = join(to, 'index.json');
    const index = JSON.parse(readFileSync(path, 'utf8')) as Recording[];
    writeFileSync(path, JSON.stringify([...index, other]));
    await hustings(['record', '--dir', to, '--games', '3']);
    const after = JSON.parse(readFileSync(path, 'utf8')) as Recording[];
    expect(after).toHaveLength(4);
    expect(after).toContainEqual(other);
    expect(index).toEqual(expect.arrayContaining(after.filter((one) => one.game === 'stall')));
    expect(readdirSync(join(to, 'stall'))).toHaveLength(3);
  });
});

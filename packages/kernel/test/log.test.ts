import { describe, expect, it } from 'vitest';
import {
  commitment,
  isFault,
  isRefusal,
  readGameFile,
  replay,
  seedFrom,
  writeGameFile,
  type GameFile,
} from '@hustings/kernel';
import { finished } from './table.js';
import { marketDay } from './toy/game.js';
import type { State } from './toy/state.js';

const match = finished('a file', { rounds: 3 });
const text = writeGameFile(match.export());
const file = (): GameFile => JSON.parse(text) as GameFile;
const moves = file().moves.length;

/** The file with one move changed. */
function withMove(number: number, change: object): GameFile {
  const { moves: all, ...head } = file();
  return {
    ...head,
    moves: [...all.slice(0, number - 1), { ...all[number - 1], ...change }, ...all.slice(number)],
  };
}

const hashOf = (state: unknown): string => marketDay.hash(state as State);

describe('a game file', () => {
  it('is text with one move to a line', () => {
    const lines = text.split('\n');
    expect(lines).toHaveLength(moves + 14);
    expect(lines.slice(0, 4)).toEqual([
      '{',
      ' "format": "hustings-game",',
      ' "version": 1,',
      ' "game": "market-day",',
    ]);
    expect(lines[12]).toMatch(
      /^ {2}\{"seat": \d, "kind": "bid", "move": \d+, "hash": "[0-9a-f]{32}"\},$/,
    );
  });

  it('is read back as it was written', () => {
    const read = readGameFile(JSON.parse(text));
    expect(read).toEqual(match.export());
    expect(isRefusal(read)).toBe(false);
  });

  it('can be written without any move', () => {
    const none = writeGameFile({ ...file(), moves: [] });
    expect(readGameFile(JSON.parse(none))).toMatchObject({ moves: [] });
  });

  it.each([
    ['not-a-game-file', null],
    ['not-a-game-file', []],
    ['not-a-game-file', {}],
    ['not-a-game-file', { ...file(), format: 'other' }],
    ['unknown-file-version', { ...file(), version: 2 }],
    ['unknown-file-version', { ...file(), version: { toString: 1 } }],
    ['unknown-file-version', { ...file(), version: undefined }],
    ['not-a-game-file', { ...file(), game: 7 }],
    ['not-a-game-file', { ...file(), seats: '3' }],
    ['not-a-game-file', { ...file(), options: [] }],
    ['not-a-game-file', { ...file(), commitment: undefined }],
    ['not-a-game-file', { ...file(), start: null }],
    ['not-a-game-file', { ...file(), moves: {} }],
    ['not-a-seed', { ...file(), seed: 'secret' }],
    ['not-a-seed', { ...file(), seed: undefined }],
    ['not-a-move', withMove(3, { seat: '1' })],
    ['not-a-move', withMove(3, { kind: null })],
    ['not-a-move', withMove(3, { hash: 5 })],
    ['not-a-move', withMove(3, { move: undefined })],
  ])('is refused as %s', (refused, raw) => {
    expect(readGameFile(raw)).toMatchObject({ refused });
  });

  it('names the move that is none', () => {
    expect(readGameFile(withMove(3, { seat: null }))).toMatchObject({ values: { move: 3 } });
  });
});

describe('a replay', () => {
  it('ends where the game ended', () => {
    expect(hashOf(replay(marketDay, file()))).toBe(marketDay.hash(match.state));
  });

  it('stops at any move, and at the last if asked for more', () => {
    expect(hashOf(replay(marketDay, file(), 0))).toBe(file().start);
    expect(hashOf(replay(marketDay, file(), 5))).toBe(file().moves[4].hash);
    expect(hashOf(replay(marketDay, file(), moves + 99))).toBe(file().moves[moves - 1].hash);
  });

  it('can be watched', () => {
    const seen: string[] = [];
    replay(marketDay, file(), 3, (state, move, events) => {
      seen.push(`${move.kind} ${events.length > 0} ${marketDay.hash(state) === move.hash}`);
    });
    expect(seen).toEqual(['bid true true', 'bid true true', 'bid true true']);
  });

  it.each<[string, number, GameFile]>([
    ['other-game', 0, { ...file(), game: 'chess' }],
    ['other-rules', 0, { ...file(), rules: '0' }],
    ['seed-not-shown', 0, { ...file(), seed: null }],
    ['commitment-broken', 0, { ...file(), commitment: commitment(seedFrom('another')) }],
    ['commitment-broken', 0, { ...file(), seed: seedFrom('another') }],
    [
      'hash-differs',
      0,
      { ...file(), seed: seedFrom('another'), commitment: commitment(seedFrom('another')) },
    ],
    ['hash-differs', 0, { ...file(), start: file().moves[0].hash }],
    ['hash-differs', 0, { ...file(), options: { rounds: '2' } }],
    ['unknown-value', 0, { ...file(), options: { rounds: '9' } }],
    ['wrong-number-of-seats', 0, { ...file(), seats: 99 }],
    ['hash-differs', 0, { ...file(), seats: 4 }],
    ['hash-differs', 2, withMove(2, { hash: file().moves[2].hash })],
    ['hash-differs', 2, withMove(2, { move: 10 - Number(file().moves[1].move) })],
    ['bid-too-high', 2, withMove(2, { move: 11 })],
    ['other-decision', 2, withMove(2, { kind: 'sell', move: 'pass' })],
    ['not-your-turn', 2, withMove(2, { seat: file().moves[0].seat })],
    ['no-such-seat', 2, withMove(2, { seat: 9 })],
    ['game-over', moves + 1, { ...file(), moves: [...file().moves, file().moves[0]] }],
  ])('finds what was tampered with: %s at move %i', (refused, move, tampered) => {
    const fault = replay(marketDay, tampered);
    expect(isFault(fault)).toBe(true);
    expect(fault).toMatchObject({ move, refusal: { refused } });
  });

  it('finds a move that is left out', () => {
    const cut = { ...file(), moves: file().moves.filter((_, i) => i !== 4) };
    expect(isFault(replay(marketDay, cut))).toBe(true);
  });

  it('of a part of a game is no fault', () => {
    expect(isFault(replay(marketDay, { ...file(), moves: file().moves.slice(0, 7) }))).toBe(false);
  });
});

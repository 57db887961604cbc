import { commitment, sha256 } from '@hustings/kernel';
import { formats } from '@hustings/texts';
import { describe, expect, test } from 'vitest';
import { ranked } from '../../parts/src/scoring/ranked.js';
import { online } from '../src/texts/en/online.js';
import { room } from '../src/texts/en/room.js';
import { isFair } from '../src/online/fairness.js';
import { isLow, lookEvery, restOf, timeOn } from '../src/online/clocks.js';
import { opening, withSteps } from '../src/online/steps.js';
import type { Fairness, ServerTable, Step } from '@hustings/protocol';
import { asked, clockOf, firstWish } from '../src/online/wish.js';

const o = { ...room(formats('en')), ...online(formats('en')) };

describe('the log of a table at the server', () => {
  const move = (number: number, seat: number): Step => ({
    number,
    seat,
    at: 0,
    actor: 'person',
    type: 'move',
    kind: 'bid',
    events: [{ type: 'passed' }],
  });
  const undo = (number: number, to: number): Step => ({
    number,
    to,
    seat: 0,
    at: 0,
    actor: 'person',
    type: 'undo',
    events: [],
  });

  test('counts its entries as the server does: the setup is before the first', () => {
    const entries = withSteps([opening()], [move(0, 1), move(1, 2)]);
    expect(entries.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(withSteps(entries, [move(2, 0)])[1]).toBe(entries[1]); // what was told stays the same
  });

  test('a move taken back stays in its place and tells nothing', () => {
    const entries = withSteps([opening()], [move(0, 1), move(1, 2), undo(2, 1), move(3, 2)]);
    expect(entries.map(({ undone }) => undone ?? false)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(entries[2].events).toEqual([]);
    expect(entries[3]).toMatchObject({ kind: 'takeBack', number: 3 });
  });

  test('what was taken back before is not counted again', () => {
    const steps = [move(0, 0), move(1, 0), undo(2, 1), move(3, 0), undo(4, 0)];
    const counted = withSteps([opening()], steps).filter(
      ({ seat, kind, undone }) => seat >= 0 && kind !== 'takeBack' && undone !== true,
    );
    expect(counted).toEqual([]);
  });
});

describe('the clocks of a table at the server', () => {
  test('warn whoever decides and has little time left, and nobody else', () => {
    const times = [
      { time: 40_000, running: true },
      { time: 20_000, running: false },
    ];
    const heard = { at: 0, times };
    expect(isLow(heard, [0, 1], 5000)).toBe(false);
    expect(isLow(heard, [0], 15_000)).toBe(true);
    expect(isLow(heard, [1], 15_000)).toBe(false);
    const rests = [[0, 60_000]] as const;
    expect(isLow({ at: 0, times: [{ time: 9000, running: true, rests }] }, [0], 1000)).toBe(false);
  });

  const HOUR = 3_600_000;
  const night = { time: 9 * HOUR, running: true, rests: [[2 * HOUR, 12 * HOUR]] } as const;

  test('run on between two messages, never below zero; those that stand keep their time', () => {
    expect(timeOn({ time: 5000, running: true }, 2000)).toBe(3000);
    expect(timeOn({ time: 5000, running: true }, 9000)).toBe(0);
    expect(timeOn({ time: 5000, running: false }, 9000)).toBe(5000);
    expect(timeOn({ running: true }, 9000)).toBeUndefined();
  });

  test('lose nothing while they rest, and say how long they still do', () => {
    expect(timeOn(night, HOUR)).toBe(8 * HOUR);
    expect(timeOn(night, 7 * HOUR)).toBe(7 * HOUR);
    expect(timeOn(night, 13 * HOUR)).toBe(6 * HOUR);
    expect([HOUR, 7 * HOUR, 12 * HOUR].map((passed) => restOf(night, passed))).toEqual([
      undefined,
      5 * HOUR,
      undefined,
    ]);
    expect(restOf({ ...night, running: false }, 7 * HOUR)).toBeUndefined();
  });

  test('are looked at each second when time is short, and seldom when it is long', () => {
    expect(lookEvery({ at: 0, times: [night] }, 0)).toBeGreaterThanOrEqual(10_000);
    expect(lookEvery({ at: 0, times: [night] }, 18 * HOUR)).toBeLessThan(1000);
    const standing = { time: 1000, running: false };
    expect(lookEvery({ at: 0, times: [standing] }, 0)).toBeGreaterThanOrEqual(10_000);
  });
});

describe('who finished where', () => {
  const result = { scores: [5, 40, 20], winners: [2], sources: {} };

  test('is by points in this browser', () => {
    expect(ranked(result)).toEqual([1, 2, 0]);
  });

  test('whoever won a tie is first', () => {
    expect(ranked({ ...result, scores: [40, 5, 40] })).toEqual([2, 0, 1]);
  });

  test('is as the server says: who resigned is behind all who stayed', () => {
    expect(ranked({ ...result, places: [2, 3, 1], resigned: [1] })).toEqual([2, 0, 1]);
  });
});

describe('a wish for a table', () => {
  test('has one seat of mine, bots where they were chosen, and open ones', () => {
    const table = asked('copycat', {}, firstWish, [undefined, 'intern']);
    expect(table.seats).toEqual([{ mine: true }, {}, { bot: 'intern' }]);
    expect(table).not.toHaveProperty('password');
  });

  test('is for fun where there is no clock', () => {
    const rated = { ...firstWish, rated: true };
    expect(asked('copycat', {}, rated, []).rated).toBe(true);
    expect(asked('copycat', {}, { ...rated, pace: 'none' }, []).rated).toBe(false);
  });

  test('gives clocks in milliseconds, or none', () => {
    const live = { bank: 20, increment: 30 };
    expect(clockOf({ ...firstWish, pace: 'live', live })).toEqual({
      kind: 'live',
      bank: 1_200_000,
      increment: 30_000,
    });
    const post = clockOf({
      ...firstWish,
      pace: 'correspondence',
      post: { bank: 3, increment: 12 },
    });
    expect(post).toMatchObject({ bank: 259_200_000, increment: 43_200_000 });
    expect(clockOf({ ...firstWish, pace: 'none' })).toBeUndefined();
  });
});

describe('the check of the shuffles', () => {
  const serverSeed = 'a'.repeat(64);
  const entropy = ['b'.repeat(64), ''];
  const seed = sha256(['hustings mixed seed', serverSeed, ...entropy].join(' '));
  const fair: Fairness = {
    serverCommitment: commitment(serverSeed),
    entropy,
    commitment: commitment(seed),
    serverSeed,
    seed,
  };
  const table = (change: Partial<Fairness>): ServerTable =>
    ({ fairness: { ...fair, ...change }, imported: false }) as unknown as ServerTable;

  test('finds right what is right, and nothing else', () => {
    expect(isFair(table({}))).toBe(true);
    expect(isFair(table({ serverSeed: 'c'.repeat(64) }))).toBe(false);
    expect(isFair(table({ entropy: ['', ''] }))).toBe(false);
    expect(isFair(table({ seed: serverSeed }))).toBe(false);
  });

  test('says nothing while the secrets are kept', () => {
    const { seed: _seed, serverSeed: _server, ...before } = fair;
    const running = { fairness: before, imported: false } as unknown as ServerTable;
    expect(isFair(running)).toBeUndefined();
  });
});

test('clocks are read at a glance', () => {
  expect(
    [59_000, 605_000, 5_400_000, 3 * 86_400_000, 52 * 3_600_000 + 1].map((ms) => o.left(ms)),
  ).toEqual(['0:59', '10:05', '1:30 h', '3 d', '2 d 4 h']);
  expect(o.clock({ kind: 'correspondence', bank: 259_200_000, increment: 43_200_000 })).toBe(
    'by correspondence, 3 days and 12 hours a move',
  );
});

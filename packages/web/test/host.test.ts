import { isRefusal, SPECTATOR } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from '../src/engine/games.js';
import { Host } from '../src/engine/host.js';
import type { Player } from '../src/engine/player.js';
import { quickPlayer } from '../src/engine/quick-player.js';
import type { NewTable, Snapshot } from '../src/engine/tables.js';
import { memory } from './memory.js';

const seed = '5'.repeat(64);

/** Plays at random: these tests are about the host. */
const anyMove: Player = {
  choose: (game, view, seat, random) => {
    const world = game.determinize(view, random);
    return game.sample(world, seat, random);
  },
};

const chairs = (people: number, bots: number): NewTable['chairs'] => [
  ...Array.from({ length: people }, (_, i) => ({ name: `P${i}`, by: 'person' as const })),
  ...Array.from({ length: bots }, (_, i) => ({ name: `B${i}`, by: 'bot' as const })),
];

function must<T>(value: T): Exclude<T, { refused: string }> {
  if (isRefusal(value)) throw new Error(value.refused);
  return value as Exclude<T, { refused: string }>;
}

async function started(people: number, bots: number, game = 'die-macher-2019') {
  const store = memory();
  const host = new Host(store, anyMove);
  const id = must(await host.create({ game, options: {}, chairs: chairs(people, bots), seed }));
  return { store, host, id };
}

async function playOut(host: Host): Promise<Snapshot> {
  let now = await host.advance(SPECTATOR, 0, 0);
  for (let i = 0; i < 2000 && now.owed.length > 0; i++) now = await host.advance(SPECTATOR, 0, 0);
  return now;
}

describe('the host', () => {
  test.each(gameIds)('lets bots play %s to its end', async (game) => {
    const { host } = await started(0, 3, game);
    const end = await playOut(host);
    expect(end.result?.scores).toHaveLength(3);
    expect(end.entries).toHaveLength(end.number + 1);
  });

  test('keeps a game: another host opens it at the same move with the same view', async () => {
    const { store, host, id } = await started(1, 2);
    for (let i = 0; i < 2; i++) await host.advance(0, 0, 0);
    const before = host.snapshot(0, 0);
    const after = must(await new Host(store, anyMove).open(id, 0));
    expect(after).toEqual(before);
  });

  test('refuses what the rules refuse, and nothing changes', async () => {
    const { host } = await started(1, 2);
    const before = host.snapshot(0, 0);
    const reply = await host.submit(0, { kind: 'draftPick', move: 'nonsense' }, 0, 0);
    expect(isRefusal(reply)).toBe(true);
    expect(host.snapshot(0, 0)).toEqual(before);
  });

  test('shows a viewer nothing of other hands', async () => {
    const { host } = await started(1, 2);
    const view = host.snapshot(0, 0).view as unknown as { hands: number[][] };
    expect(view.hands[0].every((card) => card >= 0)).toBe(true);
    expect(view.hands[1].every((card) => card < 0)).toBe(true);
  });

  test('tells the log to each viewer apart', async () => {
    const { host } = await started(0, 3);
    await playOut(host);
    const own = host.snapshot(1, 0).entries.flatMap(({ events }) => events);
    const secrets = own.filter(({ secret }) => secret !== undefined);
    expect(secrets.length).toBeGreaterThan(0);
    expect(secrets.every(({ secret }) => secret?.seat === 1)).toBe(true);
    const open = host.snapshot(SPECTATOR, 0).entries.flatMap(({ events }) => events);
    expect(open.some(({ secret }) => secret !== undefined)).toBe(false);
  });

  test('takes back a move that showed nothing', async () => {
    const { host } = await started(1, 2);
    const view = host.snapshot(0, 0).view as unknown as { hands: number[][] };
    const { programWords } = await import('@hustings/games/die-macher/rules/edition-2019');
    const pick = programWords[view.hands[0][0]];
    const after = must(await host.submit(0, { kind: 'draftPick', move: pick }, 0, 0));
    expect(after.undo).toBe(0);
    const back = must(await host.undo(0, 0, 0));
    expect(back.number).toBe(0);
    expect(back.owed).toContain(0);
  });

  test('looks back at any moment, and branches off there', async () => {
    const { host, id, store } = await started(0, 3);
    const end = await playOut(host);
    const middle = host.snapshot(SPECTATOR, 0, 40);
    expect(middle.number).toBe(40);
    expect(middle.last).toBe(end.number);
    const fresh = must(await host.branch(id, 40, chairs(1, 2)));
    const now = must(await new Host(store, anyMove).open(fresh, SPECTATOR));
    expect(now.number).toBe(40);
    expect(now.view).toEqual(middle.view);
    expect((await store.get(id))?.moves).toHaveLength(end.number);
  });
});

test.each(gameIds)('the quick player makes legal moves of %s from its view alone', async (id) => {
  const store = memory();
  const host = new Host(store, quickPlayer);
  must(await host.create({ game: id, options: {}, chairs: chairs(0, 3), seed }));
  const { rules } = await loadGame(id);
  expect(rules.seats.max).toBeGreaterThanOrEqual(3);
  let now = await host.advance(SPECTATOR, 0, 1);
  for (let i = 0; i < 60; i++) now = await host.advance(SPECTATOR, 0, 1);
  expect(now.number).toBe(61);
});

describe('bots of the table', () => {
  test('each plays at the level of its chair', async () => {
    const asked: unknown[] = [];
    const listening: Player = {
      choose: (game, view, seat, random, budget) => {
        asked.push(budget.level);
        return anyMove.choose(game, view, seat, random, budget);
      },
    };
    const host = new Host(memory(), listening);
    const [a, b, c] = chairs(0, 3);
    const levels = [a, { ...b, level: 'intern' as const }, { ...c, level: 'chancellor' as const }];
    must(await host.create({ game: 'die-macher-2019', options: {}, chairs: levels, seed }));
    for (let i = 0; i < 3; i++) await host.advance(SPECTATOR, 0, 0);
    expect(asked).toEqual([undefined, 'intern', 'chancellor']);
  });

  test('advice: legal moves with reasons, from what the seat sees; chances only at the end', async () => {
    const { host } = await started(1, 2);
    const advice = await host.advice(0);
    expect(advice.length).toBeGreaterThan(1);
    expect(advice[0].worth).toBe(0);
    expect(advice[1].worth).toBeLessThanOrEqual(0);
    expect(await host.chances()).toEqual([]);
    const answer = { kind: 'draftPick', move: advice[0].move };
    expect(isRefusal(await host.submit(0, answer, 0, 0))).toBe(false);
  });

  test('every seat has its chance to win after each move of a game that is over', async () => {
    const { host } = await started(0, 3);
    const end = await playOut(host);
    const chances = await host.chances();
    expect(chances).toHaveLength(end.number + 1);
    for (const shares of chances) expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    const last = chances.at(-1) ?? [];
    expect(end.result?.winners).toContain(last.indexOf(Math.max(...last)));
  });
});

import { readFileSync } from 'node:fs';
import { isRefusal, readGameFile, type GameFile } from '@hustings/kernel';
import { expect, test } from 'vitest';
import { Host } from '../src/engine/host.js';
import type { SavedGame, Snapshot } from '../src/engine/tables.js';
import { thinking } from '../src/engine/thinking.js';
import { memory } from './memory.js';

/** A recorded game in which somebody had nothing to choose. */
function recorded(name: string): GameFile {
  const path = new URL(`../../../fixtures/die-macher-2019/${name}.json`, import.meta.url);
  const file = readGameFile(JSON.parse(readFileSync(path, 'utf8')));
  if (isRefusal(file)) throw new Error(file.refused);
  return file;
}

/** The recorded game up to a move, at a table where all are people. */
async function openedAt(file: GameFile, moves: number): Promise<{ host: Host; now: Snapshot }> {
  const store = memory();
  const { game, rules, options, seed } = file;
  const saved: SavedGame = {
    id: 'recorded',
    game,
    rules,
    options,
    seed: seed ?? '',
    created: 0,
    updated: 0,
    chairs: Array.from({ length: file.seats }, (_, i) => ({
      name: `P${i}`,
      by: 'person' as const,
    })),
    moves: file.moves.slice(0, moves),
    result: undefined,
    owed: [],
    at: '',
  };
  await store.put(saved);
  const host = new Host(store, thinking);
  const now = await host.open('recorded', 0);
  if (isRefusal(now)) throw new Error(now.refused);
  return { host, now };
}

async function plays(host: Host, { seat, kind, move }: GameFile['moves'][number]) {
  const now = await host.submit(seat, { kind, move }, seat, 0);
  if (isRefusal(now)) throw new Error(now.refused);
  return now;
}

const emptyAt = ({ moves }: GameFile): number =>
  moves.findIndex(({ move }) => Array.isArray(move) && move.length === 0);

test('who has nothing to choose is not asked: the table answers, and the game goes on', async () => {
  const file = recorded('3-open+penalised-004');
  const empty = emptyAt(file);
  const { host } = await openedAt(file, empty - 1);
  const now = await plays(host, file.moves[empty - 1]);
  expect(host.file().moves.slice(0, empty + 1)).toEqual(file.moves.slice(0, empty + 1));
  expect([now.number, now.kind]).toEqual([empty + 1, file.moves[empty + 1].kind]);
  // What was shown on the way stays shown.
  expect(now.undo).toBe(undefined);
});

test('as long as another has a choice it is asked of all, and answered when that is made', async () => {
  const file = recorded('3-open-043');
  const empty = emptyAt(file);
  const { host, now } = await openedAt(file, empty - 1);
  expect(now.owed).toEqual([file.moves[empty - 1].seat, file.moves[empty].seat]);
  const after = await plays(host, file.moves[empty - 1]);
  expect(host.file().moves).toEqual(file.moves.slice(0, empty + 1));
  expect(after.number).toBe(empty + 1);
});

test('a game that was left at such a moment goes on when it is opened', async () => {
  const file = recorded('3-open+penalised-004');
  const empty = emptyAt(file);
  const { now } = await openedAt(file, empty);
  expect([now.number, now.kind]).toEqual([empty + 1, file.moves[empty + 1].kind]);
});

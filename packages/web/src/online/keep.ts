import type { GameFile } from '@hustings/kernel';
import type { Chair } from '../engine/tables.js';

/** Keeps a finished game of the server in this browser, so that one can play on from a moment. */
export async function keepGame(file: GameFile, chairs: readonly Chair[]): Promise<string> {
  const id = `file-${file.commitment.slice(0, 12)}`;
  const now = Date.now();
  const { game, rules, options, moves } = file;
  const { store } = await import('../engine/store.js');
  await store.put({
    id,
    game,
    rules,
    options,
    chairs,
    moves,
    seed: file.seed ?? '',
    created: now,
    updated: now,
    result: undefined,
    owed: [],
    at: '',
  });
  return id;
}

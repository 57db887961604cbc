import type { GameFile, Refusal } from '@hustings/kernel';
import { engine } from '../engine/client.js';
import { store } from '../engine/store.js';
import type { Chair } from '../engine/tables.js';

/** Keeps a finished game of the server in this browser, so that one can play on from a moment. */
async function keepGame(file: GameFile, chairs: readonly Chair[]): Promise<string> {
  const id = `file-${file.commitment.slice(0, 12)}`;
  const now = Date.now();
  const { game, rules, options, moves } = file;
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

/** Another game in this browser, from a moment of a finished one of the server. */
export const branchOf = async (
  file: GameFile,
  moves: number,
  chairs: readonly Chair[],
): Promise<string | Refusal> => engine.branch(await keepGame(file, chairs), moves, chairs);

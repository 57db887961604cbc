import {
  isFault,
  isRefusal,
  readGameFile,
  replay,
  SPECTATOR,
  type GameFile,
  type Result,
  type View,
} from '@hustings/kernel';
import type { AnyGame } from '../engine/games.js';
import { Problem } from './api.js';

/** A game file that was played again and found right. */
export type ReadGame = {
  readonly file: GameFile;
  /** None: the game is not over. */
  readonly result: Result | undefined;
  /** Where it stands, as everyone may see it. */
  readonly view: View;
};

/**
 * Reads a file as the server will, so that whoever chose the wrong one hears of it at once and
 * whoever plays on is asked for seats. The server checks all of it again.
 */
export async function readGame(
  text: string,
  load: (id: string) => Promise<AnyGame | undefined>,
): Promise<ReadGame | Problem> {
  const file = readGameFile(parsed(text));
  if (isRefusal(file)) return new Problem('not-a-game-file', '');
  const game = await load(file.game);
  if (game === undefined) return new Problem('no-such-game', '');
  if (file.seed === null) return new Problem('no-seed', '');
  const end = replay(game, file);
  if (isFault(end)) return new Problem('broken-game-file', '');
  return { file, result: game.result(end), view: game.view(end, SPECTATOR) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON is no game file either
  }
}

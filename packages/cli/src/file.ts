import { isRefusal, readGameFile, type GameFile } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import { findGame } from './choose.js';
import { commonly } from './words.js';
import { isWrong, wrong, type Wrong } from './wrong.js';

export function parseJson(text: string): { readonly value: unknown } | Wrong {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return wrong((t) => t.wrong.notJson);
  }
}

/** A game file and the game it is of. */
export type Recorded = { readonly game: AnyGame; readonly file: GameFile };

/** What a text says about a game; whether that is true shows in the replay. */
export function readRecorded(games: readonly AnyGame[], text: string): Recorded | Wrong {
  const json = parseJson(text);
  if (isWrong(json)) return json;
  const file = readGameFile(json.value);
  if (isRefusal(file)) return wrong((_texts, words) => commonly(words, file));
  const game = findGame(games, file.game);
  return isWrong(game) ? game : { game, file };
}

/** What is wrong, and in which file. */
export const inFile = (path: string, { wrong: why }: Wrong): Wrong =>
  wrong((t, words) => t.wrong.inFile(path, why(t, words)));

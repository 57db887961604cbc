import { readFileSync } from 'node:fs';
import { isRefusal, readGameFile, type GameFile } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import { findGame } from './choose.js';
import { commonly } from './speech.js';
import { isWrong, wrong, type Wrong } from './wrong.js';

/** A text from a file; a sentence if there is none to read. */
export function readText(path: string): string | Wrong {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    return wrong(`${path} can't be read (${code}).`);
  }
}

export function parseJson(text: string): { readonly value: unknown } | Wrong {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return wrong('This is not JSON.');
  }
}

/** A game file and the game it is of. */
export type Recorded = { readonly game: AnyGame; readonly file: GameFile };

/** What a text says about a game; whether that is true shows in the replay. */
export function readRecorded(games: readonly AnyGame[], text: string): Recorded | Wrong {
  const json = parseJson(text);
  if (isWrong(json)) return json;
  const file = readGameFile(json.value);
  if (isRefusal(file)) return wrong(commonly(file));
  const game = findGame(games, file.game);
  return isWrong(game) ? game : { game, file };
}

import { readFileSync } from 'node:fs';
import { isRefusal, readGameFile, type GameFile } from '@hustings/kernel';

/** A recorded game of Die Macher 2019 in which somebody had nothing to choose. */
export function recorded(name: string): GameFile {
  const path = new URL(`../../../../fixtures/die-macher-2019/${name}.json`, import.meta.url);
  const file = readGameFile(JSON.parse(readFileSync(path, 'utf8')));
  if (isRefusal(file)) throw new Error(file.refused);
  return file;
}

/** Which move it was that needed nobody. */
export const emptyAt = ({ moves }: GameFile): number =>
  moves.findIndex(({ move }) => Array.isArray(move) && move.length === 0);

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFile, parseJson } from './file.js';
import { isWrong, type Wrong } from './wrong.js';

/** What fixtures/index.json says about a recorded game: where it is and how it must end. */
export type Recording = {
  readonly file: string;
  readonly game: string;
  readonly moves: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
};

/** The index of a folder of recordings; empty where there is none yet. */
export function readIndex(dir: string): readonly Recording[] | Wrong {
  const path = join(dir, 'index.json');
  if (!existsSync(path)) return [];
  const json = parseJson(readFileSync(path, 'utf8'));
  if (isWrong(json)) return inFile(path, json);
  return json.value as Recording[]; // written below, and kept in the repository
}

/** One recording to a line, so that a change shows which games it touches. */
export function writeIndex(dir: string, recordings: readonly Recording[]): void {
  const rows = [...recordings]
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map((recording) => `  ${JSON.stringify(recording)}`);
  writeFileSync(join(dir, 'index.json'), `[\n${rows.join(',\n')}\n]\n`);
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));

type Row = { readonly threat: string; readonly against: string; readonly tests: string[] };

/** The rows of the tables in a document, without their heads. */
function rowsOf(text: string): Row[] {
  const rows = text.split('\n').filter((line) => /^\| (?!threat |-)/.test(line));
  return rows.map((line) => {
    const [threat = '', against = '', tests = ''] = line
      .slice(2)
      .split(' | ')
      .map((cell) => cell.trim());
    return { threat, against, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file]) => file) };
  });
}

const isThere = (file: string): boolean =>
  file.endsWith('.test.ts') && existsSync(`${here}${file}`);

/** Threats without a test that is there. */
const unguarded = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ against, tests }) => against === '' || tests.length === 0 || !tests.every(isThere))
    .map(({ threat }) => threat);

describe('docs/security.md', () => {
  it('names for every threat a test that is there', async () => {
    const rows = rowsOf(await readFile(`${docs}security.md`, 'utf8'));
    expect(rows.length).toBeGreaterThan(30);
    expect(unguarded(rows)).toEqual([]);
    const odd = '| threat | x | test |\n| - | - | - |\n| a | b | `gone.test.ts` |\n| c | d | |\n';
    expect(unguarded(rowsOf(odd))).toEqual(['a', 'c']);
  });

  it('is found from where people look', async () => {
    for (const from of ['../README.md', 'architecture-server.md', 'hosting.md'])
      expect(await readFile(`${docs}${from}`, 'utf8')).toMatch(/\]\((docs\/)?security\.md\)/);
  });
});

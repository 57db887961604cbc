import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));
const docs = `${root}docs/`;

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

/** In this folder, or wherever the whole path says. */
const isThere = (file: string): boolean =>
  file.endsWith('.test.ts') && existsSync(file.startsWith('packages/') ? root + file : here + file);

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

describe('docs/dependencies.md', () => {
  /** What is of our own making though there are libraries for it. */
  const ours = [
    'http/buckets.ts',
    'store/postgres/ear.ts',
    'people/sessions.ts',
    'jobs/worker.ts',
  ] as const;
  it.each(ours)('says why %s is our own, and which test holds it', async (file) => {
    const paragraphs = (await readFile(`${docs}dependencies.md`, 'utf8')).split('\n\n');
    const about = paragraphs.find((text) => text.includes(`\`${file}\``)) ?? '';
    const tests = [...about.matchAll(/`test\/([^`]+)`/g)].map(([, name]) => name);
    expect(existsSync(`${here}../src/${file}`)).toBe(true);
    expect(about).toMatch(/`(@fastify\/|rate-limiter|pg-)/);
    expect(tests).not.toEqual([]);
    expect(tests.filter((test) => !isThere(test))).toEqual([]);
  });
});

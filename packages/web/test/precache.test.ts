import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languageOf } from '../build/precache.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const listed = `${dist}.vite/manifest.json`;

test('a source is of the language whose folder or file it is, wherever the house stands', () => {
  const root = '/home/me/house/';
  const of = (path: string): string => languageOf(`${root}${path}`, root);
  expect(of('packages/web/src/texts/de/table.ts')).toBe('de');
  expect(of('packages/parts/src/words/fr.ts')).toBe('fr');
  expect(of('games/a-game/book/it/a-game.md?raw')).toBe('it');
  expect(of('packages/web/src/texts/en/table.ts')).toBe('en');
  expect(of('packages/web/src/engine/store.ts')).toBe('en');
});

describe.skipIf(!existsSync(listed))('what is kept for use without a network', () => {
  const built = (): [string, { file: string }][] =>
    Object.entries(JSON.parse(readFileSync(listed, 'utf8')) as Record<string, { file: string }>);

  test('every script and every English word, wherever the client was built', () => {
    const kept = readFileSync(`${dist}sw.js`, 'utf8');
    const wanted = built().filter(([name]) => languageOf(`/${name}`, '/') === 'en');
    expect(wanted.length).toBeGreaterThan(50);
    const missing = wanted.filter(([, { file }]) => !kept.includes(`"/${file}"`));
    expect(missing.map(([name]) => name).filter((name) => name !== 'index.html')).toEqual([]);
  });
});

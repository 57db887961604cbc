import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const listed = `${dist}.vite/manifest.json`;

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[] };

const chunks = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(listed, 'utf8')) as Record<string, Chunk>;

/** The compressed size of a chunk's JavaScript with all that it imports, in KB. */
function weight(names: readonly string[]): number {
  const manifest = chunks();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.src === name);
    if (chunk === undefined) throw new Error(`no chunk ${name} was built`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  const bytes = [...files].map(
    (file) => gzipSync(readFileSync(`${dist}${file}`), { level: 9 }).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** What was built from sources of games, by pattern: no game is named here. */
const ofGames = (pattern: RegExp): string[] =>
  Object.keys(chunks()).filter((name) => pattern.test(name));

/** A board with the marks and the English words that are fetched with it. */
function withItsWords(board: string): readonly string[] {
  const [, game, edition = ''] = /games\/([^/]+)\/board\/(?:([^/]+)\/)?Board/.exec(board) ?? [];
  const words = new RegExp(`games/${game}/texts/en/(world|${edition}/?board)\\.ts$`);
  return [
    board,
    ...ofGames(new RegExp(`games/${game}/board/(world/)?Marks\\.svelte$`)),
    ...ofGames(words),
    '../parts/src/words/en.ts',
  ];
}

describe.skipIf(!existsSync(listed))('the built client', () => {
  test('home needs at most 45 KB of JavaScript', () => {
    const size = weight([
      'index.html',
      'src/engine/store.ts',
      'src/online/HomeOnline.svelte',
      ...ofGames(/games\/.*\/en\/(.*\/)?front\.ts$/),
      ...ofGames(/games\/.*\/Poster\.svelte$/),
    ]);
    console.log(`home: ${size.toFixed(1)} KB`);
    expect(size).toBeLessThanOrEqual(45);
  });

  test.each([
    ['in this browser', 140, ['src/table/Table.svelte', 'src/engine/store.ts']],
    ['of the server', 170, ['src/online/Online.svelte', 'src/online/OnlineTable.svelte']],
  ])('a table %s needs at most %i KB of JavaScript, whatever is played', (where, most, frame) => {
    const boards = ofGames(/games\/.*\/Board\.svelte$/);
    expect(boards.length).toBeGreaterThan(0);
    for (const board of boards) {
      const size = weight(['index.html', ...frame, ...withItsWords(board)]);
      console.log(`table ${where}: ${size.toFixed(1)} KB (${board})`);
      expect(size).toBeLessThanOrEqual(most);
    }
  });
});

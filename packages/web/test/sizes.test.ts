import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const listed = `${dist}.vite/manifest.json`;

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[] };

/** The compressed size of a chunk's JavaScript with all that it imports, in KB. */
function weight(names: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(listed, 'utf8')) as Record<string, Chunk>;
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

describe.skipIf(!existsSync(listed))('the built client', () => {
  test('home needs at most 45 KB of JavaScript, words and all', () => {
    const size = weight(['index.html', 'src/engine/store.ts', 'src/online/HomeOnline.svelte']);
    console.log(`home: ${size.toFixed(1)} KB`);
    expect(size).toBeLessThanOrEqual(45);
  });

  test('the table needs at most 140 KB of JavaScript', () => {
    const size = weight([
      'index.html',
      'src/table/Table.svelte',
      'src/die-macher/Board.svelte',
      'src/engine/store.ts',
      'src/messages/en/shell.ts',
    ]);
    console.log(`table: ${size.toFixed(1)} KB`);
    expect(size).toBeLessThanOrEqual(140);
  });

  test('a table of the server needs at most 165 KB', () => {
    const size = weight([
      'index.html',
      'src/online/Online.svelte',
      'src/online/OnlineTable.svelte',
      'src/die-macher/Board.svelte',
      'src/messages/en/shell.ts',
      'src/texts/en/make.ts',
      'src/texts/en/online.ts',
      '../texts/src/problems/en.ts',
    ]);
    console.log(`table online: ${size.toFixed(1)} KB`);
    expect(size).toBeLessThanOrEqual(165);
  });
});

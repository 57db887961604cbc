import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const listed = `${dist}.vite/manifest.json`;

type Chunk = {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};

const chunks = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(listed, 'utf8')) as Record<string, Chunk>;

/** The chunk of a source; one that others share more of than the source itself has only its name. */
function chunkOf(manifest: Record<string, Chunk>, source: string): Chunk {
  const own = manifest[source] ?? Object.values(manifest).find(({ src }) => src === source);
  const name = basename(source, extname(source));
  const shared = Object.entries(manifest).filter(
    ([key, chunk]) => key.startsWith('_') && key.endsWith('.js') && chunk.name === name,
  );
  if (own !== undefined) return own;
  if (shared.length !== 1) throw new Error(`no chunk ${source} was built`);
  return shared[0][1];
}

const compressed = (file: string): number =>
  gzipSync(readFileSync(`${dist}${file}`), { level: 9 }).length;

/** The compressed size of files, in KB. */
const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + compressed(file), 0) / 1024;

/** The chunks of some sources with all that they import, by their files. */
function withImports(names: readonly string[]): Map<string, Chunk> {
  const manifest = chunks();
  const files = new Map<string, Chunk>();
  const visit = (name: string): void => {
    const chunk = chunkOf(manifest, name);
    if (files.has(chunk.file)) return;
    files.set(chunk.file, chunk);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return files;
}

/** The files of a board's code with all that it fetches of itself later, its words aside. */
function everFetched(board: string): ReadonlySet<string> {
  const manifest = chunks();
  const files = new Set<string>();
  const visit = (one: string): void => {
    const { file, imports = [], dynamicImports = [] } = chunkOf(manifest, one);
    if (files.has(file)) return;
    files.add(file);
    const later = one.includes('/board/') ? dynamicImports : [];
    [...imports, ...later.filter((name) => name.includes('/board/'))].forEach(visit);
  };
  visit(board);
  return files;
}

/** The compressed size of a chunk's JavaScript with all that it imports, in KB. */
const weight = (names: readonly string[]): number => sizeOf(withImports(names).keys());

/** What was built from sources of games, by pattern: no game is named here. */
const ofGames = (pattern: RegExp): string[] =>
  Object.keys(chunks()).filter((name) => pattern.test(name));

/** The languages that were built. */
const languages = existsSync(listed)
  ? Object.keys(chunks()).flatMap(
      (name) => /parts\/src\/words\/([a-z]{2})\.ts$/.exec(name)?.[1] ?? [],
    )
  : [];

/** The words of the client itself, area by area. */
const ownWords = (language: string, areas: string): string[] =>
  Object.keys(chunks()).filter((name) =>
    new RegExp(`^src/texts/${language}/(${areas})\\.ts$`).test(name),
  );

/** A board with the marks and the words that are fetched with it. */
function withItsWords(board: string, language: string): readonly string[] {
  const [, game, edition = ''] = /games\/([^/]+)\/board\/(?:([^/]+)\/)?Board/.exec(board) ?? [];
  const words = new RegExp(`games/${game}/texts/${language}/(world|${edition}/?board)\\.ts$`);
  return [
    board,
    ...ofGames(new RegExp(`games/${game}/board/(world/)?Marks\\.svelte$`)),
    ...ofGames(words),
    `../parts/src/words/${language}.ts`,
    ...ownWords(language, 'front|table'),
  ];
}

describe.skipIf(!existsSync(listed))('the built client', () => {
  test('there is at least one language', () => {
    expect(languages).toContain('en');
  });

  test.each(languages)('in %s: home needs at most 50 KB of JavaScript', (language) => {
    const size = weight([
      'index.html',
      'src/pages/Home.svelte',
      'src/engine/store.ts',
      'src/online/HomeOnline.svelte',
      ...ownWords(language, 'front'),
      ...ofGames(new RegExp(`games/.*/${language}/(.*/)?front\\.ts$`)),
      ...ofGames(/games\/.*\/Poster\.svelte$/),
    ]);
    console.log(`home in ${language}: ${size.toFixed(1)} KB`);
    expect(size).toBeLessThanOrEqual(50);
  });

  const editions = existsSync(listed) ? ofGames(/board\/edition-[^/]+\/Board\.svelte$/) : [];
  test.each(editions)('%s needs at most 70 KB beyond the other edition', (board) => {
    expect(editions.length).toBeGreaterThan(1);
    const known = new Set(
      editions.filter((one) => one !== board).flatMap((one) => [...everFetched(one)]),
    );
    const own = [...everFetched(board)].filter((file) => file.endsWith('.js') && !known.has(file));
    const size = own.reduce((sum, file) => sum + compressed(file), 0) / 1024;
    console.log(`${board} beyond the other edition: ${size.toFixed(1)} KB`);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(70);
  });

  const frames = [
    ['in this browser', 150, ['src/table/Table.svelte', 'src/engine/store.ts'], []],
    ['of the server', 160, ['src/online/Online.svelte', 'src/online/OnlineTable.svelte'], ['room']],
  ] as const;
  const tables = languages.flatMap((language) =>
    frames.map(([where, most, frame, [words]]) => ({
      language,
      where,
      most,
      frame: [...frame, ...(words === undefined ? [] : ownWords(language, words))],
    })),
  );
  test.each(tables)(
    'in $language: a table $where needs at most $most KB of JavaScript, whatever is played',
    ({ language, where, most, frame }) => {
      const boards = ofGames(/games\/.*\/Board\.svelte$/);
      expect(boards.length).toBeGreaterThan(0);
      for (const board of boards) {
        const size = weight(['index.html', ...frame, ...withItsWords(board, language)]);
        console.log(`table ${where} in ${language}: ${size.toFixed(1)} KB (${board})`);
        expect(size).toBeLessThanOrEqual(most);
      }
    },
  );

  /** What a game of its own brings to the table, beyond the table itself and the rules that every view needs. */
  const ownOf = (board: string, language: string): Map<string, Chunk> => {
    const [folder = ''] = /^.*\/games\/[^/]+/.exec(board) ?? [];
    const others = ofGames(/games\/.*\/Board\.svelte$/).filter((one) => !one.startsWith(folder));
    const shared = withImports([
      'index.html',
      'src/table/Table.svelte',
      'src/engine/store.ts',
      ...ownWords(language, 'front|table'),
      `../parts/src/words/${language}.ts`,
      ...others.flatMap((one) => withItsWords(one, language)),
    ]);
    const all = [...withImports(withItsWords(board, language))];
    return new Map(all.filter(([file, { name }]) => !shared.has(file) && name !== 'rules'));
  };

  test.each(languages)('in %s: Copycat’s table brings at most 60 KB of its own', (language) => {
    const own = ownOf('../../games/copycat/board/Board.svelte', language);
    const size = sizeOf(own.keys());
    console.log(`Copycat’s own in ${language}: ${size.toFixed(1)} KB`);
    expect(own.size).toBeGreaterThan(3);
    expect(size).toBeLessThanOrEqual(60);
  });

  test('nothing of a board is fetched for another game, or at home', () => {
    const home = withImports(['index.html', 'src/engine/store.ts', 'src/table/Table.svelte']);
    const boards = ofGames(/games\/.*\/Board\.svelte$/);
    const folderOf = (path: string): string | undefined => /games\/([^/]+)\//.exec(path)?.[1];
    const strays = [
      ...[...home.values()].map((chunk) => ['home', chunk] as const),
      ...boards.flatMap((board) =>
        [...withImports(withItsWords(board, 'en')).values()].map(
          (chunk) => [board, chunk] as const,
        ),
      ),
    ].filter(([of, { src = '' }]) => /\/board\//.test(src) && folderOf(src) !== folderOf(of));
    expect(strays.map(([of, { src }]) => `${of}: ${src}`)).toEqual([]);
    expect(boards.length).toBeGreaterThan(1);
  });
});

import { games } from '@hustings/games';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What names a game all the same: by which words, and why. */
const exceptions: Readonly<Record<string, { words: readonly string[]; why: string } | undefined>> =
  {
    'packages/texts/src/names.ts': { words: ['Saarland', 'Greens', 'SPD'], why: 'examples' },
    'scripts/shelves.mjs': {
      words: ['copycat', 'die-macher', 'SPD', 'backbencher'],
      why: 'what messages are called with that look something up',
    },
    'scripts/prove.mjs': { words: ['copycat'], why: 'a file of tests' },
    'packages/protocol/src/requests/people.ts': { words: ['Berlin'], why: 'a time zone' },
  };

const foldersIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const filesIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|js|mjs|svelte|css)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** Words of each game, from the list its tests bring; every game has at least its id and its folder. */
async function wordsOfGames(): Promise<readonly string[]> {
  const lists = foldersIn('games')
    .map((game) => `${game}/test/names.ts`)
    .filter((path) => existsSync(`${root}${path}`));
  expect(lists.length).toBeGreaterThan(0);
  const modules = await Promise.all(
    lists.map((path) => import(/* @vite-ignore */ `${root}${path}`) as Promise<unknown>),
  );
  const own = modules.flatMap((module) => (module as { names: readonly string[] }).names);
  const folders = foldersIn('games')
    .filter((path) => existsSync(`${root}${path}/game.ts`))
    .map((path) => path.replace('games/', ''));
  return [...new Set([...games.map(({ id }) => id), ...folders, ...own])];
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Each file that names a game, with the words it names it by. */
async function naming(): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = (await wordsOfGames()).map(escaped).join('|');
  const pattern = new RegExp(`(?<![\\w-])(${words})(?![\\w-])`, 'gu');
  const files = [...foldersIn('packages').map((name) => `${name}/src`), 'scripts'].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(200);
  const found = files.map((path) => {
    const hits = readFileSync(`${root}${path}`, 'utf8').match(pattern) ?? [];
    return [path, [...new Set(hits)]] as const;
  });
  return new Map(found.filter(([, hits]) => hits.length > 0));
}

describe('nothing outside the folder of a game names it', () => {
  test('no id, party, card or state of a game in any package or script', async () => {
    const found = [...(await naming())].map(
      ([path, words]) =>
        [path, words.filter((word) => exceptions[path]?.words.includes(word) !== true)] as const,
    );
    const told = found.filter(([, words]) => words.length > 0);
    expect(Object.fromEntries(told)).toEqual({});
  });

  test('and every exception is still needed', async () => {
    const found = await naming();
    const there = Object.keys(exceptions).map((path) => [path, (found.get(path) ?? []).toSorted()]);
    const known = Object.entries(exceptions).map(([path, one]) => [path, one?.words.toSorted()]);
    expect(Object.fromEntries(there)).toEqual(Object.fromEntries(known));
  });
});

import { games } from '@hustings/games';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What names a game all the same: by which words, and why. */
const exceptions: Readonly<Record<string, { words: readonly string[]; why: string }>> = {
  'packages/kernel/src/subject.ts': { words: ['Greens'], why: 'an example; it leaves the kernel' },
  'packages/texts/src/names.ts': { words: ['Saarland', 'Greens', 'SPD'], why: 'examples' },
  'packages/server/src/http/schemas/people.ts': { words: ['Berlin'], why: 'a time zone' },
  'scripts/endurance.mjs': { words: ['copycat'], why: 'an example of its arguments' },
  'scripts/load.mjs': { words: ['copycat'], why: 'to do: any game of the registry would do' },
  'scripts/strength.mjs': {
    words: ['die-macher-2019', 'die-macher-2006', 'copycat'],
    why: 'to do: all games that bring bots',
  },
};

const foldersIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const filesIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|js|mjs|svelte|css)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** Words of each game, from the list its tests bring; every game has at least its id. */
async function wordsOfGames(): Promise<readonly string[]> {
  const lists = foldersIn('games')
    .map((game) => `${game}/test/names.ts`)
    .filter((path) => existsSync(`${root}${path}`));
  expect(lists.length).toBeGreaterThan(0);
  const modules = await Promise.all(
    lists.map((path) => import(/* @vite-ignore */ `${root}${path}`) as Promise<unknown>),
  );
  const own = modules.flatMap((module) => (module as { names: readonly string[] }).names);
  return [...new Set([...games.map(({ id }) => id), ...own])];
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
    for (const [path, { words }] of Object.entries(exceptions)) {
      expect([...(found.get(path) ?? [])].sort(), path).toEqual([...words].sort());
    }
  });
});

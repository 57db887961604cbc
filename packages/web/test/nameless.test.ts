import { games } from '@hustings/games';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What names a game all the same: by which words, and why. */
const exceptions: Readonly<Record<string, { words: readonly string[]; why: string } | undefined>> =
  {
    'packages/web/screenshots/offline.mjs': {
      words: ['copycat', 'die-macher-2006'],
      why: 'pictures for the documentation are of games',
    },
    'packages/web/screenshots/online.mjs': {
      words: [
        'Bavaria',
        'Berlin',
        'Copycat',
        'copycat',
        'die-macher-2006',
        'die-macher-2019',
        'Greens',
        'Lunch',
        'lunch',
      ],
      why: 'pictures for the documentation are of games, of what is said at their tables',
    },
  };

/** Packages whose tests play the games there are; those of all others make do with games of their own. */
const PLAYED_IN: ReadonlySet<string> = new Set(['bots', 'cli', 'server', 'web']);

const foldersIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const READ = /\.(ts|mts|js|mjs|cjs|svelte|css|html|json|md|txt|sh|yaml|env)$/;
const MADE = /(^|\/)(dist|node_modules)\//;
const filesIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => READ.test(path) && !MADE.test(path));

const isOfTests = (path: string): boolean => /^packages\/[^/]+\/test\//.test(path);

/** What makes, checks and runs the workspace, at its root. */
const configuration = (): string[] =>
  readdirSync(root).filter(
    (name) => /^(\.|tsconfig|vitest|package\.json)/.test(name) && /\.(json|cjs|ts)$/.test(name),
  );

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
  const files = ['packages', 'scripts', 'deploy'].flatMap(filesIn).concat(configuration());
  expect(files.length).toBeGreaterThan(400);
  const found = files.map((path) => {
    const hits = readFileSync(`${root}${path}`, 'utf8').match(pattern) ?? [];
    return [path, [...new Set(hits)]] as const;
  });
  return new Map(found.filter(([, hits]) => hits.length > 0));
}

const there = await naming();

describe('nothing outside the folder of a game names it', () => {
  test('no id, party, card or state of a game in any package, script or configuration', () => {
    const found = [...there]
      .filter(([path]) => !isOfTests(path))
      .map(([path, words]) => {
        const told = words.filter((word) => exceptions[path]?.words.includes(word) !== true);
        return [path, told] as const;
      });
    expect(Object.fromEntries(found.filter(([, words]) => words.length > 0))).toEqual({});
  });

  test('tests of what stands below the games make do without them', () => {
    const own = [...there.keys()].filter(isOfTests);
    expect(own.filter((path) => !PLAYED_IN.has(path.split('/')[1]))).toEqual([]);
  });

  test('and every exception is still needed', () => {
    const found = Object.keys(exceptions).map((path) => [path, (there.get(path) ?? []).toSorted()]);
    const known = Object.entries(exceptions).map(([path, one]) => [path, one?.words.toSorted()]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known));
  });
});

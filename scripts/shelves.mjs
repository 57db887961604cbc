// All catalogues there are, by pattern: whoever reads them all at once finds them here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const dates = { day: [['2026-12-24']], whenIn: [[0, 'Europe/Warsaw']] };
const account = { dayName: [['2026-12-24']], range: [['2026-12-24', '2026-12-31', 8]] };

/** What to call a message with that takes nothing else, by its path in the catalogue. */
export const samplesFor = (name) => {
  if (/^games\/.* boardTexts$/.test(name)) return dates;
  return name === 'packages/web/src/texts account' ? account : undefined;
};

/**
 * By what something is looked up in the catalogues of a game, where a name that is made up will not
 * do: what the game's own tests list beside its names.
 */
export async function keysFor(name, load) {
  const path = `${name.split(/[/ ]/, 2).join('/')}/test/names.ts`;
  if (!name.startsWith('games/') || !existsSync(`${root}${path}`)) return [];
  return (await load(path)).keys ?? [];
}

/** Sources in which English is fetched, and its siblings with it (scripts/languages.mjs). */
function sources() {
  return ['packages', 'games']
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\/(dist|node_modules|test)\//.test(path))
    .filter((path) => /: Shelf<\w+> = \{/.test(readFileSync(`${root}${path}`, 'utf8')));
}

const isShelf = (value) =>
  typeof value === 'object' && value !== null && typeof value.en === 'function';

/** The shelves a module hands out, by themselves or together. */
const shelvesOf = (module) =>
  Object.entries(module).flatMap(([name, value]) => {
    if (isShelf(value)) return [[name, value]];
    const together = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return together.filter(([, inner]) => isShelf(inner));
  });

/** Every shelf there is, by name; `load` gives the module at a path below the root. */
export async function shelves(load) {
  const paths = sources();
  const modules = await Promise.all(paths.map((path) => load(path)));
  return new Map(
    modules.flatMap((module, i) =>
      shelvesOf(module).map(([name, shelf]) => [`${dirname(paths[i])} ${name}`, shelf]),
    ),
  );
}

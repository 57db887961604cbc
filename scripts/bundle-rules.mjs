// Makes one file of a game's rules that needs nothing else: kernel, rules and bots as they are today.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = `${root}packages`;
const ENTRY = 'rules-entry.js';

/**
 * The code of a module given as text, with all it imports, as the body of a function that leaves
 * what the module exports in `hustingsRules`. The same sources give the same code everywhere.
 */
export async function bundleRules(text) {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    root,
    logLevel: 'warn',
    plugins: [
      {
        name: 'rules-entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? text : undefined),
      },
    ],
    resolve: {
      // From the sources, as the web client and the tests.
      alias: [
        { find: /^@hustings\/games$/, replacement: `${root}games/registry.ts` },
        { find: /^@hustings\/([^/]+)$/, replacement: `${packages}/$1/src/index.ts` },
        { find: /^@hustings\/([^/]+)\/(.+)$/, replacement: `${packages}/$1/src/$2/index.ts` },
      ],
    },
    build: {
      write: false,
      minify: false, // who meets an error in old rules wants to read them
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'hustingsRules' },
    },
  });
  const [{ output }] = [built].flat();
  if (output.length !== 1) throw new Error('rules are one file');
  return `'use strict';\n${output[0].code}`;
}

/** The built modules of games that speak for a folder of rules or bots, with what they export. */
async function partsOfGames() {
  const files = readdirSync(`${root}games/dist`, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/(rules|bots)\/(.*\/)?index\.js$/.test(file));
  return Promise.all(
    files.map(async (file) => ({
      source: `${root}games/${file.replace(/\.js$/, '.ts')}`,
      exported: Object.entries(await import(`../games/dist/${file}`)),
    })),
  );
}

/** Where something is exported that is so, and under which name. */
function find(parts, isIt) {
  for (const { source, exported } of parts) {
    const found = exported.find(([, value]) => typeof value === 'object' && isIt(value));
    if (found !== undefined) return { source, name: found[0] };
  }
  return undefined;
}

/** The module of a game and its bots; where no bots know it, of the game alone. */
export async function entryOf(id) {
  const parts = await partsOfGames();
  const bots = find(parts, (value) => value.game?.id === id && 'forecast' in value);
  if (bots !== undefined) {
    return `
      import { ${bots.name} as knowledge } from '${bots.source}';
      import { kept } from '${packages}/bots/src/kept.ts';
      export const { contract, game, think } = kept(knowledge);`;
  }
  const rules = find(parts, (value) => value.id === id && 'program' in value);
  return `
    export const contract = 1;
    export { ${rules.name} as game } from '${rules.source}';`;
}

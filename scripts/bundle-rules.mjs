// Makes one file of a game's rules that needs nothing else: kernel, rules and bots as they are today.
import { existsSync } from 'node:fs';
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

/** The module of a game and its bots; where no bots know it, of the game alone. */
export function entryOf(id) {
  const bots = `${packages}/bots/src/${id}/index.ts`;
  if (existsSync(bots)) {
    return `
      import * as its from '${bots}';
      import { kept } from '${packages}/bots/src/kept.ts';
      const knowledge = Object.values(its).find((one) => one.game?.id === '${id}');
      export const { contract, game, think } = kept(knowledge);`;
  }
  return `
    import { games } from '${packages}/cli/src/games.ts';
    export const contract = 1;
    export const game = games.find((one) => one.id === '${id}');`;
}

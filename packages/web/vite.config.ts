import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compress } from './build/compress.js';
import { front } from './build/front.js';
import { precache } from './build/precache.js';
import { unseen } from './build/unseen.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const packages = fileURLToPath(new URL('..', import.meta.url));
const games = fileURLToPath(new URL('../../games', import.meta.url));

const components = () => svelte({ configFile: `${here}svelte.config.js` });
const resolve = {
  // The rules are bundled from their sources, as the tests run them.
  alias: [
    { find: /^@hustings\/games$/, replacement: `${games}/registry.ts` },
    { find: /^@hustings\/games\/(.+)$/, replacement: `${games}/$1/index.ts` },
    { find: /^@hustings\/([^/]+)$/, replacement: `${packages}$1/src/index.ts` },
    { find: /^@hustings\/([^/]+)\/(.+)$/, replacement: `${packages}$1/src/$2/index.ts` },
  ],
};

export default defineConfig({
  root: here,
  plugins: [
    components(),
    front({ root: here, plugins: [components()], resolve }),
    precache(),
    compress(),
  ],
  resolve,
  worker: { format: 'es', plugins: () => [unseen()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // Browsers that know light-dark(); older ones would get colours rewritten beyond recognition.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every game is made of comes in one piece; what reads whole games from files does not.
          groups: [{ name: 'kernel', test: /packages\/kernel\/src\/(?!course|log|match|unasked)/ }],
        },
      },
    },
  },
});

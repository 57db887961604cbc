import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compress } from './build/compress.js';
import { precache } from './build/precache.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const packages = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root: here,
  plugins: [svelte({ configFile: `${here}svelte.config.js` }), precache(), compress()],
  resolve: {
    // The rules are bundled from their sources, as the tests run them.
    alias: [
      { find: /^@hustings\/([^/]+)$/, replacement: `${packages}$1/src/index.ts` },
      { find: /^@hustings\/([^/]+)\/(.+)$/, replacement: `${packages}$1/src/$2/index.ts` },
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // Browsers that know light-dark(); older ones would get colours rewritten beyond recognition.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
});

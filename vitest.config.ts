import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('./packages', import.meta.url));
const games = fileURLToPath(new URL('./games', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** How much more than a sound number is proven: 1, or what `npm run prove` asks for. */
    extent: number;
  }
}

export default defineConfig({
  // State that is watched (`.svelte.ts`) is compiled as for a page that is drawn in advance.
  plugins: [svelte({ configFile: `${packages}/web/svelte.config.js` })],
  resolve: {
    // Tests run on the sources: no build in between, and stack traces point at what you edit.
    alias: [
      { find: /^@hustings\/games$/, replacement: `${games}/registry.ts` },
      { find: /^@hustings\/games\/(.+)$/, replacement: `${games}/$1/index.ts` },
      { find: /^@hustings\/([^/]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@hustings\/([^/]+)\/(.+)$/, replacement: `${packages}/$1/src/$2/index.ts` },
    ],
  },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Whole games are played in some tests, on machines that do other things as well.
    provide: { extent: Number(process.env['HUSTINGS_EXTENT'] ?? 1) },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

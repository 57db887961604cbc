import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const packages = fileURLToPath(new URL('./packages', import.meta.url));
const games = fileURLToPath(new URL('./games', import.meta.url));

/** What takes longest, the longest first; the ten slowest files are told by `npm test`. */
const long = [
  'hosting/document',
  'e2e/editions',
  'e2e/online-table',
  'e2e/new-game',
  'chaos/chaos',
  'chaos/planted',
  'e2e/',
  'analysis.test',
  'promises.test',
  'server/test/',
  'fuzz.test',
];

/**
 * Most keep nothing from one test to the next: their files share a process and what it has loaded. Not so
 * what a client remembers, and whoever replaces a module (`*.alone.test.ts`).
 */
const shared = ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'];
const alone = [
  ...['parts', 'protocol', 'web'].map((name) => `packages/${name}/test/**/*.test.ts`),
  '{packages,games}/*/test/**/*.alone.test.ts',
];
const browser = ['packages/web/test/e2e/**/*.test.ts'];
const journeys = ['packages/*/test/**/*.journey.test.ts'];
/**
 * What goes through a browser is tried once more in CI, where a machine may stand still for seconds, and
 * whatever needed it is named at the end (scripts/second-try.mjs): it is a fault to be mended.
 */
const retry = process.env['CI'] === 'true' ? 1 : 0;

function rank({ moduleId }: TestSpecification): number {
  const at = long.findIndex((part) => moduleId.includes(part));
  return at === -1 ? long.length : at;
}

/** Long files first, so that none of them is left over when all others are done. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
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
    // A journey is a whole way through the product, in a browser or on a host: `npm run journeys`.
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude: [...journeys, ...browser] },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared,
          exclude: [...journeys, ...alone],
          isolate: false,
          restoreMocks: true,
        },
      },
      { extends: true, test: { name: 'browser', include: browser, exclude: journeys, retry } },
      { extends: true, test: { name: 'journeys', include: journeys, retry } },
    ],
    pool: 'forks',
    // One more than the two cores of CI: many tests wait, for a deadline, a process or a page.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Whole games are played in some tests, on machines that do other things as well.
    provide: { extent: Number(process.env['HUSTINGS_EXTENT'] ?? 1) },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

// npm run prove: what `npm test` proves with a sound number of random games and hostile inputs, with
// twenty times as many, secrets with every combination of options, whole games in a browser of which
// `npm test` leaves the middle to the rules, all tables in a longer language at every size, whole games,
// lessons and pages in each language, and every fault that can be planted. `--extent N` asks for another
// number; all else is handed to vitest, options with their `=`: `npm run prove -- --extent 5 games/NAME`.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2);
const at = asked.indexOf('--extent');
const [, extent = '20'] = at < 0 ? [] : asked.splice(at, 2);

/** Every file of tests that asks how much is to be proven. */
const proofs = ['packages', 'games']
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
  .filter((path) => /\bextent\b/.test(readFileSync(`${root}${path}`, 'utf8')));
const isNamed = asked.some((word) => !word.startsWith('-'));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...asked, ...(isNamed ? [] : proofs)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, HUSTINGS_EXTENT: extent } },
);
process.exitCode = status ?? 1;

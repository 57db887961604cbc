// Everything a change must pass, in order from the quickest answer to the slowest.
// All steps run even when one fails, so that one run shows everything there is to mend.
// Arguments are handed to vitest: `npm test -- packages/kernel`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'hustings-test-'));
const report = join(scratch, 'vitest.json');

const tsc = 'node_modules/@typescript/native/bin/tsc';
const steps = [
  ['build', [tsc, '-b', 'tsconfig.build.json']],
  ['build of the rules', ['scripts/build-rules.mjs']],
  ['types of tests', [tsc, '-p', 'tsconfig.json']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']],
  ['format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']],
  ['arrows', ['scripts/check-arrows.mjs']],
  [
    'types of the web client',
    ['node_modules/svelte-check/bin/svelte-check', '--workspace', 'packages/web'].concat(
      '--tsconfig',
      './tsconfig.json',
      '--fail-on-warnings',
    ),
  ],
  ['build of the web client', ['scripts/build-web.mjs']],
];
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
];

let passed = 0;
let failed = 0;

/** Runs one step and prints how long it took. */
function step(name, args) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return status === 0;
}

/** The numbers vitest wrote, or undefined if it did not get that far. */
function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

for (const [name, args] of steps) {
  if (step(name, args)) passed += 1;
  else failed += 1;
}

const green = step('vitest', vitest);
const tests = readReport();
rmSync(scratch, { recursive: true, force: true });

const failedTests = tests?.numFailedTests ?? 0;
const skippedTests = (tests?.numPendingTests ?? 0) + (tests?.numTodoTests ?? 0);
passed += tests?.numPassedTests ?? 0;
// vitest can fail without a failed test: a file that does not load, or no test at all.
failed += green ? failedTests : Math.max(1, failedTests);

console.log(`\n${steps.length} checks and ${tests?.numTotalTests ?? 0} tests`);
if (skippedTests > 0) console.log(`${skippedTests} tests skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

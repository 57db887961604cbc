// Everything a change must pass: the build, then what looks at the sources (two checks at a time),
// then the tests. All steps run even when one fails, so that one run shows everything there is to
// mend; at the end the slowest files of tests. Arguments are handed to vitest:
// `npm test -- packages/kernel`.
//
// `npm run journeys` plays the whole ways through the product instead (*.journey.test.ts), which take
// longer: games on every board and online in a real browser, lessons, every page in every language, a
// fourth game that is made and played, docs/hosting.md word for word, the image, a server that is killed
// and cut off (docs/chaos.md). CI runs both.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'hustings-test-'));
const report = join(scratch, 'vitest.json');

const tsc = 'node_modules/@typescript/native/bin/tsc';
const build = ['build', [tsc, '-b', 'tsconfig.build.json']];
/** They need the build and not each other; the longest first, so that none is left over. */
const checks = [
  ['build of the web client', ['scripts/build-web.mjs']],
  [
    'types of the web client',
    ['node_modules/svelte-check/bin/svelte-check', '--workspace', 'packages/web'].concat(
      '--tsconfig',
      './tsconfig.json',
      '--fail-on-warnings',
      // By the native compiler: a quarter of the work.
      '--tsgo-experimental-api',
    ),
  ],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['arrows', ['scripts/check-arrows.mjs']],
  ['types of tests', [tsc, '-p', 'tsconfig.json']],
  ['build of the rules', ['scripts/build-rules.mjs']],
];
/** Journeys need no more than what they run. */
const needed = new Set(['build of the web client', 'build of the rules']);
const isJourneys = process.argv[2] === '--journeys';
const asked = process.argv.slice(isJourneys ? 3 : 2);
/** What is named is played, whichever it is. */
const kinds = isJourneys ? ['journeys'] : ['shared', 'alone', 'browser'];
const chosen = asked.length > 0 ? [] : kinds.flatMap((kind) => ['--project', kind]);
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/second-try.mjs',
  `--outputFile.json=${report}`,
  // Journeys keep both cores busy with their pages.
  ...(isJourneys ? ['--maxWorkers=2'] : []),
  ...chosen,
  ...asked,
];

const AT_ONCE = 2;
const SLOWEST = 10;

let passed = 0;
let failed = 0;

const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(1);

/** Runs a step, whose words are heard as they come, or all at its end beside others. */
function run(args, stdio) {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(process.execPath, args, { cwd: root, stdio });
    child.stdout?.on('data', (words) => (said += words));
    child.stderr?.on('data', (words) => (said += words));
    child.once('close', (status) => resolve({ ok: status === 0, said }));
  });
}

/** Runs one step by itself and prints how long it took. */
async function step([name, args]) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { ok } = await run(args, 'inherit');
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${secondsSince(start)} s)`);
  return ok;
}

/** The same for several, of which some run at once: each prints what it has to say when it ends. */
async function sideBySide(steps) {
  const left = [...steps];
  const hand = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [name, args] = next;
      const start = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- each hand does one thing after the other
      const { ok, said } = await run(args, ['ignore', 'pipe', 'pipe']);
      console.log(
        `\n── ${name}\n${said}── ${name}: ${ok ? 'ok' : 'FAILED'} (${secondsSince(start)} s)`,
      );
      count(ok);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}

function count(ok) {
  if (ok) passed += 1;
  else failed += 1;
}

/** The numbers vitest wrote, or undefined if it did not get that far. */
function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The files that took longest, so that whoever adds one sees what it costs. */
function slowest(told) {
  const files = (told?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name).replaceAll('\\', '/'),
    seconds: (endTime - startTime) / 1000,
  }));
  return files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
}

const begun = performance.now();
const looks = checks.filter(([name]) => !isJourneys || needed.has(name));
count(await step(build));
await sideBySide(looks);
const green = await step(['vitest', vitest]);
const tests = readReport();
rmSync(scratch, { recursive: true, force: true });

const failedTests = tests?.numFailedTests ?? 0;
const skippedTests = (tests?.numPendingTests ?? 0) + (tests?.numTodoTests ?? 0);
passed += tests?.numPassedTests ?? 0;
// vitest can fail without a failed test: a file that does not load, or no test at all.
failed += green ? failedTests : Math.max(1, failedTests);

console.log(`\nThe slowest files of tests:`);
for (const { name, seconds } of slowest(tests)) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
console.log(
  `\n${looks.length + 1} checks and ${tests?.numTotalTests ?? 0} tests in ${secondsSince(begun)} s`,
);
if (skippedTests > 0) console.log(`${skippedTests} tests skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

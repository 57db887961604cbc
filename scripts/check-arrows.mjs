// Checks who imports whom (.dependency-cruiser.cjs holds the rules) and that the check has
// really looked: dependency-cruiser is content with nothing when it cannot read TypeScript.
// With arguments only what is in those folders, and what they lead to: a game that has just come.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const ruled = forbidden
  .filter((rule) => rule.name.startsWith('arrows-of-'))
  .map((rule) => rule.name.slice('arrows-of-'.length));

const notSources = /(^|\/)(dist|test|node_modules)\//;

/** Paths from the root, with forward slashes, of all TypeScript sources below a folder. */
function sourcesOf(folder) {
  return readdirSync(`${root}${folder}`, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !notSources.test(file));
}

/** The folders in a folder. */
function foldersIn(folder) {
  return readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['dist', 'node_modules'].includes(entry.name))
    .map((entry) => entry.name);
}

function cruise(paths) {
  const args = ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs'];
  args.push('--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...paths);
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    console.error(stderr || stdout);
    throw new Error('arrows: dependency-cruiser gave no result');
  }
}

const folders = foldersIn('packages');
const paths = [
  ...folders.flatMap((name) => [`packages/${name}/src`, `packages/${name}/test`]),
  ...readdirSync(`${root}games`)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `games/${name}`),
  ...foldersIn('games').map((name) => `games/${name}`),
].filter((path) => existsSync(`${root}${path}`));

const asked = process.argv.slice(2);
const { modules, summary } = cruise(asked.length > 0 ? asked : paths);
const seen = new Set(modules.map((module) => module.source));
const problems = [];

for (const { rule, from, to, cycle } of summary.violations) {
  const target = cycle ? cycle.map((step) => step.name).join(' → ') : to;
  problems.push(`${rule.name}: ${from} → ${target}`);
}

/** Says how many sources of a folder were looked at; one that was not is a problem. */
function count(folder) {
  const sources = sourcesOf(folder);
  const missed = sources.filter((source) => !seen.has(source));
  if (sources.length === 0) problems.push(`${folder} has no sources`);
  for (const source of missed) problems.push(`${source} was not looked at`);
  console.log(`arrows: ${folder}: ${sources.length - missed.length} modules`);
}

for (const folder of asked) count(folder);
if (asked.length === 0) all();

/** Every package has its line, and everything was looked at. */
function all() {
  for (const name of new Set([...folders, ...ruled])) {
    if (!folders.includes(name)) problems.push(`packages/${name} has a rule but does not exist`);
    else if (!ruled.includes(name)) problems.push(`packages/${name} has no line in mayImport`);
    else count(`packages/${name}/src`);
  }
  for (const name of foldersIn('games')) count(`games/${name}`);
}

for (const problem of problems) console.error(`arrows: ${problem}`);
if (problems.length > 0) process.exitCode = 1;

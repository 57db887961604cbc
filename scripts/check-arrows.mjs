// Checks who imports whom (.dependency-cruiser.cjs holds the rules) and that the check has
// really looked: dependency-cruiser is content with nothing when it cannot read TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const ruled = forbidden
  .filter((rule) => rule.name.startsWith('arrows-of-'))
  .map((rule) => rule.name.slice('arrows-of-'.length));

/** Paths from the root, with forward slashes, of all TypeScript sources of a package. */
function sourcesOf(name) {
  return readdirSync(`${root}packages/${name}/src`, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`);
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

const folders = readdirSync(`${root}packages`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const paths = folders
  .flatMap((name) => [`packages/${name}/src`, `packages/${name}/test`])
  .filter((path) => existsSync(`${root}${path}`));

const { modules, summary } = cruise(paths);
const seen = new Set(modules.map((module) => module.source));
const problems = [];

for (const { rule, from, to, cycle } of summary.violations) {
  const target = cycle ? cycle.map((step) => step.name).join(' → ') : to;
  problems.push(`${rule.name}: ${from} → ${target}`);
}

for (const name of new Set([...folders, ...ruled])) {
  if (!folders.includes(name)) problems.push(`packages/${name} has a rule but does not exist`);
  else if (!ruled.includes(name)) problems.push(`packages/${name} has no line in mayImport`);
  else {
    const sources = sourcesOf(name);
    const missed = sources.filter((source) => !seen.has(source));
    if (sources.length === 0) problems.push(`packages/${name} has no sources`);
    for (const source of missed) problems.push(`${source} was not looked at`);
    console.log(`arrows: ${name}: ${sources.length - missed.length} modules`);
  }
}

for (const problem of problems) console.error(`arrows: ${problem}`);
if (problems.length > 0) process.exitCode = 1;

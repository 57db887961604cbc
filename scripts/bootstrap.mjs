// Makes a fresh clone ready: installs what package-lock.json says, then builds.
// Only Node's own modules may be imported here, because nothing else is there yet.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** When a file was last written, in milliseconds; -1 if it does not exist. */
function writtenAt(path) {
  return statSync(`${root}${path}`, { throwIfNoEntry: false })?.mtimeMs ?? -1;
}

/** Runs a command with its output shown; ends this process if it fails. */
function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
  });
  if (error) console.error(`bootstrap: ${command}: ${error.message}`);
  if (signal) console.error(`bootstrap: ${command} was stopped by ${signal}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** npm, whichever way it was started: the same npm that runs this script, if one does. */
function npm(...args) {
  const npmCli = process.env.npm_execpath;
  if (npmCli?.endsWith('.js')) run(process.execPath, [npmCli, ...args]);
  else run('npm', args, { shell: process.platform === 'win32' });
}

// npm writes this file last, so an install that was interrupted counts as missing.
if (writtenAt('node_modules/.package-lock.json') < writtenAt('package-lock.json')) {
  console.log('bootstrap: installing dependencies');
  npm('ci', '--include=dev', '--no-audit', '--no-fund');
}

// A language whose files have come or gone is found, or no longer looked for.
run(process.execPath, ['scripts/languages.mjs']);

// tsc -b compares sources with dist by itself and does nothing when dist is up to date.
run(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'tsconfig.build.json']);

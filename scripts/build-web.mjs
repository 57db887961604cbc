// Builds the web client when something it is made of is newer than what was built.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['kernel', 'die-macher', 'copycat', 'bots', 'web'].map(
  (name) => `packages/${name}`,
);

/** When the newest file below a folder was written; built and installed files do not count. */
function newestIn(folder) {
  let newest = 0;
  for (const entry of readdirSync(`${root}${folder}`, { withFileTypes: true })) {
    if (['dist', 'node_modules', 'test'].includes(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    const at = entry.isDirectory() ? newestIn(path) : statSync(`${root}${path}`).mtimeMs;
    newest = Math.max(newest, at);
  }
  return newest;
}

const built = statSync(`${root}packages/web/dist/index.html`, { throwIfNoEntry: false })?.mtimeMs;
if (built === undefined || built < Math.max(...sources.map(newestIn))) {
  console.log('building the web client');
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'error'];
  const { status } = spawnSync(
    process.execPath,
    [...vite, '--config', 'packages/web/vite.config.ts'],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}

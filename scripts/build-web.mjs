// Builds the web client when what it is made of is not what it was built from.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Written last, and removed first by vite: a build that was interrupted counts as missing. */
const mark = `${root}packages/web/dist/.vite/built-from`;

/** The client's own folder, those of the packages it is bundled with, and the versions of all else. */
function ingredients() {
  const { dependencies } = JSON.parse(readFileSync(`${root}packages/web/package.json`, 'utf8'));
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@hustings/'));
  const folders = ['@hustings/web', ...own].map((name) =>
    name === '@hustings/games' ? 'games' : name.replace('@hustings', 'packages'),
  );
  return [...folders.flatMap(filesIn), 'package-lock.json', 'tsconfig.base.json'];
}

/** Every file below a folder, in order, but what is built, installed or only tests. */
function filesIn(folder) {
  const entries = readdirSync(`${root}${folder}`, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (['dist', 'node_modules', 'test'].includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Times of files say little after a checkout or a copy; what is in them says all. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of ingredients()) hash.update(`${path}\n`).update(readFileSync(`${root}${path}`));
  return hash.digest('hex');
}

function builtFrom() {
  try {
    return readFileSync(mark, 'utf8');
  } catch {
    return undefined;
  }
}

const wanted = fingerprint();
if (builtFrom() !== wanted) {
  console.log('building the web client');
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'error'];
  const { status } = spawnSync(
    process.execPath,
    [...vite, '--config', 'packages/web/vite.config.ts'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status === 0) writeFileSync(mark, wanted);
  process.exitCode = status ?? 1;
}

import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../../../../..', import.meta.url)).replace(/\/$/, '');
const run = promisify(execFile);

/** Everything a fresh clone has: what git knows or would take up; nothing built, nothing installed. */
export async function clone(folder: string): Promise<void> {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = await run('git', list, { cwd: root, maxBuffer: 1 << 26 });
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  await mkdir(folder, { recursive: true });
  for (const file of files) {
    const to = join(folder, file);
    await mkdir(dirname(to), { recursive: true });
    await cp(join(root, file), to, { verbatimSymlinks: true });
  }
}

/**
 * What `npm ci` leaves behind, without a network: links to what is installed here. The workspace's
 * own packages are those of the copy, so that nothing built here can help it.
 */
export async function linkModules(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  await mkdir(modules, { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name.startsWith('@') || name === '.bin') {
      await mkdir(join(modules, name));
      for (const part of await readdir(join(root, 'node_modules', name)))
        await link(folder, join(name, part));
    } else await link(folder, name);
  }
}

/**
 * The web client as it was built here. Whether it was built from the same sources, scripts/build-web.mjs
 * looks for itself, and builds it where it was not; that it can be built is shown by image.journey.test.ts
 * in `npm run prove`, and by every fresh clone.
 */
export async function takeOverClient(folder: string): Promise<void> {
  const built = join('packages', 'web', 'dist');
  if (!existsSync(join(root, built))) return;
  await cp(join(root, built), join(folder, built), { recursive: true });
}

/**
 * Everything as it was built here. Whether it was built from the same sources, the compiler looks for
 * itself too; that all of it can be built is shown by image.journey.test.ts.
 */
export async function takeOverBuilds(folder: string): Promise<void> {
  const packages = (await readdir(join(root, 'packages'))).map((name) => join('packages', name));
  for (const built of [...packages, 'games'].map((place) => join(place, 'dist')))
    if (existsSync(join(root, built)))
      await cp(join(root, built), join(folder, built), { recursive: true });
}

/** Links to the workspace lead to the copy's own package; others to what is installed here. */
async function link(folder: string, name: string): Promise<void> {
  const installed = join(root, 'node_modules', name);
  const leads = await readlink(installed).catch(() => undefined);
  await symlink(leads ?? installed, join(folder, 'node_modules', name));
}

/**
 * What `npm prune --omit=dev` leaves behind: copies of what the packages need to run, as npm itself
 * lists it, and nothing beside it. Copies, because what a link leads to would find all the others.
 */
export async function copyModules(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  await mkdir(join(modules, '.bin'), { recursive: true });
  const args = ['ls', '--omit=dev', '--all', '--parseable'];
  const { stdout } = await run('npm', args, { cwd: root, maxBuffer: 1 << 26 });
  const needed = stdout.split('\n').filter((path) => path.startsWith(join(root, 'node_modules')));
  for (const path of needed) {
    const name = relative(join(root, 'node_modules'), path);
    const to = join(modules, name);
    await mkdir(dirname(to), { recursive: true });
    await cp(path, to, { recursive: true, verbatimSymlinks: true, filter: isNoOther(path) });
  }
  await symlink('../hustings/bin/hustings.mjs', join(modules, '.bin', 'hustings'));
}

/** A package's own files; what lies in its node_modules is listed for itself. */
function isNoOther(path: string): (file: string) => boolean {
  const others = join(path, 'node_modules');
  return (file) => file !== others;
}

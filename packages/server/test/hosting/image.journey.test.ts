import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Client } from '../support/client.js';
import { freePort } from '../support/postgres.js';
import { until } from '../support/until.js';
import {
  commandOf,
  environmentOf,
  only,
  readDockerfile,
  type Stage,
} from './support/dockerfile.js';
import { pretend, type Pretended } from './support/pretend.js';
import { Running } from './support/process.js';
import { clone, copyModules, linkModules, root, takeOverClient } from './support/project.js';
import { Story } from './support/story.js';
import { Terminal } from './support/terminal.js';

/**
 * The image without Docker: the steps of deploy/Dockerfile, one after the other, in a folder with what
 * .dockerignore lets in and nothing else; `npm ci` and `npm prune` take what is installed here. The
 * server then runs from what the last stage copies, on files that it may not write to. In `npm test` the
 * client is the one that was built here of the same sources, if what is let in has the same print.
 */
let scratch: string;
let pretended: Pretended;
let server: Running | undefined;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'hustings-image-'));
  pretended = await pretend({
    npm: async (args, cwd) => {
      if (args.join(' ') === 'ci') {
        await linkModules(cwd);
        if (inject('extent') === 1) await takeOverClient(cwd);
      } else if (args.join(' ') === 'prune --omit=dev') await copyModules(cwd);
      else return { run: ['npm', ...args], real: true };
      return {};
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await pretended.end();
  await rm(scratch, { recursive: true, force: true });
});

/** Whether .dockerignore lets a path in; the last line that fits says so. */
function isLetIn(lines: readonly string[], path: string): boolean {
  const parts = path.split('/');
  const above = new Set(parts.map((_, i) => parts.slice(0, i + 1).join('/')));
  const fits = (pattern: string): boolean => {
    if (pattern === '*') return true;
    if (pattern.startsWith('**/')) return parts.includes(pattern.slice(3));
    return above.has(pattern);
  };
  const last = lines.findLast((line) => fits(line.replace(/^!/, '')));
  return last?.startsWith('!') ?? true;
}

/** A folder that leads to something let in stays, though it is not let in itself. */
const leadsIn = (lines: readonly string[], path: string): boolean =>
  isLetIn(lines, path) || lines.some((line) => line.startsWith(`!${path}/`));

/** What `docker build` is given. */
async function contextOf(folder: string): Promise<void> {
  const text = await readFile(join(root, '.dockerignore'), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const all = join(scratch, 'clone');
  await clone(all);
  await cp(all, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => from === all || leadsIn(lines, from.slice(all.length + 1)),
  });
}

/** Runs what a stage runs. */
async function build({ steps }: Stage, folder: string): Promise<void> {
  const terminal = await Terminal.open(folder, pretended.env);
  for (const { words } of steps.filter(({ keyword }) => keyword === 'RUN'))
    await terminal.run(words.join(' '));
  await terminal.close();
}

async function start(stage: Stage, folder: string): Promise<string> {
  const port = String(await freePort());
  const data = join(scratch, 'data');
  await mkdir(data, { mode: 0o700 });
  const mine = { HUSTINGS_HOST: '127.0.0.1', HUSTINGS_PORT: port, HUSTINGS_DATA: data };
  const env = { PATH: process.env['PATH'], ...environmentOf(stage), ...mine };
  const [command, ...args] = commandOf(only(stage, 'CMD'));
  server = new Running(command, args, { cwd: folder, env });
  await server.until(/listening on/);
  const [check, ...file] = commandOf(only(stage, 'HEALTHCHECK'));
  await until(
    () => new Running(check, file, { cwd: folder, env }).ended,
    (code) => code === 0,
  );
  return `http://127.0.0.1:${port}`;
}

/** Everything below a folder that is not installed. */
async function tree(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true });
  return all.filter((path) => !path.startsWith('node_modules')).sort();
}

it(
  'is built from its sources alone, and serves, plays and ends',
  { timeout: 900_000 },
  async () => {
    const [made, runs] = readDockerfile(await readFile(join(root, 'deploy/Dockerfile'), 'utf8'));
    const [src, app] = [join(scratch, 'src'), join(scratch, 'app')];
    await contextOf(src);
    expect(await readdir(src)).not.toContain('node_modules');
    await build(made, src);
    expect(only(runs, 'COPY').words).toEqual(['/src', '.']); // all of what the first stage made
    await cp(src, app, { recursive: true, verbatimSymlinks: true });
    await rm(src, { recursive: true });
    const before = await tree(app);
    expect(before.filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.d.ts'))).toEqual(
      [],
    );
    await chmod(app, 0o555);
    const base = await start(runs, app);
    const page = await new Client(base).ask('GET', '/');
    expect(String(page.body)).toContain('<script type="module"');
    const story = new Story();
    await story.goOn(base);
    await story.end(base);
    expect(await server?.stop()).toBe(0);
    expect(await tree(app)).toEqual(before); // nothing was written beside the data
  },
);

import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '@hustings/server';
import { buildFrom } from '@hustings/server/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleRules } from '../../../scripts/bundle-rules.mjs';
import { builtRules, writeBuilds } from '../src/builds.js';
import { hustings as inProcess } from './helpers.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const toy = fileURLToPath(new URL('./toy/stall.ts', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'hustings-upgrade-'));
const data = join(dir, 'data');

/** Releases of this program with one game, the stall, under other rules each; the first keeps none. */
type Release = 'before' | 'one' | 'two';

function release(name: Release, code: string): void {
  const build = buildFrom(code);
  if (typeof build === 'string') throw new Error(build);
  writeBuilds(join(dir, name), [build]);
  writeFileSync(
    join(dir, name, 'hustings.mjs'),
    `import { openBuild } from '${root}packages/server/dist/rules/index.js';
     import { builtRules } from '${dist}builds.js';
     import { commandsFor } from '${dist}commands/all.js';
     import { processIo } from '${dist}io.js';
     import { run } from '${dist}run.js';
     import { spoken as speech } from '${dist}words.js';
     const builds = builtRules('${join(dir, name)}');
     const games = builds.map(openBuild);
     const kept = ${name === 'before' ? '{}' : '{ builds: () => builds }'};
     const args = process.argv.slice(2);
     process.exitCode = await run(await commandsFor(args[0]), args, { io: processIo(), games, speech, tongue: 'en', ...kept });`,
  );
}

function replaced(code: string, was: string, is: string): string {
  if (code.split(was).length !== 2) throw new Error(`not once in the code: ${was}`);
  return code.replace(was, is);
}

beforeAll(async () => {
  const tsc = 'node_modules/@typescript/native/bin/tsc';
  spawnSync(process.execPath, [tsc, '-b', 'packages/cli'], { cwd: root }); // types are looked at elsewhere
  const code = await bundleRules(
    `import { stall as game } from '${toy}'; export const contract = 1; export { game };`,
  );
  release('before', code);
  release('one', code);
  const cheaper = replaced(code, 'purses[seat] -= price', 'purses[seat] -= price >> 1');
  release('two', replaced(cheaper, 'rules: "1"', 'rules: "2"'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const env = {
  PATH: process.env['PATH'],
  HUSTINGS_DATA: data,
  HUSTINGS_PORT: '0',
  HUSTINGS_LOG: 'error',
};
const program = (name: Release): string => join(dir, name, 'hustings.mjs');

function hustings(name: Release, ...args: string[]) {
  return spawnSync(process.execPath, [program(name), ...args], { encoding: 'utf8', env });
}

/** Runs a server while something is done with it. */
async function serving<T>(
  name: Release,
  args: readonly string[],
  work: (base: string) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, [program(name), 'serve', ...args], { env });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  try {
    const base = await new Promise<string>((resolve, reject) => {
      let said = '';
      const hear = (text: Buffer): void => {
        said += text.toString();
        const found = /listening on (\S+)/.exec(said);
        if (found !== null) resolve(found[1]);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => reject(new Error(said)));
    });
    return await work(base);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

let cookie = '';
async function ask<T>(base: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${base}/api/v1${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  cookie = response.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie;
  const answer: unknown = await response.json();
  if (response.status !== 200) throw new Error(JSON.stringify(answer));
  return answer as T; // what the test expects
}

/** A game that one person plays from both chairs. */
async function begin(base: string, title: string): Promise<string> {
  await ask(base, 'GET', '/me');
  const wish = { game: 'stall', seats: [{ mine: true }, { mine: true }], title };
  const { id } = await ask<{ id: string }>(base, 'POST', '/tables', wish);
  await ask(base, 'POST', `/tables/${id}/start`, {});
  return id;
}

type Play = { number: number; owed: { seat: number; kind: string }[] };
const answers: Readonly<Record<string, unknown>> = { bid: 2, keep: 'keep', gift: 'pass' };

async function play(base: string, id: string, most = Infinity): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    const { number: seen, owed } = await ask<Play>(base, 'GET', `/tables/${id}/play?seat=0`);
    if (owed.length === 0) return;
    const [{ seat, kind }] = owed;
    await ask(base, 'POST', `/tables/${id}/moves`, { seat, seen, kind, move: answers[kind] });
  }
}

const rulesOf = async (base: string, id: string): Promise<string> =>
  (await ask<{ rules: string }>(base, 'GET', `/tables/${id}`)).rules;

it('the way from one release to the next, by the commands of docs/hosting.md', async () => {
  const begun = await serving('one', [], async (base) => {
    const id = await begin(base, 'Friday');
    await play(base, id, 3);
    return id;
  });
  const fresh = await serving('two', [], async (base) => {
    await play(base, begun);
    expect(await rulesOf(base, begun)).toBe('1');
    const file = await ask<object>(base, 'GET', `/tables/${begun}/file`);
    writeFileSync(join(dir, 'game.json'), JSON.stringify(file));
    const id = await begin(base, 'Saturday');
    await play(base, id);
    return id;
  });
  expect(hustings('two', 'rules').stdout).toMatch(
    /^stall 1 .* 1 table +0 running\nstall 2 .* 1 table +0 running +current\n$/,
  );
  // A game of old rules is verified by them.
  const saved = join(dir, 'saved');
  expect(hustings('two', 'rules', '--save', saved).status).toBe(0);
  expect(builtRules(saved)).toEqual([
    ...builtRules(join(dir, 'one')),
    ...builtRules(join(dir, 'two')),
  ]);
  const old = ['--rules', join(saved, 'stall@1.js')];
  expect(hustings('two', 'verify', join(dir, 'game.json'))).toMatchObject({ status: 1 });
  expect(hustings('two', 'verify', join(dir, 'game.json'), ...old)).toMatchObject({ status: 0 });
  expect(hustings('two', 'show', join(dir, 'game.json'), ...old)).toMatchObject({ status: 0 });
  // And back.
  await serving('one', [], async (base) => expect(await rulesOf(base, fresh)).toBe('2'));
}, 240_000);

it('games whose rules nobody kept: refused, moved where possible, brought', async () => {
  rmSync(data, { recursive: true });
  cookie = '';
  const [sold, waits] = await serving('before', [], async (base) => {
    const first = await begin(base, 'sold');
    await play(base, first, 3);
    return [first, await begin(base, 'waits')];
  });
  const refused = hustings('two', 'serve');
  expect(refused).toMatchObject({ status: 2, stdout: '' });
  expect(refused.stderr).toContain('stall, rules 1: 2 tables; there is no build of it\n');
  expect(refused.stderr).toContain(`    ${sold} (sold)\n`);
  expect(refused.stderr).toContain(`    ${waits} (waits)\n`);

  const looked = hustings('two', 'migrate', '--dry-run');
  expect(looked.status).toBe(1);
  expect(looked.stdout).toContain(`${waits} (waits), playing, stall 1: can be moved to 2\n`);
  const stays = `${sold} (sold), playing, stall 1: stays; under 2 it differs at entry 1: another position\n`;
  expect(looked.stdout).toContain(stays);
  expect(looked.stdout).toMatch(/\n1 table can be moved, 1 not\n$/);
  const moved = hustings('two', 'migrate');
  expect(moved.status).toBe(1);
  expect(moved.stdout).toContain(stays);
  expect(moved.stdout).toMatch(/\n1 table moved, 1 not\n$/);

  const again = hustings('two', 'serve');
  expect(again.status).toBe(2);
  expect(again.stderr).toContain('stall, rules 1: 1 table;');
  expect(again.stderr).not.toContain(waits);
  await serving('two', ['--orphans'], async (base) => {
    await expect(play(base, sold)).rejects.toThrow('other-rules');
    await play(base, waits);
    expect(hustings('two', 'migrate').stderr).toContain('another process is using');
    expect(hustings('two', 'rules', '--add', join(dir, 'one', 'stall@1.js')).status).toBe(0);
    await play(base, sold);
    expect(await rulesOf(base, sold)).toBe('1');
  });
  await serving('two', [], (base) => rulesOf(base, sold));
}, 240_000);

const add = (path: string) => inProcess(['rules', '--data', data, '--add', path]);

it('files that are not rules, or not those that they were, are not added', async () => {
  cpSync(join(dir, 'one'), join(dir, 'forged'), { recursive: true });
  const file = join(dir, 'forged', 'stall@1.js');
  appendFileSync(file, '\n');
  expect(await add(file)).toMatchObject({ code: 2, out: '' });
  expect((await add(file)).err).toContain('is not the file that SHA256SUMS beside it names');
  rmSync(join(dir, 'forged', 'SHA256SUMS'));
  for (const [code, says] of [
    ['throw new Error("no")', "it can't be run (no)"],
    ['const hustingsRules = { contract: 2 }', 'built for another version'],
    ['const hustingsRules = { contract: 1, game: { id: "stall" } }', 'there is no game in it'],
  ]) {
    writeFileSync(file, code);
    expect((await add(file)).err).toContain(says);
  }
  expect((await add(join(dir, 'nothing'))).err).toContain("can't be read");
});

it('what was given up for want of rules is tried again when some are added', async () => {
  const store = await openStore({ data });
  await store.putJob({ key: 'bot:t', kind: 'bot', subject: 't', due: 1 });
  for (const job of await store.leaseJobs(1, 0, 1)) await store.shelveJob(job);
  const due = async (): Promise<string[]> =>
    (await store.leaseJobs(Date.now(), 0, 9)).map(({ key }) => key);
  expect(await due()).not.toContain('bot:t');
  expect(await add(join(dir, 'one', 'stall@1.js'))).toMatchObject({ code: 0 });
  expect(await due()).toContain('bot:t');
  await store.close();
});

it('says so where there is no data, and makes none', async () => {
  const nowhere = join(dir, 'nowhere');
  const { err } = await inProcess(['migrate', '--data', nowhere]);
  expect(err).toContain('there are no games');
  expect(readdirSync(dir)).not.toContain('nowhere');
});

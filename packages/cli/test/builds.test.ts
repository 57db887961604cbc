import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thinkers } from '@hustings/bots/node';
import { manifestOf, type AnyGame } from '@hustings/games';
import { coded, isFault, replay, seedFrom, type GameFile } from '@hustings/kernel';
import { buildFrom, nameOf, openBuild } from '@hustings/server/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleRules, entryOf } from '../../../scripts/bundle-rules.mjs';
import { games } from '../src/games.js';
import { readIndex } from '../src/recordings.js';
import { isWrong } from '../src/wrong.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const fixtures = join(root, 'fixtures');

beforeAll(() => {
  const tsc = 'node_modules/@typescript/native/bin/tsc';
  spawnSync(process.execPath, [tsc, '-b', 'packages/cli'], { cwd: root }); // for the threads
});

async function built(game: AnyGame) {
  const build = buildFrom(await bundleRules(await entryOf(game.id)));
  if (typeof build === 'string') throw new Error(build);
  const opened = openBuild(build);
  if (typeof opened === 'string') throw new Error(opened);
  return { build, opened };
}

describe.each(games)('the rules of $id as code', (game) => {
  it('are the same whenever they are built, need nothing and tell no path', async () => {
    const { build } = await built(game);
    expect((await built(game)).build.sha256).toBe(build.sha256);
    expect(build).toMatchObject({ game: game.id, rules: game.rules.rules });
    expect(build.code).not.toMatch(/^\s*import\b|\bimport\(|\brequire\(/m);
    expect(build.code).not.toContain(root);
  });

  it('replay recorded games as the game itself does', async () => {
    const { opened } = await built(game);
    expect(opened).not.toBe(game);
    const index = readIndex(fixtures);
    if (isWrong(index)) throw new Error('the index can’t be read');
    const recorded = index.filter((one) => one.game === game.id);
    const some = recorded.slice(0, 5);
    for (const { file, scores } of some) {
      const played = JSON.parse(readFileSync(join(fixtures, file), 'utf8')) as GameFile;
      const end = replay(opened, played);
      if (isFault(end)) throw new Error(`${file}: ${coded(end.refusal)}`);
      expect(opened.result(end)?.scores).toEqual(scores);
    }
    expect(some).toHaveLength(Math.min(5, recorded.length)); // a new game has none yet
  });
});

/** A game need not bring bots; then a plain player sits on every chair. */
const known = games.filter(({ id }) => manifestOf(id)?.bots !== undefined);

describe.each(known)('the rules of $id with their bots', (game) => {
  const pool = thinkers(1, new URL('../dist/bots/thinker.js', import.meta.url));
  afterAll(() => pool.end());

  it('bring those of their day, which think in a thread as today’s do', async () => {
    const { build, opened } = await built(game);
    const seats = opened.rules.seats.min;
    const options = opened.readOptions({}, seats);
    if ('refused' in options) throw new Error('options');
    const view = opened.view(opened.simulate(options, seats, seedFrom('old')), 0);
    const question = {
      game: game.id,
      level: 'chancellor-1', // what was learned is not kept with rules
      view,
      seed: 's',
      simulations: 5,
    } as const;
    const rules = { name: nameOf(build), code: build.code };
    expect(await pool.decide({ ...question, rules })).toEqual(await pool.decide(question));
    const thinks = (what: string) => ({
      ...question,
      rules: { name: what, code: `${build.code}\nhustingsRules.think = () => (${what});` },
    });
    expect(await pool.decide(thinks('{ step: () => false, best: () => 42 }'))).toBe(42);
    // A bot that fails in the middle of thinking takes nobody with it.
    const fails = '{ step: () => { throw new Error("stuck"); }, best: () => 42 }';
    await expect(pool.decide(thinks(fails))).rejects.toThrow('stuck');
    const broken = { name: 'broken', code: 'const hustingsRules = {}' };
    await expect(pool.decide({ ...question, rules: broken })).rejects.toThrow(
      'no bot knows broken',
    );
    await expect(pool.decide({ ...question, rules: { name: 'x', code: '(' } })).rejects.toThrow(
      'Unexpected',
    );
    expect(await pool.decide({ ...question, rules })).toEqual(await pool.decide(question));
  });
});

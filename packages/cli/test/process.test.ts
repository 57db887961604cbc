import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../src/bench/report.js';
import { games } from '../src/games.js';
import type { Recording } from '../src/recordings.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = fileURLToPath(new URL('../bin/hustings.mjs', import.meta.url));

/** The command as a person starts it, on what was built. */
function started(...args: string[]) {
  return spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', cwd: root });
}

beforeAll(() => {
  const tsc = 'node_modules/@typescript/native/bin/tsc';
  spawnSync(process.execPath, [tsc, '-b', 'packages/cli'], { cwd: root }); // types are looked at elsewhere
});

const dir = mkdtempSync(join(tmpdir(), 'hustings-process-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe.each(games)('$id on the command line', ({ id }) => {
  it('is shown by demo and counted by simulate', () => {
    const demo = started('demo', '--game', id, '--seed', '1');
    expect(demo).toMatchObject({ status: 0, stderr: '' });
    expect(demo.stdout).toMatch(/^total( +-?\d+)+$/m);
    const simulated = started('simulate', '--game', id, '--games', '20', '--json');
    expect(simulated).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(simulated.stdout)).toMatchObject({ game: id, games: 20 });
  });

  it('is recorded, verified and shown from its file', () => {
    const made = started('record', '--game', id, '--dir', dir, '--games', '2', '--json');
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const { recorded } = JSON.parse(made.stdout) as { recorded: Recording[] };
    const [file, other] = recorded.map((recording) => join(dir, recording.file));
    expect(started('verify', file).stdout).toContain(': true: ');
    const shown = started('show', file, '--at', '2', '--viewer', 'all');
    expect(shown).toMatchObject({ status: 0, stderr: '' });
    expect(shown.stdout).toContain('after move 2 of ');
    const forged = JSON.parse(readFileSync(other, 'utf8')) as { moves: object[] };
    forged.moves.splice(1, 1);
    writeFileSync(other, JSON.stringify(forged));
    const found = started('verify', other);
    expect(found.status).toBe(1);
    expect(found.stdout).toContain('fails at move ');
  });
});

describe('the command as a process', () => {
  it('is linked for npx', () => {
    expect(existsSync(`${root}/node_modules/.bin/hustings`)).toBe(true);
  });

  it('ends with 0 when done and with 2 when not understood', () => {
    const done = started('games', '--json');
    expect(done).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(done.stdout)).toMatchObject({ games: games.map(({ id }) => ({ game: id })) });
    const wrong = started('games', '--why');
    expect(wrong).toMatchObject({ status: 2, stdout: '' });
    expect(wrong.stderr).toContain('hustings games: there is no flag "--why".');
    expect(started().status).toBe(2);
  });

  it('ends quietly when its reader leaves early', async () => {
    const child = spawn(process.execPath, [bin, 'engine'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdin.on('error', () => undefined); // it is gone, as it should be
    child.stdout.destroy();
    for (let i = 0; i < 100; i++) child.stdin.write('{"id":1,"do":"games"}\n');
    child.stdin.end();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(said).toBe('');
    expect(code).toBe(0);
  });

  it('answers line by line over a pipe that stays open', async () => {
    const child = spawn(process.execPath, [bin, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
    const ask = async (line: string): Promise<unknown> => {
      child.stdin.write(`${line}\n`);
      const { value } = (await answers.next()) as { value: string };
      return JSON.parse(value);
    };
    expect(await ask('{"id":"a","do":"games"}')).toMatchObject({ id: 'a', result: {} });
    expect(await ask('nonsense')).toMatchObject({ refusal: { code: 'not-json' } });
    expect(await ask('{"id":"b","do":"state","table":"t1"}')).toMatchObject({
      id: 'b',
      refusal: { code: 'no-such-table' },
    });
    child.stdin.end();
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  });

  it('proves that a game keeps its promises', () => {
    const few = '--game die-macher-2019 --players 3 --games 1 --inputs 200';
    const proved = started('prove', ...few.split(' '));
    expect(proved.stdout).toContain('every promise is kept');
    expect(proved.status).toBe(0);
  });

  it('benches: it measures a game beside the baseline, and writes nothing unless told to', () => {
    const document = `${root}/docs/bench.md`;
    const before = readFileSync(document, 'utf8');
    const line = 'bench --players 3 --repeats 2 --time 1 --json --game die-macher-2019';
    const { status, stdout } = started(...line.split(' '));
    expect(status).toBe(0);
    const { rows } = JSON.parse(stdout) as { rows: Row[] };
    expect(rows.map(({ name }) => name)).toEqual(['baseline', 'die-macher-2019 3']);
    expect(rows[0].ratios).toEqual({
      decisionsPerSecond: 1,
      clone: 1,
      view: 1,
      determinize: 1,
      replay: 1,
    });
    for (const { figures } of rows) {
      const { worstList, worstSample, verify: _some, ...numbers } = figures;
      const all = [...Object.values(numbers), worstList.time, worstSample.time];
      expect(all.every((n) => n > 0 && Number.isFinite(n))).toBe(true);
    }
    expect(readFileSync(document, 'utf8')).toBe(before);
  });
});

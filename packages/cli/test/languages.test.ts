import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore, readConfig } from '@hustings/server';
import { fetchTexts, languagesOf, messagesOf, PSEUDO, unmarked } from '@hustings/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCommands } from '../src/commands/all.js';
import { games } from '../src/games.js';
import type { Recording } from '../src/recordings.js';
import { cliTexts } from '../src/texts/index.js';
import { spoken, tongueNamed, tongueOf, wordsIn } from '../src/words.js';
import { hustings, type Ran } from './helpers.js';

const commands = await allCommands();

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bin = fileURLToPath(new URL('../bin/hustings.mjs', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'hustings-languages-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Runs a command line on the real games, to be read in the marked language. */
const marked = (...line: string[]): Promise<Ran> =>
  hustings([...line, '--lang', PSEUDO], { games, speech: spoken });

const anyOf = (words: readonly string[]): string => words.join('|');
const options = games.flatMap(({ rules }) => Object.keys(rules.options));
const kinds = games.flatMap(({ program }) =>
  program.questions.map(({ decision }) => decision.kind),
);

/** What stands there in no language, by the command that writes it, and why. */
const exceptions: readonly (readonly [RegExp, RegExp, string])[] = [
  [/.*/, /^hustings( [a-z-]+)?:/gm, 'the program and its command, as one types them'],
  [/help$/, new RegExp(`^  (${anyOf(commands.map(({ name }) => name))})(?= )`, 'gm'), 'commands'],
  [/help$/, /--[a-z-]+|wall\|cpu/g, 'flags, and values as one types them'],
  [/^games/, new RegExp(`^  (${anyOf(options)})(?= )`, 'gm'), 'options, as one types them'],
  [/^arena/, /^(intern|random)(?= )/gm, 'levels of bots, as one types them'],
  [/^explain/, /^([{[].*?[}\]]|".*?")(?= {2})/gm, 'moves, as they stand in files'],
  [/^tune/, /^ {2}\w+(?=: -?[\d.]+,$)/gm, 'figures of bots, as they stand in code'],
  [/^bench/, /^copycat(?= \d)/gm, 'games by their ids'],
  [
    /^bench/,
    new RegExp(`(?<=\\d) (bid|buy|place|${anyOf(kinds)})(?= |$)`, 'gm'),
    'kinds of decisions',
  ],
  [/^rules/, /^copycat(?= \d)/gm, 'games by their ids'],
];

/** The words of what a command wrote that no catalogue has. */
function foreign(command: string, output: string): string[] {
  const left = exceptions
    .filter(([by]) => by.test(command))
    .reduce((text, [, found]) => text.replaceAll(found, ''), unmarked(output));
  return left.match(/\p{L}+/gu) ?? [];
}

const recordings = (
  JSON.parse(readFileSync(`${root}fixtures/index.json`, 'utf8')) as Recording[]
).filter(({ game }, i, all) => all.findIndex((one) => one.game === game) === i);
const fileOf = (game: string): string =>
  `${root}fixtures/${recordings.find((one) => one.game === game)?.file}`;

/** A recorded game in which a move is missing. */
function forged(): string {
  const path = join(dir, 'forged.json');
  const file = JSON.parse(readFileSync(fileOf('copycat'), 'utf8')) as { moves: object[] };
  file.moves.splice(3, 1);
  writeFileSync(path, JSON.stringify(file));
  return path;
}

describe('in the marked language no word comes from nowhere', () => {
  it('what is marked is found, and what is not', () => {
    const line = '⟦usage: hustings games [flags]········⟧ --json  ⟦print···⟧';
    expect(foreign('games --help', line)).toEqual([]);
    expect(foreign('games', line)).toEqual(['json']);
    expect(foreign('balance', '  3 ⟦games···⟧ played')).toEqual(['played']);
  });

  it('in the list of commands', async () => {
    const { out } = await marked('--help');
    expect(out).toContain('⟦usage: hustings COMMAND …');
    expect(foreign('--help', out)).toEqual([]);
  });

  it.each(commands.map(({ name }) => name))('in the help of %s', async (name) => {
    const { code, out } = await marked(name, '--help');
    expect(code).toBe(0);
    expect(foreign('--help', out)).toEqual([]);
  });

  const playing = [
    'games',
    ...games.map(({ id }) => `demo --game ${id} --seed 1`),
    'simulate --game copycat --games 3',
    'balance --game copycat --games 2',
    ...games.map(({ id }) => `show ${fileOf(id)} --at 9 --viewer all`),
    `show ${fileOf('copycat')}`,
    `verify ${fileOf('copycat')}`,
    `explain ${fileOf('copycat')} --at 12 --simulations 4`,
    'arena --game die-macher-2019 --bots intern,random,random --games 1 --threads 1 --balance',
    'tune --game copycat --players 2 --games 1 --generations 1 --candidates 4 --threads 1',
    'prove --game copycat --players 2 --games 1 --inputs 50',
    `record --game copycat --dir ${join(dir, 'recorded')} --games 1`,
  ];
  it.each(playing)('in what is told by %s', async (line) => {
    const { code, out, err } = await marked(...line.split(' '));
    expect(code).toBe(0);
    expect(out).not.toBe('');
    expect(foreign(line, `${out}\n${err}`)).toEqual([]);
  });

  it('nor while one waits', async () => {
    const line = ['simulate', '--game', 'copycat', '--games', '2', '--lang', PSEUDO];
    const { err } = await hustings(line, { games, terminal: true });
    expect(err).toContain('⟦1 of 2 games');
    expect(foreign('simulate', err.replaceAll('\u001b[K', ''))).toEqual([]);
  });

  it('nor where a file is not true', async () => {
    const found = await marked('verify', forged());
    expect(found).toMatchObject({ code: 1, err: '' });
    expect(foreign('verify', found.out)).toEqual([]);
    const shown = await marked('show', forged());
    expect(shown).toMatchObject({ code: 1, out: '' });
    expect(foreign('show', shown.err)).toEqual([]);
  });

  const misused: string[][] = [
    [],
    ['fly'],
    ['simulate', '--frobnicate'],
    ['simulate', '--games'],
    ['simulate', '--games', 'many'],
    ['simulate', '--games', '5', '--games', '6'],
    ['simulate', '--json=yes'],
    ['simulate', 'again'],
    ['simulate', '--game', 'chess'],
    ['simulate', '--players', '7'],
    ['simulate', '--options', 'rounds'],
    ['simulate', '--options', 'hats=1'],
    ['simulate', '--options', 'elections=3'],
    ['simulate', '--options', 'elections=4,elections=4'],
    ['simulate', '--options', 'parties=SPD'],
    ['verify'],
    ['verify', join(dir, 'nowhere.json')],
    ['verify', fileOf('copycat'), '--rules', fileOf('copycat')],
    ['show', `${root}package.json`],
    ['show', fileOf('copycat'), '--at', '99999'],
    ['show', fileOf('copycat'), '--viewer', 'me'],
    ['explain', fileOf('copycat')],
    ['explain', fileOf('copycat'), '--level', 'genius'],
    ['balance', '--game', 'die-macher-2006'],
    ['balance', '--game', 'copycat', '--bots', 'genius'],
    ['arena', '--bots', 'genius'],
    ['arena-worker'],
    ['new-game', 'Harbour'],
    ['new-game', 'new'],
    ['new-game', 'games'],
    ['new-game', 'copycat'],
    ['new-game', 'harbour', '--title', '<b>'],
    ['rules', '--data', join(dir, 'nowhere')],
  ];
  it.each(misused.map((line) => [line.join(' ').replaceAll(root, ''), line] as const))(
    'nor where it makes no sense: %s',
    async (_name, line) => {
      const { code, out, err } = await marked(...line);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain('⟦');
      expect(foreign('', err)).toEqual([]);
    },
  );
});

describe('in the marked language, of a server', () => {
  const data = join(dir, 'data');
  const file = join(dir, 'backup.gz');
  beforeAll(async () => {
    const config = readConfig({ HUSTINGS_DATA: data });
    if (typeof config === 'string') throw new Error(config);
    const store = await openStore(config, 'alone');
    await store.putBuild({ game: 'copycat', rules: '0', sha256: '0', code: '' }, 0);
    await store.close();
  });

  it.each([
    ['rules', '--data', data],
    ['migrate', '--data', data],
    ['backup', file, '--data', data],
    ['restore', file, '--data', join(dir, 'restored')],
  ])('%s', async (...line) => {
    const { code, out, err } = await marked(...line);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('⟦');
    expect(foreign(line[0], out)).toEqual([]);
  });
});

describe('in the marked language, what works in threads and as a process', () => {
  beforeAll(() => {
    const tsc = 'node_modules/@typescript/native/bin/tsc';
    spawnSync(process.execPath, [tsc, '-b', 'packages/cli'], { cwd: root }); // types are looked at elsewhere
  });
  const env = { ...process.env, HUSTINGS_LANG: PSEUDO };

  it('bench', () => {
    const line = 'bench --game copycat --players 2 --repeats 1 --time 1'.split(' ');
    const { stdout, stderr } = spawnSync(process.execPath, [bin, ...line], {
      encoding: 'utf8',
      env,
    });
    expect(stdout).toContain('⟦baseline');
    expect(foreign('bench', stdout + stderr)).toEqual([]);
  });

  it('serve', async () => {
    const server = spawn(process.execPath, [bin, 'serve', '--port', '0'], {
      env: { ...env, HUSTINGS_DATA: join(dir, 'served'), HUSTINGS_LOG: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => server.once('close', resolve));
    let told = '';
    for await (const chunk of server.stdout) {
      told += String(chunk);
      if (told.includes('http://')) break;
    }
    server.kill('SIGTERM');
    await ended;
    expect(told.split('\n').filter((line) => line !== '')).toHaveLength(2);
    expect(foreign('serve', told)).toEqual([]);
  });
});

describe('what is for programs is the same in every language', () => {
  const line = ['demo', '--game', 'copycat', '--seed', '1', '--json'];
  it.each([
    line,
    ['games', '--json'],
    ['simulate', '--help', '--json'],
    ['verify', forged(), '--json'],
    ['verify', `${root}package.json`, '--json'],
    ['show', fileOf('die-macher-2019'), '--json'],
  ])('%s', async (...given) => {
    const english = await hustings(given, { games, speech: spoken });
    expect(await marked(...given)).toEqual(english);
    expect(english.out).not.toContain('⟦');
  });

  it('engine', async () => {
    const input = '{"id":1,"do":"new","game":"copycat","seats":9}\nnonsense\n';
    const ask = (...more: string[]): Promise<Ran> =>
      hustings(['engine', ...more], { games, speech: spoken, input });
    const english = await ask();
    expect(english.out).toContain('"says":"The line is not JSON."');
    expect(await ask('--lang', PSEUDO)).toEqual(english);
  });
});

describe('which language is read', () => {
  it('is the one asked for, wherever it stands', async () => {
    const [before, after, joined] = await Promise.all(
      [
        ['--lang', PSEUDO, 'games'],
        ['games', '--lang', PSEUDO],
        ['games', `--lang=${PSEUDO}`],
      ].map((line) => hustings(line)),
    );
    expect(before.out).toContain('⟦stall');
    expect([after, joined]).toEqual([before, before]);
  });

  it('is refused where there is no such language, or none is named', async () => {
    const unknown = await hustings('games --lang tlh');
    expect(unknown).toEqual({
      code: 2,
      out: '',
      err: `hustings games: there is no language "tlh"; there are: ${languagesOf(cliTexts).join(', ')}.\n`,
    });
    const none = await hustings('games --lang');
    expect(none).toMatchObject({ code: 2, err: 'hustings games: --lang needs a value.\n' });
  });

  it('is else guessed from the environment, and English where that says nothing', async () => {
    const { out } = await hustings('games', { environment: { HUSTINGS_LANG: PSEUDO } });
    expect(out).toContain('⟦stall');
    expect(tongueOf({ LANG: 'en_GB.UTF-8' })).toBe('en');
    expect(tongueOf({ LANG: 'C' })).toBe('en');
    expect(tongueOf({ LANG: PSEUDO })).toBe('en'); // nobody's terminal speaks it
    expect(tongueOf({})).toBe('en');
    expect(tongueNamed('tlh')).toBeUndefined();
  });
});

describe('figures', () => {
  it('are written as the language writes them', async () => {
    const { figures } = await wordsIn('en');
    const { whole, short, percent } = figures;
    expect([whole(1_234_567.8), short(1234.56), percent(0.125)]).toEqual([
      '1,234,568',
      '1234.6',
      '12.5 %',
    ]);
  });
});

it('every message of the command line can be said', async () => {
  const messages = messagesOf(await fetchTexts(cliTexts, 'en'));
  expect(messages.length).toBeGreaterThan(150);
  const odd = messages.filter(
    ({ says, fails }) =>
      fails !== undefined || says.some((text) => /undefined|NaN|\[object/.test(text)),
  );
  expect(odd).toEqual([]);
});

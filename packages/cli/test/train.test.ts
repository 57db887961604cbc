import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCommands } from '../src/commands/all.js';
import { games } from '../src/games.js';
import { run } from '../src/run.js';
import { tongueOf } from '../src/words.js';
import { silence } from './helpers.js';
import { stallSpeech } from './toy/speech.js';

const commands = await allCommands();

const NAME = 'copycat-2';
/** Points of the curve come every 20 games: one in the middle, one at the end. */
const LINE =
  'train --game copycat --players 2 --games 40 --matches 4 --seed tiny --threads 1 --folder';

let place = '';
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'hustings-train-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Trains in a folder of its own; `stop` ends it as it would tell of a point, before that is kept. */
const train = (folder: string, stop = Infinity): Promise<number> => {
  let told = 0;
  const warn = (): void => {
    if (++told === stop) throw new Error('stopped');
  };
  return run(commands, [...LINE.split(' '), join(place, folder)], {
    games,
    speech: stallSpeech,
    tongue: tongueOf({}),
    io: { ...silence, warn },
  });
};

const file = (folder: string, ending: string): string =>
  readFileSync(join(place, folder, `${NAME}.${ending}`), 'utf8');

/** The curve without its first column, which is computing time. */
const curve = (folder: string): string[] =>
  file(folder, 'md')
    .split('\n')
    .filter((line) => /^\| +\d/.test(line))
    .map((line) => line.replace(/^\|[^|]*\|/, ''));

test('a training that was stopped and goes on ends with the same net as one that was not', async () => {
  expect(await train('whole')).toBe(0);
  await expect(train('parts', 2)).rejects.toThrow('stopped');
  expect(curve('parts')).toHaveLength(1);
  expect(file('parts', 'ts')).not.toBe(file('whole', 'ts'));
  expect(await train('parts')).toBe(0);
  expect(curve('parts')).toEqual(curve('whole'));
  expect(file('parts', 'ts')).toBe(file('whole', 'ts'));
});

test('one that is over stays as it is, and a checkpoint that is no whole one is not gone on from', async () => {
  const weights = file('whole', 'ts');
  expect(await train('whole')).toBe(0);
  expect(curve('whole')).toHaveLength(2);
  appendFileSync(join(place, 'whole', `${NAME}.checkpoint`), 'more');
  expect(await train('whole')).toBe(0);
  expect(curve('whole')).toHaveLength(2);
  expect(file('whole', 'ts')).toBe(weights);
});

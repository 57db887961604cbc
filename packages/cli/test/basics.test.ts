import { describe, expect, it } from 'vitest';
import { allCommands } from '../src/commands/all.js';
import { hustings } from './helpers.js';

const commands = await allCommands();

describe('every command', () => {
  it.each(commands.map(({ name }) => name))('%s explains itself with --help', async (name) => {
    const { code, out } = await hustings(`${name} --help`);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^usage: hustings ${name} `));
    expect(out).toContain('--json');
  });

  it.each(commands.map(({ name }) => name))('%s explains itself as JSON too', async (name) => {
    const { code, out } = await hustings(`${name} --help --json`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ command: name });
  });

  it.each(commands.map(({ name }) => name))('%s refuses a flag it does not know', async (name) => {
    const { code, out, err } = await hustings(`${name} --frobnicate`);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('there is no flag "--frobnicate"');
  });

  it.each(commands.map(({ name }) => name))('%s is in the overview', async (name) => {
    const { code, out } = await hustings('--help');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
  });
});

describe('a command line that makes no sense', () => {
  it.each([
    [[], 'Which command?'],
    [['fly'], 'There is no command "fly"'],
    [['simulate', '--games'], '--games needs a value.'],
    [['simulate', '--games', 'many'], '--games must be a whole number from 1 to 10000000'],
    [['simulate', '--games', '0'], 'not "0"'],
    [['simulate', '--games', '-3'], 'not "-3"'],
    [['simulate', '--games', '1e3'], 'not "1e3"'],
    [['simulate', '--games', '5', '--games', '6'], '--games is given 2 times.'],
    [['simulate', '--json=yes'], '--json takes no value.'],
    [['simulate', 'again'], '"again" is one argument too many.'],
    [['simulate', '-x'], 'there is no flag "-x"'],
    [['simulate', '--game', 'chess'], 'there is no game "chess"; there are: stall.'],
    [['simulate', '--players', '7'], 'Stall is for 2 to 4 players, not 7.'],
    [['simulate', '--options', 'rounds'], '"rounds" is not an option; write NAME=VALUE.'],
    [['simulate', '--options', 'hats=1'], 'Stall has no option "hats"; it has: rounds'],
    [['simulate', '--options', '__proto__=1'], 'Stall has no option "__proto__"'],
    [['simulate', '--options', 'rounds=3'], 'Option rounds can be: 2, 5.'],
    [['simulate', '--options', 'rounds=2,rounds=5'], 'option rounds is given twice.'],
    [['simulate', '--options', 'colours=red+blue'], 'option colours is dealt, or 4 different'],
    [['verify'], 'FILE is missing.'],
    [['verify', 'a.json', 'b.json'], '"b.json" is one argument too many.'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const { code, out, err } = await hustings(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err.endsWith('\n')).toBe(true);
  });
});

describe('games', () => {
  it('lists seats, options and their values', async () => {
    const { out } = await hustings('games');
    expect(out).toContain('stall: Stall, 2 to 4 players');
    expect(out).toContain('rounds   2 | 5 (2)');
    expect(out).toContain('colours  dealt, or for each seat one of red, blue, green, white');
  });

  it('says the same as JSON', async () => {
    const { out } = await hustings('games --json');
    expect(JSON.parse(out)).toMatchObject({
      games: [{ game: 'stall', seats: { min: 2, max: 4 }, options: { rounds: { standard: '2' } } }],
    });
  });
});

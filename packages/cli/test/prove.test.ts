import { describe, expect, it } from 'vitest';
import { hustings } from './helpers.js';
import { plainly, type Speech } from '../src/words.js';
import { leakyStall } from './toy/stall.js';

/** Of a game that has brought no words. */
const speech: Speech = async (game, words) => plainly(game, words);

describe('prove', () => {
  it('finds every promise kept, with every number of players', async () => {
    const { code, out, err } = await hustings('prove --games 120 --inputs 6000');
    expect(err).toBe('');
    expect(out.match(/every promise is kept/g)).toHaveLength(3);
    expect(out).toContain('stall, 3 players, rounds=2,purses=hidden,colours=dealt');
    expect(out).toContain('120 games, 1,200 decisions, 3 files replayed');
    expect(code).toBe(0);
  });

  it('says which promise is broken and how to see it again', async () => {
    const games = [leakyStall];
    const { code, out } = await hustings('prove --players 2 --inputs 0 --seed s', { games });
    expect(code).toBe(1);
    expect(out).toContain('BROKEN: ');
    const again = /again: hustings (.*)$/m.exec(out)?.[1] ?? '';
    const seen = await hustings(again.replaceAll("'", ''), { games });
    expect(seen.code).toBe(1);
    expect(seen.out).toContain('BROKEN: ');
  });

  it('finds what only hostile input shows, and finds it again', async () => {
    const line = 'prove --players 2 --games 1 --inputs 6000';
    const { out } = await hustings(line, { speech });
    const again = /again: hustings (.*)$/m.exec(out)?.[1] ?? '';
    expect(again).toContain('--games 0');
    const seen = await hustings(again.replaceAll("'", ''), { speech });
    expect(seen.out).toContain('has no sentence');
  });

  it('gives the finding as JSON', async () => {
    const line = 'prove --players 2 --games 5 --inputs 0 --json';
    const { out } = await hustings(line, { games: [leakyStall] });
    expect(JSON.parse(out)).toMatchObject({
      proved: [{ game: 'stall', players: 2, finding: { game: 'stall', seats: 2 } }],
    });
  });
});

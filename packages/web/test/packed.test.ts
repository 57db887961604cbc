import { describe, expect, test } from 'vitest';
import { writeGameFile } from '@hustings/kernel';
import { fromFile, pack, unpack } from '../src/table/packed.js';
import { recorded } from './e2e/finished.js';

describe('a game packed into a link', () => {
  const file = recorded('die-macher-2019/5-elections7-024');

  test('comes out as it went in, without hashes, and is short enough for a link', async () => {
    const packed = await pack(file, ['Ada', 'Bo', 'Cy', 'Di', 'Ed']);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(8000);
    const game = await unpack(packed);
    expect(game?.seed).toBe(file.seed);
    expect(game?.chairs.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy', 'Di', 'Ed']);
    expect(game?.moves.map(({ seat, kind, move }) => [seat, kind, move])).toEqual(
      file.moves.map(({ seat, kind, move }) => [seat, kind, move]),
    );
    expect((await unpack(packed))?.id).toBe(game?.id);
  });

  test('brings what was written about its moments', async () => {
    const remarks = [{ moment: 60, text: 'Too dear' }];
    expect((await unpack(await pack({ ...file, remarks }, [])))?.remarks).toEqual(remarks);
    expect((await unpack(await pack(file, [])))?.remarks).toBeUndefined();
  });

  test('comes out of a file as well, with what was written, and out of no other one', async () => {
    const remarks = [{ moment: 60, text: 'Too dear' }];
    const people = ['You', 'Ada', 'Jonas', 'Tariq', 'Wanda', 'Noor'];
    const game = await fromFile(writeGameFile({ ...file, remarks } as typeof file), people);
    expect(game?.chairs.map(({ name }) => name)).toEqual(people.slice(0, 5));
    expect(game?.moves).toHaveLength(file.moves.length);
    expect(game?.remarks).toEqual(remarks);
    expect(await fromFile(writeGameFile({ ...file, seed: null }), people)).toBeUndefined();
    expect(await fromFile('{"format": "another"}', people)).toBeUndefined();
    expect(await fromFile('no JSON', people)).toBeUndefined();
  });

  test('what was cut off, or never was one, is none', async () => {
    const packed = await pack(file, []);
    expect(await unpack(packed.slice(0, -40))).toBeUndefined();
    expect(await unpack('')).toBeUndefined();
    expect(await unpack('AAAA')).toBeUndefined();
  });
});

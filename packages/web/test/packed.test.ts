import { describe, expect, test } from 'vitest';
import { pack, unpack } from '../src/table/packed.js';
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

  test('what was cut off, or never was one, is none', async () => {
    const packed = await pack(file, []);
    expect(await unpack(packed.slice(0, -40))).toBeUndefined();
    expect(await unpack('')).toBeUndefined();
    expect(await unpack('AAAA')).toBeUndefined();
  });
});

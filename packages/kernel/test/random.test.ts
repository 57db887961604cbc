import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  below,
  chacha,
  commitment,
  copyRandom,
  fork,
  isSeed,
  next,
  seedFrom,
  sfc,
  sha256,
  shuffle,
  type Random,
} from '@hustings/kernel';
import { chance, unevenness } from './chance.js';

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
const words = (random: Random, n: number): string[] =>
  Array.from({ length: n }, () => hex(next(random)));
const zeros = [0, 0, 0, 0, 0, 0, 0, 0];
const seed = seedFrom('a test');

describe('the ChaCha20 stream', () => {
  it.each([
    [
      0,
      zeros,
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b 7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    ],
    [
      1,
      zeros,
      'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    ],
    [
      1,
      [0, 0, 0, 0, 0, 0, 0, 0x01000000],
      '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
    ],
    [
      2,
      [0xff00, 0, 0, 0, 0, 0, 0, 0],
      'fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e',
    ],
  ])('gives block %i as RFC 8439 (A.1) publishes it', (block, key, expected) => {
    const random: Random = { stream: 'chacha', words: key, drawn: 16 * block };
    expect(words(random, 16).join(' ')).toBe(expected);
  });

  it('agrees with Node over many blocks of a real key', () => {
    const random = chacha(seed, 'game');
    const key = Buffer.alloc(32);
    random.words.forEach((word, i) => key.writeInt32LE(word, 4 * i));
    const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * 1000));
    for (let i = 0; i < 1000; i++) expect(next(random)).toBe(stream.readInt32LE(4 * i));
  });

  it('takes its key from the SHA-256 of purpose and seed', () => {
    expect(chacha(seed, 'game').words.map(hex).join('')).toBe(sha256(`game ${seed}`));
  });

  it('is not disturbed by another stream in between', () => {
    const alone = words(chacha(seed, 'game'), 40);
    const [one, other] = [chacha(seed, 'game'), chacha(seed, 'bot 0')];
    const mixed = alone.map(() => {
      next(other);
      return hex(next(one));
    });
    expect(mixed).toEqual(alone);
  });
});

describe('the sfc32 stream', () => {
  it.each([
    [[0, 0, 0, 1], '514676c3 08a809df 30349d2b fb52c520 38802be1 948279e6'],
    [[0, 0x89abcdef | 0, 0x01234567, 1], '84712d97 f5a3d9c8 5cd0a295 35e05b54 4c627ca1 33a043e2'],
  ])('gives what PractRand gives after its twelve rounds', (state, expected) => {
    const random: Random = { stream: 'sfc', words: [...state, 0, 0, 0, 0], drawn: 0 };
    words(random, 12);
    expect(words(random, 6).join(' ')).toBe(expected);
  });
});

describe('streams', () => {
  it('are the same for ever', () => {
    expect(seed).toBe('714d51d25647078ed7f1ea96d25b6cd1cfae20e11c49ad5f2966a7f09af67670');
    expect(commitment(seed)).toBe(
      '91ecc8762d7c2ab06059dfbd54c6f942ed04ab9c270d10156683d84ff29cf3fb',
    );
    expect(words(chacha(seed, 'game'), 3)).toEqual(['96ea08d2', 'e2bd6325', 'da288048']);
    expect(words(sfc(seed, 'game'), 3)).toEqual(['3d7ffd57', '0853dbe6', 'ff269605']);
    expect(words(fork(chacha(seed, 'game')), 3)).toEqual(['79a76bf8', '8e38c01e', '44116e14']);
  });

  it('of different seeds, purposes and kinds have nothing in common', () => {
    const streams = [
      chacha(seed, 'game'),
      chacha(seed, 'bot 0'),
      chacha(seed, 'bot 1'),
      chacha(seed, 'simulation 0'),
      chacha(seedFrom('another test'), 'game'),
      sfc(seed, 'game'),
      sfc(seed, 'bot 0'),
      fork(chacha(seed, 'game')),
    ];
    const seen = streams.flatMap((random) => words(random, 100));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('go on from a copy as from the original, which stays where it was', () => {
    for (const random of [chacha(seed, 'game'), sfc(seed, 'game')]) {
      words(random, 21);
      const copy = copyRandom(random);
      const saved = JSON.parse(JSON.stringify(random)) as Random;
      const ahead = words(random, 50);
      expect(words(copy, 50)).toEqual(ahead);
      expect(words(saved, 50)).toEqual(ahead);
    }
  });

  it('never give away the seed in the commitment', () => {
    expect(commitment(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment(seed)).not.toBe(seed);
    expect(chacha(seed, 'game').words.map(hex).join('')).not.toBe(commitment(seed));
  });

  it('take only 64 hexadecimal digits in small letters as a seed', () => {
    expect(isSeed(seed)).toBe(true);
    for (const no of [
      seed.toUpperCase(),
      seed.slice(1),
      `${seed}0`,
      `${seed}\n`,
      7,
      null,
      [seed],
    ]) {
      expect(isSeed(no)).toBe(false);
    }
  });
});

describe('a number below another', () => {
  it.each([2, 3, 5, 6, 7, 10, 52, 100])('is uniform below %i', (n) => {
    for (const random of [sfc(seed, 'simulation 1'), chacha(seed, 'simulation 1')]) {
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < n * 500; i++) counts[below(random, n)]++;
      expect(unevenness(counts)).toBeLessThan(1);
    }
  });

  it('reaches over the whole range of large numbers', () => {
    const random = chance('large numbers');
    for (const n of [2 ** 31, 2 ** 31 - 1, 2 ** 30 + 1]) {
      const counts = new Array<number>(8).fill(0);
      for (let i = 0; i < 4000; i++) counts[Math.floor((8 * below(random, n)) / n)]++;
      expect(unevenness(counts)).toBeLessThan(1);
    }
  });

  it('is 0 below 1, without a draw, and there is none below 0', () => {
    const random = chance('none');
    const before = JSON.stringify(random);
    expect(below(random, 1)).toBe(0);
    expect(JSON.stringify(random)).toBe(before);
    for (const n of [0, -1, NaN]) expect(() => below(random, n)).toThrow('nothing-to-choose');
  });
});

describe('a shuffle', () => {
  it('gives every order of four cards with the same chance', () => {
    const random = chance('shuffles');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24 * 400; i++) {
      const order = shuffle(random, [0, 1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(unevenness([...orders.values()])).toBeLessThan(1);
  });

  it('is the same for ever', () => {
    const deck = Array.from({ length: 12 }, (_, i) => i);
    expect(shuffle(chacha(seed, 'game'), deck.slice()).join(' ')).toBe('7 11 4 1 3 9 10 0 6 8 5 2');
    expect(shuffle(sfc(seed, 'game'), deck.slice()).join(' ')).toBe('0 8 11 4 2 10 1 9 3 5 6 7');
  });

  it('can fail: the measure of unevenness sees a weak shuffle', () => {
    const random = chance('weak');
    const first = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) first[Math.min(3, below(random, 5))]++;
    expect(unevenness(first)).toBeGreaterThan(1);
  });
});

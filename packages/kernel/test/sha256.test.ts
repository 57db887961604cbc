import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256, sha256Words } from '@hustings/kernel';

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the digests that the standard publishes', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it('agrees with Node for every length around the block boundaries, beyond ASCII too', () => {
    const signs = ['a', 'é', '€', '💥'];
    for (let length = 0; length < 200; length++) {
      const text = Array.from({ length }, (_, i) => signs[(i * i) % signs.length]).join('');
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  it('gives the digest as big-endian words', () => {
    expect(sha256Words('abc').map((word) => (word >>> 0).toString(16))[0]).toBe('ba7816bf');
    expect(sha256Words('abc')).toHaveLength(8);
  });
});

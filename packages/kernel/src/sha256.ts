/** SHA-256 (FIPS 180-4), synchronous and without a platform: commitments, seeds and state hashes. */

const ROUND = roots(64, 1 / 3);
const START = roots(8, 1 / 2);

export function sha256(text: string): string {
  return sha256Words(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** The digest as eight 32-bit integers. */
export function sha256Words(text: string): number[] {
  const words = padded(utf8(text));
  const hash = [...START];
  const w = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) digestBlock(hash, w, words, block);
  return hash;
}

function digestBlock(hash: number[], w: Int32Array, words: Int32Array, block: number): void {
  for (let i = 0; i < 16; i++) w[i] = words[block + i];
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] + word) | 0));
}

function rotate(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

/** Message, a one bit, zeros, and the length in bits, as big-endian words. */
function padded(bytes: readonly number[]): Int32Array {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const words = new Int32Array(blocks * 16);
  bytes.forEach((byte, i) => (words[i >> 2] |= byte << (24 - (i % 4) * 8)));
  words[bytes.length >> 2] |= 0x80 << (24 - (bytes.length % 4) * 8);
  words[words.length - 2] = Math.floor(bytes.length / 0x20000000);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}

/** The constants of the standard: fractions of the roots of the first primes. */
function roots(count: number, power: number): number[] {
  const words: number[] = [];
  for (let n = 2; words.length < count; n++) {
    if (isPrime(n)) words.push(((n ** power % 1) * 0x100000000) | 0);
  }
  return words;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

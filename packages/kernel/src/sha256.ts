/** SHA-256 (FIPS 180-4), synchronous and without a platform: commitments, seeds and state hashes. */

const ROUND = Int32Array.from(roots(64, 3));
const START = roots(8, 2);

export function sha256(text: string): string {
  return sha256Words(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** The digest as eight 32-bit integers. */
export function sha256Words(text: string): number[] {
  const words = packed(text);
  const hash = [...START];
  for (let block = 0; block < words.length; block += 16) digestBlock(hash, words, block);
  return hash;
}

/** The message schedule; kept between calls only to spare the allocation. */
const w = new Int32Array(64);

function digestBlock(hash: number[], words: Int32Array, block: number): void {
  for (let i = 0; i < 16; i++) w[i] = words[block + i];
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
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
  hash[0] = (hash[0] + a) | 0;
  hash[1] = (hash[1] + b) | 0;
  hash[2] = (hash[2] + c) | 0;
  hash[3] = (hash[3] + d) | 0;
  hash[4] = (hash[4] + e) | 0;
  hash[5] = (hash[5] + f) | 0;
  hash[6] = (hash[6] + g) | 0;
  hash[7] = (hash[7] + h) | 0;
}

function rotate(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

/** Message, a one bit, zeros, and the length in bits, as big-endian words. */
function packed(text: string): Int32Array {
  const length = byteLength(text);
  const words = new Int32Array((((length + 8) >> 6) + 1) * 16);
  if (length === text.length) packAscii(text, words);
  else packUtf8(text, words);
  words[length >> 2] |= 0x80 << (24 - (length & 3) * 8);
  words[words.length - 2] = Math.floor(length / 0x20000000);
  words[words.length - 1] = length << 3;
  return words;
}

function byteLength(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Each half of a surrogate pair stands for two of its four bytes.
    if (unit >= 0x80) length += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return length;
}

function packAscii(text: string, words: Int32Array): void {
  for (let i = 0; i < text.length; i++) {
    words[i >> 2] |= text.charCodeAt(i) << (24 - (i & 3) * 8);
  }
}

function packUtf8(text: string, words: Int32Array): void {
  let at = 0;
  const put = (byte: number): void => {
    words[at >> 2] |= byte << (24 - (at & 3) * 8);
    at++;
  };
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0;
    if (code < 0x80) put(code);
    else i += putWide(code, put);
  }
}

/** UTF-8 of a code point beyond ASCII; returns how many further units of the text it used. */
function putWide(code: number, put: (byte: number) => void): number {
  if (code < 0x800) put(0xc0 | (code >> 6));
  else if (code < 0x10000) {
    put(0xe0 | (code >> 12));
    put(tail(code >> 6));
  } else {
    put(0xf0 | (code >> 18));
    put(tail(code >> 12));
    put(tail(code >> 6));
  }
  put(tail(code));
  return code < 0x10000 ? 0 : 1;
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}

/** The constants of the standard: the first 32 bits after the point of the primes' roots. */
function roots(count: number, degree: number): number[] {
  const words: number[] = [];
  for (let n = 2; words.length < count; n++) {
    if (isPrime(n)) words.push(Number(BigInt.asIntN(32, root(BigInt(n), BigInt(degree)))));
  }
  return words;
}

/** A root with 32 binary places, cut off. In integers, for platforms may differ in `**`. */
function root(n: bigint, degree: bigint): bigint {
  const power = n << (32n * degree);
  let found = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) {
    if ((found + bit) ** degree <= power) found += bit;
  }
  return found;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

import { mistake } from './mistake.js';
import { sha256, sha256Words } from './sha256.js';

/**
 * A stream of random 32-bit words as plain data, so that it is saved and copied with the state.
 * `chacha` (ChaCha20, key in `words`, `drawn` words used) is for real games: nobody can compute the
 * next shuffle from earlier ones. `sfc` (sfc32, state in `words`) is for simulations: several times
 * faster, but its future can be computed from its output.
 */
export type Random = { stream: 'chacha' | 'sfc'; words: number[]; drawn: number };

/** What a stream is for: streams of one seed with different purposes have nothing in common. */
export type Purpose = 'game' | `bot ${number}` | `simulation ${number}`;

/** 256 bits as 64 hexadecimal digits. */
export type Seed = string;

export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** A seed from any text, for tests, simulations and tables that name their own. */
export function seedFrom(text: string): Seed {
  return sha256(`hustings seed ${text}`);
}

/** Published before the first card; the seed shown after the game must give it. */
export function commitment(seed: Seed): string {
  return sha256(`hustings commitment ${seed}`);
}

/** The cryptographic stream of a real game. */
export function chacha(seed: Seed, purpose: Purpose): Random {
  return { stream: 'chacha', words: sha256Words(`${purpose} ${seed}`), drawn: 0 };
}

/** The fast stream of a simulation. */
export function sfc(seed: Seed, purpose: Purpose): Random {
  const words = sha256Words(`${purpose} ${seed}`).slice(0, 4);
  return { stream: 'sfc', words: [...words, 0, 0, 0, 0], drawn: 0 };
}

/** A fast stream started from another stream: cheap, and as random as its source. */
export function fork(random: Random): Random {
  const words = [next(random), next(random), next(random), 1, 0, 0, 0, 0];
  return { stream: 'sfc', words, drawn: 0 };
}

export function copyRandom(random: Random): Random {
  return { stream: random.stream, words: random.words.slice(), drawn: random.drawn };
}

/** The next word, as a signed 32-bit integer. */
export function next(random: Random): number {
  return random.stream === 'sfc' ? nextSfc(random) : nextChacha(random);
}

/**
 * A uniform integer from 0 to n − 1 (n up to 2³¹): as many bits as n − 1 has, again until they
 * fit, so that none is favoured. Integer steps only; a division would cost more than the draw.
 */
export function below(random: Random, n: number): number {
  if (!(n > 1)) return emptyOrZero(n); // not a number neither
  const mask = -1 >>> Math.clz32(n - 1);
  for (;;) {
    const number = next(random) & mask;
    if (number < n) return number;
  }
}

function emptyOrZero(n: number): number {
  if (n === 1) return 0;
  throw mistake('nothing-to-choose');
}

/** Fisher and Yates, in place. */
export function shuffle<T>(random: Random, cards: T[]): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
  return cards;
}

function nextSfc(random: Random): number {
  const w = random.words;
  const sum = (((w[0] + w[1]) | 0) + w[3]) | 0;
  w[3] = (w[3] + 1) | 0;
  w[0] = w[1] ^ (w[1] >>> 9);
  w[1] = (w[2] + (w[2] << 3)) | 0;
  w[2] = (((w[2] << 21) | (w[2] >>> 11)) + sum) | 0;
  return sum;
}

function nextChacha(random: Random): number {
  const at = random.drawn++;
  return chachaBlock(random.words, Math.floor(at / 16))[at % 16];
}

/**
 * The last block made, remembered only for speed: what it holds follows from key and number, so
 * the stream's plain data stay the whole truth.
 */
const memory = { key: new Int32Array(8), number: -1, block: new Int32Array(16) };

function chachaBlock(key: readonly number[], number: number): Int32Array {
  if (memory.number === number && key.every((word, i) => word === memory.key[i])) {
    return memory.block;
  }
  memory.key.set(key);
  memory.number = number;
  const start = new Int32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  start.set(key, 4);
  start.set([number, Math.floor(number / 0x100000000)], 12);
  const x = memory.block;
  x.set(start);
  for (let round = 0; round < 10; round++) doubleRound(x);
  for (let i = 0; i < 16; i++) x[i] = x[i] + start[i];
  return x;
}

function doubleRound(x: Int32Array): void {
  for (let i = 0; i < 4; i++) quarterRound(x, i, 4 + i, 8 + i, 12 + i);
  for (let i = 0; i < 4; i++) {
    quarterRound(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
}

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a] + x[b];
  x[d] = turn(x[d] ^ x[a], 16);
  x[c] = x[c] + x[d];
  x[b] = turn(x[b] ^ x[c], 12);
  x[a] = x[a] + x[b];
  x[d] = turn(x[d] ^ x[a], 8);
  x[c] = x[c] + x[d];
  x[b] = turn(x[b] ^ x[c], 7);
}

function turn(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

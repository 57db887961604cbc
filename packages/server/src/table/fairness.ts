import { commitment, sha256, type Seed } from '@hustings/kernel';
import type { Fairness } from '@hustings/protocol';
import type { TableDoc } from './doc.js';

/**
 * The seed of the game. The server committed itself to its part before any player gave theirs, and
 * no player knows the server's: so nobody can choose the shuffles.
 */
export function mixSeed(serverSeed: Seed, entropy: readonly string[]): Seed {
  return sha256(['hustings mixed seed', serverSeed, ...entropy].join(' '));
}

/** What everyone may check; the secrets only when the game is over. */
export function fairness(doc: TableDoc): Fairness {
  const { serverSeed, seed, status } = doc;
  return {
    serverCommitment: commitment(serverSeed),
    entropy: entropyOf(doc),
    ...(seed === undefined ? {} : { commitment: commitment(seed) }),
    ...(seed !== undefined && status === 'over' ? { serverSeed, seed } : {}),
  };
}

export function entropyOf(doc: TableDoc): readonly string[] {
  return doc.seats.map(({ entropy }) => entropy ?? '');
}

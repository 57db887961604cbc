import { commitment, sha256 } from '@hustings/kernel';
import type { ServerTable } from '@hustings/protocol';

/**
 * Do the secret parts fit what was published before the first card? Nothing as long as they are
 * not shown. docs/api.md says how it is worked out.
 */
export function isFair({ fairness, imported }: ServerTable): boolean | undefined {
  const { serverCommitment, entropy, serverSeed, seed } = fairness;
  if (serverSeed === undefined || seed === undefined || fairness.commitment === undefined) {
    return undefined;
  }
  if (imported) return commitment(seed) === fairness.commitment;
  const mixed = sha256(['hustings mixed seed', serverSeed, ...entropy].join(' '));
  return (
    commitment(serverSeed) === serverCommitment &&
    mixed === seed &&
    commitment(seed) === fairness.commitment
  );
}

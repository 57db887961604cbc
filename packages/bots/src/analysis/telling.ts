/** So many standard errors chance alone goes astray. */
const ASTRAY = 2;

/**
 * What trials tell of a difference: its mean, less what chance may have made of it. Of many decisions
 * those are shown that differ most, and without this they would be those that chance made differ.
 */
export function telling(differences: readonly number[]): number {
  const count = differences.length;
  const mean = differences.reduce((sum, each) => sum + each, 0) / count;
  if (count < 2 || mean === 0) return mean;
  const spread = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1);
  return mean * Math.max(0, 1 - (ASTRAY ** 2 * spread) / count / mean ** 2);
}

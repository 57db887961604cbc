/**
 * How much the points of each seat count for one of them: its own fully, those of the others
 * together `rivalry` against it, the more the nearer they are to the best of them (`top`).
 */
export function rivalWeights(
  points: readonly number[],
  seat: number,
  rivalry: number,
  top: number,
): number[] {
  let best = -Infinity;
  points.forEach((one, i) => {
    if (i !== seat && one > best) best = one;
  });
  const near = points.map((one, i) => (i === seat ? 0 : 1 / (1 + (top * (best - one)) / SCALE)));
  const sum = near.reduce((all, one) => all + one, 0);
  return near.map((one, i) => (i === seat ? 1 : (-rivalry * one) / sum));
}

/** So many points behind the best of the others count half, with `top` at 1. */
const SCALE = 20;

/** The weighted sum: what a seat wants to be large. */
export function leadOf(points: readonly number[], weights: readonly number[]): number {
  let lead = 0;
  for (let i = 0; i < weights.length; i++) lead += weights[i] * points[i];
  return lead;
}

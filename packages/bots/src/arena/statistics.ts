/** A mean with the ends of its 95 % interval. */
export type Interval = { readonly mean: number; readonly low: number; readonly high: number };

/** 97.5 % points of Student's t by degrees of freedom; beyond the list the normal one. */
const STUDENT = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145,
  2.131, 2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048,
  2.045, 2.042,
];

/**
 * The mean of figures that come in clusters (the games of one seed), with an interval that takes
 * only clusters as independent.
 */
export function clustered(figures: ReadonlyMap<number, readonly number[]>): Interval {
  const clusters = [...figures.values()].filter((one) => one.length > 0);
  const total = clusters.reduce((sum, one) => sum + one.length, 0);
  const mean = clusters.reduce((sum, one) => sum + plus(one), 0) / total;
  const n = clusters.length;
  if (n < 2) return { mean, low: -Infinity, high: Infinity };
  // The ratio estimator: deviations of cluster sums from what their size would give.
  const squares = clusters.reduce((sum, one) => sum + (plus(one) - mean * one.length) ** 2, 0);
  const error = Math.sqrt((squares * n) / (n - 1)) / total;
  const reach = (STUDENT[n - 2] ?? 1.96) * error;
  return { mean, low: mean - reach, high: mean + reach };
}

const plus = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The figure below which this part of them lies. */
export function quantile(numbers: readonly number[], part: number): number {
  if (numbers.length === 0) return 0;
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

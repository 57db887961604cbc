/** What many numbers look like together. */
export type Distribution = {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly p5: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
  readonly max: number;
};

export function distribution(numbers: readonly number[]): Distribution {
  const sorted = Float64Array.from(numbers).sort();
  const mean = average(numbers);
  const squares = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0);
  return {
    mean,
    sd: numbers.length < 2 ? 0 : Math.sqrt(squares / (numbers.length - 1)),
    min: quantile(sorted, 0),
    p5: quantile(sorted, 0.05),
    p25: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    p75: quantile(sorted, 0.75),
    p95: quantile(sorted, 0.95),
    max: quantile(sorted, 1),
  };
}

export function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

export function median(numbers: readonly number[]): number {
  return quantile(Float64Array.from(numbers).sort(), 0.5);
}

/** Between two neighbours in proportion. */
function quantile(sorted: Float64Array, q: number): number {
  const at = q * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.ceil(at);
  return sorted[low] + (sorted[high] - sorted[low]) * (at - low);
}

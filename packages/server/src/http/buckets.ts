/** So many are remembered without a thought of tidying up. */
const MANY = 50_000;

/**
 * Limits: everyone has a bucket that fills at a steady rate; a request takes one drop. Kept in
 * memory on purpose: a limit that is forgotten in a restart harms nobody. Time is counted from the
 * start of the process: whoever sets the system's clock back must not lock everybody out.
 */
export class Buckets {
  readonly #buckets = new Map<string, { drops: number; at: number }>();
  #tidied = -Infinity;

  constructor(
    private readonly perSecond: number,
    private readonly size: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes a drop; false if there is none. */
  take(key: string, drops = 1): boolean {
    const now = this.now();
    if (this.#buckets.size > MANY) this.#tidy(now);
    const bucket = this.#buckets.get(key) ?? { drops: this.size, at: now };
    bucket.drops = Math.min(this.size, bucket.drops + ((now - bucket.at) / 1000) * this.perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.drops < drops) return false;
    bucket.drops -= drops;
    return true;
  }

  /** Full buckets need not be remembered. Not at every drop: that would be work for who floods us. */
  #tidy(now: number): void {
    const filling = (this.size / this.perSecond) * 1000;
    if (now - this.#tidied < filling) return;
    this.#tidied = now;
    for (const [key, { at }] of this.#buckets) if (now - at > filling) this.#buckets.delete(key);
  }
}

/**
 * Limits: everyone has a bucket that fills at a steady rate; a request takes one drop. Kept in
 * memory on purpose: a limit that is forgotten in a restart harms nobody.
 */
export class Buckets {
  readonly #buckets = new Map<string, { drops: number; at: number }>();

  constructor(
    private readonly perSecond: number,
    private readonly size: number,
    private readonly now: () => number,
  ) {}

  /** Takes a drop; false if there is none. */
  take(key: string, drops = 1): boolean {
    const now = this.now();
    if (this.#buckets.size > 50_000) this.#tidy(now);
    const bucket = this.#buckets.get(key) ?? { drops: this.size, at: now };
    bucket.drops = Math.min(this.size, bucket.drops + ((now - bucket.at) / 1000) * this.perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.drops < drops) return false;
    bucket.drops -= drops;
    return true;
  }

  /** Full buckets need not be remembered. */
  #tidy(now: number): void {
    const filling = (this.size / this.perSecond) * 1000;
    for (const [key, { at }] of this.#buckets) if (now - at > filling) this.#buckets.delete(key);
  }
}

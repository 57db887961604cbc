import type { Context } from '../context.js';
import type { LeasedJob } from '../store/store.js';

/** Does a job; `again` if there is more of it to do at once. */
export type Handler = (job: LeasedJob) => Promise<void | 'again'>;
export type Handlers = Readonly<Record<LeasedJob['kind'], Handler>>;

const LEASE_MS = 10_000;
const POLL_MS = 1000;
const MOST_TRIES = 8;

/**
 * Does the jobs that are due. A job is leased, done and then ended; if this process dies in
 * between, another does it again, and what it writes is guarded by the table's revision. So each
 * takes effect once.
 */
export class Worker {
  #running = 0;
  #stopped = false;
  #looking = false;
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  #idle: (() => void) | undefined;

  constructor(
    private readonly context: Context,
    private readonly handlers: Handlers,
  ) {}

  /** There may be something to do. */
  wake(): void {
    if (this.#stopped || this.context.config.workers === 0) return;
    if (this.#looking) this.#again = true;
    else this.#look();
  }

  /** Takes no more jobs and waits for those under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    if (this.#running === 0 && !this.#looking) return;
    await new Promise<void>((resolve) => (this.#idle = resolve));
  }

  #look(): void {
    this.#looking = true;
    this.#again = false;
    clearTimeout(this.#timer);
    this.#take()
      .catch((error: unknown) => this.context.log.error({ err: error }, 'jobs could not be taken'))
      .finally(() => {
        this.#looking = false;
        this.#settle();
        if (this.#stopped) return;
        if (this.#again) this.#look();
        else this.#sleep();
      });
  }

  #sleep(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), POLL_MS);
    this.#timer.unref();
  }

  async #take(): Promise<void> {
    const free = this.context.config.workers - this.#running;
    if (free <= 0) return;
    const jobs = await this.context.store.leaseJobs(this.context.now(), LEASE_MS, free);
    for (const job of jobs) this.#start(job);
  }

  #start(job: LeasedJob): void {
    this.#running++;
    this.#do(job)
      .catch((error: unknown) => this.context.log.error({ err: error }, 'job could not be ended'))
      .finally(() => {
        this.#running--;
        this.#settle();
        this.wake();
      });
  }

  async #do(job: LeasedJob): Promise<void> {
    const { store, metrics, log, now } = this.context;
    try {
      const more = await this.handlers[job.kind](job);
      if (more === 'again') await store.retryJob(job, now());
      else await store.finishJob(job);
      metrics.jobs.inc({ kind: job.kind, outcome: 'done' });
    } catch (error) {
      metrics.jobs.inc({ kind: job.kind, outcome: 'failed' });
      log.warn({ err: error, kind: job.kind, tries: job.tries }, 'job failed');
      const forGood = job.tries >= MOST_TRIES && job.kind !== 'bot' && job.kind !== 'clock';
      if (forGood) await store.finishJob(job);
      else await store.retryJob(job, now() + Math.min(600_000, 500 * 2 ** job.tries));
    }
  }

  #settle(): void {
    if (this.#running === 0 && !this.#looking) this.#idle?.();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.js';
import { laneOf, type Lane } from '../store/lanes.js';
import type { Busy, Call, LeasedJob } from '../store/store.js';
import { StoreTrouble } from '../store/trouble.js';

/** Does a job; `again` if there is more of it to do at once. */
export type Handler = (job: LeasedJob) => Promise<void | 'again'>;
export type Handlers = Readonly<Record<LeasedJob['kind'], Handler>>;

export const POLL_MS = 1000;
const MOST_TRIES = 8;
/** While the database can not work, nothing else is asked of it. */
export const STORE_REST_MS = 1000;
/** Longer than whatever is done under it takes. */
const LEASE_MS: Readonly<Record<Lane, number>> = { play: 10_000, notices: 30_000, calls: 30_000 };
/** Places beside those for games. A call waits for others most of its time. */
const SLOTS = { notices: 2, calls: 32 } as const;
/** Of the places for calls, so many at most to one other side, and on behalf of one person. */
const TO_ONE_PARTY = 4;
const FOR_ONE_PERSON = 2;

type Running = LeasedJob & Partial<Call>;
/** Waits, unless nobody wants it any more. */
type Rest = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

const patiently: Rest = (milliseconds, signal) =>
  pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/**
 * Does the jobs of a lane that are due. A job is leased, done and then ended; if this process dies in
 * between, another does it again, and what it writes is guarded by the table's revision. So each
 * takes effect once.
 */
export class Worker {
  readonly #running = new Set<Running>();
  readonly #stopping = new AbortController();
  #looking = false;
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  #idle: (() => void) | undefined;
  readonly #slots: number;

  constructor(
    private readonly context: Context,
    private readonly handlers: Handlers,
    private readonly lane: Lane,
    private readonly rest: Rest = patiently,
  ) {
    const { workers } = context.config;
    this.#slots = lane === 'play' || workers === 0 ? workers : SLOTS[lane];
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** There may be something to do. */
  wake(): void {
    if (this.#stopped || this.#slots === 0) return;
    if (this.#looking) this.#again = true;
    else this.#look();
  }

  /** Takes no more jobs and waits for those under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    if (this.#running.size === 0 && !this.#looking) return;
    await new Promise<void>((resolve) => (this.#idle = resolve));
  }

  #look(): void {
    this.#looking = true;
    this.#again = false;
    clearTimeout(this.#timer);
    const taken = this.lane === 'calls' ? this.#takeCalls() : this.#take();
    taken
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
    const free = this.#slots - this.#running.size;
    if (free <= 0) return;
    const { store, now } = this.context;
    const jobs = await store.leaseJobs(now(), LEASE_MS[this.lane], free, this.lane);
    for (const job of jobs) this.#start(job);
  }

  /** One by one: each that is taken changes who is busy. */
  async #takeCalls(): Promise<void> {
    const { store, now } = this.context;
    while (this.#running.size < this.#slots && !this.#stopped) {
      const job = await store.leaseCall(now(), LEASE_MS.calls, this.#busy());
      if (job === undefined) return;
      this.#start(job);
    }
  }

  #busy(): Busy {
    const running = [...this.#running];
    return {
      parties: repeated(TO_ONE_PARTY, running, ({ party }) => party),
      people: repeated(FOR_ONE_PERSON, running, ({ person }) => person),
    };
  }

  #start(job: Running): void {
    this.#running.add(job);
    this.#do(job)
      .catch((error: unknown) => this.context.log.error({ err: error }, 'job could not be ended'))
      .finally(() => {
        this.#running.delete(job);
        this.#settle();
        this.wake();
      });
  }

  async #do(job: LeasedJob): Promise<void> {
    const { store, metrics, now } = this.context;
    try {
      const more = await this.handlers[job.kind](job);
      if (more === 'again') await store.continueJob(job, now());
      else await store.finishJob(job);
      metrics.jobs.inc({ kind: job.kind, outcome: 'done' });
    } catch (error) {
      metrics.jobs.inc({ kind: job.kind, outcome: 'failed' });
      await this.#afterFailure(job, error);
    }
  }

  /** Again, each time later; what fails too often is given up, and those who run the server read of it. */
  async #afterFailure(job: LeasedJob, error: unknown): Promise<void> {
    const { store, log, metrics, now } = this.context;
    const { kind, subject, tries } = job;
    log.warn({ err: error, kind, tries }, 'job failed');
    if (isOfStore(error)) return this.#giveBack(job);
    if (tries < MOST_TRIES) return store.retryJob(job, now() + 500 * 2 ** tries);
    metrics.jobs.inc({ kind, outcome: 'given-up' });
    log.error({ err: error, kind, subject, tries }, 'job given up');
    // Who was to be told something will not want to hear it later; a game can still be gone on with.
    return laneOf[kind] === 'play' ? store.shelveJob(job) : store.finishJob(job);
  }

  /**
   * The database could not work, so it may not be able to take the job back either: tried until its
   * lease would be over anyway. When there is a database again, nobody waits for the lease.
   */
  async #giveBack(job: LeasedJob): Promise<void> {
    const { store, now } = this.context;
    for (let left = LEASE_MS[this.lane] / STORE_REST_MS; ; left--) {
      await this.rest(STORE_REST_MS, this.#stopping.signal);
      try {
        return await store.continueJob(job, now());
      } catch (error) {
        if (!isOfStore(error) || this.#stopped || left <= 1) throw error;
      }
    }
  }

  #settle(): void {
    if (this.#running.size === 0 && !this.#looking) this.#idle?.();
  }
}

/** The job may be as good as any: the database could not work. */
const isOfStore = (error: unknown): boolean =>
  error instanceof StoreTrouble && (error.code === 'storage-away' || error.code === 'storage-full');

/** What so many of these have in common, or more. */
function repeated(
  most: number,
  jobs: readonly Running[],
  of: (job: Running) => string | undefined,
): string[] {
  const counts = new Map<string, number>();
  for (const value of jobs.map(of)) {
    if (value !== undefined && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].flatMap(([value, count]) => (count >= most ? [value] : []));
}

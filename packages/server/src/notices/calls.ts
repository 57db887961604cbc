import { Undelivered } from './undelivered.js';

/** From the question for the address to the last byte that is waited for. */
const DEADLINE_MS = 10_000;

/** The calls that go out of this process: none takes longer than it may, and all end with it. */
export class Calls {
  readonly #open = new Set<AbortController>();
  #ended = false;

  constructor(private readonly deadlineMs = DEADLINE_MS) {}

  /** Calls that fail from now on fail because of us. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Does something that ends when its signal says so; waits no longer than that either. */
  async call<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#ended) throw ending();
    const controller = new AbortController();
    const { signal } = controller;
    const late = setTimeout(() => controller.abort(tooLate()), this.deadlineMs);
    this.#open.add(controller);
    const brokenOff = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(reasonOf(signal)), { once: true });
    });
    try {
      return await Promise.race([work(signal), brokenOff]);
    } finally {
      clearTimeout(late);
      this.#open.delete(controller);
    }
  }

  /** Breaks off all that are under way; there are no more after that. */
  end(): void {
    this.#ended = true;
    for (const controller of this.#open) controller.abort(ending());
  }
}

const tooLate = (): Error => new Undelivered({ code: 'too-long' }, 'the other side took too long');
const ending = (): Error => new Error('the server ends');

/** Why a call is broken off. */
export const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new Error('broken off');

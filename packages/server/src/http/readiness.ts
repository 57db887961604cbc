import type { Context } from '../context.js';
import type { Problem } from '../problem.js';
import { StoreTrouble } from '../store/trouble.js';
import { ourFault, problemOf } from './problems.js';

/** Whoever asks whether we can work will not wait much longer for the answer. */
const DEADLINE_MS = 3000;
/** The answer costs a wait for the disk, so whoever asks more often gets the last one. */
const GOOD_FOR_MS = 1000;

type Answer = Problem | undefined;

/** Whether this process can do its work: whether it can write something down. */
export class Readiness {
  #last: { readonly at: number; readonly answer: Promise<Answer> } | undefined;

  #code: string | undefined;

  constructor(private readonly context: Context) {}

  /** Why it can't work just now; nothing if it can. */
  check(): Promise<Answer> {
    const at = performance.now();
    if (this.#last === undefined || at - this.#last.at > GOOD_FOR_MS)
      this.#last = { at, answer: this.#probe() };
    return this.#last.answer;
  }

  async #probe(): Promise<Answer> {
    const answer = await this.#write();
    if (answer?.code !== this.#code) this.#tell(answer);
    return answer;
  }

  /** Once for every change, however often someone asks. */
  #tell(answer: Answer): void {
    this.#code = answer?.code;
    if (answer === undefined) this.context.log.info('ready again');
    else this.context.log.warn({ code: answer.code }, 'not ready');
  }

  async #write(): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreTrouble('storage-away')), DEADLINE_MS);
    });
    const written = this.context.store.ping();
    written.catch(() => undefined); // nobody may be waiting for it any more
    try {
      await Promise.race([written, late]);
      return undefined;
    } catch (error) {
      return problemOf(this.context, error) ?? ourFault();
    } finally {
      clearTimeout(timer);
    }
  }
}

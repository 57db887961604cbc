import { Worker } from 'node:worker_threads';
import type { Move } from '@hustings/kernel';
import type { Question, Reply } from '../worker/serve.js';

/** What is asked of the thinkers; they number the questions themselves. */
export type Wanted = Omit<Question, 'ask'>;

/** Bots that think in threads of their own, so that nobody waits for them. */
export type Thinkers = {
  /** A move; rejected with an AbortError when the signal says so. */
  readonly decide: (wanted: Wanted, signal?: AbortSignal) => Promise<Move>;
  readonly end: () => Promise<void>;
};

type Open = {
  readonly resolve: (move: Move) => void;
  readonly reject: (why: Error) => void;
};

/** Far longer than any bot thinks, also where many think at a time and the machine is slow. */
const SILENCE_MS = 20_000;
/** Until its first word a thread also has to load what it knows. */
const TO_BEGIN_WITH = 3;

/**
 * So many threads, each running a file that calls `answerQuestions`; a question goes to the one with
 * the fewest open questions. One that has died, or says nothing for long though it is asked, makes
 * way for a new one: nobody is kept waiting for ever by somebody else's question.
 */
export function thinkers(threads: number, file: URL, silenceMs = SILENCE_MS): Thinkers {
  let asked = 0;
  let ended = false;
  const all = new Set<Thread>();
  const begin = (): void => {
    const thread: Thread = new Thread(file, silenceMs, () => {
      all.delete(thread);
      if (!ended) begin();
    });
    all.add(thread);
  };
  for (let i = 0; i < threads; i++) begin();
  return {
    decide: (wanted, signal) => {
      if (signal?.aborted === true) return Promise.reject(aborted());
      const thread = [...all].reduce((a, b) => (b.load < a.load ? b : a));
      return thread.decide({ ...wanted, ask: asked++ }, signal);
    },
    end: async () => {
      ended = true;
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}

class Thread {
  readonly #worker: Worker;
  readonly #open = new Map<number, Open>();
  #silence: NodeJS.Timeout | undefined;
  #hasSpoken = false;
  #gone = false;

  constructor(
    file: URL,
    private readonly silenceMs: number,
    private readonly onGone: () => void,
  ) {
    this.#worker = new Worker(file);
    this.#worker.on('message', (reply: Reply) => this.#hear(reply));
    this.#worker.on('error', (error) => this.#go(error));
    this.#worker.on('exit', () => this.#go(new Error('the thread of the bots has ended')));
  }

  /** How many questions are open. */
  get load(): number {
    return this.#open.size;
  }

  decide(question: Question, signal?: AbortSignal): Promise<Move> {
    const { ask } = question;
    return new Promise((resolve, reject) => {
      this.#open.set(ask, { resolve, reject });
      if (this.#open.size === 1) this.#expectAWord();
      const cancel = (): void => this.#worker.postMessage({ cancel: ask });
      signal?.addEventListener('abort', cancel, { once: true });
      this.#worker.postMessage(question);
    });
  }

  async end(): Promise<void> {
    this.#go(new Error('the bots are sent home'));
    await this.#worker.terminate();
  }

  #hear(reply: Reply): void {
    const found = this.#open.get(reply.ask);
    this.#open.delete(reply.ask);
    this.#hasSpoken = true;
    this.#expectAWord();
    if ('move' in reply) found?.resolve(reply.move);
    else found?.reject('failed' in reply ? new Error(reply.failed) : aborted());
  }

  #expectAWord(): void {
    clearTimeout(this.#silence);
    if (this.#gone || this.#open.size === 0) return;
    const giveUp = (): void => {
      this.#go(new Error('a bot does not come to an end'));
      void this.#worker.terminate();
    };
    this.#silence = setTimeout(
      giveUp,
      this.silenceMs * (this.#hasSpoken ? 1 : TO_BEGIN_WITH),
    ).unref();
  }

  /** Another takes its place; whoever waits for an answer may ask again. */
  #go(why: Error): void {
    if (this.#gone) return;
    this.#gone = true;
    clearTimeout(this.#silence);
    const waiting = [...this.#open.values()];
    this.#open.clear();
    this.onGone();
    for (const { reject } of waiting) reject(why);
  }
}

function aborted(): Error {
  const error = new Error('the question was taken back');
  error.name = 'AbortError';
  return error;
}

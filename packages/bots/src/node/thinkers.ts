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
  readonly worker: Worker;
  readonly resolve: (move: Move) => void;
  readonly reject: (why: Error) => void;
};

/**
 * So many threads, each running a file that calls `answerQuestions`; a question goes to the one with
 * the fewest open questions.
 */
export function thinkers(threads: number, file: URL): Thinkers {
  const open = new Map<number, Open>();
  const load = new Map<Worker, number>();
  let asked = 0;
  const close = (ask: number): Open | undefined => {
    const found = open.get(ask);
    if (found === undefined) return undefined;
    open.delete(ask);
    load.set(found.worker, (load.get(found.worker) ?? 1) - 1);
    return found;
  };
  const hear = (reply: Reply): void => {
    const found = close(reply.ask);
    if ('move' in reply) found?.resolve(reply.move);
    else found?.reject('failed' in reply ? new Error(reply.failed) : aborted());
  };
  for (let i = 0; i < threads; i++) {
    const worker = new Worker(file);
    worker.on('message', hear);
    worker.on('error', (error) => {
      for (const [ask, one] of open) if (one.worker === worker) close(ask)?.reject(error);
    });
    load.set(worker, 0);
  }
  return {
    decide: (wanted, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) return reject(aborted());
        const [worker] = [...load].reduce((a, b) => (b[1] < a[1] ? b : a));
        const ask = asked++;
        open.set(ask, { worker, resolve, reject });
        load.set(worker, (load.get(worker) ?? 0) + 1);
        signal?.addEventListener('abort', () => worker.postMessage({ cancel: ask }), {
          once: true,
        });
        worker.postMessage({ ...wanted, ask } satisfies Question);
      }),
    end: async () => {
      await Promise.all([...load.keys()].map((worker) => worker.terminate()));
    },
  };
}

function aborted(): Error {
  const error = new Error('the question was taken back');
  error.name = 'AbortError';
  return error;
}

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { runJob, type Done, type Job } from './job.js';
import type { Reply } from './reply.js';

/** Those who do jobs: several threads, or this one alone. */
export type Workforce = {
  readonly run: <J extends Job>(job: J) => Promise<Done<J>>;
  readonly end: () => Promise<void>;
};

export const cores = (): number => availableParallelism();

export function workforce(threads: number, measure: string): Workforce {
  return threads <= 1 ? alone(measure) : together(threads);
}

/** In this thread; other work of the process comes in between two jobs. */
function alone(measure: string): Workforce {
  return {
    run: async <J extends Job>(job: J) => {
      await new Promise((resolve) => setImmediate(resolve));
      return (await runJob(job, measure)) as Done<J>; // a job's kind says what comes of it
    },
    end: async () => undefined,
  };
}

type Waiting = {
  readonly job: Job;
  readonly resolve: (done: unknown) => void;
  readonly reject: (error: Error) => void;
};

function together(threads: number): Workforce {
  const waiting: Waiting[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Waiting>();
  const handOut = (): void => {
    while (idle.length > 0 && waiting.length > 0) {
      const worker = idle.pop();
      const next = waiting.shift();
      if (worker === undefined || next === undefined) return;
      busy.set(worker, next);
      worker.postMessage(next.job);
    }
  };
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./thread.js', import.meta.url));
    worker.on('message', (reply: Reply) => {
      const finished = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      if ('failed' in reply) finished?.reject(new Error(reply.failed));
      else finished?.resolve(reply.done);
      handOut();
    });
    worker.on('error', (error: Error) => busy.get(worker)?.reject(error));
    idle.push(worker);
    return worker;
  });
  return {
    run: <J extends Job>(job: J) =>
      new Promise<Done<J>>((resolve, reject) => {
        waiting.push({ job, resolve: resolve as (done: unknown) => void, reject });
        handOut();
      }),
    end: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

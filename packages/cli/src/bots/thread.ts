import { parentPort } from 'node:worker_threads';
import { runJob, type Job } from './job.js';

/** One thread of an arena: takes jobs one by one and sends back what came of them. */
parentPort?.on('message', (job: Job) => {
  void attempt(job).then((reply) => parentPort?.postMessage(reply));
});

async function attempt(job: Job): Promise<{ done: unknown } | { failed: string }> {
  try {
    return { done: await runJob(job) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

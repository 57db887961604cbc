import { parentPort } from 'node:worker_threads';
import { runJob, type Job } from './job.js';
import { attempt } from './reply.js';

/** One thread of an arena: takes jobs one by one and sends back what came of them. */
parentPort?.on('message', (job: Job) => {
  void attempt(() => runJob(job)).then((reply) => parentPort?.postMessage(reply));
});

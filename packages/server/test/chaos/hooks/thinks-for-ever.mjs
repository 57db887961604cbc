// A bot that never makes up its mind: its thread hears the question, says so by a file
// (CHAOS_ASKED), and no answer ever leaves it.
import { writeFileSync } from 'node:fs';
import { isMainThread, parentPort } from 'node:worker_threads';

if (!isMainThread && parentPort !== null) {
  parentPort.postMessage = () => undefined;
  parentPort.on('message', () => writeFileSync(process.env.CHAOS_ASKED, 'asked'));
}

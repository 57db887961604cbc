// A thread of `npm run load` that does nothing but look at tables and take the time: what else is
// measured with, and whoever plays, must not make its clock wrong.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { base, looks, perSecond, milliseconds } = workerData;
const agent = new Agent({ keepAlive: true });

/** Milliseconds from asking to the last byte. */
function look({ path, cookie }) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(`${base}${path}`, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
        else resolve(performance.now() - begun);
      });
    }).once('error', reject);
  });
}

/** At a steady pace, whether or not the last ones were answered. */
async function lookAround() {
  const begun = performance.now();
  const all = [];
  for (let i = 0; performance.now() < begun + milliseconds; i++) {
    all.push(look(looks[i % looks.length]));
    const rest = begun + ((i + 1) * 1000) / perSecond - performance.now();
    if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest));
  }
  return Promise.all(all);
}

const delays = await lookAround();
agent.destroy();
parentPort.postMessage(delays);

// A thread of `npm run load` that does nothing but look at tables and take the time: what else is
// measured with, and whoever plays, must not make its clock wrong.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { base, bystander, looks, perSecond, milliseconds } = workerData;
const agent = new Agent({ keepAlive: true });

/** Milliseconds from asking to the last byte. */
function look(where, { path, cookie }) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(`${where}${path}`, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
        else resolve(performance.now() - begun);
      });
    }).once('error', reject);
  });
}

/** At a steady pace, whether or not the last ones were answered; the bare server half a beat later. */
async function lookAround() {
  const begun = performance.now();
  /** @type {{ ours: Promise<number>[]; bare: Promise<number>[] }} */
  const all = { ours: [], bare: [] };
  for (let i = 0; performance.now() < begun + milliseconds; i++) {
    const what = looks[Math.floor(i / 2) % looks.length];
    if (i % 2 === 0) all.ours.push(look(base, what));
    else all.bare.push(look(bystander, what));
    const rest = begun + ((i + 1) * 500) / perSecond - performance.now();
    if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest));
  }
  return { ours: await Promise.all(all.ours), bare: await Promise.all(all.bare) };
}

const delays = await lookAround();
agent.destroy();
parentPort.postMessage(delays);

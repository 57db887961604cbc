// Runs inside a server process, before anything else of it (`node --import`), and does what the
// suite can not do from outside: collect garbage and say what is left, count the threads, and set the
// clock that the process sees. It knows nothing of the server and changes nothing of it.
//
// The clock is the process's own `Date` with so many milliseconds added, also when it begins anew;
// timers and `performance.now()` go on as they do when someone sets the clock of a machine.
import { subscribe } from 'node:diagnostics_channel';
import { isMainThread } from 'node:worker_threads';

const Real = Date;
let threads = 0;
let ahead = Number(process.env.CHAOS_CLOCK ?? 0);

function shiftClock() {
  const now = () => Real.now() + ahead;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, as) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, as),
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  const { timeOrigin } = performance;
  Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + ahead });
}

function countThreads() {
  subscribe('worker_threads', ({ worker }) => {
    threads++;
    worker.once('exit', () => threads--);
  });
}

async function memory() {
  // What is freed at the end of one turn is collected in the next.
  for (let i = 0; i < 3; i++) {
    globalThis.gc();
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send({ answer: heapUsed + external });
}

if (isMainThread && process.send !== undefined) {
  if (process.env.CHAOS_CLOCK !== undefined) shiftClock();
  countThreads();
  process.on('message', (message) => {
    if (message.ask === 'threads') process.send({ answer: threads });
    if (message.ask === 'memory') void memory();
    if (message.ask === 'clock') {
      ahead = message.ahead;
      process.send({ answer: ahead });
    }
  });
  // Nobody is left behind when the suite is ended.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel.unref();
}

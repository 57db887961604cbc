import type { Logger } from 'pino';
import type { App } from './http/app-type.js';
import { inTime } from './patience.js';

/** Whoever stops a server waits for ten seconds before it is killed; this is less. */
const END_MS = 7000;
const GOODBYE_MS = 1000;
const ANSWER_MS = 2000;

/**
 * Does one after the other, whether or not the one before has worked. When the time is over, the rest
 * is begun and not waited for: what was under way is done again by whoever comes next.
 */
export async function endInOrder(
  log: Logger,
  steps: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const end = performance.now() + END_MS;
  for (const step of steps) {
    try {
      const done = await inTime(step(), Math.max(0, end - performance.now()));
      if (!done) log.warn('something was left unfinished at the end');
    } catch (error) {
      log.error({ err: error }, 'the end did not go well');
    }
  }
}

/** Tells all who are connected; who does not hang up within a moment is cut off. */
export async function hangUp({ websocketServer: { clients } }: App): Promise<void> {
  const gone = [...clients].map(
    (socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
  );
  for (const socket of clients) socket.close(1001, 'the server restarts');
  await inTime(Promise.all(gone), GOODBYE_MS);
  for (const socket of clients) socket.terminate();
}

/** Lets no more requests in; those under way are answered, unless they take too long. */
export async function closeDoors(app: App): Promise<void> {
  const closed = app.close();
  if (!(await inTime(closed, ANSWER_MS))) app.server.closeAllConnections();
  await closed;
}

import type { Io } from './io.js';

const WIDTH = 30;
/** Often enough to look alive, seldom enough to cost nothing. */
const EVERY_MS = 100;

export type Progress = { readonly at: (done: number) => void; readonly end: () => void };

/** A bar on the terminal; nothing at all where standard error goes elsewhere. */
export function progress(
  io: Io,
  total: number,
  say: (done: number, of: number) => string,
): Progress {
  if (!io.terminal) return { at: () => undefined, end: () => undefined };
  let drawn = -Infinity;
  return {
    at: (done) => {
      const now = performance.now();
      if (now - drawn < EVERY_MS) return;
      drawn = now;
      const full = Math.round((WIDTH * done) / total);
      io.warn(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${say(done, total)}`);
    },
    end: () => io.warn('\r\u001b[K'),
  };
}

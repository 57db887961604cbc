import type { ServerProcess } from '../process.js';

/** What the server says to whoever runs it: can it work? */
export async function isReady({ base }: ServerProcess): Promise<boolean> {
  try {
    const answer = await fetch(`${base}/readyz`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(10_000),
    });
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

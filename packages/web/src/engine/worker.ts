import { Host } from './host.js';
import { store } from './store.js';
import type { Ask, Reply } from './client.js';

/** As much of a worker's scope as is used here; the page's types would hide it. */
type Scope = {
  onmessage: ((message: { data: Ask }) => void) | undefined;
  postMessage(reply: Reply): void;
};
const scope = globalThis as unknown as Scope;

const host = new Host(store);
/** One after the other: a bot thinks, then the next wish is heard. */
let queue = Promise.resolve();

async function answer({ id, method, args }: Ask): Promise<void> {
  try {
    const call = host[method] as (...all: readonly unknown[]) => unknown;
    scope.postMessage({ id, value: await call.apply(host, args) });
  } catch (error) {
    scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

scope.onmessage = ({ data }) => {
  queue = queue.then(() => answer(data));
};

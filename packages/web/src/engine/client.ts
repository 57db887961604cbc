import type { Host } from './host.js';
import { remote } from './remote.js';

/** The host in its worker, called as if it were here. */
export const engine = remote<Host>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  [
    'create',
    'open',
    'branch',
    'submit',
    'advance',
    'undo',
    'snapshot',
    'file',
    'annotate',
    'advice',
    'chances',
  ],
);

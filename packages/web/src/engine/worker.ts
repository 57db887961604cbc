import { Host } from './host.js';
import { remote, serve } from './remote.js';
import { store } from './store.js';
import type { Thinking } from './thinking.js';

const thinker = remote<Thinking>(
  () => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }),
  ['choose', 'advice', 'chances'],
);

serve(new Host(store, thinker));

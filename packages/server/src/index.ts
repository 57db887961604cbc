export { openStore } from './store/open.js';
export type { Store } from './store/store.js';

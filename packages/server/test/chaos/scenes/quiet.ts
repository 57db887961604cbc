import { quickKinds, type Kind } from '../cast.js';
import type { Scene, StoreKind } from '../scene.js';

/** Nothing happens. What is found here would be found anywhere. */
export const quiet = (store: StoreKind, kinds: readonly Kind[] = quickKinds): Scene => ({
  title: `nothing happens (${store})`,
  store,
  kinds,
  together: kinds.length,
  trouble: () => Promise.resolve(),
});

import { quickKinds } from '../cast.js';
import type { Scene, StoreKind } from '../scene.js';

/** Nothing happens. What is found here would be found anywhere. */
export const quiet = (store: StoreKind): Scene => ({
  title: `nothing happens (${store})`,
  store,
  kinds: quickKinds,
  together: 2,
  trouble: () => Promise.resolve(),
});

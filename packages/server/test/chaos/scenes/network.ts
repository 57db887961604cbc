import type { Kind } from '../cast.js';
import type { Scene, StoreKind } from '../scene.js';

type Size = {
  /** So many connections are cut, deaf, dead, stalled or slow. */
  readonly troubles: number;
  readonly together: number;
  readonly kinds: readonly Kind[];
};

/** The network between players and server is bad, and now and then breaks for everyone. */
export const network = (store: StoreKind, size: Size): Scene => ({
  title: `a bad network: ${size.troubles} connections (${store})`,
  store,
  network: true,
  kinds: size.kinds,
  together: size.together,
  trouble: async ({ proxies: [proxy], patience, figure }) => {
    await patience.more(size.together);
    proxy.bad = true;
    let cuts = 0;
    for (const share of [0.3, 0.6, 1]) {
      while (proxy.troubles < size.troubles * share) await patience.rest(20);
      proxy.cut();
      cuts++;
    }
    proxy.bad = false;
    await patience.more(size.together);
    figure('cut for everyone', cuts);
    for (const [kind, count] of Object.entries(proxy.fates)) figure(kind, count);
  },
});

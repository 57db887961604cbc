/**
 * Fetches what is needed only now and then when the page has nothing else to do, so that nobody waits
 * for it later. Where that fails it is fetched when it is wanted. The answer calls it off.
 */
export function whenIdle(...fetches: readonly (() => Promise<unknown>)[]): () => void {
  const all = (): void => {
    for (const fetch of fetches) fetch().catch(() => undefined);
  };
  // Not every browser says when it is idle.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(all, 1000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(all);
  return () => cancelIdleCallback(asked);
}

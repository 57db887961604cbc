import type { WebPushTarget } from '../people/person.js';
import type { Store } from '../store/store.js';
import type { Calls } from './calls.js';
import { post } from './post.js';

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** Loaded when it is needed: many servers never push anything. */
const library = async () => (await import('web-push')).default;

/** Made once for all processes: browsers know us by them. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  const webpush = await library();
  const text = await store.secret('push-keys', () => JSON.stringify(webpush.generateVAPIDKeys()));
  return JSON.parse(text) as PushKeys; // what we wrote
}

/** False if the browser has taken its subscription back. */
export async function sendPush(
  calls: Calls,
  { publicKey, privateKey }: PushKeys,
  { endpoint, keys }: WebPushTarget,
  text: string,
  { subject, allowInside }: { readonly subject: string; readonly allowInside: boolean },
): Promise<boolean> {
  const webpush = await library();
  // Only sealed by the library: it would wait for the last byte of the answer, for however long.
  const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { ...keys } }, text, {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: 86_400,
  });
  const sealed = body ?? Buffer.alloc(0);
  const status = await calls.call((signal) =>
    post(new URL(endpoint), { headers, body: sealed, allowInside, signal }),
  );
  if (status === 404 || status === 410) return false;
  if (status < 200 || status >= 300) throw new Error(`the other side answered ${status}`);
  return true;
}

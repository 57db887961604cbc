import { Agent } from 'node:https';
import type { WebPushTarget } from '../people/person.js';
import type { Store } from '../store/store.js';
import { always, outsideAddress } from './address.js';

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** Loaded when it is needed: many servers never push anything. */
const library = async () => (await import('web-push')).default;

/** Made once for all processes: browsers know us by them. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  const webpush = await library();
  const text = await store.secret('push-keys', () => JSON.stringify(webpush.generateVAPIDKeys()));
  return JSON.parse(text) as PushKeys; // what we wrote
}

async function agentFor(host: string): Promise<Agent> {
  return new Agent({ lookup: always(await outsideAddress(host)) });
}

/** False if the browser has taken its subscription back. */
export async function sendPush(
  { publicKey, privateKey }: PushKeys,
  target: WebPushTarget,
  text: string,
  { subject, allowInside }: { readonly subject: string; readonly allowInside: boolean },
): Promise<boolean> {
  const webpush = await library();
  // The call goes to the address that was checked: asked again, the name could lead elsewhere.
  const agent = allowInside ? undefined : await agentFor(new URL(target.endpoint).hostname);
  try {
    await webpush.sendNotification({ endpoint: target.endpoint, keys: { ...target.keys } }, text, {
      vapidDetails: { subject, publicKey, privateKey },
      timeout: 5000,
      TTL: 86_400,
      ...(agent === undefined ? {} : { agent }),
    });
    return true;
  } catch (error) {
    if (error instanceof webpush.WebPushError && [404, 410].includes(error.statusCode))
      return false;
    throw error;
  }
}

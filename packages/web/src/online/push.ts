import type { PushTarget } from '@hustings/protocol';

/** Can this browser show notices when no page of ours is open? */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The registration, if there is one; in development there is none to wait for. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return (await navigator.serviceWorker.getRegistration()) === undefined
    ? undefined
    : navigator.serviceWorker.ready;
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function targetOf(subscription: PushSubscription): PushTarget | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { endpoint, keys: { p256dh, auth } };
}

/** The address at which this browser hears of us, if it does. */
export async function pushTarget(): Promise<PushTarget | undefined> {
  if (!canPush()) return undefined;
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription === null || subscription === undefined ? undefined : targetOf(subscription);
}

/** Asks the browser for such an address; nothing if it or its user says no. */
export async function subscribe(key: string): Promise<PushTarget | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  try {
    const subscription = await (
      await registration()
    )?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    return subscription === undefined ? undefined : targetOf(subscription);
  } catch {
    return undefined; // no push service to be had
  }
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

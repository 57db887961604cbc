// The service worker: keeps the whole client for use without a network. `build/precache.ts` writes
// in what is to be kept; a new build has a new version, and old ones are thrown away.
const version = 'hustings-__VERSION__';
const files = [/* __FILES__ */];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)));
});

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  // Every page but the front one is the same page: the router reads the address.
  const page = url.pathname === '/' ? '/' : '/page.html';
  const wanted = event.request.mode === 'navigate' ? page : event.request;
  // Who asks for a language gets the page in it, as long as there is a network.
  if (wanted === '/' && url.searchParams.has('lang')) {
    event.respondWith(fetch(event.request).catch(() => caches.match('/')));
    return;
  }
  event.respondWith(caches.match(wanted).then((kept) => kept ?? fetched(event.request)));
});

/** What was built for one language is kept when it is first read. */
async function fetched(request) {
  const answer = await fetch(request);
  if (!new URL(request.url).pathname.startsWith('/assets/')) return answer;
  if (answer.ok) {
    const cache = await caches.open(version);
    await cache.put(request, answer.clone());
  } else if (answer.status === 404) await giveWay();
  return answer;
}

/**
 * The server has a newer build and no longer what this one asks for, such as a language's words that
 * nobody has read here yet. The page says that it is to be loaded again: that must bring the newer one,
 * though pages of this one are still open.
 */
async function giveWay() {
  await self.registration.update().catch(() => undefined); // no network: nothing newer is to be had
  const newer = self.registration.waiting ?? self.registration.installing;
  newer?.postMessage('take over');
}

/** An older build gives way; or another language is read from now on: the front page is kept in it. */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data !== 'language') return;
  const again = caches.open(version).then((cache) => cache.add('/'));
  event.waitUntil(again.catch(() => undefined)); // no network: the old one is better than none
});

// It is someone's turn. The server says at which table in `path`.
self.addEventListener('push', (event) => {
  const { title, body, path, stop } = event.data.json();
  const actions = stop === undefined ? [] : [{ action: 'stop', title: stop.label }];
  const data = { path, token: stop?.token };
  const shown = { body, tag: path, icon: '/icon.svg', data, actions };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** The page that shows this table already, or any page of ours, or a new one. */
async function goTo(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there !== undefined) return there.focus();
  return self.clients.openWindow(path);
}

/** No more of these; where that can't be said just now, the page asks. */
async function noMore(token) {
  const told = await fetch(`/api/v1/stop/${token}`, { method: 'POST' }).catch(() => undefined);
  if (told?.ok !== true) await self.clients.openWindow(`/stop#${token}`);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, token } = event.notification.data;
  event.waitUntil(event.action === 'stop' ? noMore(token) : goTo(path));
});

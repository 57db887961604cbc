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
  event.respondWith(caches.match(wanted).then((kept) => kept ?? fetch(event.request)));
});

// It is someone's turn. The server says at which table in `path`.
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  const shown = { body, tag: path, icon: '/icon.svg', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** The page that shows this table already, or any page of ours, or a new one. */
async function goTo(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there !== undefined) return there.focus();
  return self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.path));
});

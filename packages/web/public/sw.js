// Keeps the shell of the page, so that it opens without a connection. Play itself is never answered from here.
const NAME = `airlock-${'%BUILD%'}`;
const SHELL = ['%SHELL%'];
/** Longer than this nobody wants to look at nothing. */
const PATIENCE = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

/** The page itself: the newest if it comes in time, else the one that was kept. */
async function page(request) {
  const kept = await caches.match('/');
  try {
    const signal = kept ? AbortSignal.timeout(PATIENCE) : undefined;
    return await fetch(request, { signal });
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Files whose names carry a hash never change. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) (await caches.open(NAME)).put(request, fresh.clone());
  return fresh;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api')) event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || pathname === '/icon.svg') event.respondWith(asset(request));
});

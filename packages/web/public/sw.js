// Keeps the whole page, so that everything that needs no server works without a connection. Requests to a server are never answered
// from here. A new version is fetched beside the one in use, and takes its place when the reader says so or has left every tab.
const NAME = `airlock-${'%BUILD%'}`;
const FILES = ['%FILES%'];

/** Where the page lies: at the top of a server, or in some folder of a site. */
const HOME = new URL('./', self.location.href).pathname;
const PATHS = FILES.map((name) => HOME + name);

/** Names with a hash: what is kept of an earlier version need not be fetched again. */
const isLasting = (path) => path.startsWith(`${HOME}assets/`);

async function fetched(path) {
  const kept = isLasting(path) ? await caches.match(path) : undefined;
  if (kept) return kept;
  const fresh = await fetch(path, { cache: isLasting(path) ? 'default' : 'reload' });
  if (!fresh.ok) throw new Error(`${path} could not be fetched: ${fresh.status}`);
  return fresh;
}

self.addEventListener('install', (event) => {
  const keepAll = async () => {
    const cache = await caches.open(NAME);
    await Promise.all(PATHS.map(async (path) => cache.put(path, await fetched(path))));
  };
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    // A tab of the version before may still be open, and want a part that it has not loaded yet.
    const others = (await caches.keys()).filter((name) => name.startsWith('airlock-') && name !== NAME);
    for (const name of others.slice(0, -1)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

/** The page of this version; a newer one that waits takes over when nobody is disturbed by it. */
async function page(request) {
  const { waiting } = self.registration;
  if (waiting && (await self.clients.matchAll({ type: 'window' })).length < 2) {
    waiting.postMessage('take over');
    return new Response('', { headers: { refresh: '0', 'content-type': 'text/html' } });
  }
  const own = await caches.open(NAME);
  return (await own.match(HOME)) ?? fetch(request);
}

async function asset(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith(`${HOME}api`)) event.respondWith(page(request));
  else if (isLasting(pathname) || PATHS.includes(pathname)) event.respondWith(asset(request));
});

/** What a push message may tell of, in words: in its title, after the game, and below. */
const OCCASIONS = new Map([
  ['move', ['your move', 'Somebody has played, and it is your move.']],
  ['seat', ['company', 'Somebody has sat down at your table.']],
  ['late', ['little time left', 'It is still your move, and you have less than 3 hours left.']],
]);

/** Whatever else comes says nothing. */
function readNotice(data) {
  try {
    const { type, table, game } = data.json();
    const occasion = OCCASIONS.get(type);
    const isKnown = occasion && /^[A-Z]+-\d+-[A-Z]+$/.test(table) && typeof game === 'string';
    return isKnown ? { table, title: `${game}: ${occasion[0]}`, body: occasion[1] } : null;
  } catch {
    return null;
  }
}

const addressOf = (table) => new URL(`${HOME}t/${table}`, self.location.origin).href;

async function windowAt(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.find(({ url }) => url.split('#')[0] === address);
}

self.addEventListener('push', (event) => {
  const tell = async () => {
    const notice = readNotice(event.data);
    if (!notice) return;
    const { table, title, body } = notice;
    // Whoever looks at the table sees it there.
    if ((await windowAt(addressOf(table)))?.visibilityState === 'visible') return;
    // One for each table: a second one takes the place of the first.
    await self.registration.showNotification(title, {
      body,
      tag: `airlock ${table}`,
      icon: `${HOME}icon-192.png`,
      data: { table },
    });
  };
  event.waitUntil(tell());
});

self.addEventListener('notificationclick', (event) => {
  const open = async () => {
    const { table } = event.notification.data ?? {};
    event.notification.close();
    if (typeof table !== 'string') return;
    const address = addressOf(table);
    const found = await windowAt(address);
    if (found) await found.focus();
    else await self.clients.openWindow(address);
  };
  event.waitUntil(open());
});

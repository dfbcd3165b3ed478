// The service worker: keeps the whole table on the device, so that it opens without the network.
// It imports nothing; what is to be kept is written in by the build (build/offline.ts).

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Client {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: object): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

declare const __KEPT__: { readonly version: string; readonly files: readonly string[] };
const scope = globalThis as unknown as Scope;
const { version, files } = __KEPT__;
const PREFIX = 'tafelrunde-';
const CACHE = `${PREFIX}${version}`;
/** All pages are one. */
const PAGE = '/index.html';
/** What a server for online play answers is nothing to keep; whether there is one, may be asked without the network too. */
const OF_THE_SERVER = /^\/(api|metrics|ready)(\/|$)/;
const HEALTH = '/health';
/** What is named after its contents is the same in every version. */
const NAMED = /^\/(assets|rulebooks)\//;

scope.addEventListener('install', event => event.waitUntil(fill()));
scope.addEventListener('activate', event => event.waitUntil(tidy().then(() => scope.clients.claim())));
scope.addEventListener('message', event => {
  if (event.data === 'take over') void scope.skipWaiting();
});
scope.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || OF_THE_SERVER.test(pathname)) return;
  if (pathname === HEALTH) return event.respondWith(fetch(request).catch(() => Response.json({ ok: false })));
  event.respondWith(request.mode === 'navigate' ? kept(PAGE) : kept(pathname));
});

// It is somebody's turn (docs/protocol.md, Web Push): the server has sent it for this browser alone.
scope.addEventListener('push', event => {
  const { title, body, url, table } = (event.data?.json() ?? {}) as Partial<Record<string, string>>;
  const shown = { body: body ?? '', tag: table ?? '', icon: '/icon-192.png', data: url ?? '/' };
  event.waitUntil(scope.registration.showNotification(title ?? 'Tafelrunde', shown));
});
scope.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(lookAt(String(event.notification.data)));
});

/** The page of that table, if it is open; only pages of this site are opened. */
async function lookAt(address: string): Promise<void> {
  const { pathname } = new URL(address, location.origin);
  const open = await scope.clients.matchAll({ type: 'window' });
  const found = open.find(({ url }) => new URL(url).pathname === pathname);
  await (found ? found.focus() : scope.clients.openWindow(pathname));
}

/** Fetches what is new; what an older version holds already is taken over. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async file => {
      const known = NAMED.test(file) ? await caches.match(file) : undefined;
      if (known) await cache.put(file, known);
      else await cache.add(new Request(file, { cache: 'reload' }));
    }),
  );
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== CACHE).map(name => caches.delete(name)));
}

/** From the device, else from the network; rulebooks read once stay. */
async function kept(path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(path);
  if (known) return known;
  const answer = await fetch(path);
  if (answer.ok && NAMED.test(path)) await cache.put(path, answer.clone());
  return answer;
}

/** Milliseconds after the first page was drawn. */
const LATER = 2_000;

/** Asks the browser to keep the table; tells when a newer one waits. */
export function keepOffline(newer: (takeOver: () => void) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const had = serviceWorker.controller !== null;
  let reloading = false;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes a page over that is up to date already.
    if (!had || reloading) return;
    reloading = true;
    location.reload();
  });
  const keep = () =>
    void register(newer).catch(() => {
      // Without a service worker everything works but the start without the network.
    });
  // Who comes for the first time waits for the page: what it needs goes before what is kept for later.
  if (had) keep();
  else setTimeout(keep, LATER);
}

async function register(newer: (takeOver: () => void) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register('/offline.js');
  const offer = (worker: ServiceWorker | null) => {
    if (worker && navigator.serviceWorker.controller) newer(() => worker.postMessage('take over'));
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker));
  });
}

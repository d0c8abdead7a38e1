/** Asks the browser to keep the page, so that it opens and plays without a connection, and tells when there is a newer one. */
import { signal } from '@preact/signals';

/** Whether a newer version of the page has been fetched and waits. */
export const newVersion = signal(false);

export function keepOffline(): void {
  // While developing, the page changes under the worker's feet.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).then(
      // Where workers are blocked the answer may be nothing at all.
      (registration: ServiceWorkerRegistration | undefined) => registration && watch(registration),
      // A browser that forbids it (private windows do) still plays online.
      (error) => console.info('The page could not be kept for offline use.', error),
    );
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    newVersion.value = registration.waiting !== null && navigator.serviceWorker.controller !== null;
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
  // A tab may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Loads the page anew, as the newest version that can be had. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Without a connection the version that waits is the newest there is.
  await registration?.update().catch(() => undefined);
  if (registration?.installing) await installed(registration.installing);
  if (!registration?.waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('take over');
}

const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installing') resolve();
    });
  });

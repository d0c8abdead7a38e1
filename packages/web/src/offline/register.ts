/** Asks the browser to keep the shell of the page, so that it opens without a connection. */
export function cacheShell(): void {
  // While developing, the page changes under the worker's feet.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch((error) => {
      // A browser that forbids it (private windows do) still plays online.
      console.info('The page could not be kept for offline use.', error);
    });
  });
}

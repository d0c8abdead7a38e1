/** What every measured server does besides serving: say that it is ready, and collect garbage when asked. */
export function ready(): void {
  process.send?.('ready');
}

process.on('message', (message) => {
  if (message !== 'collect') return;
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ inUse: heapUsed + external });
});

/** Never outlives the load. */
process.on('disconnect', () => process.exit(0));

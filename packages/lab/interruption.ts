/** Long work that somebody may end early, with Ctrl-C or by ending the process, and still have what was done. */

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Does the work with a signal that it can end on. The process then says so in its exit code, as a shell would. Whoever
 * interrupts a second time ends the process at once.
 */
export async function interruptible<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const handlers = Object.entries(SIGNALS).map(([name, code]) => {
    const handler = (): void => {
      process.exitCode = code;
      stopListening();
      controller.abort();
    };
    return [name, handler] as const;
  });
  const stopListening = (): void => {
    for (const [name, handler] of handlers) process.off(name, handler);
  };
  for (const [name, handler] of handlers) process.on(name, handler);
  try {
    return await work(controller.signal);
  } finally {
    stopListening();
  }
}

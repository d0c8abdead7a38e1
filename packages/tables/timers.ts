/**
 * How a table waits. The language itself tells the time of day, but neither sets timers nor knows the end of a turn of the
 * event loop: whoever opens a room of tables gives it those of Node, of a browser's worker or of a test.
 */

/** Calls it off; does nothing once it has happened. */
export type Cancel = () => void;

export interface Timers {
  /** Nobody is kept waiting for it: a program that has nothing else to do may end before. */
  after(milliseconds: number, then: () => void): Cancel;
  every(milliseconds: number, then: () => void): Cancel;
  /** When everything that has arrived by now has been looked at. */
  soon(then: () => void): void;
  /** Milliseconds since some moment. Unlike the time of day it never runs back. */
  elapsed(): number;
}

/** As much as timers need of what surrounds a program everywhere. Looked up at every use, since tests put in their own. */
export interface Surroundings {
  setTimeout(then: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
  setInterval(then: () => void, milliseconds: number): unknown;
  clearInterval(timer: unknown): void;
  readonly performance: { now(): number };
}

export function timersOf(around: Surroundings, soon: Timers['soon']): Timers {
  return {
    after(milliseconds, then) {
      const timer = unheld(around.setTimeout(then, milliseconds));
      return () => around.clearTimeout(timer);
    },
    every(milliseconds, then) {
      const timer = unheld(around.setInterval(then, milliseconds));
      return () => around.clearInterval(timer);
    },
    soon,
    elapsed: () => around.performance.now(),
  };
}

/** In Node a timer keeps the process running unless it is told not to; in a browser it is a number. */
function unheld(timer: unknown): unknown {
  if (typeof timer === 'object') (timer as { unref?(): void } | null)?.unref?.();
  return timer;
}

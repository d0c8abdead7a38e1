/** How long a search may think. */

/** Milliseconds since any moment, always growing. */
export type Stopwatch = () => number;

export interface Budget {
  /** How many games a search plays to their end. By itself it makes a search repeatable. */
  readonly playouts: number;
  /** Stops a slow machine earlier; what is chosen then depends on its speed. */
  readonly milliseconds?: number;
  /** Tests hand in their own. */
  readonly stopwatch?: Stopwatch;
}

/** Every machine that runs bots has it; declared here because bots know neither Node nor browsers. */
declare const performance: { now(): number };

/** Says when time is up; never when the budget names no time. */
export function timer({ milliseconds, stopwatch = () => performance.now() }: Budget): () => boolean {
  if (milliseconds === undefined) return () => false;
  const end = stopwatch() + milliseconds;
  return () => stopwatch() >= end;
}

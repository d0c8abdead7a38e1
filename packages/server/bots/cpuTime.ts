/** How much CPU time this thread has used, so that a bot's time does not run while other threads and programs do. */
import { openSync, readSync } from 'node:fs';

/** Milliseconds since any moment; never runs back. */
export type Stopwatch = () => number;

/**
 * Newer Nodes tell it. On Linux the kernel does, at every tick of its clock, a few milliseconds apart. Elsewhere nobody
 * does, and the least that is known to be enough is taken: see `leastOf`.
 */
export const threadStopwatch = (): Stopwatch =>
  ownStopwatch() ?? kernelStopwatch() ?? leastOf(wall, processTime);

/** Node 23.9 and newer; the types are those of Node 20. */
function ownStopwatch(): Stopwatch | null {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => NodeJS.CpuUsage };
  return threadCpuUsage ? () => milliseconds(threadCpuUsage()) : null;
}

const SCHEDULE = '/proc/thread-self/schedstat';
const NANOSECONDS = 1e6;

/** The file says for how many nanoseconds the thread has run, how long it has waited, and how often. */
function kernelStopwatch(): Stopwatch | null {
  const text = Buffer.alloc(80);
  try {
    const file = openSync(SCHEDULE, 'r');
    const read = (): number =>
      Number.parseInt(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)), 10) / NANOSECONDS;
    return Number.isFinite(read()) ? read : null;
  } catch {
    return null;
  }
}

const wall: Stopwatch = () => performance.now();
const processTime: Stopwatch = () => milliseconds(process.cpuUsage());

/**
 * A thread has used no more than passed on the wall, and no more than the whole process has used. Between two looks the
 * lesser of both is therefore at least as much as it used: a bot may get a little less time by it, never more.
 */
export function leastOf(...stopwatches: readonly Stopwatch[]): Stopwatch {
  let before = stopwatches.map((read) => read());
  let sum = 0;
  return () => {
    const now = stopwatches.map((read) => read());
    sum += Math.max(0, Math.min(...now.map((time, index) => time - (before[index] ?? time))));
    before = now;
    return sum;
  };
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** Plays a plan on several threads. Which thread plays what makes no difference to the result. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Plan, rangesOf } from './plan.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { Order } from './worker.ts';

export const MOST_WORKERS = 256;

export const allCores = (): number => Math.min(MOST_WORKERS, availableParallelism());

export type Progress = (gamesDone: number) => void;

/** Plays all games of a plan; `progress` hears of every range that is done. */
export async function playOut(plan: Plan, workers: number, progress: Progress = () => {}): Promise<Tally> {
  const ranges = rangesOf(plan);
  const tallies: Tally[] = [];
  const waiting = ranges.entries();
  let done = 0;

  async function work(thread: Thread): Promise<void> {
    await thread.order({ plan });
    for (const [index, range] of waiting) {
      tallies[index] = (await thread.order({ range })) as Tally;
      done += range.to - range.from;
      progress(done);
    }
  }

  const threads = Array.from({ length: Math.min(workers, ranges.length) }, startThread);
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
  const sum = emptyTally(plan);
  for (const tally of tallies) addTally(sum, tally);
  return sum;
}

interface Thread {
  /** Sends an order and waits for its answer; one at a time. */
  order(order: Order): Promise<unknown>;
  stop(): Promise<unknown>;
}

function startThread(): Thread {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  // A thread that breaks while nobody waits for it is met again by the next order.
  let broken: Error | undefined;
  let settle: { resolve(answer: unknown): void; reject(error: Error): void } | undefined;
  worker.on('message', (answer) => settle?.resolve(answer));
  worker.on('error', (error) => {
    broken = error;
    settle?.reject(error);
  });
  return {
    order: (order) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        settle = { resolve, reject };
        worker.postMessage(order);
      }),
    stop: () => worker.terminate(),
  };
}

/** A thread of Node in which bots think; it begins with this. */
import { parentPort, workerData } from 'node:worker_threads';
import { type AnsweringParts, answering } from '@airlock/tables';
import { threadStopwatch } from './cpuTime.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** Counts the signs of life of a thought: how often it asked whether its time is used up. */
  readonly signs: SharedArrayBuffer;
}

export function answerQuestions(load: AnsweringParts['load']): void {
  const signs = new Int32Array((workerData as ThreadData).signs);
  const answer = answering({
    load,
    stopwatch: threadStopwatch(),
    sign: () => void Atomics.add(signs, 0, 1),
    say: (said) => parentPort?.postMessage(said),
  });
  parentPort?.on('message', answer);
}

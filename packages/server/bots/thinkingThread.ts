/** Starts threads of Node in which bots think. */
import { Worker } from 'node:worker_threads';
import { type Answer, BEGUN, type Preparation, type StartThread } from '@airlock/tables';
import type { ThreadData } from './answering.ts';

/** Threads that run a built file. */
export const threadsOf =
  (file: URL): StartThread =>
  (events) => {
    const signs = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const counter = new Int32Array(signs);
    const worker = new Worker(file, { workerData: { signs } satisfies ThreadData });
    let isEnded = false;
    const crashed = (problem: string): void => {
      if (!isEnded) events.crashed(problem);
      isEnded = true;
    };
    worker.on('message', (said: Answer | typeof BEGUN) => {
      if (isEnded) return;
      if (said === BEGUN) events.begun();
      else events.answered(said);
    });
    worker.on('error', (error) => crashed(String(error)));
    worker.on('exit', (code) => crashed(`It ended with code ${code}.`));
    return {
      get signs() {
        return Atomics.load(counter, 0);
      },
      ask: (question) => worker.postMessage(question),
      prepare: (game) => worker.postMessage({ prepare: game } satisfies Preparation),
      async end() {
        isEnded = true;
        await worker.terminate();
      },
    };
  };

/** One thread in which bots think, as the pool sees it. */
import { Worker } from 'node:worker_threads';
import { type Answer, BEGUN, type Preparation, type Question, type ThreadData } from './thought.ts';

export interface ThreadEvents {
  /** The game had to be loaded; the bot begins to think now. */
  begun(): void;
  answered(answer: Answer): void;
  /** It is gone by itself. */
  crashed(problem: string): void;
}

export interface ThinkingThread {
  /** Grows as long as the thought makes headway. */
  readonly signs: number;
  /** One question at a time. */
  ask(question: Question): void;
  prepare(game: string): void;
  end(): Promise<void>;
}

export type StartThread = (events: ThreadEvents) => ThinkingThread;

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

/** Workers of the page in which bots think, as the pool sees them. */
import { type Answer, BEGUN, type Preparation, type StartThread } from '@airlock/tables';
import { THINKER } from './addresses.ts';

/** What a worker says now and then while a bot thinks: a page has no memory that both could look at. */
export const SIGN = 'sign';

export const startThread: StartThread = (events) => {
  const worker = new Worker(THINKER, { type: 'module', name: 'airlock-bot' });
  let signs = 0;
  let isEnded = false;
  worker.onmessage = ({ data }: MessageEvent<Answer | typeof BEGUN | typeof SIGN>) => {
    if (isEnded) return;
    if (data === SIGN) signs++;
    else if (data === BEGUN) events.begun();
    else events.answered(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (!isEnded) events.crashed(event.message || 'The worker could not be loaded.');
    isEnded = true;
  };
  return {
    get signs() {
      return signs;
    },
    ask: (question) => worker.postMessage(question),
    prepare: (game) => worker.postMessage({ prepare: game } satisfies Preparation),
    async end() {
      isEnded = true;
      worker.terminate();
    },
  };
};

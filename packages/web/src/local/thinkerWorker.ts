/** A worker in which bots think. */
import { answering } from '@airlock/tables';
import { SIGN } from './browserThreads.ts';
import { loadEntry } from './entries.ts';

/** Often enough for whoever watches over it, and too seldom to cost anything. */
const SIGN_EVERY_MS = 250;

let signedAt = 0;

const answer = answering({
  load: loadEntry,
  // Nobody tells a worker its CPU time. By the wall clock a slow or busy device thinks less, and never longer.
  stopwatch: () => performance.now(),
  sign() {
    const now = performance.now();
    if (now - signedAt < SIGN_EVERY_MS) return;
    signedAt = now;
    postMessage(SIGN);
  },
  say: (said) => postMessage(said),
});

addEventListener('message', ({ data }) => answer(data));

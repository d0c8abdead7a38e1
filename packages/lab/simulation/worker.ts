/** The other end of `workers.ts`: a thread that plays the ranges it is sent. */
import { parentPort } from 'node:worker_threads';
import { gameNamed } from '../arguments.ts';
import type { Plan, Range } from './plan.ts';
import { rangePlayer } from './playRange.ts';
import type { Tally } from './tally.ts';

/** A plan to work on, or a range of the plan sent last. */
export type Order = { readonly plan: Plan } | { readonly range: Range };

let playRange: (range: Range) => Tally = () => {
  throw new Error('A range came before its plan.');
};

parentPort?.on('message', async (order: Order) => {
  if ('plan' in order) {
    playRange = rangePlayer(await gameNamed(order.plan.game), order.plan);
    parentPort?.postMessage('ready');
  } else {
    parentPort?.postMessage(playRange(order.range));
  }
});

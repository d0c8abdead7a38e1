/** The other end of `workers.ts`: a thread that plays the ranges it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { tune } from '@airlock/kernel';
import { gameNamed } from '../arguments.ts';
import { commandIn, type Line, reachPrograms, spellFor } from '../outside/outsideBot.ts';
import type { Plan, Range } from './plan.ts';
import { type PlayRange, rangePlayer } from './playRange.ts';

/** A plan to work on, or a range of the plan sent last; the answer may be only its beginning. */
export type Order = { readonly plan: Plan } | { readonly range: Range };

/** After this long a thread answers with what it has played of its range, so that an interruption costs little. */
const PATIENCE_MS = 500;

let playRange: PlayRange = () => {
  throw new Error('A range came before its plan.');
};

reachPrograms(workerData as Line);

parentPort?.on('message', async (order: Order) => {
  if ('plan' in order) {
    // A game reads its numbers when it is loaded, so that they have to be known before.
    tune(order.plan.game, order.plan.numbers ?? {});
    const entry = await gameNamed(order.plan.game);
    if (order.plan.levels.some((level) => commandIn(level) !== undefined)) await spellFor(entry);
    playRange = rangePlayer(entry, order.plan);
    parentPort?.postMessage('ready');
  } else {
    const end = performance.now() + PATIENCE_MS;
    parentPort?.postMessage(playRange(order.range, () => performance.now() > end));
  }
});

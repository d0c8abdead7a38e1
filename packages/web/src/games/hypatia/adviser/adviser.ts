/** The page's side of the strongest player of Hypatia, who thinks in a worker. */
import type { Hint, View } from '@airlock/hypatia';
import { Errands } from '../../../kit/errands/errands.ts';
import type { Par } from './par.ts';
import type { Advice, Task } from './worker.ts';
import address from './worker.ts?worker-address';

const errands = new Errands<Task, Advice>(
  () => new Worker(address, { type: 'module', name: 'airlock-adviser' }),
);

/** Loading the worker takes longer than many a thought: whoever comes near the button lets it begin. */
export const prepareHints = (): void => errands.prepare();

export async function hintOf(view: View, odds: boolean): Promise<Hint | null> {
  return (await errands.send({ to: 'hint', view, odds }))?.hint ?? null;
}

/** `null` when it was given up. */
export async function parOf(day: string, signal: AbortSignal): Promise<Par | null> {
  return (await errands.send({ to: 'par', day }, signal))?.par ?? null;
}

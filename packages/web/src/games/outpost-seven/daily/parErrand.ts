/** Has a day's par worked out beside the page. */
import { Errands } from '../../../kit/errands/errands.ts';
import type { Par } from './par.ts';
import address from './parWorker.ts?worker-address';

const errands = new Errands<string, Par>(() => new Worker(address, { type: 'module', name: 'airlock-par' }));

/** `null` when it was given up. */
export const parOf = (day: string, signal: AbortSignal): Promise<Par | null> => errands.send(day, signal);

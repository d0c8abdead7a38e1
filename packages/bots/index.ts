/** What all bots share. */
export { ask, NothingToDo } from './asked.ts';
export type { Budget } from './budget.ts';
export { cautiousBot } from './cautious.ts';
export { policyBot } from './policy.ts';
export { randomBot } from './random.ts';
export { samplingBot } from './sampling.ts';
export { settlingBot } from './settling.ts';
export { treeSearchBot } from './tree.ts';
export { wavering } from './wavering.ts';

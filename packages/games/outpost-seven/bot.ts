/** What a good player of Outpost Seven looks for; bots are made of it. */
import type { Knowledge } from '@airlock/kernel';
import { brisk } from './bot/brisk.ts';
import { candidates } from './bot/candidates.ts';
import { solveEnding } from './bot/endgame.ts';
import { quick } from './bot/quick.ts';
import { worth } from './bot/worth.ts';
import type { State } from './state.ts';

export { casual } from './bot/casual.ts';
export { planner } from './bot/planner.ts';

/** Opponents differ: some hoard and weigh, some play what they have. Rollouts that mix both trust neither. */
export const knowledge: Knowledge<State> = {
  quick: (state, seat, random) => (random.int(2) === 0 ? quick : brisk)(state, seat, random),
  candidates,
  worth,
  solve: solveEnding,
};

/** What a good player of Outpost Seven looks for; bots are made of it. */
import type { Knowledge } from '@airlock/kernel';
import { brisk } from './bot/brisk.ts';
import { candidates } from './bot/candidates.ts';
import { solveEnding } from './bot/endgame.ts';
import { handful } from './bot/handful.ts';
import { quick } from './bot/quick.ts';
import { worth } from './bot/worth.ts';
import type { State } from './state.ts';

export { casual, patient } from './bot/casual.ts';
export { glimpse } from './bot/glimpse.ts';
export { planner } from './bot/planner.ts';

/** Opponents differ: some hoard and weigh, some play what they have. Rollouts that mix both trust neither. */
export const knowledge: Knowledge<State> = {
  quick: (state, seat, random) => (random.int(2) === 0 ? quick : brisk)(state, seat, random),
  candidates,
  worth,
  solve: solveEnding,
};

/** Somebody who tries only a few ideas and does not work out the end: the best repairs, and as many cards as there are. */
export const engineerKnowledge = (repairs: number): Knowledge<State> => ({
  quick: knowledge.quick ?? quick,
  candidates: handful(repairs),
  worth,
});

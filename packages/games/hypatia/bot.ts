/** What a good commander knows, for bots to be made of. */
import type { Knowledge } from '@airlock/kernel';
import { listCandidates } from './bot/candidates.ts';
import { captainPolicy } from './bot/captain.ts';
import { CAPTAIN, type Weights } from './bot/weights.ts';
import type { ShipResult, State } from './state.ts';
import { shipOf } from './state.ts';

export { captainPolicy, captainsChoice } from './bot/captain.ts';

/** Plays searches to their end: the Captain, who lets no card of his hand grow old. */
export const FIRST_OFFICER: Weights = { ...CAPTAIN, discardBelow: 1.1 };

/** More than any score, so that worths stay below one. */
const TOP_SCORE = 44;

export const commanderKnowledge: Knowledge<State> = {
  quick: captainPolicy(FIRST_OFFICER),
  candidates: (state, seat, into) => listCandidates(state, seat, FIRST_OFFICER, into),
  /** A win is worth a point more than its score, a loss nothing. */
  worth(state, seat) {
    const result = shipOf(state, seat)?.result as ShipResult;
    return result.won ? (1 + result.score) / (1 + TOP_SCORE) : 0;
  },
};

/** From how much on a decision is a slip or a mistake, by game: in chances of winning, points of the score, or seconds. */
import type { Limits } from '@airlock/bots';
import type { GameId } from './games.ts';

export const LIMITS = {
  hypatia: { slip: 0.35, mistake: 0.9 },
  // Below twelve points the play-outs and the search of a strong player too often contradict each other.
  'outpost-seven': { slip: 0.04, mistake: 0.12 },
  'omega-virus': { slip: 2, mistake: 5 },
  outsider: { slip: 0.02, mistake: 0.05 },
  outbreak: { slip: 0.04, mistake: 0.1 },
} as const satisfies Partial<Record<GameId, Limits>>;

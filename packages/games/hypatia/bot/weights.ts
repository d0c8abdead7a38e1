/** What the Captain thinks things are worth. */

export interface Weights {
  /** A life lost in a trick. */
  readonly kill: number;
  /** A card spent, times its worth. */
  readonly card: number;
  /** For each Phage that comes or fails to come against the usual number a card. */
  readonly pace: number;
  readonly phagePerCard: number;
  readonly effort: number;
  /** How much of a trick's future counts when so many places are free. */
  readonly horizon: readonly number[];
  readonly killedActor: number;
  readonly securityShare: number;
  readonly lifeboat: number;
  readonly escape: number;
  readonly powerHangar: number;
  readonly logistics: number;
  readonly labs: number;
  readonly arm: number;
  readonly armAtSurvivors: number;
  readonly armAtRound: number;
  readonly armAtRescued: number;
  /** Hand cards of less worth are discarded before drawing. */
  readonly discardBelow: number;
  /** What a sentinel's own worth takes away. */
  readonly sentinelCard: number;
  /** By suit: a sentinel at the powered Hangar. */
  readonly hangarSentinel: readonly number[];
}

export const CAPTAIN: Weights = {
  kill: 0.57,
  card: 0.15,
  pace: 0.3,
  phagePerCard: 0.41,
  effort: 0.8,
  horizon: [1, 0.95, 0.85, 0.7, 0.55, 0.45],
  killedActor: 1.2,
  securityShare: 0.6,
  lifeboat: 5,
  escape: 22.7,
  powerHangar: 7,
  logistics: 9,
  labs: 4,
  arm: 9,
  armAtSurvivors: 14,
  armAtRound: 30,
  armAtRescued: 12,
  discardBelow: 0.3,
  sentinelCard: 0.3,
  hangarSentinel: [0.3, 4, 1.1, 1.5],
};
